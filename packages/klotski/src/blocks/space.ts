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
import type { BreadthFirstSpace, Successors } from "@microsolvers/core-search";
import type { Codec } from "./codec.ts";
import { type Kinds, placementAt } from "./kinds.ts";
import { cellsAt, isOnAxis, type Metric } from "./rules.ts";

const SIDES: number = DIRECTIONS.length;

export function createSpace(kinds: Kinds, codec: Codec, metric: Metric): BreadthFirstSpace {
  const { puzzle } = kinds;
  const { at } = codec;
  /** steps[placement * 4 + side]: the next placement on that side, or -1. The fronts are numbered so, too. */
  const steps: number[] = [];
  const fronts: Cell[][] = [];
  /** For each placement the cells that it covers, and the fronts of all its sides. */
  const covered: Cell[][] = [];
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
  /** How many words of 32 cells a board takes. */
  const words = Math.ceil((puzzle.rows * puzzle.columns) / 32);
  const stepAt = Int32Array.from(steps);
  const frontBits = toBits(fronts, words);
  const coveredBits = toBits(covered, words);
  const aroundBits = toBits(around, words);
  /** The cells that are covered by any piece. */
  const cover = new Int32Array(words);
  /** met[placement] === mark: the piece that is moving has been there. */
  const met = new Int32Array(covered.length);
  let mark = 0;
  /** Where it has been, and by which side it came there: placement * 4 + side. */
  const queue = new Int32Array(covered.length);

  /** Lays a piece on the board, or takes it off. */
  function flip(placement: number): void {
    for (let word = 0; word < words; word++) cover[word] ^= coveredBits[placement * words + word];
  }

  /** Whether any cell in front of a placement is free of pieces; on a crowded board few pieces have one. */
  function isBesideEmpty(placement: number): boolean {
    for (let word = 0; word < words; word++) {
      if ((aroundBits[placement * words + word] & ~cover[word]) !== 0) return true;
    }
    return false;
  }

  /** Whether no piece lies in front of a placement and side. */
  function isOpen(front: number): boolean {
    for (let word = 0; word < words; word++) {
      if ((cover[word] & frontBits[front * words + word]) !== 0) return false;
    }
    return true;
  }

  /** Writes the successors by the piece in `slot`: a flood over its placements, as far as the metric goes. */
  function walk(slot: number, codes: Successors["codes"], from: number): number {
    const begin = at[slot];
    const lowest = cover[0]; // a local: on boards of one word this look alone saved a twelfth
    let n = from;
    let end = 1;
    const now = ++mark;
    queue[0] = begin * SIDES;
    met[begin] = now;
    for (let next = 0; next < end; next++) {
      if (next > 0 && metric === "steps") break;
      const here = queue[next];
      const came = here % SIDES;
      for (let side = 0; side < SIDES; side++) {
        if (next > 0 && metric === "slides" && side !== came) continue;
        const front = here - came + side;
        const to = stepAt[front];
        if (to < 0 || (lowest & frontBits[front * words]) !== 0) continue;
        if (met[to] === now || !isOpen(front)) continue;
        met[to] = now;
        queue[end++] = to * SIDES + side;
        codes[n++] = codec.moved(slot, to);
      }
    }
    return n;
  }

  return {
    codeLimit: codec.codeLimit,
    maxSuccessors,
    ignoresBudget: true,
    isGoal: codec.isGoal,

    expand(code, { codes }) {
      codec.load(code);
      cover.fill(0);
      for (let slot = 0; slot < at.length; slot++) flip(at[slot]);
      let n = 0;
      for (let slot = 0; slot < at.length; slot++) {
        const placement = at[slot];
        if (!isBesideEmpty(placement)) continue;
        flip(placement); // a piece is not in its own way
        n = walk(slot, codes, n);
        flip(placement);
      }
      return n;
    },
  };
}

/** Sets of cells as bits: `words` words of 32 cells each. */
function toBits(sets: readonly (readonly Cell[])[], words: number): Int32Array {
  const bits = new Int32Array(sets.length * words);
  for (const [index, cells] of sets.entries()) {
    for (const cell of cells) bits[index * words + (cell >> 5)] |= 1 << (cell & 31);
  }
  return bits;
}
