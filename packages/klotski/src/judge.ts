/**
 * The judge's format (NOIP 2013, Luogu P1979): `rows columns questions`, then the rows of 0 (fixed) and 1,
 * then a question a line, `blank tile target`, each a row and a column counted from 1. The answers: the
 * least number of moves, or -1, one a line.
 */
import {
  type Cell,
  columnOf,
  describeCell,
  FormatError,
  type Position,
  rowOf,
} from "@microsolvers/core-grid";
import {
  answerLines,
  type Coordinates,
  type Grammar,
  JudgeReader,
  Tokens,
} from "@microsolvers/core-grid/judge";
import type { Outcome } from "@microsolvers/core-search";
import type { Question } from "./generate.ts";
import type { Board, State } from "./rules.ts";
import {
  type DistanceOutcome,
  KlotskiSolver,
  type SolveOptions,
  type SolveOutcome,
} from "./solve.ts";

/** One question, and where it stands in the text. Questions on one board share their `board`. */
export interface JudgeCase {
  readonly board: Board;
  readonly state: State;
  readonly target: Cell;
  readonly position: Position;
}

/** Boards of the judge are at most 30 x 30; here the sides may be so long. */
const LONGEST_SIDE = 4096;
const MOST_QUESTIONS = 2 ** 31;

/** How errors name a cell and its numbers, made once and not for each question. */
interface Names extends Coordinates {
  readonly what: string;
}

const named = (what: string): Names => ({
  what,
  row: `a row for the ${what}`,
  column: `a column for the ${what}`,
});

const BLANK: Names = /* @__PURE__ */ named("blank");
const TILE: Names = /* @__PURE__ */ named("tile");
const TARGET: Names = /* @__PURE__ */ named("target");

/**
 * Reads judge text that arrives in chunks.
 *
 * @param onIllegal told of each question that is whole but illegal, and reading goes on behind it; without
 *   it an illegal question ends the text as any other fault does
 */
export function createReader(onIllegal?: (fault: FormatError) => void): JudgeReader<JudgeCase> {
  return new JudgeReader(new Tokens(), readQuestions, onIllegal);
}

function* readQuestions(tokens: Tokens): Grammar<JudgeCase> {
  while (!tokens.has(3)) yield;
  const rows = tokens.integer("the number of rows", 1, LONGEST_SIDE);
  const columns = tokens.integer("the number of columns", 1, LONGEST_SIDE);
  const questions = tokens.integer("the number of questions", 0, MOST_QUESTIONS);
  const free = new Uint8Array(rows * columns);
  for (let cell = 0; cell < free.length; cell += columns) {
    while (!tokens.has(columns)) yield;
    tokens.integers("a cell", 0, 1, free.subarray(cell, cell + columns));
  }
  const board: Board = { rows, columns, free };
  for (let question = 0; question < questions; question++) {
    while (!tokens.has(6)) yield;
    yield readQuestion(tokens, board);
  }
}

function readQuestion(tokens: Tokens, board: Board): JudgeCase {
  const position = tokens.position();
  const blank = readFreeCell(tokens, board, BLANK);
  const tile = readFreeCell(tokens, board, TILE);
  if (tile === blank)
    complain(tokens, board, tile, "another cell than the blank's", "the tile stands on the blank");
  const target = tokens.cell(TARGET, board);
  return { board, state: { blank, tile }, target, position };
}

function readFreeCell(tokens: Tokens, board: Board, names: Names): Cell {
  const cell = tokens.cell(names, board);
  if (!board.free[cell]) {
    const { what } = names;
    complain(
      tokens,
      board,
      cell,
      `a free cell for the ${what}`,
      `the ${what} stands on a fixed cell`,
    );
  }
  return cell;
}

/** Says that the cell read last is none that was expected. */
function complain(tokens: Tokens, board: Board, cell: Cell, expected: string, problem: string) {
  const at = tokens.positionOfCell();
  const found = describeCell(board, cell);
  tokens.complain(new FormatError(at, expected, found, `${problem} (${found})`));
}

/** Writes a board and its questions as judge text, line by line; `createReader` reads it back. */
export function* formatJudge(
  board: Board,
  questions: readonly Question[],
): Generator<string, void> {
  const { rows, columns, free } = board;
  yield `${rows} ${columns} ${questions.length}\n`;
  for (let row = 0; row < rows; row++) {
    const cells = Array.from({ length: columns }, (_, column) =>
      free[row * columns + column] ? "1" : "0",
    );
    yield `${cells.join(" ")}\n`;
  }
  for (const { state, target } of questions) {
    const cells = [state.blank, state.tile, target];
    const numbers = cells.flatMap((cell) => [rowOf(board, cell) + 1, columnOf(board, cell) + 1]);
    yield `${numbers.join(" ")}\n`;
  }
}

/** Solves cases one after the other; a board is prepared once for all its questions. */
export class JudgeSolver {
  private board: Board | undefined;
  private solver: KlotskiSolver | undefined;

  solve({ board, state, target }: JudgeCase, options?: SolveOptions): SolveOutcome {
    return this.solverOf(board).solve(state, target, options);
  }

  distance({ board, state, target }: JudgeCase, options?: SolveOptions): DistanceOutcome {
    return this.solverOf(board).distance(state, target, options);
  }

  private solverOf(board: Board): KlotskiSolver {
    if (this.solver === undefined || this.board !== board) {
      this.board = board;
      this.solver = new KlotskiSolver(board);
    }
    return this.solver;
  }
}

/** The judge's answer to one question, without the line's end; `?` where a limit was met. */
export function answer(outcome: Outcome<object>): string {
  if (outcome.status === "limit") return "?";
  return outcome.status === "solved" ? String(outcome.cost) : "-1";
}

/**
 * The lines of answers to judge text that arrives in chunks, cut anywhere.
 *
 * @throws FormatError after the answers to all questions before the fault
 */
export function answers(chunks: Iterable<string>, options?: SolveOptions): Generator<string, void> {
  const solver = new JudgeSolver();
  return answerLines(createReader(), chunks, (question) =>
    answer(solver.distance(question, options)),
  );
}

/** The judge's output for a whole input. @throws FormatError */
export function judge(text: string): string {
  return [...answers([text])].join("");
}
