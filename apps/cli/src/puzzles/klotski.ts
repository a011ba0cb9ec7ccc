import { apply, format, formatPlan, parse, parsePlan, verify } from "@microsolvers/klotski";
import { answer, createReader, type JudgeCase, JudgeSolver } from "@microsolvers/klotski/judge";
import type { CaseOutcome, CaseSolver, Frame, Limits, Puzzle } from "../puzzle.ts";

export const puzzle: Puzzle<JudgeCase> = {
  createReader,
  createSolver: () => new PlanWriter(),
  answer,

  parseBoard(text) {
    const { puzzle: board, state } = parse(text);
    return { board, state, target: board.target, position: { line: 1, column: 1 } };
  },

  formatBoard: ({ board, state, target }) => format({ ...board, target }, state),

  *frames({ board, state, target }, plan): Generator<Frame, void> {
    const drawn = { ...board, target };
    let now = state;
    yield { board: format(drawn, now) };
    for (const move of parsePlan(plan)) {
      now = apply(board, now, move);
      yield { move, board: format(drawn, now) };
    }
  },

  verify: ({ board, state, target }, plan) => verify({ ...board, target }, state, parsePlan(plan)),
};

/** The judge's solver, with its plans in notation. */
class PlanWriter implements CaseSolver<JudgeCase> {
  private readonly solver = new JudgeSolver();

  distance(question: JudgeCase, limits: Limits): CaseOutcome {
    return this.solver.distance(question, limits);
  }

  solve(question: JudgeCase, limits: Limits): CaseOutcome {
    const outcome = this.solver.solve(question, limits);
    return outcome.status === "solved" ? { ...outcome, plan: formatPlan(outcome.plan) } : outcome;
  }
}
