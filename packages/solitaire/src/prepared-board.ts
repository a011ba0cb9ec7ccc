/** What is known of a board and a number of pieces, kept for all questions on it. */
import { type Cell, DIRECTIONS, neighbour } from "@microsolvers/core-grid";
import { balanceTable, countBalances } from "./balances.ts";
import { type PackedCodec, packingCodec } from "./codec.ts";
import type { Board } from "./rules.ts";

/** What stands on a cell. */
export const FREE = 0;
export const PIECE = 1;
const WALL = 2;

/** Entries in the tables for each cell: a step and a jump in each direction. */
export const WAYS = 8;

export class PreparedBoard {
  readonly board: Board;
  /** How many there are. */
  readonly pieces: number;
  readonly balances: number;
  /** What a piece on a cell adds to each balance (balances.ts). */
  readonly additions: Int8Array;
  /** Undefined where states do not fit into codes. */
  readonly packed: PackedCodec | undefined;
  /**
   * At `cell * WAYS + 2 * direction`: where a step leads, and then where a jump does. Off the board is a
   * cell of its own, after all others, that always counts as a wall.
   */
  readonly ends: Int32Array;
  /** For each of these: the two balances that it changes. 2 * balance where it falls, else 1 more. */
  readonly changes: Int32Array;
  /** FREE or WALL for each cell. Whoever looks at a state puts its pieces in, and takes them out again. */
  readonly ground: Uint8Array;

  constructor(board: Board, pieces: number) {
    const cells = board.rows * board.columns;
    this.board = board;
    this.pieces = pieces;
    this.balances = countBalances(board);
    this.additions = balanceTable(board);
    this.packed = packingCodec(cells, pieces);
    this.ends = new Int32Array(cells * WAYS).fill(cells);
    this.changes = new Int32Array(cells * WAYS * 2);
    this.ground = new Uint8Array(cells + 1);
    for (const wall of [...(board.walls ?? []), cells]) this.ground[wall] = WALL;
    for (let cell = 0; cell < cells; cell++) {
      for (const [index, direction] of DIRECTIONS.entries()) {
        const beside = neighbour(board, cell, direction);
        const way = cell * WAYS + index * 2;
        this.enter(way, cell, beside);
        if (beside >= 0) this.enter(way + 1, cell, neighbour(board, beside, direction));
      }
    }
  }

  private enter(way: number, from: Cell, to: Cell): void {
    if (to < 0) return;
    const { balances, additions } = this;
    this.ends[way] = to;
    let at = way * 2;
    for (let balance = 0; balance < balances; balance++) {
      const before = additions[from * balances + balance];
      if (before !== additions[to * balances + balance])
        this.changes[at++] = balance * 2 + 1 - before;
    }
  }
}
