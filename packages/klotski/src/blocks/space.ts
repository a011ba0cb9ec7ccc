/**
 * The state space of a puzzle in one of its metrics. Every edge is one legal move, slide or step, and can be
 * taken back. Like pieces are not told apart.
 *
 * A state is expanded from its placements (kinds.ts). What a piece meets on the board itself was settled
 * when these were numbered: `steps` leads from placement to placement. What is left is whether another piece
 * lies on the cells that it comes to cover, its front: two cells of four for a 2 x 2 piece. Sets of cells are
 * bits, so that this is one `and` a word:
 *
 *     | cell 31 … cell 0 |   | cell 63 … cell 32 |   …   8 words for 16 x 16
 *
 * Time: O(pieces * words) a state and O(words) a step that is tried. Nothing is allocated.
 */
import { type Cell, DIRECTIONS, neighbour } from "@microsolvers/core-grid";
import type { BreadthFirstSpace, Code, Successors } from "@microsolvers/core-search";
import type { Codec } from "./codec.ts";
import { type Kinds, placementAt } from "./kinds.ts";
import { cellsAt, isOnAxis, type Metric } from "./rules.ts";

const SIDES: number = DIRECTIONS.length;

export class BlocksSpace implements BreadthFirstSpace {
  readonly codeLimit: number;
  readonly maxSuccessors: number;
  readonly ignoresBudget = true;
  private readonly codec: Codec;
  private readonly metric: Metric;
  /** How many words of 32 cells a board takes. */
  private readonly words: number;
  /** The cells that are covered by any piece. */
  private readonly cover: Int32Array;
  /** For each placement the cells that it covers. */
  private readonly covered: Int32Array;
  /** steps[placement * 4 + side]: the next placement on that side, or -1. The fronts are numbered so, too. */
  private readonly steps: Int32Array;
  private readonly fronts: Int32Array;
  /** For each placement the fronts of all sides. */
  private readonly around: Int32Array;
  /** met[placement] === mark: the piece that is moving has been there. */
  private readonly met: Int32Array;
  private mark = 0;
  /** Where it has been, and by which side it came there: placement * 4 + side. */
  private readonly queue: Int32Array;

  constructor(kinds: Kinds, codec: Codec, metric: Metric) {
    const { puzzle } = kinds;
    const steps: number[] = [];
    const covered: Cell[][] = [];
    const fronts: Cell[][] = [];
    const around: Cell[][] = [];
    let maxSuccessors = 0;
    for (const kind of kinds.kinds) {
      const { piece, members, cells } = kind;
      maxSuccessors += members.length * cells.length;
      for (const anchor of cells) {
        const here = cellsAt(puzzle, piece, anchor);
        covered.push(here);
        for (const direction of DIRECTIONS) {
          const next = neighbour(puzzle, anchor, direction);
          const to = isOnAxis(piece, direction) ? placementAt(kind, next) : -1;
          steps.push(to);
          const there = to < 0 ? [] : cellsAt(puzzle, piece, next);
          fronts.push(there.filter((cell) => !here.includes(cell)));
        }
        around.push(fronts.slice(-SIDES).flat());
      }
    }
    this.codec = codec;
    this.metric = metric;
    this.codeLimit = codec.codeLimit;
    this.maxSuccessors = maxSuccessors;
    this.words = Math.ceil((puzzle.rows * puzzle.columns) / 32);
    this.cover = new Int32Array(this.words);
    this.covered = toBits(covered, this.words);
    this.steps = Int32Array.from(steps);
    this.fronts = toBits(fronts, this.words);
    this.around = toBits(around, this.words);
    this.met = new Int32Array(covered.length);
    this.queue = new Int32Array(covered.length);
  }

  isGoal(code: Code): boolean {
    return this.codec.isGoal(code);
  }

  expand(code: Code, { codes }: Successors): number {
    const { codec, cover } = this;
    const { at } = codec;
    codec.load(code);
    cover.fill(0);
    for (let slot = 0; slot < at.length; slot++) this.flip(at[slot]);
    let n = 0;
    for (let slot = 0; slot < at.length; slot++) {
      if (!this.isBesideEmpty(at[slot])) continue;
      this.flip(at[slot]); // a piece is not in its own way
      n = this.walk(slot, codes, n);
      this.flip(at[slot]);
    }
    return n;
  }

  /** Whether any cell in front of a placement is free of pieces; on a crowded board few pieces have one. */
  private isBesideEmpty(placement: number): boolean {
    const { cover, around, words } = this;
    for (let word = 0; word < words; word++) {
      if ((around[placement * words + word] & ~cover[word]) !== 0) return true;
    }
    return false;
  }

  /** Lays a piece on the board, or takes it off. */
  private flip(placement: number): void {
    const { cover, covered, words } = this;
    for (let word = 0; word < words; word++) cover[word] ^= covered[placement * words + word];
  }

  /** Whether no piece lies in front of a placement and side. */
  private isOpen(front: number): boolean {
    const { cover, fronts, words } = this;
    for (let word = 0; word < words; word++) {
      if ((cover[word] & fronts[front * words + word]) !== 0) return false;
    }
    return true;
  }

  /** Writes the successors by the piece in `slot`: a flood over its placements, as far as the metric goes. */
  private walk(slot: number, codes: Float64Array, from: number): number {
    const { codec, metric, steps, met, queue } = this;
    const mark = ++this.mark;
    const begin = codec.at[slot];
    let n = from;
    let end = 1;
    queue[0] = begin * SIDES;
    met[begin] = mark;
    for (let next = 0; next < end; next++) {
      if (next > 0 && metric === "steps") break;
      const came = queue[next] % SIDES;
      for (let side = 0; side < SIDES; side++) {
        if (next > 0 && metric === "slides" && side !== came) continue;
        const front = queue[next] - came + side;
        const to = steps[front];
        if (to < 0 || met[to] === mark || !this.isOpen(front)) continue;
        met[to] = mark;
        queue[end++] = to * SIDES + side;
        codes[n++] = codec.moved(slot, to);
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
