/**
 * Snakes of two cells or more whose codes are below 2 ** 53, read in two words: on 50 x 50 from 11 to 21 cells, on 200 x 200 up to
 * 19.
 *
 *     | head | links from 16 on |   15 links   |        codec.ts
 *     |      high: 23 bits      | low: 30 bits |
 *
 * Time: O(length) a state.
 */
import type { Code, Successors } from "@microsolvers/core-search";
import { codeLimit, decode, encode } from "./codec.ts";
import type { Field } from "./field.ts";
import type { State } from "./rules.ts";
import type { SnakeSpace } from "./space.ts";

const LOW_LINKS = 15;
/** After the first link. */
const LOW_PAIRS = (LOW_LINKS - 1) / 2;

export class WideSpace implements SnakeSpace {
  readonly maxSuccessors = 4;
  readonly ignoresBudget = true;
  readonly codeLimit: number;
  private readonly field: Field;
  private readonly length: number;
  /** How many bits the links take in each word. */
  private readonly lowBits: number;
  private readonly highBits: number;
  /** How many pairs of them lead to cells that may be in the way. */
  private readonly lowPairs: number;
  private readonly highPairs: number;

  constructor(field: Field, length: number) {
    const lowLinks = Math.min(length - 1, LOW_LINKS);
    const pairs = field.pairsInTheWay(length);
    this.codeLimit = codeLimit(field.grid, length);
    this.field = field;
    this.length = length;
    this.lowBits = 2 * lowLinks;
    this.highBits = 2 * (length - 1 - lowLinks);
    this.lowPairs = Math.min(pairs, LOW_PAIRS);
    this.highPairs = pairs - this.lowPairs;
  }

  expand(code: Code, { codes }: Successors): number {
    const { lowBits, highBits } = this;
    const { blocked, grid } = this.field;
    const { steps } = grid;
    const lowWord = 2 ** lowBits;
    const high = Math.floor(code / lowWord);
    const low = code - high * lowWord;
    const head = high >>> highBits;
    // The last link of the low word goes over into the high one. Without high links it falls off.
    const highLinks = ((high << 2) | (low >>> (lowBits - 2))) & ((1 << highBits) - 1);
    const lowLinks = (low << 2) & (lowWord - 1);
    const taken = this.sidesTaken(low, high);
    let n = 0;
    for (let side = 0; side < 4; side++) {
      const to = head + steps[side];
      if (blocked[to] || (taken >>> side) & 1) continue;
      codes[n] = ((to << highBits) | highLinks) * lowWord + (lowLinks | (side ^ 1));
      n++;
    }
    return n;
  }

  isGoal(code: Code): boolean {
    return this.estimate(code) === 0;
  }

  estimate(code: Code): number {
    return this.field.distances[this.headOf(code)];
  }

  headOf(code: Code): number {
    return Math.floor(code / 2 ** this.lowBits) >>> this.highBits;
  }

  encode(state: State): Code {
    return encode(this.field.grid, state);
  }

  decode(code: Code): State {
    return decode(this.field.grid, this.length, code);
  }

  /** A bit for each side of the head where its body is. */
  private sidesTaken(low: number, high: number): number {
    const { beside } = this.field;
    const offset = beside.follow(beside.begin(low & 3), low >>> 2, this.lowPairs);
    beside.follow(offset, high, this.highPairs);
    return beside.sides;
  }
}
