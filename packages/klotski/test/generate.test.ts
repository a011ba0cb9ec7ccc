import {
  ArgumentError,
  cellAt,
  columnOf,
  DIRECTIONS,
  neighbour,
  rowOf,
  type Size,
} from "@microsolvers/core-grid";
import { readCases } from "@microsolvers/core-grid/judge";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BOARD_KINDS, type GenerateOptions, generate } from "../src/generate.ts";
import { createReader, formatJudge } from "../src/judge.ts";
import { type Board, checkPosition } from "../src/rules.ts";

const options: fc.Arbitrary<GenerateOptions> = fc.record({
  kind: fc.constantFrom(...BOARD_KINDS),
  rows: fc.integer({ min: 1, max: 24 }),
  columns: fc.integer({ min: 2, max: 24 }),
  density: fc.double({ min: 0, max: 1, noNaN: true }),
  seed: fc.maxSafeNat(),
  questions: fc.nat({ max: 5 }),
});

/** Every size that has a free cell for the blank and one for the tile, in every kind. */
const sizes = fc.record({
  rows: fc.integer({ min: 3, max: 24 }),
  columns: fc.integer({ min: 3, max: 24 }),
});

function freeNeighbours(board: Board, cell: number): number[] {
  return DIRECTIONS.map((direction) => neighbour(board, cell, direction)).filter(
    (next) => next >= 0 && board.free[next] === 1,
  );
}

function freeCellsOf({ free }: Board): number[] {
  return Array.from(free, (value, cell) => (value === 1 ? cell : -1)).filter((cell) => cell >= 0);
}

/** How many free cells can be reached from the first one. */
function reach(board: Board): number {
  const seen = new Set([freeCellsOf(board)[0]]);
  for (const cell of seen) for (const next of freeNeighbours(board, cell)) seen.add(next);
  return seen.size;
}

function board(size: Size, kind: GenerateOptions["kind"], seed: number): Board {
  return generate({ ...size, kind, seed, questions: 0 }).board;
}

function isOnLattice(size: Size, cell: number): boolean {
  return rowOf(size, cell) % 2 === 0 && columnOf(size, cell) % 2 === 0;
}

describe("an instance", () => {
  test("has valid positions only, and the tile is never at home already", () => {
    fc.assert(
      fc.property(options, (asked) => {
        fc.pre(asked.kind === "open" || asked.kind === "walls" || asked.columns > 2);
        const { board, questions } = generate(asked);
        expect(questions).toHaveLength(asked.questions);
        for (const { state, target } of questions) {
          checkPosition(board, target, state);
          expect(board.free[target]).toBe(1);
          expect(target).not.toBe(state.tile);
        }
      }),
    );
  });

  test("is read back from its judge text", () => {
    fc.assert(
      fc.property(options, (asked) => {
        fc.pre(asked.kind === "open" || asked.kind === "walls" || asked.columns > 2);
        const { board, questions } = generate(asked);
        const cases = [...readCases(createReader(), formatJudge(board, questions))];
        expect(cases.map(({ state, target }) => ({ state, target }))).toEqual(questions);
        for (const read of cases) expect(read.board).toEqual(board);
      }),
    );
  });

  test("is the same for the same seed, and another for another", () => {
    const asked = { kind: "rooms", rows: 20, columns: 20, questions: 3 } as const;
    expect(generate({ ...asked, seed: 5 })).toEqual(generate({ ...asked, seed: 5 }));
    expect(generate({ ...asked, seed: 5 })).not.toEqual(generate({ ...asked, seed: 6 }));
  });

  test("stays the same for ever", () => {
    const { board, questions } = generate({
      kind: "braided",
      rows: 5,
      columns: 7,
      seed: 1,
      questions: 2,
    });
    expect([...formatJudge(board, questions)].join("")).toMatchInlineSnapshot(`
      "5 7 2
      1 1 1 1 1 1 1
      1 0 1 0 0 0 1
      1 1 1 0 1 1 1
      1 0 0 0 1 0 1
      1 1 1 1 1 1 1
      1 2 4 1 4 5
      4 5 1 1 1 6
      "
    `);
  });
});

