/**
 * A priority queue of small whole numbers (Dial, 1969): one linked stack a priority, and a bitmap of the
 * stacks that hold something. Among equal priorities the last in is the first out, which in A* prefers
 * the deeper state.
 *
 *     heads     priority -> the entry on top of its stack; 0: none
 *     bitmap    bit p set <=> heads[p] is not 0; 32 priorities a word
 *     entries   two words each: the item, and the entry below it
 *
 * push and pop are O(1) but for the walk over the empty words between two priorities. Memory: 8 bytes an
 * entry ever pushed, 4 a priority up to the highest.
 */
import type { Memory } from "./memory.ts";

const FIRST_PRIORITIES = 1024;
const FIRST_ENTRY_WORDS = 2048;
/** Entry 0 is never used, so that 0 can mean "none". */
const FIRST_ENTRY = 2;

export class BucketQueue {
  /** The priority popped last, or a lower one pushed since: nothing in the queue is below it. */
  minimum: number;
  private readonly memory: Memory;
  private highest = 0;
  private used: number = FIRST_ENTRY;
  private heads: Int32Array;
  private bitmap: Int32Array;
  private entries: Int32Array;

  constructor(memory: Memory) {
    this.memory = memory;
    this.heads = memory.int32(FIRST_PRIORITIES);
    this.bitmap = memory.int32(FIRST_PRIORITIES >> 5);
    this.entries = memory.int32(FIRST_ENTRY_WORDS);
    this.minimum = FIRST_PRIORITIES;
  }

  /** @throws MemoryLimitReached before anything has changed. */
  push(item: number, priority: number): void {
    if (priority >= this.heads.length) this.widen(priority);
    if (this.used === this.entries.length) this.entries = this.memory.doubled(this.entries);
    const { entries, heads, used: entry } = this;
    const below = heads[priority];
    entries[entry] = item;
    entries[entry + 1] = below;
    heads[priority] = entry;
    this.used = entry + 2;
    if (below === 0) this.open(priority);
  }

  /** The item pushed last among those of least priority, which `minimum` tells then; -1 if there is none. */
  pop(): number {
    const { heads, entries } = this;
    let entry = heads[this.minimum];
    if (entry === 0 || entry === undefined) {
      if (!this.advance()) return -1;
      entry = heads[this.minimum];
    }
    const below = entries[entry + 1];
    heads[this.minimum] = below;
    if (below === 0) this.bitmap[this.minimum >> 5] &= ~(1 << (this.minimum & 31));
    return entries[entry];
  }

  /** Forgets all items: O(stacks that hold something + empty words between them). */
  reset(): void {
    const { bitmap, heads } = this;
    for (let word = this.minimum >> 5; word <= this.highest >> 5; word++) {
      for (let bits = bitmap[word]; bits !== 0; bits &= bits - 1) heads[lowestBit(word, bits)] = 0;
      bitmap[word] = 0;
    }
    this.used = FIRST_ENTRY;
    this.minimum = heads.length;
    this.highest = 0;
  }

  release(): void {
    for (const array of [this.heads, this.bitmap, this.entries]) this.memory.release(array);
  }

  private open(priority: number): void {
    this.bitmap[priority >> 5] |= 1 << (priority & 31);
    if (priority < this.minimum) this.minimum = priority;
    if (priority > this.highest) this.highest = priority;
  }

  /** Moves `minimum` to the next stack that holds something; false if there is none. */
  private advance(): boolean {
    const { bitmap } = this;
    const last = this.highest >> 5;
    let word = this.minimum >> 5;
    while (word <= last && bitmap[word] === 0) word++;
    if (word > last) return false;
    this.minimum = lowestBit(word, bitmap[word]);
    return true;
  }

  /** Where memory for the bitmap is refused, longer heads would be all that has changed. */
  private widen(priority: number): void {
    while (this.bitmap.length << 5 <= priority) this.bitmap = this.memory.doubled(this.bitmap);
    while (this.heads.length <= priority) this.heads = this.memory.doubled(this.heads);
  }
}

/** The priority of the lowest bit that is set in a word of the bitmap. */
function lowestBit(word: number, bits: number): number {
  return (word << 5) + 31 - Math.clz32(bits & -bits);
}
