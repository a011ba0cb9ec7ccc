/**
 * The state space of snakes of one length on one board. Every edge is one legal move. The estimate is the
 * head's true distance to the nearest exit, as if it had no body: consistent, since a move changes it by one
 * at most.
 *
 * Three widths of states, one file each: narrow-space.ts where a code fits into one word of a bit operation,
 * wide-space.ts where it fits into a number, long-space.ts for all others.
 */
import type { Code, GoalSpace, Workspace } from "@microsolvers/core-search";
import { codeLimit } from "./codec.ts";
import type { Field } from "./field.ts";
import { LongSpace } from "./long-space.ts";
import { NarrowSpace } from "./narrow-space.ts";
import type { State } from "./rules.ts";
import { WideSpace } from "./wide-space.ts";

export interface SnakeSpace extends GoalSpace {
  encode(state: State): Code;
  decode(code: Code): State;
  /** The head's cell in the bordered grid. */
  headOf(code: Code): number;
}

/** `workspace` is the one that the search uses. One for a LongSpace is not to be used again. */
export function createSpace(field: Field, length: number, workspace: Workspace): SnakeSpace {
  const limit = codeLimit(field.grid, length);
  if (limit <= 2 ** 31) return new NarrowSpace(field, length);
  return isLong(field, length)
    ? new LongSpace(field, length, workspace)
    : new WideSpace(field, length);
}

/** Whether states do not fit into a code. */
export function isLong({ grid }: Field, length: number): boolean {
  return codeLimit(grid, length) > 2 ** 53;
}
