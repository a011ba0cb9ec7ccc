import { describe, expect, test } from "vitest";
import { apply, type Board, isSolved, moves, STANDARD } from "../src/index.ts";
import { checkBoard, checkEnds, refusal } from "../src/rules.ts";
import { cells } from "./boards.ts";

const SMALL: Board = { rows: 3, columns: 4, walls: [6] };

describe("moves", () => {
  test("are steps to free neighbours: of each piece in order, up, down, left and right", () => {
    expect(moves(STANDARD, [9, 36])).toEqual(
      [1, 17, 8, 10]
        .map((to) => ({ from: 9, to }))
        .concat([28, 44, 35, 37].map((to) => ({ from: 36, to }))),
    );
    expect(moves(STANDARD, [63])).toEqual([
      { from: 63, to: 55 },
      { from: 63, to: 62 },
    ]);
  });

  test("are jumps over exactly one piece to the cell right behind it", () => {
    const targets = (state: number[]): number[] => moves(STANDARD, state).map(({ to }) => to);
    expect(targets([0, 1])).toEqual([8, 2, 9, 2]);
    expect(targets([0, 1, 2]).filter((to) => to < 8)).toEqual([3, 3]);
    expect(targets([7, 6])).toEqual([15, 5, 14, 5]);
    expect(targets([8, 16, 0])).toContain(24);
  });

  test("do not lead over walls or into them", () => {
    expect(moves(SMALL, [2, 5])).toEqual([
      { from: 2, to: 1 },
      { from: 2, to: 3 },
      { from: 5, to: 1 },
      { from: 5, to: 9 },
      { from: 5, to: 4 },
    ]);
  });

  test("keep the order of the pieces, and leave the state before as it was", () => {
    const state = Object.freeze([5, 2, 0]);
    expect(apply(SMALL, state, { from: 2, to: 3 })).toEqual([5, 3, 0]);
    expect(state).toEqual([5, 2, 0]);
  });

  test.each([
    [{ from: 3, to: 7 }, "no piece stands there"],
    [{ from: 5, to: 6 }, "a wall stands in the way"],
    [{ from: 5, to: 7 }, "there is no piece to jump over"],
    [{ from: 4, to: 5 }, "a piece stands there"],
    [{ from: 4, to: 8 }, undefined],
    [{ from: 4, to: 9 }, "a piece does not move so"],
    [{ from: 5, to: 3 }, "a piece does not move so"],
    [{ from: 4, to: 12 }, "the piece would leave the board"],
    [{ from: 4, to: -1 }, "the piece would leave the board"],
    [{ from: 4, to: 4.5 }, "the piece would leave the board"],
  ])("%o is refused: %s", (move, reason) => {
    expect(refusal(SMALL, [4, 5], move)).toBe(reason);
  });
});

test("a state is solved where its pieces stand on the goal, in whatever order", () => {
  const puzzle = { ...STANDARD, goal: [3, 1, 2] };
  expect(isSolved(puzzle, [1, 2, 3])).toBe(true);
  expect(isSolved(puzzle, [1, 2, 4])).toBe(false);
  expect(isSolved(puzzle, [1, 2])).toBe(false);
});

describe("no state is", () => {
  test.each([
    ["one without pieces", [], /the start has 0 pieces, not 1 to 12/],
    ["one with 13 pieces", cells("o".repeat(13)), /13 pieces/],
    ["one with a piece outside", [0, 64], /outside the board \(cell 64\)/],
    ["one with a piece before the board", [-1], /cell -1/],
    ["one with a piece between cells", [1.5], /cell 1.5/],
    ["one with a piece that is nowhere", [Number.NaN], /cell NaN/],
    ["one with two pieces on a cell", [8, 9, 8], /on the cell of another \(cell 8\)/],
    ["one with a piece on a wall", [7], /on a wall \(cell 7\)/],
    ["one with fewer pieces than the goal", [1], /the start has 1 pieces, the goal 2/],
  ])("%s", (_, state, message) => {
    const check = () => checkEnds({ ...STANDARD, walls: [7] }, state, [0, 1]);
    expect(check).toThrow(message);
    expect(check).toThrow(expect.objectContaining({ code: "ERR_ARGUMENT" }));
  });

  test("and the goal is looked at, too", () => {
    expect(() => checkEnds(STANDARD, [0, 1], [0, 64])).toThrow(/the goal has a piece outside/);
  });
});

test.each([
  [0, 5],
  [5, -1],
  [2.5, 2],
  [17, 1],
  [1, 17],
  [Number.NaN, 5],
])("no board is one of %s x %s", (rows, columns) => {
  expect(() => checkBoard({ rows, columns })).toThrow(
    expect.objectContaining({ code: "ERR_ARGUMENT" }),
  );
});

test("walls stand on the board", () => {
  const check = () => checkBoard({ rows: 2, columns: 2, walls: [0, 4] });
  expect(check).toThrow(/a wall outside the board \(cell 4\)/);
  checkBoard({ rows: 16, columns: 16, walls: [0, 255] });
});
