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
 * A puzzle with symmetries has one code for a state and its images, the least of theirs. The images are
 * played along: when a state is loaded they are laid out and their sums made once, and a move then changes
 * each sum by a few look-ups. Heng Dao Li Ma, which is its own mirror image, so has half as many states.
 *
 * Source: Knuth, The Art of Computer Programming, volume 4A, section 7.2.1.3.
 */
import type { Code } from "@microsolvers/core-search";
import { type Kinds, placementsOf } from "./kinds.ts";
import type { State } from "./rules.ts";
import type { Image } from "./symmetry.ts";

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
  /** The code of a state, which may come to be the one that is loaded. */
  encode(state: State): Code;
}

/** A state as a symmetry shows it. */
interface View {
  readonly image: Image;
  /** For each slot its placement there; ascending within a kind. */
  readonly at: Int32Array;
  sum: Code;
}

/** The sum of a view that has not been laid out for the state that is loaded. */
const UNSEEN = -1;

export class RankCodec implements Codec {
  readonly codeLimit: number;
  readonly at: Int32Array;
  private readonly kinds: Kinds;
  /** For each slot: where its values begin, so that the value at a placement is values[row + placement]. */
  private readonly rows: Int32Array;
  private readonly values: Float64Array;
  /** The state itself, and then its images. */
  private readonly views: readonly View[];
  /** For each placement the first slot of its kind. */
  private readonly firstAt: Int32Array;
  /** The codes of solved states: from the first to below the second. */
  private readonly goalFrom: Code;
  private readonly goalTo: Code;

  /** Where `codeLimit` comes to be more than 2 ** 53, the codes are not exact. The first image is the identity. */
  constructor(kinds: Kinds, images: readonly Image[]) {
    const rows: number[] = [];
    const values: number[] = [];
    const firstAt: number[] = [];
    let weight = 1;
    let goalFrom = 0;
    let goalWeight = 0;
    for (const { members, cells, from, goal } of kinds.kinds) {
      const [, ...ways] = chooseTable(cells.length, members.length);
      for (const _ of cells) firstAt.push(rows.length);
      for (const row of ways) {
        rows.push(values.length - from);
        for (const count of row) values.push(weight * count);
      }
      if (goal !== undefined) {
        goalWeight ||= weight;
        goalFrom += goal < 0 ? Number.NaN : weight * goal; // no state is solved where it cannot come there
      }
      weight *= ways[members.length - 1][cells.length];
    }
    this.kinds = kinds;
    this.codeLimit = weight;
    this.rows = Int32Array.from(rows);
    this.values = Float64Array.from(values);
    this.views = images.map((image) => ({ image, at: new Int32Array(rows.length), sum: 0 }));
    this.at = this.views[0].at;
    this.firstAt = Int32Array.from(firstAt);
    this.goalFrom = goalFrom;
    this.goalTo = goalFrom + goalWeight;
  }

  /** Takes the greatest value that fits, from the last slot to the first. O(placements + slots * images). */
  load(code: Code): void {
    const { at, rows, values, views } = this;
    const { last, ends } = this.kinds;
    let rest = code;
    for (let slot = at.length - 1; slot >= 0; slot--) {
      const row = rows[slot];
      let placement = (slot === last[slot] ? ends[slot] : at[slot + 1]) - 1;
      while (values[row + placement] > rest) placement--;
      rest -= values[row + placement];
      at[slot] = placement;
    }
    for (let v = 1; v < views.length; v++) views[v].sum = UNSEEN;
    views[0].sum = code;
  }

  moved(slot: number, to: number): Code {
    const { at, views, firstAt } = this;
    const lead = at.length - 1;
    const highest = slot === lead ? to : at[lead];
    let least = this.changed(views[0], slot, to);
    for (let v = 1; v < views.length; v++) {
      const view = views[v];
      const { image } = view;
      if (image[highest] > highest) continue; // its highest digit is greater: most images need no look
      if (view.sum === UNSEEN) this.look(view, at);
      const from = image[at[slot]];
      let place = firstAt[from];
      while (view.at[place] !== from) place++;
      least = Math.min(least, this.changed(view, place, image[to]));
    }
    return least;
  }

  isGoal(code: Code): boolean {
    return code >= this.goalFrom && code < this.goalTo;
  }

  encode(state: State): Code {
    const at = placementsOf(this.kinds, state);
    return Math.min(...this.views.map((view) => this.look(view, at)));
  }

  /** Lays out the image of `at`, each kind in ascending order. Returns its sum. */
  private look(view: View, at: Int32Array): Code {
    const { firstAt, rows, values } = this;
    const { first } = this.kinds;
    const { image, at: seen } = view;
    for (let slot = 0; slot < at.length; slot++) {
      const to = image[at[slot]];
      const begin = firstAt[to];
      let place = begin + slot - first[slot]; // so many of this kind have been laid out
      for (; place > begin && seen[place - 1] > to; place--) seen[place] = seen[place - 1];
      seen[place] = to;
    }
    let sum = 0;
    for (let slot = 0; slot < at.length; slot++) sum += values[rows[slot] + seen[slot]];
    view.sum = sum;
    return sum;
  }

  /** The sum after the piece in `slot` has gone to placement `to`: the pieces between give way. */
  private changed({ at, sum }: View, slot: number, to: number): Code {
    const { rows, values } = this;
    const { first, last } = this.kinds;
    let place = slot;
    let changed = sum;
    for (; place < last[slot] && at[place + 1] < to; place++) {
      changed += values[rows[place] + at[place + 1]] - values[rows[place] + at[place]];
    }
    for (; place > first[slot] && at[place - 1] > to; place--) {
      changed += values[rows[place] + at[place - 1]] - values[rows[place] + at[place]];
    }
    return changed + values[rows[place] + to] - values[rows[place] + at[place]];
  }
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
