/** Boards to try things on. */
import { Random, type Size } from "@microsolvers/core-grid";
import fc from "fast-check";
import { type Position, type Puzzle, STANDARD, type State } from "../src/index.ts";

/** Draws `rows` from one string: row after row, blanks between them. */
export function board(rows: string): State {
  const characters = rows.replaceAll(/\s/g, "");
  return {
    blank: characters.indexOf("*"),
    black: Uint8Array.from(characters, (character) => (character === "1" ? 1 : 0)),
  };
}

/** A state with that many black knights; all are equally likely. */
export function randomState({ rows, columns }: Size, count: number, random: Random): State {
  const cells = random.shuffle(Array.from({ length: rows * columns }, (_, cell) => cell));
  const black = new Uint8Array(cells.length);
  for (const cell of cells.slice(1, count + 1)) black[cell] = 1;
  return { blank: cells[0], black };
}

interface Shape extends Size {
  readonly count: number;
}

/** Goals with that many black knights, all equally likely. */
function goalsOn(shapes: fc.Arbitrary<Shape>): fc.Arbitrary<[Puzzle, Random]> {
  return fc.tuple(shapes, fc.nat()).map(([{ rows, columns, count }, seed]) => {
    const random = new Random(seed);
    return [{ rows, columns, goal: randomState({ rows, columns }, count, random) }, random];
  });
}

const anyShape: fc.Arbitrary<Shape> = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 6 }), fc.nat())
  .map(([rows, columns, drawn]) => ({ rows, columns, count: drawn % (rows * columns) }));

/**
 * Sizes that make 702 states at most, and fewer the more often they are drawn: each state is asserted about
 * dozens of times. Nine cells are a ring and a lonely one, thin boards fall apart, 27 cells are a wide board.
 */
const smallShape: fc.Arbitrary<Shape> = fc
  .oneof(
    { weight: 12, arbitrary: fc.constant({ rows: 3, columns: 3, most: 3 }) },
    { weight: 4, arbitrary: fc.constant({ rows: 1, columns: 5, most: 4 }) },
    { weight: 6, arbitrary: fc.constant({ rows: 2, columns: 6, most: 2 }) },
    { weight: 2, arbitrary: fc.constant({ rows: 3, columns: 4, most: 2 }) },
    { weight: 1, arbitrary: fc.constant({ rows: 5, columns: 4, most: 1 }) },
    { weight: 1, arbitrary: fc.constant({ rows: 3, columns: 9, most: 1 }) },
  )
  .chain(({ rows, columns, most }) =>
    fc.integer({ min: 1, max: most }).map((count) => ({ rows, columns, count })),
  );

/** Positions of any size, a few leaps from the goal, as `parse` makes them. */
export const positions: fc.Arbitrary<Position> = fc
  .tuple(fc.oneof(goalsOn(anyShape), fc.constant([STANDARD])), fc.nat({ max: 16 }), fc.nat())
  .map(([[puzzle], leaps, seed]) => ({ puzzle, state: scrambled(puzzle, leaps, seed) }));

/** Positions with one goal, on boards of a few hundred states. */
export const smallQuestions = (most: number): fc.Arbitrary<Position[]> =>
  fc
    .tuple(goalsOn(smallShape), fc.integer({ min: 1, max: most }))
    .map(([[puzzle, random], length]) =>
      Array.from({ length }, () => {
        const count = Array.from(puzzle.goal.black).filter(Boolean).length;
        return { puzzle, state: randomState(puzzle, count, random) };
      }),
    );

/** Leaps by chance from the goal, of which some are taken back. */
export function scrambled(puzzle: Puzzle, leaps: number, seed: number): State {
  const random = new Random(seed);
  const { columns } = puzzle;
  const black = Uint8Array.from(puzzle.goal.black);
  let { blank } = puzzle.goal;
  for (let leap = 0; leap < leaps; leap++) {
    const near = [...black.keys()].filter((cell) => {
      const rows = Math.abs(Math.floor(cell / columns) - Math.floor(blank / columns));
      const across = Math.abs((cell % columns) - (blank % columns));
      return rows * across === 2;
    });
    if (near.length === 0) break;
    const from = random.pick(near);
    black[blank] = black[from];
    black[from] = 0;
    blank = from;
  }
  return { blank, black };
}
