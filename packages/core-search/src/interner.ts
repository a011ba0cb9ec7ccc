import { type Memory, MemoryLimitReached } from "./memory.ts";
import { GOLDEN } from "./nodes/hash.ts";
import { FIRST_CAPACITY } from "./nodes/node-table.ts";
import type { Code } from "./space.ts";
import type { Workspace } from "./workspace.ts";

export { MemoryLimitReached };

/**
 * Gives states that do not fit into one code, since they need more than 53 bits, a number each, in the
 * order in which they are met: 0, 1, 2, … This number then is the code that searches know.
 *
 * Its bytes count towards the limit of the searches in the same workspace, and stay when they end.
 * `intern` takes O(words) on average. Memory: 4 bytes a word and 8 more a state at full load.
 *
 * Source: Ershov, "On programming of arithmetic operations" (1958), for the idea; Knuth, The Art of Computer
 * Programming, volume 3, section 6.4, for the table.
 *
 * @example
 * const workspace = new Workspace();
 * const interner = new Interner(3, workspace);
 * const code = interner.intern(Int32Array.of(7, 0, -1));
 * // in expand: interner.read(code, state), change the state, out.codes[n++] = interner.intern(state)
 */
export class Interner {
  /** For spaces whose codes are of this interner. */
  readonly codeLimit: number = 2 ** 31;
  /** How many words of 32 bits a state has. */
  readonly words: number;
  /** How many states are known: the next new one gets this code. */
  size = 0;
  private readonly memory: Memory;
  private capacity = 0;
  /** Code + 1 of the states, each in the first slot from its hash on that was free; 0: none. */
  private slots: Int32Array = new Int32Array(0);
  private states: Int32Array = this.slots;

  /** `workspace` is the one that the searches use, too. */
  constructor(words: number, workspace: Workspace) {
    this.words = words;
    this.memory = workspace.memory;
  }

  /**
   * The code of the state in the first words of `state`.
   *
   * @throws MemoryLimitReached which a search turns into its outcome; outside of one it comes through
   */
  intern(state: Int32Array): Code {
    if (this.size === this.capacity) this.grow();
    const { slots, states, words, size } = this;
    const mask = slots.length - 1;
    for (let slot = hash(state, 0, words) & mask; ; slot = (slot + 1) & mask) {
      const code = slots[slot] - 1;
      if (code < 0) {
        for (let i = 0; i < words; i++) states[size * words + i] = state[i];
        this.size = size + 1;
        slots[slot] = this.size;
        return size;
      }
      let i = 0;
      while (i < words && states[code * words + i] === state[i]) i++;
      if (i === words) return code;
    }
  }

  /** Writes the state of `code` to the first words of `state`. */
  read(code: Code, state: Int32Array): void {
    const { states, words } = this;
    for (let i = 0; i < words; i++) state[i] = states[code * words + i];
  }

  /** Twice the room. Where memory for the slots is refused, longer states are all that has changed. */
  private grow(): void {
    const { memory, words, size } = this;
    const capacity = Math.max(FIRST_CAPACITY, this.capacity * 2);
    const before = memory.used;
    try {
      this.states = memory.atLeast(this.states, capacity * words);
      const slots = memory.int32(capacity * 2);
      memory.release(this.slots);
      this.slots = slots;
    } finally {
      memory.kept += memory.used - before;
    }
    const { slots, states } = this;
    const mask = slots.length - 1;
    for (let code = 0; code < size; code++) {
      let slot = hash(states, code * words, words) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = code + 1;
    }
    this.capacity = capacity;
  }
}

function hash(words: Int32Array, from: number, count: number): number {
  let mixed = 0;
  for (let i = from; i < from + count; i++) {
    mixed = Math.imul(mixed ^ words[i], GOLDEN);
    mixed ^= mixed >>> 15;
  }
  return mixed;
}
