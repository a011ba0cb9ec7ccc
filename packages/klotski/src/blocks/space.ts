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
import { type Cell, DIRECTIONS } from "@microsolvers/core-grid";
import type { BreadthFirstSpace, Code, Successors } from "@microsolvers/core-search";
import type { Codec } from "./codec.ts";
import type { Kinds } from "./kinds.ts";
import { axisOf, cellsAt, type Metric, stepped } from "./rules.ts";

const SIDES: number = DIRECTIONS.length;

export class BlocksSpace implements BreadthFirstSpace {
  readonly codeLimit: number;
  readonly maxSuccessors: number;
  readonly ignoresBudget = true;
  private readonly codec: Codec;
  private readonly metric: Metric;
  /** steps[placement * 4 + side]: the next placement on that side, or -1. */
  private readonly steps: Int32Array;
  /** How many words of 32 cells a board takes. */
  private readonly words: number;
  /** The cells that each placement covers, and those that it comes to cover on each side. */
  private readonly covered: Int32Array;
  private readonly fronts: Int32Array;
  /** The cells that are covered by any piece, and the one beyond the board. */
  private readonly cover: Int32Array;
  private readonly beyond: Int32Array;
  /** met[placement] === mark: the piece that is moving has been there. */
  private readonly met: Int32Array;
  private mark = 0;
  private readonly stack: Int32Array;

  constructor(kinds: Kinds, codec: Codec, metric: Metric) {
    const { puzzle, placements, placementOf } = kinds;
    const beyond = puzzle.rows * puzzle.columns;
    this.codec = codec;
    this.metric = metric;
    this.codeLimit = codec.codeLimit;
    this.maxSuccessors = kinds.kinds.reduce(
      (sum, { members, cells }) => sum + members.length * cells.length,
      0,
    );
    this.met = new Int32Array(placements);
    this.stack = new Int32Array(placements);
    this.words = Math.floor(beyond / 32) + 1;
    this.cover = new Int32Array(this.words);
    const steps: number[] = [];
    const covered: Cell[][] = [];
    const fronts: Cell[][] = [];
    for (const [kind, { piece, cells }] of kinds.kinds.entries()) {
      for (const anchor of cells) {
        const here = cellsAt(puzzle, piece, anchor);
        covered.push(here);
        for (const direction of DIRECTIONS) {
          const next = stepped(puzzle, anchor, direction);
          const isOnAxis = piece.axis === undefined || piece.axis === axisOf(direction);
          const to = isOnAxis && next >= 0 ? placementOf[kind][next] : -1;
          steps.push(to);
          const there = to < 0 ? [beyond] : cellsAt(puzzle, piece, next);
          fronts.push(there.filter((cell) => !here.includes(cell)));
        }
      }
    }
    this.steps = Int32Array.from(steps);
    this.covered = toBits(covered, this.words);
    this.fronts = toBits(fronts, this.words);
    this.beyond = toBits([[beyond]], this.words);
  }

  isGoal(code: Code): boolean {
    return this.codec.isGoal(code);
  }

  expand(code: Code, { codes }: Successors): number {
    const { codec, metric, cover } = this;
    const { at } = codec;
    codec.load(code);
    cover.set(this.beyond);
    for (let slot = 0; slot < at.length; slot++) this.flip(at[slot]);
    let n = 0;
    for (let slot = 0; slot < at.length; slot++) {
      const placement = at[slot];
      if (!this.isLoose(placement)) continue;
      this.flip(placement); // a piece is not in its own way
      n = metric === "moves" ? this.walk(slot, codes, n) : this.run(slot, codes, n);
      this.flip(placement);
    }
    return n;
  }

  /** Lays a piece on the board, or takes it off. */
  private flip(placement: number): void {
    const { cover, covered, words } = this;
    for (let word = 0; word < words; word++) cover[word] ^= covered[placement * words + word];
  }

  private isLoose(placement: number): boolean {
    const from = placement * SIDES;
    return (
      this.isOpen(from) || this.isOpen(from + 1) || this.isOpen(from + 2) || this.isOpen(from + 3)
    );
  }

  /** Whether nothing lies in front of a placement and side. */
  private isOpen(front: number): boolean {
    const { cover, fronts, words } = this;
    const from = front * words;
    for (let word = 0; word < words; word++)
      if ((cover[word] & fronts[from + word]) !== 0) return false;
    return true;
  }

  /** Writes every placement that the piece can come to by any way: a flood over placements. */
  private walk(slot: number, codes: Float64Array, from: number): number {
    const { codec, met, stack, steps } = this;
    const mark = ++this.mark;
    let n = from;
    let height = 0;
    let placement = codec.at[slot];
    met[placement] = mark;
    for (;;) {
      for (let front = placement * SIDES; front < placement * SIDES + SIDES; front++) {
        if (!this.isOpen(front) || met[steps[front]] === mark) continue;
        const to = steps[front];
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
    const { codec, steps } = this;
    const isFar = this.metric === "slides";
    let n = from;
    for (let side = 0; side < SIDES; side++) {
      let front = codec.at[slot] * SIDES + side;
      while (this.isOpen(front)) {
        const to = steps[front];
        codes[n++] = codec.moved(slot, to);
        if (!isFar) break;
        front = to * SIDES + side;
      }
    }
    return n;
  }
}

/** Sets of cells as bits: `words` words of 32 cells each. */
function toBits(sets: readonly (readonly Cell[])[], words: number): Int32Array {
  const bits = new Int32Array(sets.length * words);
  for (const [index, cells] of sets.entries()) {
    for (const cell of cells) bits[index * words + (cell >> 5)] |= 1 << (cell & 31);
  }
  return bits;
}
