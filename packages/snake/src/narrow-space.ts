/**
 * Snakes whose codes are below 2 ** 31, so that bit operations reach the whole code: on 20 x 20 up to 12
 * cells.
 *
 *     | head | links: two bits each, the one next to the head lowest |        codec.ts
 *
 * A move shifts the links by one: a new first link leads back to where the head was, the last one falls off.
 *
 * Time: O(length) a state. Source: published solutions of POJ 1324 keep the body as links of two bits.
 */
import type { Code, Successors } from "@microsolvers/core-search";
import { codeLimit, decode, encode } from "./codec.ts";
import type { Field } from "./field.ts";
import type { State } from "./rules.ts";
import type { SnakeSpace } from "./space.ts";

export class NarrowSpace implements SnakeSpace {
  readonly maxSuccessors = 4;
  readonly ignoresBudget = true;
  readonly codeLimit: number;
  private readonly field: Field;
  private readonly length: number;
  /** How many bits the links take. */
  private readonly bits: number;
  private readonly pairsInTheWay: number;

  constructor(field: Field, length: number) {
    this.codeLimit = codeLimit(field.grid, length);
    this.field = field;
    this.length = length;
    this.bits = 2 * (length - 1);
    this.pairsInTheWay = field.pairsInTheWay(length);
  }

  expand(code: Code, { codes }: Successors): number {
    const { bits } = this;
    const { blocked, grid } = this.field;
    const { steps } = grid;
    const head = code >>> bits;
    const mask = (1 << bits) - 1;
    const taken = this.sidesTaken(code);
    let n = 0;
    for (let side = 0; side < 4; side++) {
      const to = head + steps[side];
      if (blocked[to] || (taken >>> side) & 1) continue;
      codes[n] = (to << bits) | (((code << 2) | (side ^ 1)) & mask);
      n++;
    }
    return n;
  }

  isGoal(code: Code): boolean {
    return this.estimate(code) === 0;
  }

  estimate(code: Code): number {
    return this.field.distances[code >>> this.bits];
  }

  headOf(code: Code): number {
    return code >>> this.bits;
  }

  encode(state: State): Code {
    return encode(this.field.grid, state);
  }

  decode(code: Code): State {
    return decode(this.field.grid, this.length, code);
  }

  /** A bit for each side of the head where its body is. */
  private sidesTaken(code: Code): number {
    if (this.bits === 0) return 0;
    const { beside } = this.field;
    beside.follow(beside.begin(code & 3), code >>> 2, this.pairsInTheWay);
    return beside.sides;
  }
}
