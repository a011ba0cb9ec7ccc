/**
 * The rules of solitaire (SWERC 2002, "Solitaire"). This file is the specification; everything fast is
 * tested against it.
 *
 * Pieces stand on cells of a board, one a cell, none on a wall. A move is one step of one piece to a free
 * neighbour, or one jump over exactly one piece beside it to the free cell right behind that. Neighbours
 * share a side. Nothing is ever removed, and nothing jumps over a wall. Each move costs 1. The pieces are
 * alike: they shall come to stand on the cells of the goal, no matter which on which.
 */
import {
  ArgumentError,
  type Cell,
  DIRECTIONS,
  neighbour,
  type Size,
} from "@microsolvers/core-grid";

export interface Board extends Size {
  /** Cells that no piece enters or jumps over. None where not given. */
  readonly walls?: readonly Cell[] | undefined;
}

/** The cells of the pieces. Moves keep the order, so each piece can be followed by its place in it. */
export type State = readonly Cell[];

/** The piece on one cell steps or jumps to another. */
export interface Move {
  readonly from: Cell;
  readonly to: Cell;
}

/** A board, and how its pieces shall stand. */
export interface Puzzle extends Board {
  readonly goal: State;
}

/** The board of the contest. */
export const STANDARD: Board = { rows: 8, columns: 8 };

export const MOST_PIECES = 12;
export const LONGEST_SIDE = 16;

/** Why the rules forbid a move, or undefined where it is legal. */
export function refusal(board: Board, state: State, { from, to }: Move): string | undefined {
  if (!state.includes(from)) return "no piece stands there";
  if (!isCell(board, to)) return "the piece would leave the board";
  if (isWall(board, to)) return "a wall stands in the way";
  if (state.includes(to)) return "a piece stands there";
  for (const direction of DIRECTIONS) {
    const beside = neighbour(board, from, direction);
    if (to === beside) return undefined;
    if (beside < 0 || to !== neighbour(board, beside, direction)) continue;
    return state.includes(beside) ? undefined : "there is no piece to jump over";
  }
  return "a piece does not move so";
}

/** The legal moves: of each piece in order, up, down, left and right. */
export function moves(board: Board, state: State): Move[] {
  return stepsAndJumps(board, state).filter((move) => refusal(board, state, move) === undefined);
}

/** The state after a legal move. */
export function apply(_board: Board, state: State, { from, to }: Move): State {
  return state.map((cell) => (cell === from ? to : cell));
}

/** Whether the pieces stand on the cells of the goal, in whatever order. */
export function isSolved({ goal }: Puzzle, state: State): boolean {
  return state.length === goal.length && state.every((cell) => goal.includes(cell));
}

/** What the pieces could do if nothing stood in the way, and there were something to jump over. */
export function stepsAndJumps(board: Board, state: State): Move[] {
  return state.flatMap((from) =>
    DIRECTIONS.flatMap((direction) => {
      const beside = neighbour(board, from, direction);
      if (beside < 0) return [];
      const behind = neighbour(board, beside, direction);
      return behind < 0
        ? [{ from, to: beside }]
        : [
            { from, to: beside },
            { from, to: behind },
          ];
    }),
  );
}

/** @throws ArgumentError where a side is not from 1 to LONGEST_SIDE, or a wall stands outside */
export function checkBoard(board: Board): void {
  const { rows, columns, walls = [] } = board;
  if (!isSide(rows) || !isSide(columns)) {
    throw new ArgumentError(
      `no board of ${rows} x ${columns}: at most ${LONGEST_SIDE} x ${LONGEST_SIDE}`,
    );
  }
  const outside = walls.find((wall) => !isCell(board, wall));
  if (outside !== undefined) throw new ArgumentError(`a wall outside the board (cell ${outside})`);
}

/**
 * Refuses what is no question: too few or too many pieces, other numbers of them at the two ends, a piece
 * outside the board, on a wall, or on the cell of another.
 *
 * @throws ArgumentError
 */
export function checkEnds(board: Board, from: State, to: State): void {
  checkState(board, from, "the start");
  checkState(board, to, "the goal");
  if (from.length === to.length) return;
  throw new ArgumentError(`the start has ${from.length} pieces, the goal ${to.length}`);
}

function checkState(board: Board, state: State, what: string): void {
  const { length } = state;
  if (!(length >= 1 && length <= MOST_PIECES)) {
    throw new ArgumentError(`${what} has ${length} pieces, not 1 to ${MOST_PIECES}`);
  }
  for (let piece = 0; piece < length; piece++) {
    const problem = misplacement(board, state, piece);
    if (problem === "") continue;
    throw new ArgumentError(`${what} has a piece ${problem} (cell ${state[piece]})`);
  }
}

/** What is wrong with where a piece stands, or nothing. */
function misplacement(board: Board, state: State, piece: number): string {
  const cell = state[piece];
  if (!isCell(board, cell)) return "outside the board";
  if (isWall(board, cell)) return "on a wall";
  return state.indexOf(cell) < piece ? "on the cell of another" : "";
}

function isWall({ walls }: Board, cell: Cell): boolean {
  return walls?.includes(cell) === true;
}

function isCell({ rows, columns }: Size, cell: Cell): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < rows * columns;
}

function isSide(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= LONGEST_SIDE;
}
