/** The node table of codes below 2 ** 31, with Fibonacci hashing. 12 bytes a node at full load. */
import type { Memory } from "../memory.ts";
import type { Code, StateSpace } from "../space.ts";
import { HashNodes } from "./hash.ts";

/** 2 ** 32 over the golden ratio: neighbouring codes land far apart. */
const GOLDEN = 0x9e3779b1;

export class HashNodes32 extends HashNodes {
  codes: Int32Array<ArrayBuffer>;

  constructor(space: StateSpace, memory: Memory) {
    super(space, memory);
    this.codes = memory.int32(this.capacity);
  }

  protected hash(code: Code): number {
    const mixed = Math.imul(code, GOLDEN);
    return mixed ^ (mixed >>> 15);
  }
}
