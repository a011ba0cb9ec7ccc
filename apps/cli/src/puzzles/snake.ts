import {
  apply,
  BOARD_KINDS,
  type BoardKind,
  format,
  formatPlan,
  generate,
  parse,
  parsePlan,
  verify,
} from "@microsolvers/snake";
import {
  answer,
  createReader,
  formatJudge,
  type JudgeCase,
  JudgeSolver,
} from "@microsolvers/snake/judge";
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
    { name: "kind", description: "what the boards are like", kind: BOARD_KINDS, default: "turn" },
    { name: "rows", description: "their rows", kind: "whole", default: 20 },
    { name: "columns", description: "their columns", kind: "whole", default: 20 },
    { name: "length", description: "cells of the snake", kind: "whole", default: 8 },
    { name: "density", description: "share of stones", kind: "share", default: 0.2 },
    { name: "boards", description: "how many", kind: "whole", default: 20 },
  ],
  generate({ kind, rows, columns, length, density, boards, seed }) {
    return formatJudge(
      generate({
        kind: kind as BoardKind,
        rows: Number(rows),
        columns: Number(columns),
        length: Number(length),
        density: Number(density),
        count: Number(boards),
        seed: Number(seed),
      }),
    );
  },
};

export const puzzle: Puzzle<JudgeCase> = {
  generator,
  createReader,
  createSolver: () => new PlanWriter(),
  answer,

  parseBoard: (text) => ({ ...parse(text), position: { line: 1, column: 1 } }),

  formatBoard: ({ puzzle: board, state }) => format(board, state),

  *frames({ puzzle: board, state }, plan): Generator<Frame, void> {
    let now = state;
    yield { board: format(board, now) };
    for (const move of parsePlan(plan)) {
      now = apply(board, now, move);
      yield { move, board: format(board, now) };
    }
  },

  verify: ({ puzzle: board, state }, plan) => verify(board, state, parsePlan(plan)),
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
