/** What a player wants to know: which moves are legal, and which are best. */
import { type JudgedMove, withReasons } from "@microsolvers/core-grid";
import { type Outcome, run, runAsync } from "@microsolvers/core-search";
import { type AskedDistance, HintSearch } from "@microsolvers/core-search/hints";
import {
  apply,
  type Board,
  checkEnds,
  type Move,
  moves,
  refusal,
  STANDARD,
  type State,
  stepsAndJumps,
} from "./rules.ts";
import type { SolveAsyncOptions, SolveOptions } from "./solve.ts";
import { SolitaireSolver } from "./solver.ts";

/** A step or a jump that stays on the board: legal, or the reason why it is not. */
export type LegalMove = JudgedMove<Move>;

/** The steps and jumps of each piece in order, up, down, left and right. */
export function legalMoves(state: State, board: Board = STANDARD): LegalMove[] {
  return withReasons(stepsAndJumps(board, state), (move) => refusal(board, state, move));
}

/** `moves` are all that begin a shortest plan, in the order of `moves` of the rules; none at the goal. */
export type HintOutcome = Outcome<{ readonly moves: readonly Move[] }>;

/**
 * The distance, and all optimal next moves: one question for each legal move, and one more, together under the
 * limits of `options`.
 *
 * @throws ArgumentError where the board is none, or the two are no states of it with as many pieces
 * @throws OptionError where an option makes no sense
 */
export function hint(from: State, to: State, options: SolveOptions = {}): HintOutcome {
  return run(hintSearch(from, to, options), options);
}

/** As `hint`, but lets the host breathe, tells its progress, and can be aborted. */
export async function hintAsync(
  from: State,
  to: State,
  options: SolveAsyncOptions = {},
): Promise<HintOutcome> {
  return runAsync(hintSearch(from, to, options), options);
}

function hintSearch(from: State, to: State, options: SolveOptions): HintSearch<State, Move> {
  const { board = STANDARD } = options;
  const solver = new SolitaireSolver(board);
  checkEnds(board, from, to);
  const choices = moves(board, from).map((move) => ({ move, state: apply(board, from, move) }));
  const goal = [...to];
  const ask = (state: State, maxCost: number): AskedDistance =>
    solver.askForDistance(state, goal, { ...options, maxCost });
  return new HintSearch(ask, from, choices, options.maxCost);
}
