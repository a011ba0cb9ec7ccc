/**
 * Boards and plans for people.
 *
 *     o  a piece     .  a free cell     #  a wall
 *
 * Two boards of the same size with the same walls, a blank line between them: how the pieces stand, and how
 * they shall stand. One line a row.
 *
 * A plan is `r,c>r,c` for each move, rows and columns counted from 1: from where, and to where.
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
import { type Board, LONGEST_SIDE, MOST_PIECES, type Move, type State } from "./rules.ts";

const PIECE = "o";
const FREE = ".";
const WALL = "#";
const LEGEND = FREE + PIECE + WALL;

/** How pieces stand on a board, and how they shall stand. */
export interface Question {
  readonly board: Board;
  readonly from: State;
  readonly to: State;
}

/**
 * Reads two boards. The states come in ascending order.
 *
 * @throws FormatError at a character that means nothing here, at a ragged row, at the first cell of a board
 *   that is too big, has too few or too many pieces, or is of another size than the first, at a wall that
 *   only one of them has, and at the end where there is no second board
 */
export function parse(text: string): Question {
  const [first, second] = splitBoards(text);
  const start = readBoard(first);
  if (second === undefined) throw noGoal(start);
  const goal = readBoard(second);
  checkGoal(start, goal);
  const { rows, columns } = start;
  const board = { rows, columns, walls: start.cellsOf(WALL) };
  return { board, from: start.cellsOf(PIECE), to: goal.cellsOf(PIECE) };
}

/** Draws both boards of a question; `parse` reads them back. */
export function format({ board, from, to }: Question): string {
  return `${formatState(board, from)}\n${formatState(board, to)}`;
}

/** The rows of one board, each ended by a line feed. */
export function formatState(board: Board, state: State): string {
  return formatBoard(board, (cell) => {
    if (state.includes(cell)) return PIECE;
    return board.walls?.includes(cell) ? WALL : FREE;
  });
}

/**
 * Reads a plan for a board of this size; any white space separates moves.
 *
 * @throws FormatError at the first word that is no move between two cells of the board
 */
export function parsePlan(size: Size, text: string): Move[] {
  return parseCellMoves(size, text);
}

export function formatPlan(size: Size, plan: readonly Move[]): string {
  return formatCellMoves(size, plan);
}

function readBoard(text: string): TextBoard {
  const board = parseBoard(text, LEGEND);
  const { rows, columns } = board;
  const at = board.positionOf(0);
  if (rows > LONGEST_SIDE || columns > LONGEST_SIDE) {
    const expected = `a board of at most ${LONGEST_SIDE} x ${LONGEST_SIDE}`;
    throw new FormatError(at, expected, `one of ${rows} x ${columns}`);
  }
  const pieces = board.cellsOf(PIECE).length;
  if (pieces >= 1 && pieces <= MOST_PIECES) return board;
  throw new FormatError(at, `a board with 1 to ${MOST_PIECES} pieces`, `one with ${pieces}`);
}

function checkGoal(start: TextBoard, goal: TextBoard): void {
  const wanted = kindOf(start);
  const found = kindOf(goal);
  if (found !== wanted) {
    throw new FormatError(goal.positionOf(0), `a board as the first, ${wanted}`, found);
  }
  for (let cell = 0; cell < goal.characters.length; cell++) {
    const [before, now] = [start.characters[cell], goal.characters[cell]];
    if (before === WALL && now !== WALL) {
      throw new FormatError(goal.positionOf(cell), "a wall, as on the first board", "none");
    }
    if (before !== WALL && now === WALL) {
      throw new FormatError(goal.positionOf(cell), "no wall, as on the first board", "one");
    }
  }
}

function kindOf(board: TextBoard): string {
  return `${board.rows} x ${board.columns} with ${board.cellsOf(PIECE).length} pieces`;
}

function noGoal(start: TextBoard): FormatError {
  const { line, column } = start.positionOf(start.characters.length - 1);
  const at = { line, column: column + 1 };
  return new FormatError(at, "a blank line and a second board", "none", "no second board");
}
