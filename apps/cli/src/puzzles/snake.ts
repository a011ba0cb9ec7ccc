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
} from "@microsolvers/snake";
import {
  answer,
  createReader,
  formatJudge,
  type JudgeCase,
  JudgeSolver,
} from "@microsolvers/snake/judge";
import { BEGIN } from "../faults.ts";
import type {
  CaseOutcome,
  CaseSolver,
  Explorer,
  Frame,
  InstanceGenerator,
  Limits,
  OptionValues,
  Puzzle,
  PuzzleOption,
} from "../puzzle.ts";
import { snakeTrials } from "../trials/snake.ts";

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

const explorer: Explorer<JudgeCase> = {
  description: "all that a snake can come to, by its distance from where it lies",
  options: [],
  async explore({ puzzle: board, state }, _, limits) {
    const outcome = await exploreAsync(board, state, limits);
    if (outcome.status !== "explored") return outcome;
    return { ...outcome, farthest: outcome.farthest.map((far) => format(board, far)) };
  },
};

const TAIL: PuzzleOption = {
  name: "tail",
  description: "whether the head may enter the cell that the tail leaves in the same move",
  kind: ["blocks", "frees"],
  default: "blocks",
};

export const puzzle: Puzzle<JudgeCase> = withTail("blocks");

function choose({ tail }: OptionValues): Puzzle<JudgeCase> {
  return withTail(tail === "frees" ? tail : "blocks");
}

/** A board can say by itself that the tail frees its cell; judge text cannot. */
function withTail(tail: "blocks" | "frees"): Puzzle<JudgeCase> {
  const asked = (question: JudgeCase): JudgeCase =>
    tail === "frees" ? { ...question, puzzle: { ...question.puzzle, tail } } : question;
  return {
    variants: { options: [TAIL], choose },
    generator,
    explorer: {
      ...explorer,
      explore: (question, values, limits) => explorer.explore(asked(question), values, limits),
    },
    trials: snakeTrials,
    createReader,
    createSolver: () => new PlanWriter(asked),
    answer,

    parseBoard: (text) => asked({ ...parse(text), position: BEGIN }),

    formatBoard: (question) => format(asked(question).puzzle, question.state),

    *frames(question, plan): Generator<Frame, void> {
      const board = asked(question).puzzle;
      let now = question.state;
      yield { board: format(board, now) };
      for (const move of parsePlan(plan)) {
        now = apply(board, now, move);
        yield { move, board: format(board, now) };
      }
    },

    verify: (question, plan) => verify(asked(question).puzzle, question.state, parsePlan(plan)),
  };
}

/** The judge's solver, with its plans in notation. */
class PlanWriter implements CaseSolver<JudgeCase> {
  private readonly solver = new JudgeSolver();
  private readonly asked: (question: JudgeCase) => JudgeCase;

  /** @param asked a case by the rule that was chosen */
  constructor(asked: (question: JudgeCase) => JudgeCase) {
    this.asked = asked;
  }

  distance(question: JudgeCase, limits: Limits): CaseOutcome {
    return this.solver.distance(this.asked(question), limits);
  }

  solve(question: JudgeCase, limits: Limits): CaseOutcome {
    const outcome = this.solver.solve(this.asked(question), limits);
    return outcome.status === "solved" ? { ...outcome, plan: formatPlan(outcome.plan) } : outcome;
  }
}
