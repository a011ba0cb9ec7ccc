/**
 * The kernel of rim-dive.ts: all ways of a given length from a state outside the ball to its rim, depth first.
 *
 * A function that closes over its tables, since the engine then takes their addresses for constants, where
 * the methods of an object look each of them up at every call: a fifth of the time. All that changes is in
 * the `Way`, so one function serves many searches, also at once.
 */
import type { Code } from "@microsolvers/core-search";
import type { BallTable } from "./ball-table.ts";
import type { NarrowSpace } from "./narrow-space.ts";

export const NONE = -1;

/** The way under way, and what has been done to find it. One serves many questions in turn. */
export interface Way {
  /** For each move: the code before it, and the leap that is being tried (leaps.ts), or NONE. */
  readonly codes: Int32Array;
  readonly leaps: Int32Array;
  /** How many moves from the start to the goal are aimed at. */
  cost: number;
  /** The state of the ball that has been met, or NONE. */
  meeting: Code;
  expanded: number;
  /** How many successors have been looked for in the ball. */
  probed: number;
  /** Not more than so many are expanded in this step. */
  last: number;
}

/** Room for ways that come to the rim after `moves` moves at most. */
export function createWay(moves: number): Way {
  const codes = new Int32Array(moves);
  const leaps = new Int32Array(moves).fill(NONE);
  return { codes, leaps, cost: 0, meeting: NONE, expanded: 0, probed: 0, last: 0 };
}

/**
 * Goes on from a state, `depth` moves from the start, with its index on the relaxed board, by all leaps but
 * the one straight back to `previous`. True where the ball is met or the step is over: then each state of the
 * way has left its code and its leap in it, and a new call takes it up from there.
 */
export type Dive = (
  way: Way,
  depth: number,
  code: Code,
  index: number,
  previous: number,
) => boolean;

export function createDive({ cells, leaps, relaxation }: NarrowSpace, ball: BallTable): Dive {
  const { first, from, codeChanges, indexChanges } = leaps;
  const { distances } = relaxation;
  const { radius } = ball;

  /** A stack by hand, which a step could leave more plainly, took 1.6 times as long. */
  function dive(way: Way, depth: number, code: Code, index: number, previous: number): boolean {
    const blank = code >>> cells;
    const end = first[blank + 1];
    const budget = way.cost - depth;
    let leap = way.leaps[depth];
    if (leap === NONE) {
      if (way.expanded >= way.last) return true;
      way.expanded++;
      if (budget === radius + 1) return probe(way, depth, code, index, previous);
      leap = first[blank];
    } else way.leaps[depth] = NONE;
    for (; leap < end; leap++) {
      const cell = from[leap];
      const change = leap * 2 + ((code >>> cell) & 1);
      const nextIndex = index + indexChanges[change];
      if (cell === previous || distances[nextIndex] >= budget) continue;
      if (!dive(way, depth + 1, code + codeChanges[change], nextIndex, blank)) continue;
      way.codes[depth] = code;
      way.leaps[depth] = leap;
      return true;
    }
    return false;
  }

  /** Whether a successor of the state lies in the ball. */
  function probe(way: Way, depth: number, code: Code, index: number, previous: number): boolean {
    const blank = code >>> cells;
    const end = first[blank + 1];
    for (let leap = first[blank]; leap < end; leap++) {
      const cell = from[leap];
      const change = leap * 2 + ((code >>> cell) & 1);
      if (cell === previous || distances[index + indexChanges[change]] > radius) continue;
      way.probed++;
      const next = code + codeChanges[change];
      if (!ball.has(next)) continue;
      way.codes[depth] = code;
      way.meeting = next;
      return true;
    }
    return false;
  }

  return dive;
}
