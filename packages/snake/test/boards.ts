/** Boards to try things on. */
import { DIRECTIONS, neighbour, Random, type Size } from "@microsolvers/core-grid";
import fc from "fast-check";
import type { Position, TailRule } from "../src/index.ts";

export interface Wishes {
  /** The least rows and columns; 1 where not given. */
  readonly least?: number;
  /** The most rows and columns, and cells of the snake. */
  readonly side: number;
  readonly length: number;
  /** Of ten cells, so many are stones at most. */
  readonly stonesInTen: number;
}

/**
 * Any position: stones may lie under the snake and on exits, of which there are one to three. A snake that
 * winds itself into a dead end is shorter than was wished.
 */
export function drawPosition(random: Random, wishes: Wishes): Position {
  const { least = 1, side, length, stonesInTen } = wishes;
  const drawSide = (): number => least + random.below(side - least + 1);
  const size = { rows: drawSide(), columns: drawSide() };
  const cells = size.rows * size.columns;
  const inTen = random.below(stonesInTen + 1);
  const stones = Uint8Array.from({ length: cells }, () => (random.below(10) < inTen ? 1 : 0));
  const exits = Array.from({ length: 1 + random.below(3) }, () => random.below(cells));
  const tail: TailRule = random.below(2) === 0 ? "blocks" : "frees";
  return {
    puzzle: { ...size, stones, exits: [...new Set(exits)].sort((a, b) => a - b), tail },
    state: { body: drawBody(random, size, 1 + random.below(length)) },
  };
}

export function drawBody(random: Random, size: Size, length: number): number[] {
  const body = [random.below(size.rows * size.columns)];
  while (body.length < length) {
    const last = body[body.length - 1];
    const free = DIRECTIONS.map((side) => neighbour(size, last, side)).filter(
      (cell) => cell >= 0 && !body.includes(cell),
    );
    if (free.length === 0) break;
    body.push(random.pick(free));
  }
  return body;
}

const positionsOf = (wishes: Wishes): fc.Arbitrary<Position> =>
  fc.nat().map((seed) => drawPosition(new Random(seed), wishes));

/**
 * A snake too long for the letters, and for one number: in windings up to the head, above which all is free
 * to the exits in the first row.
 */
function drawLong(random: Random): Position {
  const rows = 16 + random.below(5);
  const columns = 6 + random.below(5);
  const last = rows * columns - 1;
  const stones = new Uint8Array(rows * columns);
  const winding = Array.from({ length: 50 + random.below(20) }, (_, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    return last - row * columns - (row % 2 === 0 ? column : columns - 1 - column);
  });
  for (let stone = 0; stone < 5; stone++) stones[random.pick(winding)] = 1;
  const exits = [random.below(columns), random.pick(winding)];
  return {
    puzzle: { rows, columns, stones, exits, tail: "blocks" },
    state: { body: winding.reverse() },
  };
}

/** As people have them. */
export const positions: fc.Arbitrary<Position> = fc.oneof(
  { weight: 4, arbitrary: positionsOf({ side: 8, length: 7, stonesInTen: 3 }) },
  fc.nat().map((seed) => drawLong(new Random(seed))),
);

/** Of a few thousand states at most. */
export const smallPositions: fc.Arbitrary<Position> = positionsOf({
  least: 2,
  side: 5,
  length: 6,
  stonesInTen: 3,
});

/** Snakes on one small board. */
export const questionsOnOneBoard = (count: number): fc.Arbitrary<Position[]> =>
  fc.nat().map((seed) => {
    const random = new Random(seed);
    const { puzzle } = drawPosition(random, { least: 2, side: 5, length: 1, stonesInTen: 3 });
    return Array.from({ length: count }, () => ({
      puzzle,
      state: { body: drawBody(random, puzzle, 1 + random.below(6)) },
    }));
  });
