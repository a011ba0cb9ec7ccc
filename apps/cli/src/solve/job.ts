/** All that is to be known for solving cases, as plain data, so that it passes from thread to thread. */
import { answerRecords } from "../formats/answer-records.ts";
import { judgeLines } from "../formats/judge-lines.ts";
import type { Case, OptionValues, Puzzle } from "../puzzle.ts";
import { choosePuzzle } from "../puzzles.ts";
import type { AnswerFormat, Shown } from "./answered.ts";
import type { SolveSettings } from "./answerer.ts";

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
  readonly format: AnswerFormat<Case>;
}

export async function prepare(job: SolveJob): Promise<Prepared> {
  const puzzle = await choosePuzzle(job.puzzle, job.variant, job.isDrawn);
  const format =
    job.format === "judge"
      ? judgeLines(puzzle, job.shown)
      : answerRecords(job.format, job.puzzle, puzzle, job.shown);
  return { puzzle, format };
}
