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
import type { Code, StateSpace, Successors } from "../space.ts";

export interface NodeTable {
  /** How many nodes there are; the next new one gets this number. */
  readonly count: number;
  /** How many nodes fit before the table grows: node-indexed arrays are made this long. */
  readonly capacity: number;
  /** After `expand`: the node of each successor. New ones are count, count + 1, … in this order. */
  readonly ids: Int32Array;
  readonly successors: Successors;
  codeOf(node: number): Code;
  /** The node of `code`, or -1. */
  find(code: Code): number;
  /** The node of `code`, a new one where it was not known. @throws MemoryLimitReached */
  insert(code: Code): number;
  /**
   * Writes the successors of `node` to `successors` and their nodes to `ids`, returns how many.
   *
   * @throws MemoryLimitReached before any of them was inserted.
   */
  expand(space: StateSpace, node: number, budget: number): number;
  /** Forgets all nodes, in constant time. */
  reset(): void;
  /** Hands the table's bytes back to the memory that it was made from. */
  release(): void;
}

/** `base` starts again from 1 here, and the slots are cleared, before node + base passes 2 ** 31. */
export const LAST_BASE: number = 2 ** 30;

/** The capacity of a new table: small questions never grow it, and it fits the first-level cache. */
export const FIRST_CAPACITY: number = 1024;
