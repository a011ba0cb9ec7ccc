import { Random } from "@microsolvers/core-grid";
import { createSuccessors, NO_BOUND } from "@microsolvers/core-search";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeLimit, decode, encode } from "../src/codec.ts";
import { apply, moves, type Puzzle, STANDARD, type State } from "../src/index.ts";
import { NarrowSpace } from "../src/narrow-space.ts";
import { UNREACHED } from "../src/relaxation.ts";
import { createSpace, NARROW_CELLS } from "../src/space.ts";
import { WideSpace } from "../src/wide-space.ts";
import { board, randomState, scrambled } from "./boards.ts";
import { boardsOf, CONTEST, distancesFrom } from "./brute-force.ts";

const stateOf = (text: string): State => board(text.replaceAll("/", " "));
const colour = ({ columns }: Puzzle, cell: number): number =>
  (Math.floor(cell / columns) + (cell % columns)) % 2;

/** Any size, with a goal and a state that need not be related. */
const anyTwo: fc.Arbitrary<{ puzzle: Puzzle; state: State }> = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 6 }), fc.nat(), fc.nat())
  .map(([rows, columns, drawn, seed]) => {
    const random = new Random(seed);
    const size = { rows, columns };
    const count = drawn % (rows * columns);
    const puzzle = { ...size, goal: randomState(size, count, random) };
    return { puzzle, state: randomState(size, count, random) };
  });

describe("a code", () => {
  test("has the blank above one bit a cell", () => {
    expect(encode({ rows: 2, columns: 3 }, board("10* 001"))).toBe(2 * 64 + 0b100001);
    const last = board(`${"0".repeat(40)} 1*`);
    expect(encode({ rows: 6, columns: 7 }, last)).toBe(41 * 2 ** 42 + 2 ** 40);
    expect(codeLimit({ rows: 6, columns: 7 })).toBeLessThan(2 ** 48);
  });

  test("is a word up to 26 cells, two from 27", () => {
    const puzzle = (rows: number, columns: number): Puzzle => ({
      rows,
      columns,
      goal: randomState({ rows, columns }, 3, new Random(1)),
    });
    const [narrow, wide] = [puzzle(2, 13), puzzle(3, 9)];
    expect(createSpace(narrow, narrow.goal)).toBeInstanceOf(NarrowSpace);
    expect(codeLimit(narrow)).toBeLessThan(2 ** 31);
    expect(createSpace(wide, wide.goal)).toBeInstanceOf(WideSpace);
    expect(NARROW_CELLS).toBe(26);
  });
});

describe("successors", () => {
  test("are those of the rules, in their order, on boards of any size", () => {
    fc.assert(
      fc.property(anyTwo, ({ puzzle, state }) => {
        const space = createSpace(puzzle, puzzle.goal);
        const out = createSuccessors(space);
        const count = space.expand(encode(puzzle, state), out, NO_BOUND);
        const found = Array.from(out.codes.subarray(0, count), (code) => decode(puzzle, code));
        expect(found).toEqual(moves(puzzle, state).map((move) => apply(puzzle, state, move)));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test("are left out exactly where the estimate passes the budget", () => {
    fc.assert(
      fc.property(anyTwo, fc.nat({ max: 40 }), ({ puzzle, state }, budget) => {
        const space = createSpace(puzzle, puzzle.goal);
        const out = createSuccessors(space);
        const all = space.expand(encode(puzzle, state), out, NO_BOUND);
        const near = out.codes.slice(0, all).filter((code) => space.estimate(code) < budget);
        const kept = space.expand(encode(puzzle, state), out, budget);
        expect(out.codes.slice(0, kept)).toEqual(near);
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});

describe("the estimate", () => {
  test("is 0 at the goal alone", () => {
    fc.assert(
      fc.property(anyTwo, ({ puzzle, state }) => {
        const space = createSpace(puzzle, puzzle.goal);
        const [code, goal] = [state, puzzle.goal].map((some) => encode(puzzle, some));
        expect(space.estimate(goal)).toBe(0);
        expect(space.estimate(code) === 0).toBe(code === goal);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  test("has the parity of the blank's colour, and differs by 1 between neighbours", () => {
    fc.assert(
      fc.property(anyTwo, ({ puzzle, state }) => {
        const space = createSpace(puzzle, puzzle.goal);
        const estimate = space.estimate(encode(puzzle, state));
        const near = moves(puzzle, state).map((move) =>
          space.estimate(encode(puzzle, apply(puzzle, state, move))),
        );
        if (estimate === UNREACHED) {
          for (const other of near) expect(other).toBe(UNREACHED);
          return;
        }
        const parity = colour(puzzle, state.blank) ^ colour(puzzle, puzzle.goal.blank);
        expect(estimate % 2).toBe(parity);
        for (const other of near) expect(Math.abs(other - estimate)).toBe(1);
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  test("is admissible for all boards of the contest within 9", () => {
    const space = createSpace(STANDARD, STANDARD.goal);
    for (const [text, distance] of distancesFrom(CONTEST, 9)) {
      const estimate = space.estimate(encode(STANDARD, stateOf(text)));
      expect(estimate).toBeLessThanOrEqual(distance);
    }
  });

  test.each([
    [5, 5, 12],
    [2, 13, 12],
    [3, 9, 13],
    [6, 6, 18],
    [6, 7, 20],
  ])(
    "is never less than the number of wrong knights, and mostly more: %i x %i",
    (rows, columns, count) => {
      const size = { rows, columns };
      const random = new Random(5);
      const goal = randomState(size, count, random);
      const space = createSpace(size, goal);
      let more = 0;
      for (let drawn = 0; drawn < 1000; drawn++) {
        const { blank, black } = randomState(size, count, random);
        const wrong = Array.from(black).filter(
          (knight, cell) => cell !== blank && cell !== goal.blank && knight !== goal.black[cell],
        );
        const estimate = space.estimate(encode(size, { blank, black }));
        expect(estimate).toBeGreaterThanOrEqual(wrong.length);
        if (estimate > wrong.length + 1) more++; // 1 is what the parity can add
      }
      expect(more).toBeGreaterThan(900);
    },
  );

  test.each([
    ["1*0/", 3], // of six: a knight can only come to the middle and go back
    ["10*1/", 0],
    ["1*/01/10/", 0],
    ["011/0*1/100/", 0],
    ["1010/0*11/0001/", 0],
    ["0101*/10010/", 0],
  ])("is admissible for all boards of %s, of which it proves %i unsolvable", (goal, proved) => {
    const rows = goal.split("/").length - 1;
    const columns = goal.indexOf("/");
    const puzzle = { rows, columns, goal: stateOf(goal) };
    const space = createSpace(puzzle, puzzle.goal);
    const distances = distancesFrom(goal);
    let unreached = 0;
    for (const text of boardsOf(goal)) {
      const estimate = space.estimate(encode(puzzle, stateOf(text)));
      if (estimate === UNREACHED) unreached++;
      expect(estimate).toBeLessThanOrEqual(distances.get(text) ?? UNREACHED);
    }
    expect(unreached).toBe(proved);
  });

  test("counts no blank as a white knight, which would be too much", () => {
    // One leap from the goal two cells differ: where the blank is, and where it shall be.
    const near = scrambled(STANDARD, 1, 3);
    expect(near.blank).not.toBe(12);
    const space = createSpace(STANDARD, STANDARD.goal);
    expect(space.estimate(encode(STANDARD, near))).toBe(1);
  });
});
