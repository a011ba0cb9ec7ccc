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
import type { Edges, Run } from "./edges.ts";
import type { PreparedBoard } from "./prepared-board.ts";
import type { PushCosts } from "./push-costs.ts";
import type { Move, State } from "./rules.ts";

/** A push that turns; one that goes straight on costs 2 more. */
const TURN = 3;

interface TargetRun extends Run {
  readonly from: Code;
}

export class TileSpace implements GoalSpace {
  readonly maxSuccessors = 4;
  readonly hasDenseCodes = true;
  readonly ignoresBudget = true;
  readonly codeLimit: number;
  readonly start: Code;
  private readonly firstPushes: Code;
  private readonly grid: BorderedGrid;
  private readonly pushes: PushCosts;
  private readonly edges: Edges;
  private readonly blank: number;
  private readonly tile: number;
  private readonly target: number;
  private readonly targetRow: number;
  private readonly targetColumn: number;
  /** The block in which the blank comes to the tile. */
  private readonly block: number;
  /** Where the target is in a corridor: from there to its ends. */
  private readonly targetRuns: readonly TargetRun[];

  constructor({ grid, pushes, edges }: PreparedBoard, state: State, target: Cell) {
    this.grid = grid;
    this.pushes = pushes;
    this.edges = edges;
    this.codeLimit = codeLimit(grid);
    this.start = startCode(grid);
    this.firstPushes = firstPushCode(grid);
    this.blank = grid.fromCell(state.blank);
    this.tile = grid.fromCell(state.tile);
    this.target = grid.fromCell(target);
    this.targetRow = grid.rowOf[this.target];
    this.targetColumn = grid.columnOf[this.target];
    this.block = pushes.blocks.toward(this.tile, this.blank);
    this.targetRuns = this.isSolvable() ? this.runsFromTarget() : [];
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
    const { codes, costs } = out;
    let at = this.edges.of(code);
    const { list } = this.edges;
    const n = list[at++];
    for (let i = 0; i < n; i++) {
      codes[i] = list[at++];
      costs[i] = list[at++];
    }
    if (this.targetRuns.length > 0) this.endAtTarget(n, out);
    return n;
  }

  /** Edges that run past the target end there. */
  private endAtTarget(n: number, { codes, costs }: Successors): void {
    const { targetRuns } = this;
    for (let i = 0; i < n; i++) {
      for (let end = 0; end < targetRuns.length; end++) {
        const { from, to, cost } = targetRuns[end];
        if (codes[i] !== to || costs[i] <= cost) continue;
        codes[i] = from;
        costs[i] -= cost;
      }
    }
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
    if (from >= this.firstPushes) return this.movesOfPush(this.blank, this.tile, (to & 3) ^ 1);
    const { steps } = this.grid;
    const states = this.edges.along(from, to);
    return states.slice(1).flatMap((state, index) => {
      const before = states[index];
      const tile = before >> 2;
      return this.movesOfPush(tile + steps[before & 3], tile, (state & 3) ^ 1);
    });
  }

  private runsFromTarget(): TargetRun[] {
    const { blocks } = this.pushes;
    const runs: TargetRun[] = [];
    for (let from = this.target * 4; from < this.target * 4 + 4; from++) {
      const isInCorridor = blocks.ofEdge[from] === this.block && blocks.wayOn(from) >= 0;
      if (isInCorridor) runs.push({ from, ...this.edges.run(from) });
    }
    return runs;
  }

  private movesOfPush(blank: number, tile: number, side: number): Move[] {
    const walk = this.pushes.walks.path(blank, tile + this.grid.steps[side], tile);
    return [...walk, DIRECTIONS[side ^ 1]];
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

  /**
   * The cost of bringing the tile to the target where nothing is in the way. A push that turns costs 3, one
   * that goes straight on 5. Pushes turn as long as there is something left in both directions, and the
   * rest goes straight on: so many turns are lacking as the one exceeds the other, one less where the
   * last push was not along the longer one.
   */
  private pushesLeft(code: Code): number {
    const { rowOf, columnOf } = this.grid;
    const cell = code >> 2;
    const down = this.targetRow - rowOf[cell];
    const right = this.targetColumn - columnOf[cell];
    const isVertical = (code & 2) === 0;
    const along = isVertical ? down : right;
    const across = isVertical ? right : down;
    const excess = Math.abs(along) - Math.abs(across);
    // excess ^ (excess >> 31) is the excess, or -excess - 1 where it is below 0: no branch to mispredict.
    const turned = TURN * (Math.abs(along) + Math.abs(across)) + 2 * (excess ^ (excess >> 31));
    return across === 0 ? turned + this.turningBack(code, along) : turned;
  }

  /** What is to pay besides where the target lies straight behind the tile: a way out of the line. */
  private turningBack(code: Code, along: number): number {
    const behind = (code & 1) === 0 ? -along : along;
    if (behind <= 0) return 0;
    return behind === 1 ? 4 : 2;
  }
}
