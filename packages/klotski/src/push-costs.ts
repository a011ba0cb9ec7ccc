/**
 * What a push of the named tile costs: the blank's walk to the side that the tile shall move to, and one
 * for the push. Found for a cell when first asked for, and kept for all questions on the board.
 *
 *     costs[cell * 16 + from * 4 + to]    the blank on side `from`, the tile moves to side `to`
 *
 * A code is cell * 4 + from, so the four costs of a state begin at code * 4. Every entry of a known cell
 * is above 0: UNREACHED where there is no such push.
 *
 * Most walks are short: past a free corner to the next side takes 2, past two of them to the opposite
 * side 4. Only what is left over needs a search, and only between sides of one block: none at all on an
 * open board, few in a maze.
 */
import type { BorderedGrid } from "@microsolvers/core-grid";
import { Blocks, NO_BLOCK } from "./biconnected.ts";
import { UNREACHED, Walks } from "./walks.ts";

const PUSH = 1;
const PUSH_AFTER_CORNER = 3;
const PUSH_AFTER_TWO_CORNERS = 5;

export class PushCosts {
  readonly costs: Int32Array;
  readonly blocks: Blocks;
  readonly walks: Walks;
  private readonly free: Uint8Array;
  private readonly steps: Int32Array;

  constructor(grid: BorderedGrid, free: Uint8Array) {
    this.free = free;
    this.steps = grid.steps;
    this.blocks = new Blocks(free, grid.steps);
    this.walks = new Walks(grid, free);
    this.costs = new Int32Array(grid.size * 16);
  }

  /** Makes the costs of the pushes from `cell` known. */
  prepare(cell: number): void {
    if (this.costs[cell * 16] === 0) this.find(cell);
  }

  private find(cell: number): void {
    const { costs } = this;
    for (let from = 0; from < 4; from++) {
      for (let to = from; to < 4; to++) {
        const cost = this.costOf(cell, from, to);
        costs[cell * 16 + from * 4 + to] = cost;
        costs[cell * 16 + to * 4 + from] = cost;
      }
    }
  }

  private costOf(cell: number, from: number, to: number): number {
    const { steps } = this;
    const { ofEdge } = this.blocks;
    const block = ofEdge[cell * 4 + from];
    if (block === NO_BLOCK || ofEdge[cell * 4 + to] !== block) return UNREACHED;
    const cost = this.shortPush(cell, from, to);
    if (cost < UNREACHED) return cost;
    return this.walks.length(cell + steps[from], cell + steps[to], cell) + PUSH;
  }

  /** The cost of a push between two free sides where the walk is as short as can be, else UNREACHED. */
  private shortPush(cell: number, from: number, to: number): number {
    if (from === to) return PUSH;
    if (from >> 1 !== to >> 1)
      return this.hasCorner(cell, from, to) ? PUSH_AFTER_CORNER : UNREACHED;
    for (const between of [from ^ 2, from ^ 3]) {
      const isOpen = this.isFree(cell, between);
      if (isOpen && this.hasCorner(cell, from, between) && this.hasCorner(cell, between, to)) {
        return PUSH_AFTER_TWO_CORNERS;
      }
    }
    return UNREACHED;
  }

  private isFree(cell: number, side: number): boolean {
    return this.free[cell + this.steps[side]] === 1;
  }

  private hasCorner(cell: number, side: number, next: number): boolean {
    return this.free[cell + this.steps[side] + this.steps[next]] === 1;
  }
}
