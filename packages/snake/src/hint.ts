/** What a player wants to know: which moves are legal, and which are best. */
import { DIRECTIONS } from "@microsolvers/core-grid";
import type { Outcome } from "@microsolvers/core-search";
import { apply, type Board, type Move, moves, type Puzzle, refusal, type State } from "./rules.ts";
import type { SolveOptions } from "./solve.ts";
import { SnakeSolver } from "./solver.ts";

/** One direction: legal, or the reason why it is not. */
export type LegalMove =
  | { readonly move: Move; readonly isLegal: true }
  | { readonly move: Move; readonly isLegal: false; readonly reason: string };

/** All four directions, in the order U D L R. */
export function legalMoves(board: Board, state: State): LegalMove[] {
  return DIRECTIONS.map((move) => {
    const reason = refusal(board, state, move);
    return reason === undefined ? { move, isLegal: true } : { move, isLegal: false, reason };
  });
}

/** `moves` are all that begin a shortest plan, in the order U D L R; none where the head is out. */
export type HintOutcome = Outcome<{ readonly moves: readonly Move[] }>;

/**
 * The distance, and all optimal next moves: five questions at most, each under the limits of `options`.
 *
 * @throws ArgumentError where `state` is no position of `puzzle`
 * @throws OptionError where an option makes no sense
 */
export function hint(puzzle: Puzzle, state: State, options: SolveOptions = {}): HintOutcome {
  const solver = new SnakeSolver(puzzle);
  const outcome = solver.distance(state, options);
  if (outcome.status !== "solved") return outcome;
  const { cost, stats } = outcome;
  const best: Move[] = [];
  if (cost === 0) return { status: "solved", cost, moves: best, stats };
  for (const move of moves(puzzle, state)) {
    const next = apply(puzzle, state, move);
    const rest = solver.distance(next, { ...options, maxCost: cost - 1 });
    if (rest.status === "solved") best.push(move);
    // The bound on the cost says that this move is not among the best; another limit says nothing.
    else if (rest.status === "limit" && rest.limit !== "cost") return { ...rest, lowerBound: cost };
  }
  return { status: "solved", cost, moves: best, stats };
}
