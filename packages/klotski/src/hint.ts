/** What a player wants to know: which moves are legal, and which are best. */
import { DIRECTIONS, type JudgedMove, withReasons } from "@microsolvers/core-grid";
import { type Outcome, run, runAsync } from "@microsolvers/core-search";
import { type AskedDistance, HintSearch } from "@microsolvers/core-search/hints";
import {
  apply,
  type Board,
  checkPosition,
  type Move,
  moves,
  type Puzzle,
  refusal,
  type State,
} from "./rules.ts";
import { KlotskiSolver, type SolveAsyncOptions, type SolveOptions } from "./solve.ts";

/** One direction: legal, or the reason why it is not. */
export type LegalMove = JudgedMove<Move>;

/** All four directions, in the order U D L R. */
export function legalMoves(board: Board, state: State): LegalMove[] {
  return withReasons(DIRECTIONS, (move) => refusal(board, state, move));
}

/** `moves` are all that begin a cheapest plan, in the order U D L R; none where the tile is home. */
export type HintOutcome = Outcome<{ readonly moves: readonly Move[] }>;

/**
 * The distance, and all optimal next moves: five questions at most, together under the limits of `options`.
 *
 * @throws ArgumentError where `state` is no position of `puzzle`
 * @throws OptionError where an option makes no sense
 */
export function hint(puzzle: Puzzle, state: State, options: SolveOptions = {}): HintOutcome {
  return run(hintSearch(puzzle, state, options), options);
}

/** As `hint`, but lets the host breathe, tells its progress, and can be aborted. */
export async function hintAsync(
  puzzle: Puzzle,
  state: State,
  options: SolveAsyncOptions = {},
): Promise<HintOutcome> {
  return runAsync(hintSearch(puzzle, state, options), options);
}

function hintSearch(puzzle: Puzzle, state: State, options: SolveOptions): HintSearch<State, Move> {
  const { target } = puzzle;
  const solver = new KlotskiSolver(puzzle);
  checkPosition(puzzle, target, state);
  const choices = moves(puzzle, state).map((move) => ({ move, state: apply(puzzle, state, move) }));
  const ask = (from: State, maxCost: number): AskedDistance =>
    solver.askForDistance(from, target, { ...options, maxCost });
  return new HintSearch(ask, state, choices, options.maxCost);
}
