/** The judge's answers by one solver for all texts: its ball takes longer than the rest. */
import { readCases } from "@microsolvers/core-grid/judge";
import { answer, createReader, JudgeSolver } from "../src/judge.ts";

export const solver: JudgeSolver = new JudgeSolver();

export function* answersOf(chunks: Iterable<string>): Generator<string> {
  for (const question of readCases(createReader(), chunks)) {
    yield `${answer(solver.distance({ ...question, announced: 10 }))}\n`;
  }
}
