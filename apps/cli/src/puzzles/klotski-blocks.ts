import {
  apply,
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
    { name: "rows", description: "of the board", kind: "whole", default: 5 },
    { name: "columns", description: "of the board", kind: "whole", default: 4 },
    { name: "uprights", description: "pieces of 2 x 1", kind: "whole", default: 4 },
    { name: "flats", description: "pieces of 1 x 2", kind: "whole", default: 1 },
    { name: "singles", description: "pieces of 1 x 1", kind: "whole", default: 4 },
    { name: "boards", description: "how many", kind: "whole", default: 1 },
    { name: "metric", description: "what costs 1", kind: METRICS, default: "moves" },
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

function inMetric(metric: Metric): Puzzle<JudgeCase> {
  return {
    generator,
    createReader,
    createSolver: () => new PlanWriter(metric),
    answer,

    parseBoard: (text) => ({ ...parse(text), position: { line: 1, column: 1 } }),

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

export const puzzle: Puzzle<JudgeCase> = {
  ...inMetric("moves"),
  metrics: new Map(METRICS.map((metric) => [metric, inMetric(metric)])),
};

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
