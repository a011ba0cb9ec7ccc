/**
 * The symmetries of a rectangle: the four that every rectangle has, and the four more of a square that
 * swap rows and columns.
 */
import { type Cell, columnOf, rowOf, type Size } from "./grid.ts";

/** image[cell] is where the symmetry takes `cell`. */
export type Symmetry = readonly Cell[];

/** All symmetries, the identity first: 8 for a square, else 4. Time and memory O(rows * columns). */
export function symmetries(size: Size): Symmetry[] {
  const { rows, columns } = size;
  const swaps = rows === columns ? [false, true] : [false];
  return swaps.flatMap((swapped) =>
    [false, true].flatMap((upsideDown) =>
      [false, true].map((mirrored) =>
        Array.from({ length: rows * columns }, (_, cell) => {
          const row = upsideDown ? rows - 1 - rowOf(size, cell) : rowOf(size, cell);
          const column = mirrored ? columns - 1 - columnOf(size, cell) : columnOf(size, cell);
          return swapped ? column * columns + row : row * columns + column;
        }),
      ),
    ),
  );
}
