/** Moves, reasons against them, replayed plans and hints, each against a board that a person can check. */
import { describe, expect, test } from "vitest";
import { hint, KlotskiSolver, legalMoves, parse, verify } from "../src/index.ts";

describe("a move", () => {
  test("is refused with the reason why", () => {
    const { puzzle, state } = parse("_@\n#!\n");
    expect(legalMoves(puzzle, state)).toEqual([
      { move: "U", isLegal: false, reason: "the blank is at the edge of the board" },
      { move: "D", isLegal: false, reason: "the cell there is fixed (row 2, column 1)" },
      { move: "L", isLegal: false, reason: "the blank is at the edge of the board" },
      { move: "R", isLegal: true },
    ]);
  });

  test("does not wrap around the edge of the board", () => {
    const { puzzle, state } = parse("@._\n..!\n");
    const refused = legalMoves(puzzle, state).filter(({ isLegal }) => !isLegal);
    expect(refused.map(({ move }) => move)).toEqual(["U", "R"]);
  });
});

describe("verify", () => {
  const { puzzle, state } = parse("_@.\n..!\n");

  test("replays a plan", () => {
    // The blank goes round below the tile, which it then moves right and down.
    const plan = ["D", "R", "R", "U", "L", "D", "R", "R", "U"] as const;
    expect(verify(puzzle, state, plan.slice(0, 5))).toEqual({
      cost: 5,
      isSolved: false,
      end: { blank: 1, tile: 2 },
    });
    expect(verify(puzzle, state, ["D", "R", "R", "U", "L", "D", "R", "U"])).toMatchObject({
      cost: 8,
      isSolved: true,
      end: { tile: 5 },
    });
  });

  test("plays an empty plan", () => {
    expect(verify(puzzle, state, [])).toEqual({ cost: 0, isSolved: false, end: state });
  });

  test("stops at the first illegal move", () => {
    expect(() => verify(puzzle, state, ["D", "D", "L"])).toThrow(
      expect.objectContaining({
        code: "ERR_ILLEGAL_MOVE",
        index: 1,
        reason: "the blank is at the edge of the board",
        message: "move 2 (D) is illegal: the blank is at the edge of the board",
      }),
    );
  });

  test("refuses what is no position before it plays", () => {
    const nowhere = { blank: 0, tile: 0 };
    expect(() => verify(puzzle, nowhere, ["U"])).toThrow("share a cell (row 1, column 1)");
    const torn = { ...puzzle, rows: 3 };
    expect(() => verify(torn, state, [])).toThrow("6 cells do not make 3 x 3");
  });
});

describe("hint", () => {
  test("names every optimal move", () => {
    // Around either corner the blank comes to the right of the tile, which is then pushed right.
    const { puzzle, state } = parse("...\n_@!\n...\n");
    expect(hint(puzzle, state)).toMatchObject({ status: "solved", cost: 5, moves: ["U", "D"] });
  });

  test("names none where the tile is home, and none where there is no way", () => {
    const home = parse("_*\n");
    expect(hint(home.puzzle, home.state)).toMatchObject({ cost: 0, moves: [] });
    const stuck = parse("_@!\n");
    expect(hint(stuck.puzzle, stuck.state)).toMatchObject({ status: "unsolvable" });
  });

  test("says so where a limit is met", () => {
    const { puzzle, state } = parse("...\n_@!\n...\n");
    const outcome = hint(puzzle, state, { maxCost: 4 });
    expect(outcome).toMatchObject({ status: "limit", limit: "cost", lowerBound: 5 });
  });

  test("says so where the limit is met after the distance is known, since it holds for the whole hint", () => {
    const { puzzle, state } = parse("...\n_@!\n...\n");
    const { stats } = new KlotskiSolver(puzzle).distance(state, puzzle.target);
    const free = hint(puzzle, state);
    const maxExpanded = free.stats.expanded - 1;
    expect(maxExpanded).toBeGreaterThan(stats.expanded);
    const outcome = hint(puzzle, state, { maxExpanded });
    expect(outcome).toMatchObject({ limit: "expanded", lowerBound: 5 });
    expect(outcome.stats.expanded).toBe(maxExpanded);
  });
});
