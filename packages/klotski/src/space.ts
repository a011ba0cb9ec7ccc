/**
 * The sliding tile as a weighted space. An edge is one push of the named tile: the blank walks round to
 * the side that the tile shall move to, then the two swap. So a state is the tile's cell and the side on
 * which the blank stands (codec.ts), at most four a cell, whatever the walks in between.
 *
 * Every edge unfolds into legal moves, and costs as many.
 */
import { type Cell, DIRECTIONS } from "@microsolvers/core-grid";
import type { Code, GoalSpace, Successors } from "@microsolvers/core-search";
import { codeLimit, startCode } from "./codec.ts";
import type { PreparedBoard } from "./prepared-board.ts";
import type { Move, State } from "./rules.ts";
import { UNREACHED } from "./walks.ts";

const ALL_SIDES = 0b1111;

export class TileSpace implements GoalSpace {
  readonly maxSuccessors = 4;
  readonly ignoresBudget = true;
  readonly codeLimit: number;
  readonly start: Code;
  private readonly prepared: PreparedBoard;
  private readonly steps: Int32Array;
  private readonly blank: number;
  private readonly tile: number;
  private readonly target: number;
  private readonly targetRow: number;
  private readonly targetColumn: number;
  /** The first walks: from where the blank stands to each side of the tile. */
  private readonly approach: Int32Array;

  constructor(prepared: PreparedBoard, state: State, target: Cell) {
    const { grid, pushes } = prepared;
    this.prepared = prepared;
    this.steps = grid.steps;
    this.codeLimit = codeLimit(grid);
    this.start = startCode(grid);
    this.blank = grid.fromCell(state.blank);
    this.tile = grid.fromCell(state.tile);
    this.target = grid.fromCell(target);
    this.targetRow = prepared.rowOf[this.target];
    this.targetColumn = prepared.columnOf[this.target];
    pushes.walks.toSides(this.blank, this.tile, ALL_SIDES);
    this.approach = pushes.walks.lengths.slice();
  }

  /**
   * Whether the tile can come to the target at all. Every edge that it moves along lies in the block of
   * the first one, since the blank cannot walk from block to block around it. And in one block it can
   * come everywhere: any two edges of a block lie on a cycle.
   */
  isSolvable(): boolean {
    const { blocks } = this.prepared.pushes;
    const side = this.approach.findIndex((length) => length < UNREACHED);
    if (side < 0) return false;
    const block = blocks[this.tile * 4 + side];
    return blocks.subarray(this.target * 4, this.target * 4 + 4).includes(block);
  }

  isGoal(code: Code): boolean {
    return code >> 2 === this.target;
  }

  expand(code: Code, out: Successors): number {
    if (code === this.start) return this.expandStart(out);
    const { steps } = this;
    const { pushes } = this.prepared;
    const { codes, costs } = out;
    const cell = code >> 2;
    pushes.prepare(cell);
    const pushCosts = pushes.costs;
    let n = 0;
    for (let side = 0; side < 4; side++) {
      const cost = pushCosts[code * 4 + side];
      if (cost >= UNREACHED) continue;
      codes[n] = (cell + steps[side]) * 4 + (side ^ 1);
      costs[n] = cost;
      n++;
    }
    return n;
  }

  /** The cost on a board without fixed cells: consistent, and most of what there is to know. */
  estimate(code: Code): number {
    if (code === this.start) return 0;
    const { rowOf, columnOf } = this.prepared;
    const cell = code >> 2;
    const blank = code & 3;
    const down = this.targetRow - rowOf[cell];
    const right = this.targetColumn - columnOf[cell];
    const rows = down < 0 ? -down : down;
    const columns = right < 0 ? -right : right;
    if ((rows | columns) === 0) return 0;
    let best = UNREACHED;
    if (rows > 0) best = firstPush(blank, down > 0 ? 1 : 0) + laterPushes(rows - 1, columns);
    if (columns > 0) {
      const other = firstPush(blank, right > 0 ? 3 : 2) + laterPushes(columns - 1, rows);
      if (other < best) best = other;
    }
    return best;
  }

  /** The legal moves that an edge stands for; as many as it costs. */
  unfold(from: Code, to: Code): Move[] {
    const { walks } = this.prepared.pushes;
    if (from === this.start) return walks.path(this.blank, this.tile, to & 3);
    const cell = from >> 2;
    const side = (to & 3) ^ 1;
    const walk = walks.path(cell + this.steps[from & 3], cell, side);
    return [...walk, DIRECTIONS[side ^ 1]];
  }

  private expandStart(out: Successors): number {
    let n = 0;
    for (let side = 0; side < 4; side++) {
      if (this.approach[side] >= UNREACHED) continue;
      out.codes[n] = this.tile * 4 + side;
      out.costs[n] = this.approach[side];
      n++;
    }
    return n;
  }
}

/** Pushes towards the blank cost 1; beside it the blank walks round one corner, behind it round two. */
function firstPush(blank: number, side: number): number {
  if (blank === side) return 1;
  return blank === (side ^ 1) ? 5 : 3;
}

/**
 * After a push the blank stands behind the tile: the next one costs 3 where it turns, 5 where it goes
 * straight on. With `along` cells left in the direction of the last push and `across` at right angles,
 * turning every time is possible only while both have some left.
 */
function laterPushes(along: number, across: number): number {
  const straight = along > across ? along - across : across - along - 1;
  return 3 * (along + across) + (straight > 0 ? 2 * straight : 0);
}
