/**
 * The state space of a board and a goal. Every edge is one legal leap, and can be taken back. Left out is
 * what the relaxed board (relaxation.ts) proves to be too far from the goal.
 *
 * Bit operations reach one word, so there are two spaces: narrow-space.ts and wide-space.ts.
 */
import type { Size } from "@microsolvers/core-grid";
import type { Code, StateSpace } from "@microsolvers/core-search";
import { NarrowSpace } from "./narrow-space.ts";
import type { State } from "./rules.ts";
import { WideSpace } from "./wide-space.ts";

export interface KnightsSpace extends StateSpace {
  /** A lower bound of the distance to the goal, UNREACHED where there is no way. */
  estimate(code: Code): number;
}

export const NARROW_CELLS = 26;

export function createSpace(size: Size, goal: State): NarrowSpace | WideSpace {
  const isNarrow = size.rows * size.columns <= NARROW_CELLS;
  return isNarrow ? new NarrowSpace(size, goal) : new WideSpace(size, goal);
}
