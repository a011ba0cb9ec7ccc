/**
 * The node table of codes up to 2 ** 53: as the one of 32 bits, but both halves of a code are mixed.
 * 16 bytes a node at full load. Operations take O(1) on average.
 */
import type { Memory } from "../memory.ts";
import type { Code, StateSpace } from "../space.ts";
import { NodeTable } from "./node-table.ts";

/** Odd constants with well-spread bits, one a half, so that codes that differ in one half part. */
const LOW_FACTOR = 0x9e3779b1;
const HIGH_FACTOR = 0x85ebca6b;

const hash = (code: Code): number => {
  const high = (code * 2 ** -32) | 0;
  const mixed = Math.imul(code | 0, LOW_FACTOR) ^ Math.imul(high, HIGH_FACTOR);
  return mixed ^ (mixed >>> 15);
};

export class HashNodes53 extends NodeTable {
  protected slots: Int32Array<ArrayBuffer>;
  codes: Float64Array<ArrayBuffer>;

  constructor(space: StateSpace, memory: Memory) {
    super(space, memory);
    this.slots = memory.int32(this.capacity * 2);
    this.codes = memory.float64(this.capacity);
  }

  codeOf(node: number): Code {
    return this.codes[node];
  }

  find(code: Code): number {
    const { slots, codes, base } = this;
    const mask = slots.length - 1;
    let slot = hash(code) & mask;
    for (;;) {
      const node = slots[slot] - base;
      if (node < 0) return -1;
      if (codes[node] === code) return node;
      slot = (slot + 1) & mask;
    }
  }

  firstKnown(found: ArrayLike<Code>, from: number, to: number): number {
    for (let i = from; i < to; i++) if (this.find(found[i]) >= 0) return i;
    return -1;
  }

  expand(space: StateSpace, node: number, budget: number): number {
    const n = space.expand(this.codes[node], this.successors, budget);
    this.insertAll(n);
    return n;
  }

  protected insertAll(n: number): void {
    while (this.count + n > this.capacity) this.grow();
    const { ids, slots, codes, base } = this;
    const found = this.successors.codes;
    const mask = slots.length - 1;
    let count = this.count;
    for (let i = 0; i < n; i++) {
      const code = found[i];
      let slot = hash(code) & mask;
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
    const mask = slots.length - 1;
    for (let node = 0; node < count; node++) {
      let slot = hash(codes[node]) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = node + 1;
    }
    this.slots = slots;
    this.base = 1;
    this.capacity = codes.length;
  }
}
