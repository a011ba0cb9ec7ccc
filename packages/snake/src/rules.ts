/**
 * The rules of the snake (POJ 1324, "Holedox Moving"). This file is the specification; everything fast is
 * tested against it.
 *
 * A snake of one cell or more lies on a board, each cell beside the one before. In a move its head goes one
 * cell up, down, left or right, and every other cell goes where the one before it was; that costs 1. The
 * head may not leave the board, enter a stone, or enter the body as it lies before the move: the tail's cell
 * is taken too, although the tail will have left it. Where `tail` says "frees", it is not; but a snake of two
 * still cannot turn into its own tail. The head shall come to an exit.
 *
 * A stone may lie under the snake. It does not matter until the snake has left it.
 */
import {
  ArgumentError,
  type Cell,
  DIRECTIONS,
  type Direction,
  describeCell,
  neighbour,
  rowOf,
  type Size,
} from "@microsolvers/core-grid";

/** Whether the head may enter the cell that the tail leaves in the same move. */
export type TailRule = "blocks" | "frees";

/** The board: rows x columns, row-major; `stones[cell]` is not 0 where a stone lies. */
export interface Board extends Size {
  readonly stones: ArrayLike<number>;
  /** "blocks" where not given. */
  readonly tail?: TailRule | undefined;
}

export interface Puzzle extends Board {
  /** The cells that the head may come to, at least one. */
  readonly exits: readonly Cell[];
}

export interface State {
  /** The cells of the snake, from head to tail. */
  readonly body: readonly Cell[];
}

/** Where the head goes. */
export type Move = Direction;

/** Why the rules forbid a move, or undefined where it is legal. */
export function refusal(board: Board, { body }: State, move: Move): string | undefined {
  const to = neighbour(board, body[0], move);
  if (to < 0) return "the head is at the edge of the board";
  if (board.stones[to]) return `a stone lies there (${describeCell(board, to)})`;
  const index = body.indexOf(to);
  const isTail = index > 0 && index === body.length - 1;
  if (index < 0 || (isTail && board.tail === "frees" && index > 1)) return undefined;
  const part = isTail ? "tail" : "body";
  return `the snake's ${part} lies there (${describeCell(board, to)})`;
}

/** The legal moves, in the order U D L R. */
export function moves(board: Board, state: State): Move[] {
  return DIRECTIONS.filter((move) => refusal(board, state, move) === undefined);
}

/** The state after a legal move. */
export function apply(size: Size, { body }: State, move: Move): State {
  return { body: [neighbour(size, body[0], move), ...body.slice(0, -1)] };
}

/** Also where a stone lies on the exit, under the head. */
export function isSolved({ exits }: Puzzle, { body }: State): boolean {
  return exits.includes(body[0]);
}

/** @throws ArgumentError where the size is not whole and positive, or the stones do not fit it */
export function checkBoard({ rows, columns, stones, tail = "blocks" }: Board): void {
  if (!isCount(rows) || !isCount(columns) || stones.length !== rows * columns) {
    throw new ArgumentError(`${stones.length} cells do not make ${rows} x ${columns}`);
  }
  if (tail !== "blocks" && tail !== "frees") {
    throw new ArgumentError(`a tail blocks or frees, not ${tail}`);
  }
}

/** @throws ArgumentError as `checkBoard` does, and where an exit is missing or outside the board */
export function checkPuzzle(puzzle: Puzzle): void {
  checkBoard(puzzle);
  if (puzzle.exits.length === 0) throw new ArgumentError("there is no exit");
  for (const exit of puzzle.exits) checkCell(puzzle, "an exit", exit);
}

/**
 * Refuses what is no snake: no cell, a cell outside the board, one that is not beside the one before, and
 * one that is there twice.
 *
 * @throws ArgumentError
 */
export function checkState(size: Size, { body }: State): void {
  if (body.length === 0) throw new ArgumentError("the snake has no cell");
  for (const [index, cell] of body.entries()) {
    checkCell(size, "the snake", cell);
    const isTorn = index > 0 && !areBeside(size, body[index - 1], cell);
    if (isTorn || body.indexOf(cell) < index) {
      const fault = isTorn ? "is torn at" : "lies twice on";
      throw new ArgumentError(`the snake ${fault} ${describeCell(size, cell)}`);
    }
  }
}

export function areBeside(size: Size, a: Cell, b: Cell): boolean {
  const distance = Math.abs(a - b);
  return distance === size.columns || (distance === 1 && rowOf(size, a) === rowOf(size, b));
}

function checkCell({ rows, columns }: Size, what: string, cell: Cell): void {
  if (Number.isInteger(cell) && cell >= 0 && cell < rows * columns) return;
  throw new ArgumentError(`${what} is outside the board (cell ${cell})`);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}
