/** The node table of codes up to 2 ** 53: both halves of a code are mixed. 16 bytes a node at full load. */
import type { Memory } from "../memory.ts";
import type { Code, StateSpace } from "../space.ts";
import { HashNodes } from "./hash.ts";

/** Odd constants with well-spread bits, one a half, so that codes that differ in one half part. */
const LOW_FACTOR = 0x9e3779b1;
const HIGH_FACTOR = 0x85ebca6b;

export class HashNodes53 extends HashNodes {
  codes: Float64Array<ArrayBuffer>;

  constructor(space: StateSpace, memory: Memory) {
    super(space, memory);
    this.codes = memory.allocate(this.capacity, Float64Array);
  }

  protected hash(code: Code): number {
    const high = (code / 2 ** 32) | 0;
    const mixed = Math.imul(code | 0, LOW_FACTOR) ^ Math.imul(high, HIGH_FACTOR);
    return mixed ^ (mixed >>> 15);
  }
}
