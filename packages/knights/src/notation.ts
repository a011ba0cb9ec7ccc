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
import { FormatError, type Size } from "@microsolvers/core-grid";
import {
  formatBoard,
  formatCellMoves,
  parseBoard,
  parseCellMoves,
  splitBoards,
  type TextBoard,
} from "@microsolvers/core-grid/text";
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
  return parseCellMoves(size, text);
}

/** Writes a plan for a board of this size: `r,c>r,c` for each move, blanks between them. `parsePlan` reads it back. */
export function formatPlan(size: Size, plan: readonly Move[]): string {
  return formatCellMoves(size, plan);
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
