/**
 * States as codes. A kind with k pieces and n placements has C(n, k) ways to lie, which are numbered from 0
 * in the combinatorial number system: pieces at c1 < … < ck (placements counted within the kind) are number
 * C(c1, 1) + … + C(ck, k). These numbers are the digits of the code, each as wide as it needs to be:
 *
 *     code = digit 0 + ways 0 * (digit 1 + ways 1 * (digit 2 + …))
 *
 *     Heng Dao Li Ma: singles C(20, 4) = 4,845, uprights C(16, 4) = 1,820, one flat 16, the goal piece 12:
 *     4,845 * 1,820 * 16 * 12 = 1,693,036,800 codes, below 2 ** 31.
 *
 * So a code is a sum over the slots, of numbers that are looked up: the value of a slot at a placement. A
 * piece that moves changes its own value, and those of the pieces of its kind that it passes.
 *
 * Kinds with goals are the highest digits: the solved states are one range of codes.
 *
 * Source: Knuth, The Art of Computer Programming, volume 4A, section 7.2.1.3.
 */
import type { Code } from "@microsolvers/core-search";
import type { Kinds } from "./kinds.ts";
import type { State } from "./rules.ts";

/** What a space asks of the codes of its states. */
export interface Codec {
  /** Exclusive upper bound of the codes. */
  readonly codeLimit: number;
  /** For each slot its placement in the state that was loaded last; ascending within a kind. */
  readonly at: Int32Array;
  load(code: Code): void;
  /** The code of the state that was loaded last after the piece in `slot` has gone to placement `to`. */
  moved(slot: number, to: number): Code;
  isGoal(code: Code): boolean;
  encode(state: State): Code;
}

/** The codes of one puzzle as sums. */
export class RankCodec implements Codec {
  readonly codeLimit: number;
  readonly at: Int32Array;
  protected code: Code = 0;
  protected readonly kinds: Kinds;
  /** For each slot: where its values begin, so that the value at a placement is values[row + placement]. */
  private readonly rowOf: Int32Array;
  private readonly values: Float64Array;
  /** For each slot: the last placement of its kind. */
  private readonly highest: Int32Array;
  /** For each slot: the first and the last slot of its kind. */
  protected readonly first: Int32Array;
  protected readonly last: Int32Array;
  /** The codes of solved states: from the first to below the second. */
  private readonly goalFrom: Code;
  private readonly goalTo: Code;

  /** The number of codes must be at most 2 ** 53: `countCodes`. */
  constructor(kinds: Kinds) {
    const slots = kinds.kindOf.length;
    this.kinds = kinds;
    this.at = new Int32Array(slots);
    this.rowOf = new Int32Array(slots);
    this.highest = new Int32Array(slots);
    this.first = new Int32Array(slots);
    this.last = new Int32Array(slots);
    const values: number[] = [];
    let weight = 1;
    let goalFrom = 0;
    let goalWeight = 0;
    let slot = 0;
    for (const { members, cells, from, piece } of kinds.kinds) {
      const first = slot;
      const ways = chooseTable(cells.length, members.length);
      for (let chosen = 1; chosen <= members.length; chosen++, slot++) {
        this.rowOf[slot] = values.length - from;
        this.highest[slot] = from + cells.length - 1;
        this.first[slot] = first;
        this.last[slot] = first + members.length - 1;
        for (let cell = 0; cell < cells.length; cell++) values.push(weight * ways[chosen][cell]);
      }
      if (piece.goal !== undefined) {
        goalWeight ||= weight;
        goalFrom += weight * cells.indexOf(piece.goal);
      }
      weight *= ways[members.length][cells.length];
    }
    this.values = Float64Array.from(values);
    this.codeLimit = weight;
    this.goalFrom = goalFrom;
    this.goalTo = kinds.areGoalsOpen ? goalFrom + goalWeight : goalFrom;
  }

  /** Takes the greatest value that fits, from the last slot to the first. O(placements). */
  load(code: Code): void {
    const { at, rowOf, values, highest, last } = this;
    this.code = code;
    let rest = code;
    for (let slot = at.length - 1; slot >= 0; slot--) {
      const row = rowOf[slot];
      let placement = slot === last[slot] ? highest[slot] : at[slot + 1] - 1;
      while (values[row + placement] > rest) placement--;
      rest -= values[row + placement];
      at[slot] = placement;
    }
  }

  moved(slot: number, to: number): Code {
    return this.code + this.change(this.at, slot, to);
  }

  isGoal(code: Code): boolean {
    return code >= this.goalFrom && code < this.goalTo;
  }

  encode(state: State): Code {
    return this.sum(this.kinds.place(state));
  }

  protected sum(at: ArrayLike<number>): Code {
    const { rowOf, values } = this;
    let code = 0;
    for (let slot = 0; slot < at.length; slot++) code += values[rowOf[slot] + at[slot]];
    return code;
  }

  /** How the code changes where the piece in `slot` goes to placement `to`: the pieces between give way. */
  protected change(at: Int32Array, slot: number, to: number): number {
    const { rowOf, values, first, last } = this;
    let place = slot;
    let change = 0;
    for (; place < last[slot] && at[place + 1] < to; place++) {
      change += values[rowOf[place] + at[place + 1]] - values[rowOf[place] + at[place]];
    }
    for (; place > first[slot] && at[place - 1] > to; place--) {
      change += values[rowOf[place] + at[place - 1]] - values[rowOf[place] + at[place]];
    }
    return change + values[rowOf[place] + to] - values[rowOf[place] + at[place]];
  }
}

/** How many codes a `RankCodec` would need; not exact above 2 ** 53. */
export function countCodes({ kinds }: Kinds): number {
  return kinds.reduce((count, { members, cells }) => {
    return count * chooseTable(cells.length, members.length)[members.length][cells.length];
  }, 1);
}

/** Pascal's triangle: table[i][c] is C(c, i), for i up to k and c up to n. */
function chooseTable(n: number, k: number): number[][] {
  const table = [new Array<number>(n + 1).fill(1)];
  for (let chosen = 1; chosen <= k; chosen++) {
    const row = [0];
    for (let c = 1; c <= n; c++) row.push(row[c - 1] + table[chosen - 1][c - 1]);
    table.push(row);
  }
  return table;
}
