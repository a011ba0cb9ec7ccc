/**
 * Solves one question: it becomes a search, its path a plan.
 *
 * Optimal. Searched from both ends by whole layers: time and memory O(b ** (d / 2)) states for a distance d,
 * with b about 6 for four pieces on 8 x 8 at first. With a bound on the cost, what the balances
 * (balances.ts) prove to be beyond it is left out on both sides. Who asks more than once on one board keeps
 * a SolitaireSolver (solver.ts).
 */
import {
  type AsyncRunLimits,
  type RunLimits,
  run,
  runAsync,
  type SearchOptions,
} from "@microsolvers/core-search";
import { askOn } from "./ask.ts";
import { type SolveOutcome, withPlan } from "./plan.ts";
import type { Board, State } from "./rules.ts";

/** Limits of one question: `maxCost` in moves, `maxExpanded` in states, `maxBytes`, `deadline`. */
export type QuestionOptions = RunLimits & Omit<SearchOptions, "workspace">;
export type QuestionAsyncOptions = AsyncRunLimits & QuestionOptions;

/** The board on which a question is asked: 8 x 8 without walls where not given. */
interface OnBoard {
  readonly board?: Board | undefined;
}
export type SolveOptions = OnBoard & QuestionOptions;
export type SolveAsyncOptions = OnBoard & QuestionAsyncOptions;

/**
 * The shortest plan that brings the pieces from one set of cells to another.
 *
 * `unsolvable` where there is none; `limit` where a limit of `options` was met first.
 *
 * @throws ArgumentError where the board is none, or the two are no states of it with as many pieces
 * @throws OptionError where an option makes no sense
 */
export function solve(from: State, to: State, options: SolveOptions = {}): SolveOutcome {
  const asked = askOn(options.board, from, to, options);
  return withPlan(asked, asked.settled ?? run(asked.search, options));
}

/** As `solve`, but lets the host breathe, tells its progress, and can be aborted. */
export async function solveAsync(
  from: State,
  to: State,
  options: SolveAsyncOptions = {},
): Promise<SolveOutcome> {
  // Copies: the caller's may change before the plan is replayed.
  const asked = askOn(options.board, [...from], [...to], options);
  return withPlan(asked, asked.settled ?? (await runAsync(asked.search, options)));
}
