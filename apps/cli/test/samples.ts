/** Judge texts with answers that a person can check. */

/**
 * The sample of NOIP 2013: in the first question the blank goes up twice, in the second the tile is walled
 * in.
 */
export const SAMPLE = `3 4 2
0 1 1 1
0 1 1 0
0 1 0 0
3 2 1 2 2 2
1 2 2 2 3 2
`;
export const SAMPLE_ANSWERS = "2\n-1\n";

/** One row: the tile moves into the blank beside it, and no further. */
export const ONE_STEP = "1 3 1\n1 1 1\n1 1 1 2 1 1\n";
export const NO_WAY = "1 3 1\n1 1 1\n1 1 1 2 1 3\n";

/** The judge's form of the board in examples/klotski.txt. */
export const LONG_WAY = `5 5 1
0 1 1 1 1
1 1 0 1 1
1 1 1 1 1
1 1 1 1 0
0 1 1 1 1
5 4 1 4 4 2
`;
