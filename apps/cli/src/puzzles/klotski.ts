import {
  apply,
  BOARD_KINDS,
  type BoardKind,
  exploreAsync,
  format,
  formatPlan,
  generate,
  parse,
  parsePlan,
  verify,
} from "@microsolvers/klotski";
import {
  answer,
  createReader,
  formatJudge,
  type JudgeCase,
  JudgeSolver,
} from "@microsolvers/klotski/judge";
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
import { klotskiTrials } from "../trials/klotski.ts";

const generator: InstanceGenerator = {
  options: [
    { name: "kind", description: "what the board is like", kind: BOARD_KINDS, default: "walls" },
    { name: "rows", description: "its rows", kind: "whole", default: 30 },
    { name: "columns", description: "its columns", kind: "whole", default: 30 },
    { name: "density", description: "of walls: fixed cells", kind: "share", default: 0.1 },
    { name: "questions", description: "questions on the board", kind: "whole", default: 500 },
  ],
  generate({ kind, rows, columns, density, questions, seed }) {
    const { board, questions: asked } = generate({
      kind: kind as BoardKind,
      rows: Number(rows),
      columns: Number(columns),
      density: Number(density),
      questions: Number(questions),
      seed: Number(seed),
    });
    return formatJudge(board, asked);
  },
};

const explorer: Explorer<JudgeCase> = {
  description: "all positions of a board, by their distance to its target",
  options: [],
  mostStates({ board }) {
    const cells = Array.from(board.free).filter((free) => free === 1).length;
    return cells * (cells - 1);
  },
  async explore({ board, target }, _, limits) {
    const drawn = { ...board, target };
    const outcome = await exploreAsync(drawn, limits);
    if (outcome.status !== "explored") return outcome;
    return { ...outcome, farthest: outcome.farthest.map((state) => format(drawn, state)) };
  },
};

export const puzzle: Puzzle<JudgeCase> = {
  generator,
  explorer,
  trials: klotskiTrials,
  createReader,
  createSolver: () => new PlanWriter(),
  answer,

  parseBoard(text) {
    const { puzzle: board, state } = parse(text);
    return { board, state, target: board.target, position: BEGIN };
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
