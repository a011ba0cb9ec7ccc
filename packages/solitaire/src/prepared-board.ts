/** What is known of a board and a number of pieces, kept for all questions on it. */
import { type Cell, DIRECTIONS, neighbour } from "@microsolvers/core-grid";
import { Balances } from "./balances.ts";
import { isPackable, PackedCodec } from "./codec.ts";
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
  readonly cells: number;
  readonly balances: Balances;
  /** Undefined where states do not fit into codes. */
  readonly packed: PackedCodec | undefined;
  /**
   * At `cell * WAYS + 2 * direction`: where a step leads, and then where a jump does. Off the board is a
   * cell of its own, after all others, that always counts as a wall.
   */
  readonly ends: Int32Array;
  /** For each of these: the two balances that it changes (balances.ts). */
  readonly firstChanges: Int32Array;
  readonly secondChanges: Int32Array;
  /** FREE or WALL for each cell; a search puts its pieces in, and takes them out again. */
  readonly ground: Uint8Array;

  constructor(board: Board, pieces: number) {
    const cells = board.rows * board.columns;
    this.board = board;
    this.pieces = pieces;
    this.cells = cells;
    this.balances = new Balances(board, pieces);
    this.packed = isPackable(cells, pieces) ? new PackedCodec(cells, pieces) : undefined;
    this.ends = new Int32Array(cells * WAYS).fill(cells);
    this.firstChanges = new Int32Array(cells * WAYS);
    this.secondChanges = new Int32Array(cells * WAYS);
    this.ground = new Uint8Array(cells + 1);
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
