import { describe, expect, test } from "vitest";
import {
  apply,
  fromLinks,
  hint,
  isSolved,
  legalMoves,
  linksOf,
  moves,
  type Puzzle,
  SnakeSolver,
  solve,
  verify,
} from "../src/index.ts";

/** 3 x 3, a stone at the top right, the exit at the top left. */
const puzzle: Puzzle = {
  rows: 3,
  columns: 3,
  stones: [0, 0, 1, 0, 0, 0, 0, 0, 0],
  exits: [0],
};
const CENTRE = 4;

describe("a move", () => {
  test("takes the head to the next cell, and each cell to where the one before it was", () => {
    expect(apply(puzzle, { body: [4, 7, 8] }, "L")).toEqual({ body: [3, 4, 7] });
    expect(apply(puzzle, { body: [4] }, "U")).toEqual({ body: [1] });
  });

  test("may not leave the board, enter a stone or the body", () => {
    const corner = legalMoves(puzzle, { body: [5, 8, 7] });
    expect(corner).toEqual([
      { move: "U", isLegal: false, reason: "a stone lies there (row 1, column 3)" },
      { move: "D", isLegal: false, reason: "the snake's body lies there (row 3, column 3)" },
      { move: "L", isLegal: true },
      { move: "R", isLegal: false, reason: "the head is at the edge of the board" },
    ]);
  });

  test("may enter the tail's cell only where the tail frees it", () => {
    const square = { body: [4, 5, 8, 7] };
    expect(moves(puzzle, square)).toEqual(["U", "L"]);
    expect(moves({ ...puzzle, tail: "frees" }, square)).toEqual(["U", "D", "L"]);
    expect(legalMoves(puzzle, square)[1]).toEqual({
      move: "D",
      isLegal: false,
      reason: "the snake's tail lies there (row 3, column 2)",
    });
  });

  test.each(["blocks", "frees"] as const)("never turns two cells on the spot (%s)", (tail) => {
    expect(moves({ ...puzzle, tail }, { body: [4, 7] })).toEqual(["U", "L", "R"]);
  });

  test("is free to go back where the snake is one cell", () => {
    expect(moves(puzzle, { body: [CENTRE] })).toEqual(["U", "D", "L", "R"]);
  });
});

describe("stones", () => {
  test("under the snake do not matter until it has left", () => {
    const stones = [0, 0, 1, 0, 1, 0, 0, 1, 0];
    const state = { body: [4, 7, 8] };
    expect(moves({ ...puzzle, stones }, state)).toEqual(["U", "L", "R"]);
    const left = apply(puzzle, state, "L");
    expect(moves({ ...puzzle, stones }, left)).toEqual(["U", "D"]);
    expect(solve({ ...puzzle, stones }, state)).toMatchObject({ status: "solved", cost: 2 });
  });

  test("on the exit matter only for a head that is not there yet", () => {
    const blocked = { ...puzzle, stones: [1, 0, 1, 0, 0, 0, 0, 0, 0] };
    expect(isSolved(blocked, { body: [0, 1] })).toBe(true);
    expect(solve(blocked, { body: [0, 1] })).toMatchObject({ status: "solved", cost: 0, plan: [] });
    expect(solve(blocked, { body: [1, 0] })).toMatchObject({
      status: "unsolvable",
      reason: "exits-are-stones",
    });
  });
});

