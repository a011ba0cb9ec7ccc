/**
 * The state space of a puzzle in one of its metrics. Every edge is one legal move, slide or step, and can be
 * taken back. Like pieces are not told apart.
 *
 * A state is expanded from its placements (kinds.ts). What a piece meets on the board itself was settled
 * when these were numbered: `steps` leads from placement to placement. What is left is whether another piece
 * lies on the cells that it comes to cover, its front: for a 2 x 2 piece two cells of four.
 *
 *     cover[cell] === stamp    some piece lies on the cell. The stamp rises from state to state, so that
 *                              nothing is cleared.
 *
 * Time: O(pieces) a state and O(front) a step that is tried. Most pieces of a crowded board cannot move at
 * all, which four fronts tell. Nothing is allocated.
 */
import { DIRECTIONS } from "@microsolvers/core-grid";
import type { BreadthFirstSpace, Code, Successors } from "@microsolvers/core-search";
import type { Codec } from "./codec.ts";
import type { Kinds } from "./kinds.ts";
import { axisOf, type Metric, stepped } from "./rules.ts";

const SIDES: number = DIRECTIONS.length;

export class BlocksSpace implements BreadthFirstSpace {
  readonly codeLimit: number;
  readonly maxSuccessors: number;
  readonly ignoresBudget = true;
  private readonly codec: Codec;
  private readonly metric: Metric;
  /** steps[placement * 4 + side]: the next placement on that side, or -1. */
  private readonly steps: Int32Array;
  /** For each placement the cell of its anchor. */
  private readonly anchors: Int32Array;
  /** For each slot and side, where the front of a piece begins in `fronts`: offsets from its anchor. */
  private readonly frontsFrom: Int32Array;
  private readonly fronts: Int32Array;
  /** For each slot, where the cells of a piece begin in `shapes`: offsets from its anchor. */
  private readonly shapesFrom: Int32Array;
  private readonly shapes: Int32Array;
  private readonly cover: Int32Array;
  private stamp = 0;
  /** met[placement] === mark: the piece that is moving has been there. */
  private readonly met: Int32Array;
  private mark = 0;
  private readonly stack: Int32Array;

  constructor(kinds: Kinds, codec: Codec, metric: Metric) {
    const { puzzle, placements, kindOf, placementOf } = kinds;
    const { columns } = puzzle;
    this.codec = codec;
    this.metric = metric;
    this.codeLimit = codec.codeLimit;
    this.maxSuccessors = kinds.kinds.reduce((sum, { members, cells }) => sum + members.length * cells.length, 0);
    this.cover = new Int32Array(puzzle.rows * columns);
    this.met = new Int32Array(placements);
    this.stack = new Int32Array(placements);
    this.anchors = Int32Array.from(kinds.kinds.flatMap(({ cells }) => cells));
    this.steps = Int32Array.from(
      kinds.kinds.flatMap(({ piece: { axis }, cells }, kind) =>
        cells.flatMap((cell) =>
          DIRECTIONS.map((direction) => {
            const to = axis === undefined || axis === axisOf(direction) ? stepped(puzzle, cell, direction) : -1;
            return to < 0 ? -1 : placementOf[kind][to];
          }),
        ),
      ),
    );
    const pieces = kindOf.map((kind) => kinds.kinds[kind].piece);
    const shapes = pieces.map(({ shape }) => shape.map(({ row, column }) => row * columns + column));
    const fronts = pieces.flatMap(({ shape }) =>
      FRONTS.map(([down, right]) =>
        shape
          .map(({ row, column }) => ({ row: row + down, column: column + right }))
          .filter(({ row, column }) => !shape.some((own) => own.row === row && own.column === column))
          .map(({ row, column }) => row * columns + column),
      ),
    );
    [this.shapesFrom, this.shapes] = flattened(shapes);
    [this.frontsFrom, this.fronts] = flattened(fronts);
  }

  isGoal(code: Code): boolean {
    return this.codec.isGoal(code);
  }

  expand(code: Code, { codes }: Successors): number {
    const { codec, metric } = this;
    const { at } = codec;
    codec.load(code);
    this.stamp++;
    for (let slot = 0; slot < at.length; slot++) this.lay(slot, at[slot], this.stamp);
    let n = 0;
    for (let slot = 0; slot < at.length; slot++) {
      if (!this.isLoose(slot, at[slot])) continue;
      this.lay(slot, at[slot], 0); // a piece is not in its own way
      n = metric === "moves" ? this.walk(slot, codes, n) : this.run(slot, codes, n);
      this.lay(slot, at[slot], this.stamp);
    }
    return n;
  }

  private lay(slot: number, placement: number, stamp: number): void {
    const { cover, shapes, shapesFrom } = this;
    const anchor = this.anchors[placement];
    const end = shapesFrom[slot + 1];
    for (let i = shapesFrom[slot]; i < end; i++) cover[anchor + shapes[i]] = stamp;
  }

  private isLoose(slot: number, placement: number): boolean {
    for (let side = 0; side < SIDES; side++) if (this.step(slot, placement, side) >= 0) return true;
    return false;
  }

  /** The placement next to this one on a side, -1 where the way is blocked. */
  private step(slot: number, placement: number, side: number): number {
    const { cover, fronts, frontsFrom, stamp } = this;
    const to = this.steps[placement * SIDES + side];
    if (to < 0) return -1;
    const anchor = this.anchors[placement];
    const front = slot * SIDES + side;
    const end = frontsFrom[front + 1];
    for (let i = frontsFrom[front]; i < end; i++) if (cover[anchor + fronts[i]] === stamp) return -1;
    return to;
  }

  /** Writes every placement that the piece can come to by any way: a flood over placements. */
  private walk(slot: number, codes: Float64Array, from: number): number {
    const { codec, met, stack } = this;
    const mark = ++this.mark;
    let n = from;
    let height = 0;
    let placement = codec.at[slot];
    met[placement] = mark;
    for (;;) {
      for (let side = 0; side < SIDES; side++) {
        const to = this.step(slot, placement, side);
        if (to < 0 || met[to] === mark) continue;
        met[to] = mark;
        stack[height++] = to;
        codes[n++] = codec.moved(slot, to);
      }
      if (height === 0) return n;
      placement = stack[--height];
    }
  }

  /** Writes every placement that the piece can come to without a turn; one cell away in steps. */
  private run(slot: number, codes: Float64Array, from: number): number {
    const { codec } = this;
    const isFar = this.metric === "slides";
    let n = from;
    for (let side = 0; side < SIDES; side++) {
      let to = this.step(slot, codec.at[slot], side);
      while (to >= 0) {
        codes[n++] = codec.moved(slot, to);
        to = isFar ? this.step(slot, to, side) : -1;
      }
    }
    return n;
  }
}

/** Where the cells of a piece go in each direction, in rows and columns. */
const FRONTS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** Lists end to end, and where each begins; one more beginning marks the end. */
function flattened(lists: readonly (readonly number[])[]): [Int32Array, Int32Array] {
  const from = [0];
  for (const list of lists) from.push(from[from.length - 1] + list.length);
  return [Int32Array.from(from), Int32Array.from(lists.flat())];
}
