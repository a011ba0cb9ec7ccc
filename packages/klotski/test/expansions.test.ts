/** States expanded on fixed boards: a change here is a change of the search, not of the machine. */
import { readCases } from "@microsolvers/core-grid/judge";
import { expect, test } from "vitest";
import { type BoardKind, generate } from "../src/generate.ts";
import { createReader, formatJudge, JudgeSolver } from "../src/judge.ts";

function expanded(kind: BoardKind, side: number, density?: number): number {
  const options = { kind, rows: side, columns: side, density, seed: 1, questions: 100 };
  const { board, questions } = generate(options);
  const solver = new JudgeSolver();
  let sum = 0;
  for (const question of readCases(createReader(), formatJudge(board, questions))) {
    sum += solver.distance(question).stats.expanded;
  }
  return sum;
}

test.each([
  ["open", 30, undefined, 2363],
  ["walls", 30, 0.1, 13114],
  ["walls", 30, 0.3, 20534],
  ["maze", 30, undefined, 2],
  ["braided", 30, undefined, 3035],
  ["rooms", 30, undefined, 81739],
  ["braided", 100, undefined, 64475],
] as const)("%s, side %i, density %s: %i states", (kind, side, density, states) => {
  expect(expanded(kind, side, density)).toBe(states);
});
