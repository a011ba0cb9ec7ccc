/**
 * Node tables number the states of one search 0, 1, 2, … in the order in which they are met. A search
 * works on these node numbers alone; what a code is, and how wide, is known only here.
 *
 * Tables are told apart by the width of the codes. They share one interface, and are few enough for an
 * engine to inline them all where a search calls them (V8: at most four).
 *
 * All of them hold `slots`, which lead from a code to node + base. A search that starts anew raises
 * `base` above every number given out before, so that old entries read as empty and nothing needs to
 * be cleared: a small question costs what it visits, not what the table could hold.
 */
import type { Memory } from "../memory.ts";
import { type Code, createSuccessors, type StateSpace, type Successors } from "../space.ts";

/** `base` starts again from 1 here, and the slots are cleared, before node + base passes 2 ** 31. */
const LAST_BASE: number = 2 ** 30;

/** The capacity of a new table: small questions never grow it, and it fits the first-level cache. */
export const FIRST_CAPACITY: number = 1024;

/** What the tables share that is not hot: each has its own copy of what is, for engines to specialise. */
export abstract class NodeTable {
  /** How many nodes there are; the next new one gets this number. */
  count = 0;
  /** How many nodes fit before the table grows: node-indexed arrays are made this long. */
  capacity: number = FIRST_CAPACITY;
  readonly codeLimit: number;
  /** After `expand`: the node of each successor. New ones are count, count + 1, … in this order. */
  readonly ids: Int32Array;
  readonly successors: Successors;
  protected readonly memory: Memory;
  protected base = 1;
  protected abstract slots: Int32Array<ArrayBuffer>;
  /** The code of each node. A table that grows replaces it. */
  abstract codes: Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

  constructor(space: StateSpace, memory: Memory) {
    this.memory = memory;
    this.codeLimit = space.codeLimit;
    this.successors = createSuccessors(space);
    this.ids = new Int32Array(space.maxSuccessors);
  }

  abstract codeOf(node: number): Code;
  /** The node of `code`, or -1. */
  abstract find(code: Code): number;
  /**
   * Writes the successors of `node` to `successors` and their nodes to `ids`, returns how many.
   *
   * @throws MemoryLimitReached before any of them was inserted.
   */
  abstract expand(space: StateSpace, node: number, budget: number): number;
  /** Makes nodes of the first `n` codes in `successors`, and writes their numbers to `ids`. */
  protected abstract insertAll(n: number): void;

  /** The node of `code`, a new one where it was not known. @throws MemoryLimitReached */
  insert(code: Code): number {
    this.successors.codes[0] = code;
    this.insertAll(1);
    return this.ids[0];
  }

  /** Forgets all nodes, in constant time. */
  reset(): void {
    this.base += this.count;
    this.count = 0;
    this.successors.costs.fill(1); // a space that writes costs may have had it before
    if (this.base > LAST_BASE) {
      this.slots.fill(0);
      this.base = 1;
    }
  }

  /** Hands the table's bytes back to the memory that it was made from. */
  release(): void {
    this.memory.release(this.slots);
    this.memory.release(this.codes);
  }
}

/** The first index from `from` to below `to` whose code is one of `nodes`, or -1. */
export function firstKnown(
  nodes: NodeTable,
  codes: ArrayLike<Code>,
  from: number,
  to: number,
): number {
  for (let i = from; i < to; i++) if (nodes.find(codes[i]) >= 0) return i;
  return -1;
}
