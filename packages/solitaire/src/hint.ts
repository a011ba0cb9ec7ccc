/** What a player wants to know: which moves are legal, and which are best. */
import type { Outcome } from "@microsolvers/core-search";
import {
  apply,
  type Board,
  type Move,
  moves,
  refusal,
  STANDARD,
  type State,
  stepsAndJumps,
} from "./rules.ts";
import type { SolveOptions } from "./solve.ts";
import { SolitaireSolver } from "./solver.ts";

/** A step or a jump that stays on the board: legal, or the reason why it is not. */
export type LegalMove =
  | { readonly move: Move; readonly isLegal: true }
  | { readonly move: Move; readonly isLegal: false; readonly reason: string };

/** The steps and jumps of each piece in order, up, down, left and right. */
export function legalMoves(state: State, board: Board = STANDARD): LegalMove[] {
  return stepsAndJumps(board, state).map((move) => {
    const reason = refusal(board, state, move);
    return reason === undefined ? { move, isLegal: true } : { move, isLegal: false, reason };
  });
}

/** `moves` are all that begin a shortest plan, in the order of `moves` of the rules; none at the goal. */
export type HintOutcome = Outcome<{ readonly moves: readonly Move[] }>;

/**
 * The distance, and all optimal next moves: one question for each legal move, and one more, each under the
 * limits of `options`.
 *
 * @throws ArgumentError where the board is none, or the two are no states of it with as many pieces
 * @throws OptionError where an option makes no sense
 */
export function hint(from: State, to: State, options: SolveOptions = {}): HintOutcome {
  const { board = STANDARD } = options;
  const solver = new SolitaireSolver(board);
  const outcome = solver.distance(from, to, options);
  if (outcome.status !== "solved") return outcome;
  const { cost, stats } = outcome;
  const best: Move[] = [];
  if (cost === 0) return { status: "solved", cost, moves: best, stats };
  for (const move of moves(board, from)) {
    const next = apply(board, from, move);
    const rest = solver.distance(next, to, { ...options, maxCost: cost - 1 });
    if (rest.status === "solved") best.push(move);
    // The bound on the cost says that this move is not among the best; another limit says nothing.
    else if (rest.status === "limit" && rest.limit !== "cost") return { ...rest, lowerBound: cost };
  }
  return { status: "solved", cost, moves: best, stats };
}
