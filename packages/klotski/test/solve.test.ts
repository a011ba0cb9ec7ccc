/** The cases that published solvers get wrong, and what a caller can do wrong. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { KlotskiSolver, type Position, parse, solve, solveAsync } from "../src/index.ts";
import { TileSpace } from "../src/space.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const ask = ({ puzzle, state }: Position) => solve(puzzle, state);
/** A board whose tile makes no difference: rows of `#` and `.`. */
const board = (...rows: string[]) => ({
  rows: rows.length,
  columns: rows[0].length,
  free: [...rows.join("")].map((character) => (character === "#" ? 0 : 1)),
});

describe("a tile on its target", () => {
  test("costs nothing", () => {
    const nothing = { status: "solved", cost: 0, plan: [] };
    expect(ask(parse("_.\n.*\n"))).toMatchObject(nothing);
  });

  test("costs nothing even where the blank is walled in", () => {
    expect(ask(parse("_##\n##*\n"))).toMatchObject({ status: "solved", cost: 0, plan: [] });
  });
});

describe("no way", () => {
  test.each([
    ["the target is a fixed cell", "_@x\n...\n"],
    ["the blank is walled in", "_#.\n#@!\n"],
    ["the tile is walled in", "_.#\n.#@\n!.#\n"],
    ["the target lies behind a wall", "_.#!\n.@#.\n"],
    ["the tile lies in a dead end that the blank cannot leave behind it", "_@!\n"],
    ["the tile would have to turn in a corridor", "!.#\n#.#\n_@.\n"],
  ])("where %s", (_, text) => {
    expect(ask(parse(text))).toMatchObject({ status: "unsolvable" });
  });

  test("but one push, where the target lies behind the blank in a corridor", () => {
    expect(ask(parse("@+.\n"))).toMatchObject({ status: "solved", cost: 1, plan: ["L"] });
  });
});

describe("a question never changes the board for the next one", () => {
  // A published solver opens the cell that a tile was wrongly said to stand on.
  test("not by a refused position", () => {
    const solver = new KlotskiSolver(board("..", ".#"));
    expect(() => solver.solve({ blank: 0, tile: 3 }, 1)).toThrow("the tile stands on a fixed cell");
    expect(solver.solve({ blank: 1, tile: 0 }, 3)).toMatchObject({ status: "unsolvable" });
    expect(() => solver.solve({ blank: 3, tile: 0 }, 1)).toThrow(
      "the blank stands on a fixed cell",
    );
    expect(solver.solve({ blank: 1, tile: 0 }, 3)).toMatchObject({ status: "unsolvable" });
  });

  test("not by the blank or the tile that was last asked about", () => {
    const solver = new KlotskiSolver(board("...", "...", "..."));
    const question = { blank: 0, tile: 4 };
    const first = solver.solve(question, 8);
    for (let tile = 1; tile < 9; tile++) solver.solve({ blank: 0, tile }, 8 - tile);
    for (let blank = 0; blank < 8; blank++) solver.distance({ blank, tile: 8 }, blank);
    expect(solver.solve(question, 8)).toEqual(first);
  });

  test("not by questions that are under way at the same time", async () => {
    const solver = new KlotskiSolver(board("....", ".#..", "...."));
    const questions = Array.from({ length: 11 }, (_, cell) => ({ blank: 0, tile: cell + 1 }));
    const legal = questions.filter(({ tile }) => tile !== 5);
    const asked = legal.map((state) => solver.solveAsync(state, 0));
    const meanwhile = legal.map((state) => solver.distance(state, 0));
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(legal.map(() => "solved"));
    for (const [index, answer] of answers.entries()) {
      const { puzzle, state } = {
        puzzle: { ...board("....", ".#..", "...."), target: 0 },
        state: legal[index],
      };
      expect(answer).toEqual(solve(puzzle, state));
      expect(meanwhile[index]).toMatchObject({
        status: "solved",
        cost: answer.status === "solved" ? answer.cost : -1,
      });
    }
  });
});

describe("what is no position is refused", () => {
  const puzzle = { ...board("..", ".#"), target: 1 };
  test.each([
    [{ blank: 3, tile: 0 }, "the blank stands on a fixed cell (row 2, column 2)"],
    [{ blank: 0, tile: 3 }, "the tile stands on a fixed cell (row 2, column 2)"],
    [{ blank: 2, tile: 2 }, "the blank and the tile share a cell (row 2, column 1)"],
    [{ blank: 4, tile: 0 }, "the blank is outside the board (cell 4 of 4)"],
    [{ blank: 0, tile: -1 }, "the tile is outside the board (cell -1 of 4)"],
    [{ blank: 0.5, tile: 0 }, "the blank is outside the board (cell 0.5 of 4)"],
    [{ blank: Number.NaN, tile: 0 }, "the blank is outside the board (cell NaN of 4)"],
  ])("%j", async (state, message) => {
    const error = expect.objectContaining({ code: "ERR_ARGUMENT", message });
    expect(() => solve(puzzle, state)).toThrow(error);
    await expect(solveAsync(puzzle, state)).rejects.toEqual(error);
  });

  test("also where blank or tile stand on a fixed target", () => {
    const walled = { ...board("..", ".#"), target: 3 };
    const problem = "stands on a fixed cell (row 2, column 2)";
    expect(() => solve(walled, { blank: 3, tile: 0 })).toThrow(`the blank ${problem}`);
    expect(() => solve(walled, { blank: 0, tile: 3 })).toThrow(`the tile ${problem}`);
  });

  test("a target outside the board", () => {
    const problem = "the target is outside the board (cell 9 of 4)";
    expect(() => solve({ ...puzzle, target: 9 }, { blank: 0, tile: 2 })).toThrow(problem);
  });

  test.each([
    [{ rows: 2, columns: 2, free: [1, 1, 1] }, "3 cells do not make 2 x 2"],
    [{ rows: 0, columns: 2, free: [] }, "0 cells do not make 0 x 2"],
    [{ rows: 1.5, columns: 2, free: [1, 1, 1] }, "3 cells do not make 1.5 x 2"],
    [{ rows: -1, columns: -2, free: [1, 1] }, "2 cells do not make -1 x -2"],
  ])("%j", (shape, message) => {
    const error = expect.objectContaining({ code: "ERR_ARGUMENT", message });
    expect(() => new KlotskiSolver(shape)).toThrow(error);
  });
});

test("a plan that does not stand up to the rules never leaves", () => {
  vi.spyOn(TileSpace.prototype, "unfold").mockReturnValue([]);
  const { puzzle, state } = parse("_@.\n..!\n");
  const error = {
    code: "ERR_SELF_CHECK",
    message: expect.stringMatching(/^a plan of 0 moves, not \d+$/),
  };
  expect(() => solve(puzzle, state)).toThrow(expect.objectContaining(error));
});
