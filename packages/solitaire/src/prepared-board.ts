/** What is known of a board and a number of pieces, kept for all questions on it. */
import { type Cell, DIRECTIONS, neighbour } from "@microsolvers/core-grid";
import { Balances } from "./balances.ts";
import { type Codec, packingCodec } from "./codec.ts";
import type { Board } from "./rules.ts";

/** What stands on a cell. */
export const FREE = 0;
export const PIECE = 1;
export const WALL = 2;

/** Entries in the tables for each cell: a step and a jump in each direction. */
export const WAYS: number = DIRECTIONS.length * 2;

export class PreparedBoard {
  readonly board: Board;
  readonly pieces: number;
  readonly balances: Balances;
  /** Undefined where states do not fit into codes. */
  readonly packed: Codec | undefined;
  /**
   * At `cell * WAYS + 2 * direction`: where a step leads, and then where a jump does. Off the board is a
   * cell of its own, after all others, that always counts as a wall.
   */
  readonly ends: Int32Array;
  /** For each of these: the two balances that it changes (balances.ts). */
  readonly firstChanges: Int32Array;
  readonly secondChanges: Int32Array;
  /** What stands on each cell, in the state that is being looked at. */
  readonly ground: Uint8Array;
  /** The cells of its pieces, ascending, and which of its balances are above 0 and below. */
  readonly cells: Int32Array;
  readonly helpful: Int32Array;

  constructor(board: Board, pieces: number) {
    const cells = board.rows * board.columns;
    this.board = board;
    this.pieces = pieces;
    this.balances = new Balances(board, pieces);
    this.packed = packingCodec(cells, pieces);
    this.cells = new Int32Array(pieces).fill(cells + 1);
    this.helpful = new Int32Array(this.balances.words * 2);
    this.ends = new Int32Array(cells * WAYS).fill(cells);
    this.firstChanges = new Int32Array(cells * WAYS);
    this.secondChanges = new Int32Array(cells * WAYS);
    // One more, for the pieces to stand on before there is any state.
    this.ground = new Uint8Array(cells + 2);
    for (const wall of [...(board.walls ?? []), cells]) this.ground[wall] = WALL;
    for (let cell = 0; cell < cells; cell++) this.enterWays(cell);
  }

  private enterWays(cell: Cell): void {
    for (const [index, direction] of DIRECTIONS.entries()) {
      const way = cell * WAYS + index * 2;
      const beside = neighbour(this.board, cell, direction);
      if (beside < 0) continue;
      this.enter(way, cell, beside);
      const behind = neighbour(this.board, beside, direction);
      if (behind >= 0) this.enter(way + 1, cell, behind);
    }
  }

  private enter(way: number, from: Cell, to: Cell): void {
    const [first, second] = this.balances.changes(from, to);
    this.ends[way] = to;
    this.firstChanges[way] = first;
    this.secondChanges[way] = second;
  }
}
