/** Replays plans by the rules alone; knows no search. */
import { IllegalMoveError } from "@microsolvers/core-grid";
import { formatPlan } from "./notation.ts";
import {
  apply,
  checkPosition,
  checkPuzzle,
  isSolved,
  type Move,
  type Puzzle,
  refusal,
  type State,
} from "./rules.ts";

/** What a plan comes to. */
export interface Verified {
  /** The number of moves. */
  readonly cost: number;
  /** Whether all knights end as on the goal. */
  readonly isSolved: boolean;
  readonly end: State;
}

/**
 * Plays `plan` from `state`. O(moves).
 *
 * @throws IllegalMoveError at the first move that the rules forbid
 * @throws ArgumentError where `state` is no position of `puzzle`
 */
export function verify(puzzle: Puzzle, state: State, plan: Iterable<Move>): Verified {
  checkPuzzle(puzzle);
  checkPosition(puzzle, state);
  let end = state;
  let cost = 0;
  for (const move of plan) {
    const reason = refusal(puzzle, end, move);
    if (reason !== undefined) throw new IllegalMoveError(cost, formatPlan(puzzle, [move]), reason);
    end = apply(puzzle, end, move);
    cost++;
  }
  return { cost, isSolved: isSolved(puzzle, end), end };
}
