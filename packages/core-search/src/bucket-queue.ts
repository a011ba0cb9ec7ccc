/**
 * A priority queue of small whole numbers (Dial, 1969): one linked stack a priority. Among equal
 * priorities the last in is the first out, which in A* prefers the deeper state.
 *
 *     heads     priority -> the entry on top of its stack; 0: none
 *     entries   two words each: the item, and the entry below it
 *
 * push and pop are O(1) but for the walk over the empty stacks between two priorities. Memory: 8 bytes an
 * entry ever pushed, 4 a priority up to the highest.
 */
import type { Memory } from "./memory.ts";

const FIRST_PRIORITIES = 1024;
const FIRST_ENTRY_WORDS = 2048;
/** Entry 0 is never used, so that 0 can mean "none". */
const FIRST_ENTRY = 2;

export class BucketQueue {
  /** The priority popped last, or a lower one pushed since: nothing in the queue is below it. */
  minimum: number = FIRST_PRIORITIES;
  /** The highest priority pushed. */
  highest = 0;
  private used: number = FIRST_ENTRY;
  private heads: Int32Array;
  private entries: Int32Array;
  private readonly memory: Memory;

  constructor(memory: Memory) {
    this.memory = memory;
    this.heads = memory.int32(FIRST_PRIORITIES);
    this.entries = memory.int32(FIRST_ENTRY_WORDS);
  }

  /** @throws MemoryLimitReached before anything has changed. */
  push(item: number, priority: number): void {
    if (priority >= this.heads.length) this.widen(priority);
    if (this.used === this.entries.length) this.entries = this.memory.atLeast(this.entries);
    const { entries, heads, used: entry } = this;
    entries[entry] = item;
    entries[entry + 1] = heads[priority];
    heads[priority] = entry;
    this.used = entry + 2;
    if (priority < this.minimum) this.minimum = priority;
    if (priority > this.highest) this.highest = priority;
  }

  /** The item pushed last among those of least priority, which `minimum` tells then; -1 if there is none. */
  pop(): number {
    const { heads, entries, highest } = this;
    let priority = this.minimum;
    while (priority <= highest && heads[priority] === 0) priority++;
    if (priority > highest) return -1;
    const entry = heads[priority];
    heads[priority] = entries[entry + 1];
    this.minimum = priority;
    return entries[entry];
  }

  /** Forgets all items: O(priorities between the lowest and the highest). */
  reset(): void {
    this.heads.fill(0, this.minimum, this.highest + 1);
    this.used = FIRST_ENTRY;
    this.minimum = this.heads.length;
    this.highest = 0;
  }

  private widen(priority: number): void {
    this.heads = this.memory.atLeast(this.heads, priority + 1);
  }
}
