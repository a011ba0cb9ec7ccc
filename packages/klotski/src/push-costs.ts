/**
 * What a push of the named tile costs: the blank's walk to the side that the tile shall move to, and one
 * for the push.
 *
 * Most walks are short: past a free corner to the next side takes 2, past two of them to the opposite
 * side 4. Only what is left over needs a search, and only between sides of one block: none at all on an
 * open board, few in a maze. What was searched for is kept for all questions on the board.
 *
 *     searched[cell * 8 + pairOf(from, to)]    the blank on one side, the tile moves to the other, or the
 *                                              other way round; 0: not searched for yet
 */
import type { BorderedGrid } from "@microsolvers/core-grid";
import { Blocks } from "./biconnected.ts";
import { Walks } from "./walks.ts";

const PUSH = 1;
const PUSH_AFTER_CORNER = 3;
const PUSH_AFTER_TWO_CORNERS = 5;

export class PushCosts {
  readonly blocks: Blocks;
  readonly walks: Walks;
  private readonly searched: Int32Array;
  private readonly free: Uint8Array;
  private readonly steps: Int32Array;

  constructor(grid: BorderedGrid, free: Uint8Array) {
    this.free = free;
    this.steps = grid.steps;
    this.blocks = new Blocks(free, grid.steps);
    this.walks = new Walks(grid, free);
    this.searched = new Int32Array(grid.size * 8);
  }

  /** The cost of a push from `cell` to one side with the blank on another, both in one block. */
  of(cell: number, from: number, to: number): number {
    const { free, steps } = this;
    const isTurn = from >> 1 !== to >> 1;
    if (isTurn && free[cell + steps[from] + steps[to]] === 1) return PUSH_AFTER_CORNER;
    if (from === to) return PUSH;
    if (!isTurn && this.hasWayBeside(cell, from, to)) return PUSH_AFTER_TWO_CORNERS;
    const known = this.searched[cell * 8 + pairOf(from, to)];
    return known > 0 ? known : this.search(cell, from, to);
  }

  /** Whether the blank can walk to the opposite side past two corners and the side between them. */
  private hasWayBeside(cell: number, from: number, to: number): boolean {
    const { free, steps } = this;
    for (let side = from ^ 2, tried = 0; tried < 2; side ^= 1, tried++) {
      const beside = cell + steps[side];
      if (free[beside] & free[beside + steps[from]] & free[beside + steps[to]]) return true;
    }
    return false;
  }

  private search(cell: number, from: number, to: number): number {
    const { blocks, searched, steps, walks } = this;
    const cost = walks.length(cell + steps[from], cell + steps[to], cell) + PUSH;
    searched[cell * 8 + pairOf(from, to)] = cost;
    if (blocks.wayOn(cell * 4 + from) === to) {
      this.keepAlong(cell, from, cost);
      this.keepAlong(cell, to, cost);
    }
    return cost;
  }

  /**
   * Keeps a cost for the rest of a corridor. The blank's walk around the tile is the shortest ring through
   * the corridor without the tile's two edges, so it is as long wherever in the corridor the tile is: one
   * search serves for all its cells.
   */
  private keepAlong(cell: number, side: number, cost: number): void {
    const { blocks, searched, steps } = this;
    let at = cell + steps[side];
    let from = side ^ 1;
    for (let to = blocks.wayOn(at * 4 + from); to >= 0; to = blocks.wayOn(at * 4 + from)) {
      searched[at * 8 + pairOf(from, to)] = cost;
      at += steps[to];
      from = to ^ 1;
    }
  }
}

/** Below 8: two sides differ by 1, 2 or 3, by each in two pairs of them; 0 and 1 are a side and itself. */
function pairOf(from: number, to: number): number {
  return ((from ^ to) << 1) | (from > 0 && to > 0 ? 1 : 0);
}
