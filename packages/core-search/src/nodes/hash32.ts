/**
 * The node table of codes below 2 ** 31: open addressing with linear probing (Knuth, The Art of
 * Computer Programming, volume 3, section 6.4) at a load of at most one half, with Fibonacci hashing.
 * 12 bytes a node at full load. Operations take O(1) on average.
 */
import type { Memory } from "../memory.ts";
import type { Code, StateSpace } from "../space.ts";
import { NodeTable } from "./node-table.ts";

/** 2 ** 32 over the golden ratio: neighbouring codes land far apart. */
const GOLDEN = 0x9e3779b1;

export class HashNodes32 extends NodeTable {
  /** The hash is the top bits of the product: 32 minus the logarithm of the slots. */
  private shift: number;
  protected slots: Int32Array<ArrayBuffer>;
  codes: Int32Array<ArrayBuffer>;

  constructor(space: StateSpace, memory: Memory) {
    super(space, memory);
    this.slots = memory.int32(this.capacity * 2);
    this.codes = memory.int32(this.capacity);
    this.shift = Math.clz32(this.slots.length) + 1;
  }

  codeOf(node: number): Code {
    return this.codes[node];
  }

  find(code: Code): number {
    const { slots, codes, base } = this;
    const mask = slots.length - 1;
    let slot = Math.imul(code, GOLDEN) >>> this.shift;
    for (;;) {
      const node = slots[slot] - base;
      if (node < 0) return -1;
      if (codes[node] === code) return node;
      slot = (slot + 1) & mask;
    }
  }

  firstKnown(found: ArrayLike<Code>, from: number, to: number): number {
    const { slots, codes, base, shift } = this;
    const mask = slots.length - 1;
    for (let i = from; i < to; i++) {
      const code = found[i] | 0;
      let slot = Math.imul(code, GOLDEN) >>> shift;
      let node = slots[slot] - base;
      while (node >= 0) {
        if (codes[node] === code) return i;
        slot = (slot + 1) & mask;
        node = slots[slot] - base;
      }
    }
    return -1;
  }

  expand(space: StateSpace, node: number, budget: number): number {
    const n = space.expand(this.codes[node], this.successors, budget);
    this.insertAll(n);
    return n;
  }

  protected insertAll(n: number): void {
    while (this.count + n > this.capacity) this.grow();
    const { ids, slots, codes, base, shift } = this;
    const found = this.successors.codes;
    const mask = slots.length - 1;
    let count = this.count;
    for (let i = 0; i < n; i++) {
      const code = found[i] | 0;
      let slot = Math.imul(code, GOLDEN) >>> shift;
      let node = slots[slot] - base;
      while (node >= 0 && codes[node] !== code) {
        slot = (slot + 1) & mask;
        node = slots[slot] - base;
      }
      if (node < 0) {
        node = count++;
        slots[slot] = node + base;
        codes[node] = code;
      }
      ids[i] = node;
    }
    this.count = count;
  }

  /** Twice the room. Where memory for the slots is refused, longer codes are all that has changed. */
  private grow(): void {
    const { memory, count } = this;
    if (this.codes.length === this.capacity) this.codes = memory.doubled(this.codes);
    const slots = memory.int32(this.slots.length * 2);
    memory.release(this.slots);
    const { codes } = this;
    const shift = this.shift - 1;
    const mask = slots.length - 1;
    for (let node = 0; node < count; node++) {
      let slot = Math.imul(codes[node], GOLDEN) >>> shift;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = node + 1;
    }
    this.slots = slots;
    this.shift = shift;
    this.base = 1;
    this.capacity = codes.length;
  }
}
