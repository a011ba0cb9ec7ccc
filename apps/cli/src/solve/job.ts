/** All that is to be known for solving cases, as plain data, so that it passes from thread to thread. */
import { choosePuzzle } from "../choose-puzzle.ts";
import { answerRecords } from "../formats/answer-records.ts";
import { judgeLines } from "../formats/judge-lines.ts";
import type { Case, OptionValues, Puzzle } from "../puzzle.ts";
import type { AnswerFormat, Shown } from "./answered.ts";
import type { Oracle, SolveSettings } from "./answerer.ts";

export interface SolveJob {
  /** Its name. */
  readonly puzzle: string;
  readonly variant: OptionValues;
  /** Whether the input is one board in board notation. */
  readonly isDrawn: boolean;
  readonly format: "judge" | "json" | "ndjson";
  readonly shown: Shown;
  readonly keepsGoing: boolean;
  readonly settings: SolveSettings;
}

export interface Prepared {
  readonly puzzle: Puzzle;
  readonly oracle: Oracle<Case>;
  readonly format: AnswerFormat<Case>;
}

export async function prepare(job: SolveJob): Promise<Prepared> {
  const puzzle = await choosePuzzle(job.puzzle, job.variant, job.isDrawn);
  const format =
    job.format === "judge"
      ? judgeLines(puzzle, job.shown)
      : answerRecords(job.format, job.puzzle, puzzle, job.shown);
  return { puzzle, oracle: oracleOf(puzzle, job.shown), format };
}

function oracleOf(puzzle: Puzzle, { plan, frames }: Shown): Oracle<Case> {
  const solver = puzzle.createSolver();
  const ask = plan || frames ? solver.solve : solver.distance;
  return { ask: ask.bind(solver), answer: puzzle.answer };
}
