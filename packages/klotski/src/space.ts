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
import type { Code } from "@microsolvers/core-search";
import type { ExplicitGraph } from "@microsolvers/core-search/explicit";
import { NO_BLOCK } from "./biconnected.ts";
import { codeLimit, firstPushCode, startCode } from "./codec.ts";
import { type Edges, type Run, SCRATCH } from "./edges.ts";
import type { PreparedBoard } from "./prepared-board.ts";
import type { PushCosts } from "./push-costs.ts";
import type { Move, State } from "./rules.ts";

/** A push that turns; one that goes straight on costs 2 more. */
const TURN = 3;

interface TargetRun extends Run {
  readonly from: Code;
}
type TargetRuns = readonly [TargetRun, TargetRun];

export class TileSpace implements ExplicitGraph {
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
  private readonly targetRuns: TargetRuns | undefined;

  /**
   * The space of a question; undefined where the tile cannot come to the target at all, which takes constant
   * time to find out. The tile moves along edges of one block only, since the blank cannot walk around it from
   * block to block. And inside the block it comes everywhere: without the tile a block still hangs together, so
   * that the blank can walk to every side of it in the block.
   */
  static of(prepared: PreparedBoard, state: State, cell: Cell): TileSpace | undefined {
    const { grid, pushes } = prepared;
    const blank = grid.fromCell(state.blank);
    const tile = grid.fromCell(state.tile);
    const target = grid.fromCell(cell);
    const block = pushes.blocks.toward(tile, blank);
    const isSolvable = block !== NO_BLOCK && pushes.blocks.isIn(block, target);
    return isSolvable ? new TileSpace(prepared, blank, tile, target, block) : undefined;
  }

  private constructor(
    { grid, pushes, edges }: PreparedBoard,
    blank: number,
    tile: number,
    target: number,
    block: number,
  ) {
    this.grid = grid;
    this.pushes = pushes;
    this.edges = edges;
    this.codeLimit = codeLimit(grid);
    this.start = startCode(grid);
    this.firstPushes = firstPushCode(grid);
    this.blank = blank;
    this.tile = tile;
    this.target = target;
    this.targetRow = grid.rowOf[target];
    this.targetColumn = grid.columnOf[target];
    this.block = block;
    this.targetRuns = this.runsFromTarget();
  }

  isGoal(code: Code): boolean {
    return code >> 2 === this.target;
  }

  /** That of all edges on the board, and what `endAtTarget` and the first pushes write to its beginning. */
  get list(): Int32Array {
    return this.edges.list;
  }

  edgesOf(code: Code): number {
    const { edges, targetRuns } = this;
    if (code >= this.firstPushes) return this.edgesOfFirst(code);
    const at = edges.entries[code] || edges.find(code);
    return targetRuns === undefined ? at : this.endAtTarget(at, targetRuns);
  }

  /** Edges that run past the target end there. A first push goes one cell only: it may begin past the target. */
  private endAtTarget(begin: number, runs: TargetRuns): number {
    const { list } = this;
    const end = begin + 2 * list[begin];
    for (let at = begin + 1; at < end; at += 2) {
      if (list[at] === runs[0].to || list[at] === runs[1].to) return this.cutAtTarget(begin, runs);
    }
    return begin;
  }

  /** A copy of edges of which some run past the target. */
  private cutAtTarget(begin: number, runs: TargetRuns): number {
    const { list } = this;
    const length = 1 + 2 * list[begin];
    list.copyWithin(SCRATCH, begin, begin + length);
    for (let at = SCRATCH + 1; at < SCRATCH + length; at += 2) {
      for (const { from, to, cost } of runs) {
        if (list[at] !== to || list[at + 1] <= cost) continue;
        list[at] = from;
        list[at + 1] -= cost;
      }
    }
    return SCRATCH;
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

  private runsFromTarget(): TargetRuns | undefined {
    const { ofEdge } = this.pushes.blocks;
    let first = this.target * 4;
    while (ofEdge[first] !== this.block) first++;
    const way = this.pushes.blocks.wayOn(first);
    if (way < 0) return undefined; // there is a choice at the target: it is in no corridor
    return [this.runFrom(first), this.runFrom(this.target * 4 + way)];
  }

  private runFrom(from: Code): TargetRun {
    return { from, ...this.edges.run(from) };
  }

  private movesOfPush(blank: number, tile: number, side: number): Move[] {
    const walk = this.pushes.walks.path(blank, tile + this.grid.steps[side], tile);
    return [...walk, DIRECTIONS[side ^ 1]];
  }

  private edgesOfFirst(code: Code): number {
    if (code === this.start) this.writeStart();
    else this.writeFirstPush(code);
    return SCRATCH;
  }

  /** From the start to all first pushes, at the least that they can cost. */
  private writeStart(): void {
    const { list } = this;
    const { ofEdge } = this.pushes.blocks;
    let end = SCRATCH + 1;
    for (let side = 0; side < 4; side++) {
      if (ofEdge[this.tile * 4 + side] !== this.block) continue;
      list[end++] = this.firstPushes + side;
      list[end++] = this.straightWalk(side);
    }
    list[SCRATCH] = (end - SCRATCH) >> 1;
  }

  /** From a first push to the state after it. */
  private writeFirstPush(code: Code): void {
    const { list } = this;
    const side = code - this.firstPushes;
    const beside = this.tile + this.grid.steps[side];
    const walk = this.pushes.walks.length(this.blank, beside, this.tile);
    list[SCRATCH] = 1;
    list[SCRATCH + 1] = this.afterFirst(code);
    list[SCRATCH + 2] = walk - this.straightWalk(side) + 1;
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
   * The cost of bringing the tile to the target where nothing is in the way: so it is consistent. A push that
   * turns costs 3, one that goes straight on 5. Pushes turn as long as there is something left in both
   * directions, and the rest goes straight on: so many turns are lacking as the one exceeds the other, one
   * less where the last push was not along the longer one.
   */
  estimate(code: Code): number {
    if (code >= this.firstPushes) return this.estimateFirst(code);
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

  private estimateFirst(code: Code): number {
    return code === this.start ? 0 : this.estimate(this.afterFirst(code)) + 1;
  }

  /** What is to pay besides where the target lies straight behind the tile: a way out of the line. */
  private turningBack(code: Code, along: number): number {
    const behind = (code & 1) === 0 ? -along : along;
    if (behind <= 0) return 0;
    return behind === 1 ? 4 : 2;
  }
}
