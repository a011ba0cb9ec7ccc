/** The node table of codes up to 2 ** 53: both halves of a code are mixed. 16 bytes a node at full load. */
import type { Memory } from "../memory.ts";
import type { Code, StateSpace } from "../space.ts";
import { GOLDEN, HashNodes } from "./hash.ts";

/** Another odd constant with well-spread bits, so that codes that differ in one half part. */
const HIGH_FACTOR = 0x85ebca6b;

export class HashNodes53 extends HashNodes {
  codes: Float64Array<ArrayBuffer>;

  constructor(space: StateSpace, memory: Memory) {
    super(space, memory);
    this.codes = memory.allocate(this.capacity, Float64Array);
  }

  protected hash(code: Code): number {
    const high = (code / 2 ** 32) | 0;
    const mixed = Math.imul(code | 0, GOLDEN) ^ Math.imul(high, HIGH_FACTOR);
    return mixed ^ (mixed >>> 15);
  }
}
