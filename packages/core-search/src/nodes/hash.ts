/**
 * What node tables that hash have in common: open addressing with linear probing (Knuth, The Art of
 * Computer Programming, volume 3, section 6.4) at a load of at most one half. Operations take O(1) on
 * average.
 */
import type { Memory } from "../memory.ts";
import type { Code, StateSpace } from "../space.ts";
import { NodeTable } from "./node-table.ts";

export abstract class HashNodes extends NodeTable {
  protected slots: Int32Array<ArrayBuffer>;

  constructor(space: StateSpace, memory: Memory) {
    super(space, memory);
    this.slots = memory.int32(this.capacity * 2);
  }

  protected abstract hash(code: Code): number;

  codeOf(node: number): Code {
    return this.codes[node];
  }

  find(code: Code): number {
    const { slots, codes, base } = this;
    const mask = slots.length - 1;
    let slot = this.hash(code) & mask;
    for (;;) {
      const node = slots[slot] - base;
      if (node < 0) return -1;
      if (codes[node] === code) return node;
      slot = (slot + 1) & mask;
    }
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
      let slot = this.hash(code) & mask;
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
    if (this.codes.length === this.capacity)
      this.codes = memory.atLeast(this.codes, this.codes.length + 1);
    const slots = memory.int32(this.slots.length * 2);
    memory.release(this.slots);
    const { codes } = this;
    const mask = slots.length - 1;
    for (let node = 0; node < count; node++) {
      let slot = this.hash(codes[node]) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = node + 1;
    }
    this.slots = slots;
    this.base = 1;
    this.capacity = codes.length;
  }
}
