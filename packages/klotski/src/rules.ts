/**
 * The rules of the sliding tile (NOIP 2013, "Huarongdao"). This file is the specification; everything
 * fast is tested against it.
 *
 * A board has fixed cells and free cells. One free cell is blank, a tile lies on every other. A tile
 * beside the blank slides into it, which costs 1. One named tile shall come to the target.
 */
import {
  ArgumentError,
  type Cell,
  DIRECTIONS,
  type Direction,
  describeCell,
  neighbour,
  type Size,
} from "@microsolvers/core-grid";

/** The board: rows x columns, row-major; `free[cell]` is 0 where the cell is fixed. */
export interface Board extends Size {
  readonly free: ArrayLike<number>;
}

export interface Puzzle extends Board {
  /** Where the named tile shall come to. */
  readonly target: Cell;
}

export interface State {
  readonly blank: Cell;
  /** Where the named tile is. All other tiles are alike. */
  readonly tile: Cell;
}

/** Where the blank goes; the tile that lies there slides the other way. */
export type Move = Direction;

/** Why the rules forbid a move, or undefined where it is legal. */
export function refusal(board: Board, state: State, move: Move): string | undefined {
  const to = neighbour(board, state.blank, move);
  if (to < 0) return "the blank is at the edge of the board";
  if (!board.free[to]) return `the cell there is fixed (${describeCell(board, to)})`;
  return undefined;
}

/** The legal moves, in the order U D L R. */
export function moves(board: Board, state: State): Move[] {
  return DIRECTIONS.filter((move) => refusal(board, state, move) === undefined);
}

/** The state after a legal move. */
export function apply(board: Board, state: State, move: Move): State {
  const blank = neighbour(board, state.blank, move);
  return { blank, tile: blank === state.tile ? state.blank : state.tile };
}

export function isSolved(puzzle: Puzzle, state: State): boolean {
  return state.tile === puzzle.target;
}

/** @throws ArgumentError where the size is not whole and positive, or the cells do not fit it */
export function checkBoard({ rows, columns, free }: Board): void {
  if (!isCount(rows) || !isCount(columns) || free.length !== rows * columns) {
    throw new ArgumentError(`${free.length} cells do not make ${rows} x ${columns}`);
  }
}

/** @throws ArgumentError as `checkBoard` does, and where the target is outside the board */
export function checkPuzzle(puzzle: Puzzle): void {
  checkBoard(puzzle);
  checkCell(puzzle, "target", puzzle.target);
}

/**
 * Refuses what is no position: a cell outside the board, the blank or the named tile on a fixed cell, or
 * both on one cell. A target on a fixed cell is a position, though one without a solution.
 *
 * @throws ArgumentError
 */
export function checkPosition(board: Board, target: Cell, { blank, tile }: State): void {
  const { free } = board;
  // Outside the board there is nothing, which is not free either.
  if (free[blank] && free[tile] && blank !== tile && free[target] !== undefined) return;
  checkCell(board, "target", target);
  checkCell(board, "blank", blank);
  checkCell(board, "tile", tile);
  checkFree(board, "blank", blank);
  checkFree(board, "tile", tile);
  throw new ArgumentError(`the blank and the tile share a cell (${describeCell(board, blank)})`);
}

function checkCell({ free }: Board, what: string, cell: Cell): void {
  if (Number.isInteger(cell) && cell >= 0 && cell < free.length) return;
  throw new ArgumentError(`the ${what} is outside the board (cell ${cell} of ${free.length})`);
}

function checkFree(board: Board, what: string, cell: Cell): void {
  if (board.free[cell]) return;
  throw new ArgumentError(`the ${what} stands on a fixed cell (${describeCell(board, cell)})`);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}
