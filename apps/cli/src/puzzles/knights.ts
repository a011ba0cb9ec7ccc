import { Combinations } from "@microsolvers/core-search/ranks";
import {
  apply,
  exploreAsync,
  format,
  formatPlan,
  generate,
  parse,
  parsePlan,
  STANDARD,
  verify,
} from "@microsolvers/knights";
import {
  answer,
  createReader,
  formatJudge,
  type JudgeCase,
  JudgeSolver,
} from "@microsolvers/knights/judge";
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
import { knightsTrials } from "../trials/knights.ts";

const generator: InstanceGenerator = {
  options: [
    {
      name: "kind",
      description: "what the boards are like",
      kind: ["scrambled", "distance", "random"],
      default: "scrambled",
    },
    {
      name: "moves",
      description: "of scrambled: leaps from the goal; of distance: moves to it",
      kind: "whole",
      default: 15,
    },
    { name: "boards", description: "how many", kind: "whole", default: 1000 },
  ],
  generate({ kind, moves, boards, seed }) {
    const count = Number(boards);
    const scramble = kind === "scrambled" ? Number(moves) : undefined;
    const distance = kind === "distance" ? Number(moves) : undefined;
    return formatJudge(count, generate({ seed: Number(seed), count, scramble, distance }));
  },
};

const explorer: Explorer<JudgeCase> = {
  description:
    "all positions, by their distance to the goal of the board; of the contest's goal without one",
  options: [],
  standardBoard: format(STANDARD, STANDARD.goal),
  mostStates({ puzzle: { goal } }) {
    const knights = goal.black.length - 1;
    const black = Array.from(goal.black).filter((knight) => knight === 1).length;
    return (knights + 1) * new Combinations(knights, black).count;
  },
  async explore({ puzzle: board }, _, limits) {
    const outcome = await exploreAsync(board, limits);
    if (outcome.status !== "explored") return outcome;
    return { ...outcome, farthest: outcome.farthest.map((state) => format(board, state)) };
  },
};

const judged: Puzzle<JudgeCase> = {
  generator,
  explorer,
  trials: knightsTrials,
  createReader,
  createSolver: () => new PlanWriter(),
  answer,

  parseBoard: (text) => ({ ...parse(text), position: BEGIN, announced: 1 }),

  formatBoard: ({ puzzle: board, state }) => format(board, state),

  *frames({ puzzle: board, state }, plan): Generator<Frame, void> {
    let now = state;
    yield { board: format(board, now) };
    for (const move of parsePlan(board, plan)) {
      now = apply(board, now, move);
      yield { move: formatPlan(board, [move]), board: format(board, now) };
    }
  },

  verify: ({ puzzle: board, state }, plan) => verify(board, state, parsePlan(board, plan)),
};

export const puzzle: Puzzle<JudgeCase> = {
  ...judged,
  drawn: {
    ...judged,
    createSolver: () => new PlanWriter(Number.POSITIVE_INFINITY),
    answer(outcome) {
      if (outcome.status === "limit") return "?";
      return outcome.status === "solved" ? String(outcome.cost) : "-1";
    },
  },
};

/** The judge's solver, with its plans in notation. */
class PlanWriter implements CaseSolver<JudgeCase> {
  private readonly solver = new JudgeSolver();
  private readonly maxCost: number | undefined;

  /** `maxCost` takes the place of the judge's bound, for cases that come with none of their own. */
  constructor(maxCost?: number) {
    this.maxCost = maxCost;
  }

  distance(question: JudgeCase, limits: Limits): CaseOutcome {
    return this.solver.distance(question, this.bounded(limits));
  }

  solve(question: JudgeCase, limits: Limits): CaseOutcome {
    const outcome = this.solver.solve(question, this.bounded(limits));
    if (outcome.status !== "solved") return outcome;
    return { ...outcome, plan: formatPlan(question.puzzle, outcome.plan) };
  }

  private bounded(limits: Limits): Limits {
    // The judge's own bound is the solver's: a million boards need no copy of their limits.
    if (this.maxCost === undefined || limits.maxCost !== undefined) return limits;
    return { ...limits, maxCost: this.maxCost };
  }
}
