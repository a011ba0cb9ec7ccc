/** Replays plans by the rules alone; knows no search. */
import { IllegalMoveError } from "@microsolvers/core-grid";
import { formatMove } from "./plan-notation.ts";
import {
  apply,
  checkPosition,
  checkPuzzle,
  isSolved,
  type Metric,
  type Move,
  type Puzzle,
  refusal,
  type State,
} from "./rules.ts";

export interface Verified {
  /** The number of moves: what they cost in the metric. */
  readonly cost: number;
  /** Whether all goals are reached at the end. */
  readonly isSolved: boolean;
  readonly end: State;
}

/**
 * Plays `plan` from `state`, each of its moves as one of the metric. O(moves * cells).
 *
 * @throws IllegalMoveError at the first move that the rules or the metric forbid
 * @throws ArgumentError where `puzzle` is none, or `state` is no position of it
 */
export function verify(
  puzzle: Puzzle,
  state: State,
  plan: Iterable<Move>,
  metric: Metric = "moves",
): Verified {
  checkPuzzle(puzzle);
  checkPosition(puzzle, state);
  let end = state;
  let cost = 0;
  for (const move of plan) {
    const reason = refusal(puzzle, end, move, metric);
    if (reason !== undefined) throw new IllegalMoveError(cost, formatMove(move), reason);
    end = apply(puzzle, end, move);
    cost++;
  }
  return { cost, isSolved: isSolved(puzzle, end), end };
}
