/**
 * The node table of small spaces: `slots` is indexed by the code itself. 4 bytes a code that could be,
 * and 4 a node. All operations O(1).
 */
import type { Memory } from "../memory.ts";
import { type Code, createSuccessors, type StateSpace, type Successors } from "../space.ts";
import { FIRST_CAPACITY, LAST_BASE, type NodeTable } from "./node-table.ts";

export class DirectNodes implements NodeTable {
  count = 0;
  capacity: number = FIRST_CAPACITY;
  readonly ids: Int32Array;
  readonly successors: Successors;
  private readonly memory: Memory;
  private base = 1;
  private readonly slots: Int32Array;
  private codes: Int32Array;

  constructor(space: StateSpace, memory: Memory) {
    this.memory = memory;
    this.successors = createSuccessors(space);
    this.ids = new Int32Array(space.maxSuccessors);
    this.slots = memory.int32(space.codeLimit);
    this.codes = memory.int32(this.capacity);
  }

  codeOf(node: number): Code {
    return this.codes[node];
  }

  find(code: Code): number {
    const node = this.slots[code] - this.base;
    return node < 0 ? -1 : node;
  }

  insert(code: Code): number {
    this.successors.codes[0] = code;
    this.insertAll(1);
    return this.ids[0];
  }

  expand(space: StateSpace, node: number, budget: number): number {
    const n = space.expand(this.codes[node], this.successors, budget);
    this.insertAll(n);
    return n;
  }

  reset(): void {
    this.base += this.count;
    this.count = 0;
    if (this.base <= LAST_BASE) return;
    this.slots.fill(0);
    this.base = 1;
  }

  release(): void {
    this.memory.release(this.slots);
    this.memory.release(this.codes);
  }

  private insertAll(n: number): void {
    while (this.count + n > this.capacity) this.grow();
    const { ids, slots, codes, base } = this;
    const found = this.successors.codes;
    let count = this.count;
    for (let i = 0; i < n; i++) {
      const code = found[i] | 0;
      let node = slots[code] - base;
      if (node < 0) {
        node = count++;
        slots[code] = node + base;
        codes[node] = code;
      }
      ids[i] = node;
    }
    this.count = count;
  }

  private grow(): void {
    this.codes = this.memory.doubled(this.codes);
    this.capacity = this.codes.length;
  }
}
