import { answer, createReader, type JudgeCase, JudgeSolver } from "@microsolvers/solitaire/judge";
import type { CaseOutcome, Limits } from "../puzzle.ts";
import { type SolveFile, solvePlainly } from "../solve/solve-plainly.ts";

/** The judge asks whether eight moves are enough, which is found out sooner than how many it takes. */
class WithinSolver {
  private readonly solver = new JudgeSolver();

  /** Of a solved case, what some plan of eight moves at most costs: a line says YES, and no number. */
  distance(question: JudgeCase, limits: Limits): CaseOutcome {
    const outcome = this.solver.within(question, limits);
    return outcome.status === "within" ? { ...outcome, status: "solved" } : outcome;
  }
}

export const solveFile: SolveFile = solvePlainly({
  createReader,
  JudgeSolver: WithinSolver,
  answer,
});
