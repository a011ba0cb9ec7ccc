import { expect, test } from "vitest";
import { BOARDS, boardNamed } from "../../src/blocks/boards.ts";
import { METRICS, parse, solve, verify } from "../../src/blocks/index.ts";

test.each(BOARDS)("$pinyin costs what it says, in every metric", ({ board, optima }) => {
  const { puzzle, state } = parse(board);
  for (const metric of METRICS) {
    const outcome = solve(puzzle, state, { metric });
    if (optima === undefined) expect(outcome.status).toBe("unsolvable");
    else expect(outcome).toMatchObject({ status: "solved", cost: optima[metric] });
    if (outcome.status !== "solved") continue;
    const { cost, isSolved } = verify(puzzle, state, outcome.plan, metric);
    expect({ cost, isSolved }).toEqual({ cost: outcome.cost, isSolved: true });
  }
});

test("boards are found by each of their names, and are all different", () => {
  for (const board of BOARDS) {
    for (const name of [board.chinese, board.pinyin, board.english]) {
      expect(boardNamed(name)).toBe(board);
    }
  }
  expect(new Set(BOARDS.map(({ board }) => board)).size).toBe(BOARDS.length);
  expect(boardNamed("Klotski")).toBeUndefined();
});
