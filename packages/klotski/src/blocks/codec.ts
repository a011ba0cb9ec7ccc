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
  readonly isGoal: (code: Code) => boolean;
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
/** The most digits of a kind whose placements are remembered: a power of 2. */
const MOST_REMEMBERED = 4096;

/** Where `codeLimit` comes to be more than 2 ** 53, the codes are not exact. The first image is the identity. */
export function createRankCodec(kinds: Kinds, images: readonly Image[]): Codec {
  const { from, ends, first, last } = kinds;
  /** For each slot: what one more of its kind's digit is worth. */
  const weights = new Float64Array(from.length);
  /** For each slot: where its values begin, so that the value at a placement is values[row + placement]. */
  const rows = new Int32Array(from.length);
  const values: number[] = [];
  /** For each placement the first slot of its kind. */
  const firstAt: number[] = [];
  /** The codes of solved states: so many from the first. */
  let goalFrom = 0;
  let goalWeight = 0;
  let codeLimit = 1;
  let slots = 0;
  for (const { members, cells, from: begin, goal } of kinds.kinds) {
    const [, ...ways] = chooseTable(cells.length, members.length);
    for (const _ of cells) firstAt.push(slots);
    for (const row of ways) {
      weights[slots] = codeLimit;
      rows[slots++] = values.length - begin;
      for (const count of row) values.push(codeLimit * count);
    }
    if (goal !== undefined) {
      goalWeight ||= codeLimit;
      goalFrom += goal < 0 ? Number.NaN : codeLimit * goal; // no state is solved where it cannot come there
    }
    codeLimit *= ways[members.length - 1][cells.length];
  }
  const valueAt = Float64Array.from(values);
  /** The state itself, and then its images. */
  const views = images.map((image): View => ({ image, at: new Int32Array(slots), sum: 0 }));
  const { at } = views[0];
  /** For each kind of several pieces, by digit modulo their number: the digit and 1, and its placements. */
  const memories = Array.from(last, (end, slot) =>
    end === slot && first[slot] < slot
      ? new Float64Array(MOST_REMEMBERED * (slot - first[slot] + 2))
      : undefined,
  );

  /** Reads off the placements of a kind, its slots from `begin` to `end`, from its digit. */
  function recall(memory: Float64Array, begin: number, end: number, digit: number): void {
    const entry = (digit & (MOST_REMEMBERED - 1)) * (end - begin + 2);
    const list = entry + 1 - begin;
    if (memory[entry] !== digit + 1) {
      let rest = digit * weights[end];
      let placement = ends[end] - 1;
      for (let slot = end; slot >= begin; slot--) {
        while (valueAt[rows[slot] + placement] > rest) placement--; // the greatest that fits
        rest -= valueAt[rows[slot] + placement];
        memory[list + slot] = placement--;
      }
      memory[entry] = digit + 1;
    }
    for (let slot = begin; slot <= end; slot++) at[slot] = memory[list + slot];
  }

  /** Lays out the image of a state, each kind in ascending order. Returns its sum. */
  function look(view: View, placements: Int32Array): Code {
    const { image, at: seen } = view;
    let sum = 0;
    for (let slot = 0; slot < slots; slot++) {
      const to = image[placements[slot]];
      const begin = firstAt[to];
      let place = begin + slot - first[slot]; // so many of this kind have been laid out
      for (; place > begin && seen[place - 1] > to; place--) seen[place] = seen[place - 1];
      seen[place] = to;
    }
    for (let slot = 0; slot < slots; slot++) sum += valueAt[rows[slot] + seen[slot]];
    view.sum = sum;
    return sum;
  }

  /** The sum after the piece in `slot` has gone to placement `to`: the pieces between give way. */
  function changed({ at: seen, sum }: View, slot: number, to: number): Code {
    let place = slot;
    let code = sum;
    for (; place < last[slot] && seen[place + 1] < to; place++) {
      code += valueAt[rows[place] + seen[place + 1]] - valueAt[rows[place] + seen[place]];
    }
    for (; place > first[slot] && seen[place - 1] > to; place--) {
      code += valueAt[rows[place] + seen[place - 1]] - valueAt[rows[place] + seen[place]];
    }
    return code + valueAt[rows[place] + to] - valueAt[rows[place] + seen[place]];
  }

  return {
    codeLimit,
    at,

    load(code) {
      let rest = code;
      for (let end = slots - 1; end >= 0; end = first[end] - 1) {
        const digit = Math.floor(rest / weights[end]);
        const memory = memories[end];
        rest -= digit * weights[end];
        if (memory === undefined) at[end] = from[end] + digit;
        else recall(memory, first[end], end, digit);
      }
      for (let v = 1; v < views.length; v++) views[v].sum = UNSEEN;
      views[0].sum = code;
    },

    moved(slot, to) {
      const highest = slot === slots - 1 ? to : at[slots - 1];
      let least = changed(views[0], slot, to);
      for (let v = 1; v < views.length; v++) {
        const view = views[v];
        const { image } = view;
        if (image[highest] > highest) continue; // its highest digit is greater: most images need no look
        if (view.sum === UNSEEN) look(view, at);
        const seen = image[at[slot]];
        let place = firstAt[seen];
        while (view.at[place] !== seen) place++;
        least = Math.min(least, changed(view, place, image[to]));
      }
      return least;
    },

    isGoal: (code) => code >= goalFrom && code < goalFrom + goalWeight,

    encode(state) {
      const placements = placementsOf(kinds, state);
      return Math.min(...views.map((view) => look(view, placements)));
    },
  };
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
