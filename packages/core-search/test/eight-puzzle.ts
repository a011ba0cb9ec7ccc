/**
 * The sliding puzzle of 8 tiles in two codings: packed, and by rank. In a board, the digit of each of the
 * nine cells, row by row, is its tile, 0 being the blank.
 */
import type { Code, GoalSpace, StateSpace, Successors } from "../src/index.ts";

export type Board = readonly number[];

export const SOLVED: Board = [1, 2, 3, 4, 5, 6, 7, 8, 0];
/** Two tiles swapped: the other half of all boards. */
export const SWAPPED: Board = [2, 1, 3, 4, 5, 6, 7, 8, 0];

const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: 9 }, (_, cell) => {
  const near = (other: number) =>
    Math.abs((cell % 3) - (other % 3)) + Math.abs(Math.floor(cell / 3) - Math.floor(other / 3)) ===
    1;
  return Array.from({ length: 9 }, (_, other) => other).filter(near);
});

/** All boards that one slide leads to. */
export function slides(board: Board): Board[] {
  const blank = board.indexOf(0);
  return NEIGHBOURS[blank].map((cell) =>
    board.map((tile, at) => (at === cell ? 0 : at === blank ? board[cell] : tile)),
  );
}

/** The sum of the distances of all tiles from their places. */
function manhattan(board: Board): number {
  return board.reduce((sum, tile, at) => {
    if (tile === 0) return sum;
    const place = tile - 1;
    const rows = Math.abs(Math.floor(at / 3) - Math.floor(place / 3));
    return sum + rows + Math.abs((at % 3) - (place % 3));
  }, 0);
}

export interface Coding {
  readonly limit: number;
  encode(board: Board): Code;
  decode(code: Code): Board;
}

/** A digit of base 9 for each cell: below 2 ** 31. */
export const packed: Coding = {
  limit: 9 ** 9,
  encode: (board) => board.reduce((code, tile) => code * 9 + tile, 0),
  decode: (code) => Array.from({ length: 9 }, (_, at) => Math.floor(code / 9 ** (8 - at)) % 9),
};

/** The number of the board in the order of the dictionary: below 9! = 362,880. */
export const ranked: Coding = {
  limit: 362_880,
  encode: (board) =>
    board.reduce((rank, tile, at) => {
      const smaller = board.slice(at + 1).filter((later) => later < tile).length;
      return rank * (9 - at) + smaller;
    }, 0),
  decode: (code) => {
    const tiles = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let rest = code;
    const digits = Array.from({ length: 9 }, (_, i) => {
      const digit = rest % (i + 1);
      rest = Math.floor(rest / (i + 1));
      return digit;
    });
    return digits.reverse().map((digit) => tiles.splice(digit, 1)[0]);
  },
};

export class EightPuzzle implements GoalSpace, StateSpace {
  readonly maxSuccessors = 4;
  readonly ignoresBudget = true;
  readonly codeLimit: number;
  private readonly coding: Coding;
  private readonly goal: Code;
  private readonly target: Board;

  constructor(coding: Coding, target: Board = SOLVED) {
    this.coding = coding;
    this.codeLimit = coding.limit;
    this.target = target;
    this.goal = coding.encode(target);
  }

  isGoal(code: Code): boolean {
    return code === this.goal;
  }

  estimate(code: Code): number {
    return this.target === SOLVED ? manhattan(this.coding.decode(code)) : 0;
  }

  expand(code: Code, out: Successors): number {
    const boards = slides(this.coding.decode(code));
    for (let i = 0; i < boards.length; i++) out.codes[i] = this.coding.encode(boards[i]);
    return boards.length;
  }
}
