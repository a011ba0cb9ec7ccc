/**
 * The judge's format (SWERC 2002, HDU 1401, POJ 1198): cases of 16 numbers to the end of the text, four
 * pieces as they stand and four as they shall stand, each its row and its column from 1 to 8. Other judges
 * put the number of cases first: that is what a number alone on the first line is, where more than one
 * follow on the next. The answers: YES where eight moves are enough, else NO, one a line.
 */
import { describeCell, FormatError, type Position } from "@microsolvers/core-grid";
import {
  answerLines,
  type Coordinates,
  type Grammar,
  JudgeReader,
  Tokens,
} from "@microsolvers/core-grid/judge";
import type { Outcome } from "@microsolvers/core-search";
import type { Question } from "./notation.ts";
import type { DistanceOutcome, SolveOutcome } from "./plan.ts";
import { type Board, STANDARD, type State } from "./rules.ts";
import type { QuestionOptions } from "./solve.ts";
import { SolitaireSolver } from "./solver.ts";
import type { Within, WithinOutcome } from "./within.ts";

/** The judge does not ask for more moves. */
export const MOST_MOVES = 8;

/** One question, and where it stands in the text. */
export interface JudgeCase extends Question {
  readonly position: Position;
}

const PIECES = 4;
const NUMBERS = PIECES * 2 * 2;
const MOST_CASES = 2 ** 31;
const OF_PIECE: Coordinates = { row: "a row", column: "a column" };

/**
 * Reads judge text that arrives in chunks.
 *
 * @param onIllegal told of each case that is whole but illegal, and reading goes on behind it; without it an
 *   illegal case ends the text as any other fault does
 */
export function createReader(onIllegal?: (fault: FormatError) => void): JudgeReader<JudgeCase> {
  return new JudgeReader(new Tokens(), readQuestions, onIllegal);
}

function* readQuestions(tokens: Tokens): Grammar<JudgeCase> {
  while (!tokens.has(3)) yield;
  const isCounted = tokens.endsLine(0) && !tokens.endsLine(1);
  const most = isCounted ? tokens.integer("the number of cases", 0, MOST_CASES) : MOST_CASES;
  for (let index = 0; index < most; index++) {
    while (!tokens.has(NUMBERS)) yield;
    if (!isCounted && tokens.isAtEnd()) return;
    const position = tokens.position();
    const from = readState(tokens);
    const to = readState(tokens);
    yield { board: STANDARD, from, to, position };
  }
}

function readState(tokens: Tokens): State {
  const state: number[] = [];
  for (let piece = 0; piece < PIECES; piece++) {
    const cell = tokens.cell(OF_PIECE, STANDARD);
    if (state.includes(cell)) tokens.complain(secondPiece(tokens.positionOfCell(), cell));
    state.push(cell);
  }
  return state;
}

function secondPiece(at: Position, cell: number): FormatError {
  const place = describeCell(STANDARD, cell);
  return new FormatError(
    at,
    "a piece on a cell of its own",
    "a second one",
    `a second piece at ${place}`,
  );
}

/** Solves cases one after the other, each within the judge's eight moves unless `options` say otherwise. */
export class JudgeSolver {
  private board: Board = STANDARD;
  private solver: SolitaireSolver = new SolitaireSolver();

  solve({ board, from, to }: JudgeCase, options: QuestionOptions = {}): SolveOutcome {
    return this.solverOf(board).solve(from, to, withBound(options));
  }

  distance({ board, from, to }: JudgeCase, options: QuestionOptions = {}): DistanceOutcome {
    return this.solverOf(board).distance(from, to, withBound(options));
  }

  /** Whether the judge's eight moves are enough: no more is asked, and where they are it is found out sooner than the distance. */
  within({ board, from, to }: JudgeCase, options: QuestionOptions = {}): WithinOutcome {
    const { maxCost = MOST_MOVES } = options;
    return this.solverOf(board).within(from, to, Math.min(maxCost, MOST_MOVES), options);
  }

  private solverOf(board: Board): SolitaireSolver {
    if (this.board !== board) {
      this.board = board;
      this.solver = new SolitaireSolver(board);
    }
    return this.solver;
  }
}

function withBound(options: QuestionOptions): QuestionOptions {
  return options.maxCost === undefined ? { ...options, maxCost: MOST_MOVES } : options;
}

/**
 * The judge's answer to one case, without the line's end; `?` where a limit was met before it was known
 * whether eight moves are enough.
 */
export function answer(outcome: Outcome<object> | Within): string {
  if ("cost" in outcome) return outcome.cost <= MOST_MOVES ? "YES" : "NO";
  return outcome.status === "limit" && outcome.lowerBound <= MOST_MOVES ? "?" : "NO";
}

/**
 * The lines of answers to judge text that arrives in chunks, cut anywhere.
 *
 * @throws FormatError after the answers to all cases before the fault
 */
export function answers(
  chunks: Iterable<string>,
  options?: QuestionOptions,
): Generator<string, void> {
  const solver = new JudgeSolver();
  return answerLines(createReader(), chunks, (question) =>
    answer(solver.within(question, options)),
  );
}

/** The judge's output for a whole input. @throws FormatError */
export function judge(text: string): string {
  return [...answers([text])].join("");
}

/** Judge text, piece by piece: the way back from `createReader`. */
export function* formatJudge(questions: Iterable<Question>): Generator<string, void> {
  for (const { from, to } of questions) yield `${formatLine(from)}\n${formatLine(to)}\n`;
}

function formatLine(state: State): string {
  const { columns } = STANDARD;
  return state.map((cell) => `${Math.floor(cell / columns) + 1} ${(cell % columns) + 1}`).join(" ");
}