describe("a body", () => {
  test("is given as cells, or as head and links", () => {
    expect(fromLinks(puzzle, 4, ["D", "R", "U"])).toEqual({ body: [4, 7, 8, 5] });
    expect(linksOf(puzzle, { body: [4, 7, 8, 5] })).toEqual(["D", "R", "U"]);
    expect(linksOf({ rows: 3, columns: 1 }, { body: [1, 2] })).toEqual(["D"]);
    expect(linksOf({ rows: 1, columns: 3 }, { body: [1, 0] })).toEqual(["L"]);
    expect(() => fromLinks(puzzle, 5, ["R"])).toThrow("no cell is R of row 2, column 3");
    expect(() => fromLinks(puzzle, 4, ["R", "L"])).toThrow("lies twice on row 2, column 2");
  });

  test.each<[number[], string]>([
    [[], "the snake has no cell"],
    [[9], "the snake is outside the board (cell 9)"],
    [[-1], "the snake is outside the board (cell -1)"],
    [[0.5], "the snake is outside the board (cell 0.5)"],
    [[0, 4], "the snake is torn at row 2, column 2"],
    [[2, 3], "the snake is torn at row 2, column 1"],
    [[3, 3], "the snake is torn at row 2, column 1"],
    [[3, 4, 3], "the snake lies twice on row 2, column 1"],
  ])("%j is refused", (body, message) => {
    for (const ask of [() => solve(puzzle, { body }), () => verify(puzzle, { body }, [])]) {
      expect(ask).toThrow(expect.objectContaining({ code: "ERR_ARGUMENT", message }));
    }
  });
});

test.each<[Partial<Puzzle>, string]>([
  [{ rows: 0, stones: [] }, "0 cells do not make 0 x 3"],
  [{ columns: 2 }, "9 cells do not make 3 x 2"],
  [{ exits: [] }, "there is no exit"],
  [{ exits: [0, 9] }, "an exit is outside the board (cell 9)"],
  [{ tail: "leaves" as "frees" }, "a tail blocks or frees, not leaves"],
])("a puzzle with %j is refused", (change, message) => {
  const changed = { ...puzzle, ...change };
  for (const ask of [
    () => solve(changed, { body: [4] }),
    () => verify(changed, { body: [4] }, []),
  ]) {
    expect(ask).toThrow(expect.objectContaining({ code: "ERR_ARGUMENT", message }));
  }
});

test("the cheap reasons of what has no way out", () => {
  const walled = { ...puzzle, stones: [0, 1, 1, 1, 0, 0, 0, 0, 0] };
  expect(solve(walled, { body: [4, 5] })).toMatchObject({
    status: "unsolvable",
    reason: "walled-off",
    stats: { expanded: 0 },
  });
  const twoExits = { ...walled, exits: [0, 1] };
  expect(solve(twoExits, { body: [4, 5] })).toHaveProperty("reason", "walled-off");
  // The body itself is in the way: no cheap reason.
  const stuck = solve({ ...puzzle, stones: [0, 0, 0, 1, 1, 1, 0, 0, 0] }, { body: [2, 1] });
  expect(stuck.status).toBe("unsolvable");
  expect(stuck).not.toHaveProperty("reason");
});

test("a plan is refused at its first illegal move, with the reason", () => {
  expect(() => verify(puzzle, { body: [4] }, ["L", "L", "U"])).toThrow(
    expect.objectContaining({
      code: "ERR_ILLEGAL_MOVE",
      index: 1,
      reason: "the head is at the edge of the board",
    }),
  );
  expect(verify(puzzle, { body: [4, 5] }, ["L", "U"])).toEqual({
    cost: 2,
    isSolved: true,
    end: { body: [0, 3] },
  });
});

test("a hint's limits hold for all its questions, and its stats tell the work of all", () => {
  const wide: Puzzle = { rows: 4, columns: 4, stones: new Uint8Array(16), exits: [0] };
  const state = { body: [15, 14] };
  const distance = new SnakeSolver(wide).distance(state);
  const free = hint(wide, state);
  expect(free).toMatchObject({ status: "solved", cost: 6, moves: ["U"] });
  const maxExpanded = free.stats.expanded - 1;
  expect(maxExpanded).toBeGreaterThan(distance.stats.expanded);
  const outcome = hint(wide, state, { maxExpanded });
  expect(outcome).toMatchObject({ limit: "expanded", lowerBound: 6 });
  expect(outcome.stats.expanded).toBe(maxExpanded);
});
