/**
 * What a push of the named tile costs: the blank's walk to the side that the tile shall move to, and one
 * for the push. Found when first asked for, and kept for all questions on the board.
 *
 *     costs[cell * 8 + pairOf(from, to)]    the blank on one side, the tile moves to the other, or the other
 *                                           way round; 0: not found yet
 *
 * Most walks are short: past a free corner to the next side takes 2, past two of them to the opposite
 * side 4. Only what is left over needs a search, and only between sides of one block: none at all on an
 * open board, few in a maze.
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
  private readonly costs: Int32Array;
  private readonly free: Uint8Array;
  private readonly steps: Int32Array;

  constructor(grid: BorderedGrid, free: Uint8Array) {
    this.free = free;
    this.steps = grid.steps;
    this.blocks = new Blocks(free, grid.steps);
    this.walks = new Walks(grid, free);
    this.costs = new Int32Array(grid.size * 8);
  }

  /** The cost of a push from `cell` to one side with the blank on another, both in one block. */
  of(cell: number, from: number, to: number): number {
    const known = this.costs[cell * 8 + pairOf(from, to)];
    return known > 0 ? known : this.find(cell, from, to);
  }

  private find(cell: number, from: number, to: number): number {
    const { blocks, costs, steps, walks } = this;
    const short = this.shortPush(cell, from, to);
    const isShort = short > 0;
    const cost = isShort ? short : walks.length(cell + steps[from], cell + steps[to], cell) + PUSH;
    costs[cell * 8 + pairOf(from, to)] = cost;
    if (!isShort && blocks.wayOn(cell * 4 + from) === to) {
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
    const { blocks, costs, steps } = this;
    let at = cell + steps[side];
    let from = side ^ 1;
    for (let to = blocks.wayOn(at * 4 + from); to >= 0; to = blocks.wayOn(at * 4 + from)) {
      costs[at * 8 + pairOf(from, to)] = cost;
      at += steps[to];
      from = to ^ 1;
    }
  }

  /** The cost of a push where the walk is as short as can be, else 0. */
  private shortPush(cell: number, from: number, to: number): number {
    if (from === to) return PUSH;
    if (from >> 1 !== to >> 1) return this.hasCorner(cell, from, to) ? PUSH_AFTER_CORNER : 0;
    for (const between of [from ^ 2, from ^ 3]) {
      const isOpen = this.isFree(cell, between);
      if (isOpen && this.hasCorner(cell, from, between) && this.hasCorner(cell, between, to)) {
        return PUSH_AFTER_TWO_CORNERS;
      }
    }
    return 0;
  }

  private isFree(cell: number, side: number): boolean {
    return this.free[cell + this.steps[side]] === 1;
  }

  private hasCorner(cell: number, side: number, next: number): boolean {
    return this.free[cell + this.steps[side] + this.steps[next]] === 1;
  }
}

/** Below 8: two sides differ by 1, 2 or 3, by each in two pairs of them; 0 and 1 are a side and itself. */
function pairOf(from: number, to: number): number {
  return ((from ^ to) << 1) | (from > 0 && to > 0 ? 1 : 0);
}
