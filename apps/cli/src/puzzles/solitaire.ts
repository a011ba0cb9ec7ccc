import { Combinations } from "@microsolvers/core-search/ranks";
import {
  apply,
  exploreAsync,
  format,
  formatPlan,
  formatState,
  generate,
  parse,
  parsePlan,
  STANDARD,
  verify,
} from "@microsolvers/solitaire";
import {
  answer,
  createReader,
  formatJudge,
  type JudgeCase,
  JudgeSolver,
} from "@microsolvers/solitaire/judge";
import { BEGIN } from "../faults.ts";
import type {
  CaseOutcome,
  CaseSolver,
  Explorer,
  Frame,
  InstanceGenerator,
  Limits,
  Puzzle,
} from "../puzzle.ts";
import { solitaireTrials } from "../trials/solitaire.ts";

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

/** The four cells in the middle. */
const CENTRE = [27, 28, 35, 36];

const explorer: Explorer<JudgeCase> = {
  description:
    "all states, by their distance from the first board; without a board, from four pieces in the middle of 8 x 8",
  options: [],
  standardBoard: format({ board: STANDARD, from: CENTRE, to: CENTRE }),
  mostStates({ board: { rows, columns, walls = [] }, from }) {
    return new Combinations(rows * columns - walls.length, from.length).count;
  },
  async explore({ board, from }, _, limits) {
    const outcome = await exploreAsync(from, { ...limits, board });
    if (outcome.status !== "explored") return outcome;
    return { ...outcome, farthest: outcome.farthest.map((to) => format({ board, from, to })) };
  },
};

export const puzzle: Puzzle<JudgeCase> = {
  generator,
  explorer,
  trials: solitaireTrials,
  createReader,
  createSolver: () => new PlanWriter(),
  answer,

  parseBoard: (text) => ({ ...parse(text), position: BEGIN }),

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
