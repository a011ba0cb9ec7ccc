/** What a player wants to know: which moves are legal, and which are best. */
import { type JudgedMove, type Size, withReasons } from "@microsolvers/core-grid";
import type { Outcome } from "@microsolvers/core-search";
import { type Move, type Puzzle, refusal, type State } from "./rules.ts";
import type { SolveAsyncOptions, SolveOptions } from "./solve.ts";
import { KnightsSolver } from "./solver.ts";

/** One knight's move to the blank: legal, or the reason why it is not. */
export type LegalMove = JudgedMove<Move>;

/** The moves of all knights to the blank, in the order of their cells. */
export function legalMoves(size: Size, state: State): LegalMove[] {
  const cells = Array.from({ length: size.rows * size.columns }, (_, cell) => cell);
  const leaps = cells
    .filter((from) => from !== state.blank)
    .map((from) => ({ from, to: state.blank }));
  return withReasons(leaps, (move) => refusal(size, state, move));
}

/** `moves` are all that begin a shortest plan, in the order of the cells they come from; none at the goal. */
export type HintOutcome = Outcome<{ readonly moves: readonly Move[] }>;

/**
 * The distance, and all optimal next moves: nine questions at most, together under the limits of `options`.
 *
 * From 28 moves on it takes seconds (`hintAsync` lets a page live meanwhile), and from a solver's second hint
 * on milliseconds: who gives hints all through a game keeps a KnightsSolver and asks that.
 *
 * @throws ArgumentError where `state` is no position of `puzzle`
 * @throws OptionError where an option makes no sense
 */
export function hint(puzzle: Puzzle, state: State, options?: SolveOptions): HintOutcome {
  return new KnightsSolver(puzzle).hint(state, options);
}

/** As `hint`, but lets the host breathe, tells its progress, and can be aborted. */
export async function hintAsync(
  puzzle: Puzzle,
  state: State,
  options?: SolveAsyncOptions,
): Promise<HintOutcome> {
  return new KnightsSolver(puzzle).hintAsync(state, options);
}
