import { answer, createReader, type JudgeCase, JudgeSolver } from "@microsolvers/solitaire/judge";
import { type SolveFile, solvePlainlyBy } from "../solve/solve-plainly.ts";

/**
 * The judge asks whether eight moves are enough, which is mostly found out sooner than how many it takes. A line
 * says YES or NO, so that it does not matter here that a cost within eight may not be the least.
 */
export const solveFile: SolveFile = solvePlainlyBy<JudgeCase>({ createReader, answer }, () => {
  const solver = new JudgeSolver();
  return (question, limits) => {
    const outcome = solver.within(question, limits);
    return outcome.status === "within" ? { ...outcome, status: "solved" } : outcome;
  };
});
