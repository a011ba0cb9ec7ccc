/**
 * Boards and plans for people.
 *
 *     0  a white knight     1  a black knight     *  the blank
 *
 * One line a row: five rows of five for the board of the contest, whose goal is known. For any other goal
 * a second board follows after a blank line: how the knights shall stand.
 *
 * A plan is `r,c>r,c` for each leap, rows and columns counted from 1: from where, and to the blank.
 */
import {
  type Cell,
  cellAt,
  columnOf,
  FormatError,
  formatBoard,
  parseBoard,
  quote,
  rowOf,
  type Size,
  type TextBoard,
} from "@microsolvers/core-grid";
import {
  countBlack,
  isSolved,
  MOST_CELLS,
  type Move,
  type Puzzle,
  STANDARD,
  type State,
} from "./rules.ts";

const LEGEND = "01*";
const BLANK = "*";

/** What a drawn board shows: the puzzle with its goal, and where everything stands. */
export interface Position {
  readonly puzzle: Puzzle;
  readonly state: State;
}

/**
 * Reads a position, and the goal where one follows.
 *
 * @throws FormatError at a character that means nothing here, at a ragged row, at a second blank, at the
 *   first cell of a board without a blank, of one that is too big or of another size or with other knights
 *   than its goal
 */
export function parse(text: string): Position {
  const [first, second] = splitBoards(text);
  const board = readBoard(first);
  const state = toState(board);
  const goal = second === undefined ? STANDARD : toPuzzle(readBoard(second));
  const { rows, columns } = goal;
  const found = `${board.rows} x ${board.columns} with ${countBlack(state)} black knights`;
  const wanted = `${rows} x ${columns} with ${countBlack(goal.goal)} black knights`;
  if (found !== wanted) {
    throw new FormatError(board.positionOf(0), `a board as its goal, ${wanted}`, found);
  }
  return { puzzle: isStandard(goal) ? STANDARD : goal, state };
}

/** Draws a position, and the goal if it is another than the contest's; `parse` reads it back. */
export function format(puzzle: Puzzle, state: State): string {
  const board = formatState(puzzle, state);
  return isStandard(puzzle) ? board : `${board}\n${formatState(puzzle, puzzle.goal)}`;
}

/** The rows of one board, each ended by a line feed. */
export function formatState(size: Size, { blank, black }: State): string {
  return formatBoard(size, (cell) => (cell === blank ? BLANK : String(black[cell])));
}

/**
 * Reads a plan for a board of this size; any white space separates moves.
 *
 * @throws FormatError at the first word that is no move between two cells of the board
 */
export function parsePlan(size: Size, text: string): Move[] {
  const plan: Move[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    for (const word of line.matchAll(/\S+/g)) {
      const move = parseMove(size, word[0]);
      if (move === undefined) {
        const at = { line: index + 1, column: word.index + 1 };
        const expected = `a move r,c>r,c on ${size.rows} x ${size.columns}`;
        throw new FormatError(at, expected, quote(word[0]));
      }
      plan.push(move);
    }
  }
  return plan;
}

/** Writes a plan for a board of this size: `r,c>r,c` for each move, blanks between them. `parsePlan` reads it back. */
export function formatPlan(size: Size, plan: readonly Move[]): string {
  const place = (cell: Cell): string => `${rowOf(size, cell) + 1},${columnOf(size, cell) + 1}`;
  return plan.map(({ from, to }) => `${place(from)}>${place(to)}`).join(" ");
}

function parseMove(size: Size, word: string): Move | undefined {
  const numbers = /^(\d+),(\d+)>(\d+),(\d+)$/.exec(word)?.slice(1).map(Number) ?? [];
  const [fromRow, fromColumn, toRow, toColumn] = numbers;
  const from = cellAt(size, fromRow - 1, fromColumn - 1);
  const to = cellAt(size, toRow - 1, toColumn - 1);
  return numbers.length === 4 && from >= 0 && to >= 0 ? { from, to } : undefined;
}

/** The text of the position, and of the goal if there is one: each keeps its line numbers. */
function splitBoards(text: string): [string, string | undefined] {
  const lines = text.split(/\r\n|\r|\n/);
  const isBlank = (line: string): boolean => line.trim() === "";
  const first = lines.findIndex((line) => !isBlank(line));
  const gap = lines.findIndex((line, index) => index > first && isBlank(line));
  const second = lines.findIndex((line, index) => index > gap && !isBlank(line));
  if (gap < 0 || second < 0) return [text, undefined];
  return [lines.slice(0, gap).join("\n"), "\n".repeat(second) + lines.slice(second).join("\n")];
}

function readBoard(text: string): TextBoard {
  const board = parseBoard(text, LEGEND);
  const { rows, columns } = board;
  if (rows * columns <= MOST_CELLS) return board;
  const expected = `a board of at most ${MOST_CELLS} cells`;
  throw new FormatError(board.positionOf(0), expected, `one of ${rows} x ${columns}`);
}

function toState(board: TextBoard): State {
  const blank = board.only(BLANK, "blank");
  return { blank, black: Uint8Array.from(board.characters, (cell) => (cell === "1" ? 1 : 0)) };
}

function toPuzzle(board: TextBoard): Puzzle {
  const { rows, columns } = board;
  return { rows, columns, goal: toState(board) };
}

function isStandard({ rows, columns, goal }: Puzzle): boolean {
  return rows === STANDARD.rows && columns === STANDARD.columns && isSolved(STANDARD, goal);
}
