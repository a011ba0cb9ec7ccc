/**
 * The judge's format (POJ 1324, "Holedox Moving"): cases of `rows columns length`, the cells of the snake from
 * head to tail, the number of stones and their cells, each cell a row and a column counted from 1. The exit is
 * at row 1, column 1. `0 0 0` or the end of the text ends it. The answers: `Case k: x`, k counted from 1, x the
 * least number of moves or -1.
 */
import {
  ArgumentError,
  type Cell,
  columnOf,
  describeCell,
  FormatError,
  rowOf,
  type Size,
  type Position as TextPosition,
} from "@microsolvers/core-grid";
import {
  answerLines,
  type Coordinates,
  type Grammar,
  JudgeReader,
  Tokens,
} from "@microsolvers/core-grid/judge";
import { type Outcome, Workspace } from "@microsolvers/core-search";
import { createField, type Field, prepareField } from "./field.ts";
import type { DistanceOutcome, SolveOutcome } from "./question.ts";
import { areBeside, type Puzzle, type State } from "./rules.ts";
import type { SolveOptions } from "./solve.ts";
import { SnakeSolver } from "./solver.ts";

/** One snake on its board, and where it stands in the text. */
export interface JudgeCase {
  readonly puzzle: Puzzle;
  readonly state: State;
  readonly position: TextPosition;
}

/** Boards of the judge are at most 20 x 20; here the sides may be so long. */
const LONGEST_SIDE = 4096;
/** Stones may be told twice, so there can be more than cells. */
const MOST_STONES = 2 ** 31;
/** So many stones are waited for at once: what is kept of the text is bounded however many there are. */
const STONES_AT_ONCE = 1024;
const EXITS: readonly Cell[] = [0];

// Made once, not for each of thousands of cells.
const OF_SNAKE: Coordinates = { row: "a row for the snake", column: "a column for the snake" };
const OF_STONE: Coordinates = { row: "a row for a stone", column: "a column for a stone" };

/**
 * Reads judge text that arrives in chunks.
 *
 * @param onIllegal told of each case that is whole but illegal, and reading goes on behind it; without it an
 *   illegal case ends the text as any other fault does
 */
export function createReader(onIllegal?: (fault: FormatError) => void): JudgeReader<JudgeCase> {
  return new JudgeReader(new Tokens(), readSnakes, onIllegal);
}

function* readSnakes(tokens: Tokens): Grammar<JudgeCase> {
  for (;;) {
    while (!tokens.has(3)) yield;
    if (tokens.isAtEnd()) return;
    const position = tokens.position();
    const rows = tokens.integer("the number of rows", 0, LONGEST_SIDE);
    const least = Math.min(rows, 1); // 0 rows announce the end: two more 0
    const columns = tokens.integer("the number of columns", least, least * LONGEST_SIDE);
    const length = tokens.integer("the length of the snake", least, rows * columns);
    if (rows === 0) return;
    const size: Size = { rows, columns };
    while (!tokens.has(2 * length + 1)) yield;
    const stones = new Uint8Array(rows * columns);
    const body = readBody(tokens, size, length, stones);
    const count = tokens.integer("the number of stones", 0, MOST_STONES);
    for (let left = count; left > 0; left -= STONES_AT_ONCE) {
      const next = Math.min(left, STONES_AT_ONCE);
      while (!tokens.has(2 * next)) yield;
      for (let stone = 0; stone < next; stone++) stones[tokens.cell(OF_STONE, size)] = 1;
    }
    const puzzle: Puzzle = { rows, columns, stones, exits: EXITS, tail: "blocks" };
    yield { puzzle, state: { body }, position };
  }
}

