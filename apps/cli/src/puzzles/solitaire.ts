import {
  apply,
  format,
  formatPlan,
  formatState,
  generate,
  parse,
  parsePlan,
  verify,
} from "@microsolvers/solitaire";
import {
  answer,
  createReader,
  formatJudge,
  type JudgeCase,
  JudgeSolver,
} from "@microsolvers/solitaire/judge";
import type {
  CaseOutcome,
  CaseSolver,
  Frame,
  InstanceGenerator,
  Limits,
  Puzzle,
} from "../puzzle.ts";

const generator: InstanceGenerator = {
  options: [
    {
      name: "kind",
      description: "how the goals come about",
      kind: ["walk", "distance", "random"],
      default: "walk",
    },
    {
      name: "moves",
      description: "of walk: random moves from the start; of distance: moves to the goal",
      kind: "whole",
      default: 8,
    },
    { name: "questions", description: "how many", kind: "whole", default: 1000 },
  ],
  generate({ kind, moves, questions, seed }) {
    const walk = kind === "walk" ? Number(moves) : undefined;
    const distance = kind === "distance" ? Number(moves) : undefined;
    return formatJudge(generate({ seed: Number(seed), count: Number(questions), walk, distance }));
  },
};

export const puzzle: Puzzle<JudgeCase> = {
  generator,
  createReader,
  createSolver: () => new PlanWriter(),
  answer,

  parseBoard: (text) => ({ ...parse(text), position: { line: 1, column: 1 } }),

  formatBoard: format,

  *frames({ board, from }, plan): Generator<Frame, void> {
    let now = from;
    yield { board: formatState(board, now) };
    for (const move of parsePlan(board, plan)) {
      now = apply(board, now, move);
      yield { move: formatPlan(board, [move]), board: formatState(board, now) };
    }
  },

  verify: ({ board, from, to }, plan) => verify(from, to, parsePlan(board, plan), board),
};

/** The judge's solver, with its plans in notation. */
class PlanWriter implements CaseSolver<JudgeCase> {
  private readonly solver = new JudgeSolver();

  distance(question: JudgeCase, limits: Limits): CaseOutcome {
    return this.solver.distance(question, limits);
  }

  solve(question: JudgeCase, limits: Limits): CaseOutcome {
    const outcome = this.solver.solve(question, limits);
    if (outcome.status !== "solved") return outcome;
    return { ...outcome, plan: formatPlan(question.board, outcome.plan) };
  }
}
