/**
 * The state space of snakes of one length on one board. Every edge is one legal move. The estimate is the
 * head's true distance to the nearest exit, as if it had no body: consistent, since a move changes it by one
 * at most.
 *
 * Two files: narrow-space.ts where a code fits into one word of a bit operation, wide-space.ts for the rest.
 */
import type { Code, GoalSpace, Workspace } from "@microsolvers/core-search";
import type { Interner } from "@microsolvers/core-search/interner";
import { codeLimit } from "./codec.ts";
import type { Field } from "./field.ts";
import { createNarrowSpace } from "./narrow-space.ts";
import type { State } from "./rules.ts";
import { createWideSpace } from "./wide-space.ts";

export interface SnakeSpace extends GoalSpace {
  /** The code of the snake that the space was made for. */
  readonly start: Code;
  /** Numbers the states, where they do not fit into a code. */
  readonly interner?: Interner | undefined;
  /** The head's cell in the bordered grid. */
  headOf(code: Code): number;
}

/**
 * `workspace` is the one that the search uses. What is interned stays in it: where `isInterned` (codec.ts), searches
 * after should have another.
 */
export function createSpace(field: Field, state: State, workspace: Workspace): SnakeSpace {
  const isNarrow = codeLimit(field.grid, state.body.length) <= 2 ** 31;
  return (isNarrow ? createNarrowSpace : createWideSpace)(field, state, workspace);
}
