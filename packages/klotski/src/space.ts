/**
 * The sliding tile as a weighted space. An edge is one push of the named tile: the blank walks round to
 * the side that the tile shall move to, then the two swap. So a state is where the tile is after a push,
 * and on which side the blank stands (codec.ts): at most four a cell, whatever the walks in between.
 *
 * Every edge unfolds into legal moves, and costs as many. Left out is only the push straight back, which
 * undoes the one before: whatever comes after it can be had from before both, for less.
 *
 * The first push is an edge in two parts. From the start to "the first push will be to this side" it
 * costs a lower bound of the walk there, from there to the push what the bound lacks. So the walk is
 * looked for only where the bound is good enough to be tried, mostly on one side of four.
 */
import { type BorderedGrid, type Cell, DIRECTIONS } from "@microsolvers/core-grid";
import type { Code, GoalSpace, Successors } from "@microsolvers/core-search";
import { NO_BLOCK } from "./biconnected.ts";
import { codeLimit, firstPushCode, startCode } from "./codec.ts";
import type { PreparedBoard } from "./prepared-board.ts";
import type { PushCosts } from "./push-costs.ts";
import type { Move, State } from "./rules.ts";
import { UNREACHED } from "./walks.ts";

const ABOVE = 0;
const BELOW = 1;
const LEFT = 2;

export class TileSpace implements GoalSpace {
  readonly maxSuccessors = 4;
  readonly ignoresBudget = true;
  readonly codeLimit: number;
  readonly start: Code;
  private readonly firstPushes: Code;
  private readonly grid: BorderedGrid;
  private readonly pushes: PushCosts;
  private readonly blank: number;
  private readonly tile: number;
  private readonly target: number;
  private readonly targetRow: number;
  private readonly targetColumn: number;
  /** The block in which the blank comes to the tile. */
  private readonly block: number;

  constructor({ grid, pushes }: PreparedBoard, state: State, target: Cell) {
    this.grid = grid;
    this.pushes = pushes;
    this.codeLimit = codeLimit(grid);
    this.start = startCode(grid);
    this.firstPushes = firstPushCode(grid);
    this.blank = grid.fromCell(state.blank);
    this.tile = grid.fromCell(state.tile);
    this.target = grid.fromCell(target);
    this.targetRow = grid.rowOf[this.target];
    this.targetColumn = grid.columnOf[this.target];
    this.block = pushes.blocks.toward(this.tile, this.blank);
  }

  /**
   * Whether the tile can come to the target at all, in constant time. It moves along edges of one block
   * only, since the blank cannot walk around it from block to block. And inside the block it comes
   * everywhere: without the tile a block still hangs together, so that the blank can walk to every side
   * of it in the block.
   */
  isSolvable(): boolean {
    return this.block !== NO_BLOCK && this.pushes.blocks.isIn(this.block, this.target);
  }

  isGoal(code: Code): boolean {
    return code >> 2 === this.target;
  }

  expand(code: Code, out: Successors): number {
    if (code >= this.firstPushes) return this.expandFirst(code, out);
    const { pushes } = this;
    const { steps } = this.grid;
    const { codes, costs } = out;
    const cell = code >> 2;
    const blank = code & 3;
    pushes.prepare(cell);
    const pushCosts = pushes.costs;
    let n = 0;
    for (let side = 0; side < 4; side++) {
      const cost = pushCosts[code * 4 + side];
      if (cost >= UNREACHED || side === blank) continue;
      codes[n] = (cell + steps[side]) * 4 + (side ^ 1);
      costs[n] = cost;
      n++;
    }
    return n;
  }

  /** The cost on a plane without fixed cells, exactly: so it is consistent. */
  estimate(code: Code): number {
    if (code === this.start) return 0;
    return code < this.firstPushes
      ? this.pushesLeft(code)
      : this.pushesLeft(this.afterFirst(code)) + 1;
  }

  /** The legal moves that an edge stands for; as many as it costs. */
  unfold(from: Code, to: Code): Move[] {
    if (to >= this.firstPushes) return [];
    const { steps } = this.grid;
    const side = (to & 3) ^ 1;
    const isFirst = from >= this.firstPushes;
    const tile = isFirst ? this.tile : from >> 2;
    const blank = isFirst ? this.blank : tile + steps[from & 3];
    return [...this.pushes.walks.path(blank, tile + steps[side], tile), DIRECTIONS[side ^ 1]];
  }

  private expandFirst(code: Code, out: Successors): number {
    return code === this.start ? this.expandStart(out) : this.expandFirstPush(code, out);
  }

  private expandStart({ codes, costs }: Successors): number {
    const { ofEdge } = this.pushes.blocks;
    let n = 0;
    for (let side = 0; side < 4; side++) {
      if (ofEdge[this.tile * 4 + side] !== this.block) continue;
      codes[n] = this.firstPushes + side;
      costs[n] = this.straightWalk(side);
      n++;
    }
    return n;
  }

  private expandFirstPush(code: Code, { codes, costs }: Successors): number {
    const side = code - this.firstPushes;
    const beside = this.tile + this.grid.steps[side];
    const walk = this.pushes.walks.length(this.blank, beside, this.tile);
    codes[0] = this.afterFirst(code);
    costs[0] = walk - this.straightWalk(side) + 1;
    return 1;
  }

  /** The state after the first push to a side. */
  private afterFirst(code: Code): Code {
    const side = code - this.firstPushes;
    return (this.tile + this.grid.steps[side]) * 4 + (side ^ 1);
  }

  /** The length of a walk to a side of the tile if nothing were in the way: a lower bound. */
  private straightWalk(side: number): number {
    const { rowOf, columnOf, steps } = this.grid;
    const beside = this.tile + steps[side];
    const rows = rowOf[beside] - rowOf[this.blank];
    const columns = columnOf[beside] - columnOf[this.blank];
    return Math.abs(rows) + Math.abs(columns);
  }

  private pushesLeft(code: Code): number {
    const { rowOf, columnOf } = this.grid;
    const cell = code >> 2;
    const down = this.targetRow - rowOf[cell];
    const right = this.targetColumn - columnOf[cell];
    switch (code & 3) {
      case ABOVE:
        return planeCost(down, right);
      case BELOW:
        return planeCost(-down, right);
      case LEFT:
        return planeCost(right, down);
      default:
        return planeCost(-right, down);
    }
  }
}

/**
 * The cost of bringing the tile `ahead` cells on in the direction of the last push and `aside` at right
 * angles to it, where nothing is in the way. The blank stands behind the tile: a push that turns costs 3,
 * one that goes straight on 5.
 */
function planeCost(ahead: number, aside: number): number {
  const across = aside < 0 ? -aside : aside;
  if (ahead >= 0) return pushesCost(ahead, across);
  // What lies behind needs a turn first; straight behind, one more to come back into line.
  return across > 0 ? 3 + pushesCost(across - 1, -ahead) : 6 + pushesCost(-ahead - 1, 1);
}

/** Pushes turn as long as there is something left in both directions; the rest goes straight on. */
function pushesCost(along: number, across: number): number {
  const straight = along > across ? along - across : across - along - 1;
  return 3 * (along + across) + (straight > 0 ? 2 * straight : 0);
}