/** `taken` is of zeros, and left so. */
function readBody(tokens: Tokens, size: Size, length: number, taken: Uint8Array): Cell[] {
  const body: Cell[] = [];
  for (let index = 0; index < length; index++) {
    const cell = tokens.cell(OF_SNAKE, size);
    if (index > 0 && !areBeside(size, body[index - 1], cell)) {
      tokens.complain(tornBody(tokens.positionOfCell(), size, body[index - 1], cell));
    }
    if (taken[cell]) tokens.complain(bodyTwice(tokens.positionOfCell(), size, cell));
    taken[cell] = 1;
    body.push(cell);
  }
  for (const cell of body) taken[cell] = 0;
  return body;
}

function tornBody(at: TextPosition, size: Size, before: Cell, cell: Cell): FormatError {
  const expected = `a cell beside ${describeCell(size, before)}`;
  const found = describeCell(size, cell);
  return new FormatError(
    at,
    expected,
    found,
    `the snake is torn: expected ${expected}, found ${found}`,
  );
}

function bodyTwice(at: TextPosition, size: Size, cell: Cell): FormatError {
  const found = describeCell(size, cell);
  return new FormatError(at, "another cell", found, `the snake lies twice on ${found}`);
}

/** Solves cases one after the other; what they share in memory is kept. */
export class JudgeSolver {
  private readonly workspace: Workspace = new Workspace();
  private field: Field | undefined;

  solve({ puzzle, state }: JudgeCase, options?: SolveOptions): SolveOutcome {
    return this.solverOf(puzzle).solve(state, options);
  }

  distance({ puzzle, state }: JudgeCase, options?: SolveOptions): DistanceOutcome {
    return this.solverOf(puzzle).distanceFrom(state, options);
  }

  private solverOf(puzzle: Puzzle): SnakeSolver {
    const { rows, columns, exits } = puzzle;
    const { grid } = this.field ?? {};
    if (this.field !== undefined && grid?.rows === rows && grid.columns === columns) {
      prepareField(this.field, puzzle, exits);
    } else this.field = createField(puzzle, exits);
    return new SnakeSolver(puzzle, this.field, this.workspace);
  }
}

/** The judge's answer to case number `index` (from 0), without the line's end; `?` where a limit was met. */
export function answer(outcome: Outcome<object>, index: number): string {
  const cost = outcome.status === "solved" ? outcome.cost : outcome.status === "limit" ? "?" : -1;
  return `Case ${index + 1}: ${cost}`;
}

/**
 * The lines of answers to judge text that arrives in chunks, cut anywhere.
 *
 * @throws FormatError after the answers to all cases before the fault
 */
export function answers(chunks: Iterable<string>, options?: SolveOptions): Generator<string, void> {
  const solver = new JudgeSolver();
  return answerLines(createReader(), chunks, (question, index) =>
    answer(solver.distance(question, options), index),
  );
}

/** The judge's output for a whole input. @throws FormatError */
export function judge(text: string): string {
  return [...answers([text])].join("");
}

/**
 * Judge text of cases, piece by piece, with `0 0 0` at its end: the way back from `createReader`.
 *
 * @throws ArgumentError where a case has other exits than row 1, column 1, or the other rule for the tail: the
 *   judge knows neither
 */
export function* formatJudge(
  cases: Iterable<{ readonly puzzle: Puzzle; readonly state: State }>,
): Generator<string, void> {
  for (const { puzzle, state } of cases) yield formatCase(puzzle, state);
  yield "0 0 0\n";
}

function formatCase(puzzle: Puzzle, { body }: State): string {
  const { rows, columns, stones, exits, tail } = puzzle;
  if (exits.length !== 1 || exits[0] !== 0 || tail === "frees") {
    throw new ArgumentError("the judge has one exit, at row 1, column 1, and a tail that blocks");
  }
  const written = (cell: Cell): string =>
    `${rowOf(puzzle, cell) + 1} ${columnOf(puzzle, cell) + 1}`;
  const laid = Array.from(stones).flatMap((stone, cell) => (stone ? [cell] : []));
  const lines = [
    `${rows} ${columns} ${body.length}`,
    ...body.map(written),
    laid.length,
    ...laid.map(written),
  ];
  return `${lines.join("\n")}\n\n`;
}
