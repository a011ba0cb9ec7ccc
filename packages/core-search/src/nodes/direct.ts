/**
 * The node table of small spaces: `slots` is indexed by the code itself. 4 bytes a code that could be,
 * and 4 a node. All operations O(1).
 */
import type { Memory } from "../memory.ts";
import type { Code, StateSpace } from "../space.ts";
import { NodeTable } from "./node-table.ts";

export class DirectNodes extends NodeTable {
  protected readonly slots: Int32Array<ArrayBuffer>;
  codes: Int32Array<ArrayBuffer>;

  constructor(space: StateSpace, memory: Memory) {
    super(space, memory);
    this.slots = memory.int32(space.codeLimit);
    this.codes = memory.int32(this.capacity);
  }

  codeOf(node: number): Code {
    return this.codes[node];
  }

  find(code: Code): number {
    return Math.max(-1, this.slots[code] - this.base);
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
    let count = this.count;
    for (let i = 0; i < n; i++) {
      const code = found[i];
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
    this.codes = this.memory.atLeast(this.codes);
    this.capacity = this.codes.length;
  }
}
