/** Replays plans by the rules alone; knows no search. */
import { IllegalMoveError } from "@microsolvers/core-grid";
import { formatPlan } from "./notation.ts";
import {
  apply,
  type Board,
  checkBoard,
  checkEnds,
  isSolved,
  type Move,
  refusal,
  STANDARD,
  type State,
} from "./rules.ts";

export interface Verified {
  /** The number of moves. */
  readonly cost: number;
  /** Whether the pieces end on the cells of the goal. */
  readonly isSolved: boolean;
  /** Where each piece ends: in the order of the start. */
  readonly end: State;
}

/**
 * Plays `plan` from one state, and compares where it ends with another. O(moves).
 *
 * @throws IllegalMoveError at the first move that the rules forbid
 * @throws ArgumentError where the two are no states of the board with as many pieces
 */
export function verify(
  from: State,
  to: State,
  plan: Iterable<Move>,
  board: Board = STANDARD,
): Verified {
  checkBoard(board);
  checkEnds(board, from, to);
  let end = from;
  let cost = 0;
  for (const move of plan) {
    const reason = refusal(board, end, move);
    if (reason !== undefined) throw new IllegalMoveError(cost, formatPlan(board, [move]), reason);
    end = apply(board, end, move);
    cost++;
  }
  return { cost, isSolved: isSolved({ ...board, goal: to }, end), end };
}
