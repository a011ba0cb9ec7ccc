/**
 * The rules of the knights (SCOI 2005, "Knight spirit"). This file is the specification; everything fast
 * is tested against it.
 *
 * Black and white knights stand on all cells of a board but one, the blank. A knight that is a knight's
 * leap away from the blank may leap there, which costs 1; its own cell is then the blank. The knights
 * shall come to stand as on the goal. Knights of one colour are alike.
 */
import {
  ArgumentError,
  type Cell,
  cellAt,
  columnOf,
  describeCell,
  rowOf,
  type Size,
} from "@microsolvers/core-grid";

/** Where the blank is and where the knights stand: what changes while one plays. */
export interface State {
  readonly blank: Cell;
  /** Row-major; 1 where a black knight stands, 0 on all other cells, the blank included. */
  readonly black: ArrayLike<number>;
}

/** A board of rows x columns, and how its knights shall stand. */
export interface Puzzle extends Size {
  readonly goal: State;
}

/** A knight's leap to the blank. */
export interface Move {
  readonly from: Cell;
  readonly to: Cell;
}

/** The most cells that a board may have: 6 x 7. */
export const MOST_CELLS = 42;

/** The board of the contest. */
export const STANDARD: Puzzle = {
  rows: 5,
  columns: 5,
  goal: {
    blank: 12,
    // biome-ignore format: a board
    black: /* @__PURE__ */ Uint8Array.of(
      1, 1, 1, 1, 1,
      0, 1, 1, 1, 1,
      0, 0, 0, 1, 1,
      0, 0, 0, 0, 1,
      0, 0, 0, 0, 0,
    ),
  },
};

/** Why the rules forbid a move, or undefined where it is legal. */
export function refusal(size: Size, state: State, { from, to }: Move): string | undefined {
  if (!isCell(size, from)) return "the knight would come from outside the board";
  if (to !== state.blank) return `the blank is at ${describeCell(size, state.blank)}`;
  if (from === state.blank) return "no knight stands there";
  if (!isLeap(size, from, to)) return "a knight does not leap so";
  return undefined;
}

/** The legal moves, in the order of the cells that they come from. */
export function moves(size: Size, state: State): Move[] {
  return leapsFrom(size, state.blank).map((from) => ({ from, to: state.blank }));
}

/** The state after a legal move. */
export function apply(_size: Size, state: State, { from, to }: Move): State {
  const black = Uint8Array.from(state.black);
  black[to] = black[from];
  black[from] = 0;
  return { blank: from, black };
}

/** Whether all knights, and the blank with them, stand as on the goal. O(cells). */
export function isSolved({ goal }: Puzzle, { blank, black }: State): boolean {
  return (
    blank === goal.blank && Array.from(black).every((knight, cell) => knight === goal.black[cell])
  );
}

/** The same state, on its own: it does not change with the caller's. */
export function copyOf({ blank, black }: State): State {
  return { blank, black: Uint8Array.from(black) };
}

/** The cells a knight's leap away, in ascending order. */
export function leapsFrom(size: Size, cell: Cell): Cell[] {
  const row = rowOf(size, cell);
  const column = columnOf(size, cell);
  return LEAPS.map(([down, right]) => cellAt(size, row + down, column + right)).filter(
    (to) => to >= 0,
  );
}

const LEAPS = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const;

function isLeap(size: Size, from: Cell, to: Cell): boolean {
  return leapsFrom(size, from).includes(to);
}

/**
 * Returns the number of black knights.
 *
 * @throws ArgumentError where the size is not whole and positive or too big, or the goal is no position of it
 */
export function checkPuzzle(puzzle: Puzzle): number {
  const { rows, columns, goal } = puzzle;
  const isSize = isCount(rows) && isCount(columns) && rows * columns <= MOST_CELLS;
  if (!isSize)
    throw new ArgumentError(`no board of ${rows} x ${columns}: at most ${MOST_CELLS} cells`);
  return checkState(puzzle, goal, "the goal");
}

/**
 * Refuses what is no position: too few or too many cells, what is neither 0 nor 1, a blank outside the
 * board or under a black knight, and another number of black knights than `wanted`, the goal's.
 *
 * @throws ArgumentError
 */
export function checkPosition(
  puzzle: Puzzle,
  state: State,
  wanted: number = countBlack(puzzle.goal),
): void {
  const found = checkState(puzzle, state, "the position");
  if (found === wanted) return;
  throw new ArgumentError(`the position has ${found} black knights, the goal ${wanted}`);
}

export function countBlack({ black }: State): number {
  let count = 0;
  for (let cell = 0; cell < black.length; cell++) count += black[cell];
  return count;
}

/** Returns the number of black knights. */
function checkState(size: Size, { blank, black }: State, what: string): number {
  const { rows, columns } = size;
  if (black.length !== rows * columns) {
    throw new ArgumentError(`${what} has ${black.length} cells, the board ${rows} x ${columns}`);
  }
  if (!isCell(size, blank)) {
    throw new ArgumentError(`${what} has its blank outside the board (cell ${blank})`);
  }
  let count = 0;
  for (let cell = 0; cell < black.length; cell++) {
    const knight = black[cell];
    count += knight;
    if (knight !== (knight & 1)) {
      const found = `${knight} at ${describeCell(size, cell)}`;
      throw new ArgumentError(`${what} has ${found}, which is neither 0 nor 1`);
    }
  }
  if (black[blank] === 0) return count;
  throw new ArgumentError(`${what} has a black knight on its blank (${describeCell(size, blank)})`);
}

function isCell({ rows, columns }: Size, cell: Cell): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < rows * columns;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}
