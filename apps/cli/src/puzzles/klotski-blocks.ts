import {
  apply,
  exploreAsync,
  format,
  formatPlan,
  formatRows,
  generate,
  klotski,
  METRICS,
  type Metric,
  parse,
  parsePlan,
  verify,
} from "@microsolvers/klotski/blocks";
import {
  answer,
  createReader,
  formatJudge,
  type JudgeCase,
  JudgeSolver,
} from "@microsolvers/klotski/blocks/judge";
import { BEGIN } from "../faults.ts";
import type {
  CaseOutcome,
  CaseSolver,
  Explorer,
  Frame,
  InstanceGenerator,
  Limits,
  Puzzle,
  PuzzleOption,
} from "../puzzle.ts";
import { blocksTrials } from "../trials/klotski-blocks.ts";

/** What costs 1. */
const METRIC: PuzzleOption = {
  name: "metric",
  description: "what costs 1",
  kind: METRICS,
  default: "moves",
};

const generator: InstanceGenerator = {
  options: [
    { name: "rows", description: "of the board", kind: "whole", default: 5 },
    { name: "columns", description: "of the board", kind: "whole", default: 4 },
    { name: "uprights", description: "pieces of 2 x 1", kind: "whole", default: 4 },
    { name: "flats", description: "pieces of 1 x 2", kind: "whole", default: 1 },
    { name: "singles", description: "pieces of 1 x 1", kind: "whole", default: 4 },
    { name: "boards", description: "how many", kind: "whole", default: 1 },
    METRIC,
  ],
  *generate({ rows, columns, uprights, flats, singles, boards, metric, seed }) {
    const puzzle = klotski({
      rows: Number(rows),
      columns: Number(columns),
      uprights: Number(uprights),
      flats: Number(flats),
      singles: Number(singles),
    });
    const count = Number(boards);
    yield* formatJudge(generate({ puzzle, metric: metric as Metric, seed: Number(seed), count }));
  },
};

function explorerIn(metric: Metric): Explorer<JudgeCase> {
  return {
    description: "all positions that can be reached from the board, by their distance from it",
    options: [],
    async explore({ puzzle: board, state }, _, limits) {
      const outcome = await exploreAsync(board, state, { ...limits, metric });
      if (outcome.status !== "explored") return outcome;
      return { ...outcome, farthest: outcome.farthest.map((one) => format(board, one)) };
    },
  };
}

function inMetric(metric: Metric): Puzzle<JudgeCase> {
  return {
    variants: { options: [METRIC], choose: (values) => inMetric(values.metric as Metric) },
    generator,
    explorer: explorerIn(metric),
    trials: blocksTrials,
    createReader,
    createSolver: () => new PlanWriter(metric),
    answer,

    parseBoard: (text) => ({ ...parse(text), position: BEGIN }),

    formatBoard: ({ puzzle: board, state }) => format(board, state),

    *frames({ puzzle: board, state }, plan): Generator<Frame, void> {
      let now = state;
      yield { board: formatRows(board, now) };
      for (const move of parsePlan(plan)) {
        now = apply(board, now, move);
        yield { move: formatPlan([move]), board: formatRows(board, now) };
      }
    },

    verify: ({ puzzle: board, state }, plan) => verify(board, state, parsePlan(plan), metric),
  };
}

export const puzzle: Puzzle<JudgeCase> = inMetric("moves");

/** The judge's solver, with its plans in notation. */
class PlanWriter implements CaseSolver<JudgeCase> {
  private readonly solver = new JudgeSolver();
  private readonly metric: Metric;

  constructor(metric: Metric) {
    this.metric = metric;
  }

  distance(question: JudgeCase, limits: Limits): CaseOutcome {
    return this.solver.distance(question, { ...limits, metric: this.metric });
  }

  solve(question: JudgeCase, limits: Limits): CaseOutcome {
    const outcome = this.solver.solve(question, { ...limits, metric: this.metric });
    return outcome.status === "solved" ? { ...outcome, plan: formatPlan(outcome.plan) } : outcome;
  }
}
