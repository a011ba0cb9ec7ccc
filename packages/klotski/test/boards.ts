/** Boards to try things on. */
import fc from "fast-check";
import type { Position } from "../src/index.ts";

export interface Shape {
  readonly rows: number;
  readonly columns: number;
  readonly free: readonly number[];
  readonly freeCells: readonly number[];
}

/** Boards with two free cells at least; `largest` bounds rows and columns. */
export const shapes = (largest: number): fc.Arbitrary<Shape> =>
  fc
    .record({
      rows: fc.integer({ min: 1, max: largest }),
      columns: fc.integer({ min: 1, max: largest }),
      fixedInTen: fc.integer({ min: 0, max: 5 }),
    })
    .filter(({ rows, columns }) => rows * columns > 1)
    .chain(({ rows, columns, fixedInTen }) => {
      const cell = fc.integer({ min: 0, max: 9 }).map((drawn) => (drawn < fixedInTen ? 0 : 1));
      return fc
        .array(cell, { minLength: rows * columns, maxLength: rows * columns })
        .map((drawn): Shape => {
          const free = drawn.includes(1) ? drawn : drawn.with(0, 1);
          const enough =
            free.indexOf(1) === free.lastIndexOf(1) ? free.with(free[0] ? 1 : 0, 1) : free;
          const freeCells = [...enough.keys()].filter((at) => enough[at]);
          return { rows, columns, free: enough, freeCells };
        });
    });

/** Places of blank, named tile and target on a board. The target is on a fixed cell now and then. */
const places = ({
  free,
  freeCells,
}: Shape): fc.Arbitrary<Position["state"] & { target: number }> => {
  const choice = fc.nat({ max: freeCells.length - 1 });
  const onAnyCell = fc.nat({ max: free.length - 1 });
  return fc
    .tuple(
      choice,
      choice,
      fc.oneof({ weight: 9, arbitrary: choice.map((at) => freeCells[at]) }, onAnyCell),
    )
    .map(([blank, drawn, target]) => {
      const tile = drawn === blank ? (drawn + 1) % freeCells.length : drawn;
      return { blank: freeCells[blank], tile: freeCells[tile], target };
    });
};

/** Positions on any board, as `parse` makes them. */
export const positions: fc.Arbitrary<Position> = shapes(8).chain((shape) =>
  places(shape).map(({ target, ...state }) => {
    const { rows, columns } = shape;
    return { puzzle: { rows, columns, free: Uint8Array.from(shape.free), target }, state };
  }),
);

/** Positions on one small board, whose cells are a plain array. */
export const questionsOnOneBoard = (most: number): fc.Arbitrary<Position[]> =>
  shapes(4).chain((shape) => {
    const { rows, columns, free } = shape;
    const position = places(shape).map(({ target, ...state }) => ({
      puzzle: { rows, columns, free, target },
      state,
    }));
    return fc.array(position, { minLength: most, maxLength: most });
  });

/** Whole numbers from 0 below `limit`, the same ones for the same seed (Park and Miller, 1988). */
export function randomNumbers(seed: number): (limit: number) => number {
  let value = seed;
  return (limit) => {
    value = (value * 48271) % 2147483647;
    return Math.floor((value / 2147483647) * limit);
  };
}
