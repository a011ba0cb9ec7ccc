import { describe, expect, test } from "vitest";
import { apply, isSolved, moves, parse, STANDARD } from "../src/index.ts";
import { checkPosition, checkPuzzle, refusal } from "../src/rules.ts";
import { board } from "./boards.ts";

describe("a leap", () => {
  test("comes from up to eight cells, in the order of the cells", () => {
    const from = moves(STANDARD, STANDARD.goal).map((move) => move.from);
    expect(from).toEqual([1, 3, 5, 9, 15, 19, 21, 23]);
    const corner = board("*1111 01111 00111 00001 00000");
    expect(moves(STANDARD, corner)).toEqual([
      { from: 7, to: 0 },
      { from: 11, to: 0 },
    ]);
  });

  test("does not reach round the edge", () => {
    const edge = board("11111 0111* 00111 00001 00000");
    expect(moves(STANDARD, edge).map((move) => move.from)).toEqual([2, 12, 18]);
  });

  test("swaps a knight and the blank, and leaves the state before as it was", () => {
    const state = board("111 01* 000");
    const before = structuredClone(state);
    const size = { rows: 3, columns: 3 };
    expect(apply(size, state, { from: 0, to: 5 })).toEqual(board("*11 011 000"));
    expect(apply(size, state, { from: 6, to: 5 })).toEqual(board("111 010 *00"));
    expect(state).toEqual(before);
  });

  test.each([
    [{ from: 1, to: 11 }, "the blank is at row 3, column 3"],
    [{ from: 2, to: 12 }, "a knight does not leap so"],
    [{ from: 12, to: 12 }, "no knight stands there"],
    [{ from: 25, to: 12 }, "the knight would come from outside the board"],
    [{ from: -1, to: 12 }, "the knight would come from outside the board"],
    [{ from: 0.5, to: 12 }, "the knight would come from outside the board"],
    [{ from: 1, to: 12 }, undefined],
  ])("%o is refused: %s", (move, reason) => {
    expect(refusal(STANDARD, STANDARD.goal, move)).toBe(reason);
  });
});

test("a position is solved where every knight and the blank are home", () => {
  const { state } = parse("11111\n01111\n00*11\n00001\n00000");
  expect(isSolved(STANDARD, state)).toBe(true);
  expect(isSolved(STANDARD, { ...state, blank: 10 })).toBe(false);
  expect(isSolved(STANDARD, board("11111 01111 00*11 00010 00000"))).toBe(false);
  // Plain arrays will do.
  expect(isSolved(STANDARD, { blank: 12, black: Array.from(state.black) })).toBe(true);
});

describe("no position is", () => {
  const { blank, black } = STANDARD.goal;
  const without = (cell: number, knight: number): number[] => Array.from(black).with(cell, knight);

  test.each([
    [
      "one of too few cells",
      { blank, black: black.length === 25 ? Array(24).fill(0) : [] },
      /24 cells/,
    ],
    ["one with its blank outside", { blank: 25, black }, /blank outside the board \(cell 25\)/],
    ["one with its blank between cells", { blank: 1.5, black }, /blank outside the board/],
    ["one with a 2 in it", { blank, black: without(3, 2) }, /2 at row 1, column 4/],
    ["one with half a knight", { blank, black: without(3, 0.5) }, /0.5 at row 1, column 4/],
    ["one with a knight that is no number", { blank, black: without(3, Number.NaN) }, /NaN at/],
    [
      "one with a knight on the blank",
      { blank: 0, black },
      /a black knight on its blank \(row 1, c/,
    ],
    ["one with a knight too few", { blank, black: without(0, 0) }, /11 black knights, the goal 12/],
  ])("%s", (_, state, message) => {
    expect(() => checkPosition(STANDARD, state)).toThrow(message);
    expect(() => checkPosition(STANDARD, state)).toThrow(
      expect.objectContaining({ code: "ERR_ARGUMENT" }),
    );
  });
});

test.each([
  [0, 5],
  [5, -1],
  [2.5, 2],
  [7, 7],
  [43, 1],
  [Number.NaN, 5],
])("no board is one of %s x %s", (rows, columns) => {
  const puzzle = { ...STANDARD, rows, columns };
  expect(() => checkPuzzle(puzzle)).toThrow(expect.objectContaining({ code: "ERR_ARGUMENT" }));
});
