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
import { biconnectedBlocks, NO_BLOCK } from "./biconnected.ts";
import { UNREACHED, Walks } from "./walks.ts";

const PUSH = 1;
const PUSH_AFTER_CORNER = 3;
const PUSH_AFTER_TWO_CORNERS = 5;

export class PushCosts {
  readonly costs: Int32Array;
  /** The biconnected block of each edge, cell * 4 + side. */
  readonly blocks: Int32Array;
  readonly walks: Walks;
  private readonly free: Uint8Array;
  private readonly steps: Int32Array;

  constructor(grid: BorderedGrid, free: Uint8Array) {
    this.free = free;
    this.steps = grid.steps;
    this.blocks = biconnectedBlocks(free, grid.steps);
    this.walks = new Walks(grid, free, this.blocks);
    this.costs = new Int32Array(grid.size * 16);
  }

  /** Makes the costs of the pushes from `cell` known. */
  prepare(cell: number): void {
    if (this.costs[cell * 16] === 0) this.find(cell);
  }

  private find(cell: number): void {
    const { costs } = this;
    for (let pair = 0; pair < 16; pair++) {
      costs[cell * 16 + pair] = this.shortPush(cell, pair >> 2, pair & 3);
    }
    for (let from = 0; from < 3; from++) {
      const wanted = this.sidesLeft(cell, from);
      if (wanted !== 0) this.searchFrom(cell, from, wanted);
    }
  }

  /** The cost where the walk is as short as it can be, else UNREACHED. */
  private shortPush(cell: number, from: number, to: number): number {
    if (!this.isFree(cell, from) || !this.isFree(cell, to)) return UNREACHED;
    if (from === to) return PUSH;
    if (from >> 1 !== to >> 1) return this.hasCorner(cell, from, to) ? PUSH_AFTER_CORNER : UNREACHED;
    for (const between of [from ^ 2, from ^ 3]) {
      const isOpen = this.isFree(cell, between);
      if (isOpen && this.hasCorner(cell, from, between) && this.hasCorner(cell, between, to)) {
        return PUSH_AFTER_TWO_CORNERS;
      }
    }
    return UNREACHED;
  }

  /** The sides after `from` that can be reached from it, by a walk that is not short. */
  private sidesLeft(cell: number, from: number): number {
    const { blocks, costs } = this;
    const block = blocks[cell * 4 + from];
    if (block === NO_BLOCK) return 0;
    let sides = 0;
    for (let to = from + 1; to < 4; to++) {
      const isKnown = costs[cell * 16 + from * 4 + to] !== UNREACHED;
      if (!isKnown && blocks[cell * 4 + to] === block) sides |= 1 << to;
    }
    return sides;
  }

  private searchFrom(cell: number, from: number, wanted: number): void {
    const { costs, walks } = this;
    walks.toSides(cell + this.steps[from], cell, wanted);
    for (let to = from + 1; to < 4; to++) {
      if (((wanted >> to) & 1) === 0) continue;
      const cost = walks.lengths[to] + PUSH;
      costs[cell * 16 + from * 4 + to] = cost;
      costs[cell * 16 + to * 4 + from] = cost;
    }
  }

  private isFree(cell: number, side: number): boolean {
    return this.free[cell + this.steps[side]] === 1;
  }

  private hasCorner(cell: number, side: number, next: number): boolean {
    return this.free[cell + this.steps[side] + this.steps[next]] === 1;
  }
}