describe("a board", () => {
  test.each(["maze", "braided", "rooms", "open"] as const)("of kind %s hangs together", (kind) => {
    fc.assert(
      fc.property(sizes, fc.maxSafeNat(), (size, seed) => {
        const made = board(size, kind, seed);
        expect(reach(made)).toBe(freeCellsOf(made).length);
      }),
    );
  });

  test("with walls has the share of them that was asked for", () => {
    const asked = { kind: "walls", rows: 10, columns: 30, seed: 2, questions: 0 } as const;
    const fixed = (density?: number): number =>
      300 - freeCellsOf(generate({ ...asked, density }).board).length;
    expect([fixed(), fixed(0), fixed(0.3), fixed(1)]).toEqual([30, 0, 90, 298]);
  });

  test("has walls anywhere", () => {
    const counts = new Array<number>(16).fill(0);
    for (let seed = 0; seed < 1600; seed++) {
      const asked = {
        kind: "walls",
        rows: 4,
        columns: 4,
        density: 0.25,
        seed,
        questions: 0,
      } as const;
      generate(asked).board.free;
      for (const [cell, free] of Array.from(generate(asked).board.free).entries()) {
        counts[cell] += 1 - free;
      }
    }
    // 400 each are expected, and the standard deviation is 17.
    expect(Math.min(...counts)).toBeGreaterThan(320);
    expect(Math.max(...counts)).toBeLessThan(480);
  });

  test("that is a maze is a spanning tree of the lattice", () => {
    fc.assert(
      fc.property(sizes, fc.maxSafeNat(), (size, seed) => {
        const maze = board(size, "maze", seed);
        const cells = freeCellsOf(maze);
        const ends = cells.reduce((sum, cell) => sum + freeNeighbours(maze, cell).length, 0);
        expect(ends / 2).toBe(cells.length - 1);
        const lattice = Math.ceil(size.rows / 2) * Math.ceil(size.columns / 2);
        expect(cells.filter((cell) => isOnLattice(size, cell))).toHaveLength(lattice);
      }),
    );
  });

  test("that is braided has no dead ends", () => {
    fc.assert(
      fc.property(sizes, fc.maxSafeNat(), (size, seed) => {
        const braided = board(size, "braided", seed);
        for (const cell of freeCellsOf(braided)) {
          expect(freeNeighbours(braided, cell).length).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });

  test("of rooms has none that is longer than 8", () => {
    fc.assert(
      fc.property(sizes, fc.maxSafeNat(), (size, seed) => {
        const rooms = board(size, "rooms", seed);
        for (let row = 0; row < size.rows; row++) {
          for (let column = 0; column + 8 < size.columns; column++) {
            const run = Array.from(
              { length: 9 },
              (_, i) => rooms.free[cellAt(size, row, column + i)],
            );
            const isOpen = run.every((free) => free === 1);
            // Nine free cells in a row lead through a door.
            if (isOpen) expect(row % 2).toBe(0);
          }
        }
      }),
    );
  });
});

describe("what is out of range", () => {
  const asked: GenerateOptions = { kind: "open", rows: 3, columns: 3, seed: 0, questions: 1 };

  test.each<[string, Partial<GenerateOptions>]>([
    ["no rows", { rows: 0 }],
    ["half a column", { columns: 1.5 }],
    ["questions below 0", { questions: -1 }],
    ["a seed below 0", { seed: -1 }],
    ["a density above 1", { kind: "walls", density: 1.1 }],
    ["a density that is no number", { kind: "walls", density: Number.NaN }],
    ["a single cell", { rows: 1, columns: 1 }],
    ["a kind that is none", { kind: "toString" as "open" }],
  ])("is refused: %s", (_, wrong) => {
    expect(() => generate({ ...asked, ...wrong })).toThrow(ArgumentError);
  });
});
