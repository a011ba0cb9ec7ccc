/**
 * Judge text of sliding blocks: boards in board notation (notation.ts), apart by blank lines. The answers:
 * the least cost, or -1 where there is no solution, one a line.
 */
import { FormatError, type Position as Place } from "@microsolvers/core-grid";
import { answerLines, type Grammar, JudgeReader, Paragraphs } from "@microsolvers/core-grid/judge";
import type { Outcome } from "@microsolvers/core-search";
import type { Position } from "./draft.ts";
import { format, parse, parseFrom } from "./notation.ts";
import {
  BlocksSolver,
  type DistanceOutcome,
  type SolveOptions,
  type SolveOutcome,
} from "./solve.ts";

/** One board, and where it stands in the text. */
export interface JudgeCase extends Position {
  readonly position: Place;
}

/** Stands for a board that is illegal, and is never given out. */
const STAND_IN = "A\ngoal A 1,1";

/**
 * Reads judge text that arrives in chunks.
 *
 * @param onIllegal told of each board that is illegal, and reading goes on behind it; without it an illegal
 *   board ends the text
 */
export function createReader(onIllegal?: (fault: FormatError) => void): JudgeReader<JudgeCase> {
  return new JudgeReader(new Paragraphs(), readBoards, onIllegal);
}

function* readBoards(paragraphs: Paragraphs): Grammar<JudgeCase> {
  for (;;) {
    while (!paragraphs.has()) yield;
    const { text, position } = paragraphs.paragraph();
    if (text === "") return;
    yield { ...readBoard(paragraphs, text, position.line), position };
  }
}

function readBoard(paragraphs: Paragraphs, text: string, line: number): Position {
  try {
    return parseFrom(text, line);
  } catch (fault) {
    if (!(fault instanceof FormatError)) throw fault;
    paragraphs.complain(fault);
    return parse(STAND_IN);
  }
}

/** Solves cases one after the other, and keeps the memory for the next. */
export class JudgeSolver {
  private readonly solver: BlocksSolver = new BlocksSolver();

  solve({ puzzle, state }: JudgeCase, options?: SolveOptions): SolveOutcome {
    return this.solver.solve(puzzle, state, options);
  }

  distance({ puzzle, state }: JudgeCase, options?: SolveOptions): DistanceOutcome {
    return this.solver.distance(puzzle, state, options);
  }
}

/** The answer to one board, without the line's end; `?` where a limit was met. */
export function answer(outcome: Outcome<object>): string {
  if (outcome.status === "limit") return "?";
  return outcome.status === "solved" ? String(outcome.cost) : "-1";
}

/**
 * The lines of answers to judge text that arrives in chunks, cut anywhere.
 *
 * @throws FormatError after the answers to all boards before the fault
 */
export function answers(chunks: Iterable<string>, options?: SolveOptions): Generator<string, void> {
  const solver = new JudgeSolver();
  return answerLines(createReader(), chunks, (question) =>
    answer(solver.distance(question, options)),
  );
}

/** The judge's output for a whole input. @throws FormatError */
export function judge(text: string, options?: SolveOptions): string {
  return [...answers([text], options)].join("");
}

/** Judge text of boards, board by board: the way back from `createReader`. */
export function* formatJudge(positions: Iterable<Position>): Generator<string, void> {
  let gap = "";
  for (const { puzzle, state } of positions) {
    yield gap + format(puzzle, state);
    gap = "\n";
  }
}
