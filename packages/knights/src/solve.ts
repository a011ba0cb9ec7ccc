/**
 * Solves one position: a question becomes a search, its path a plan.
 *
 * Optimal. Searched from both ends by whole layers: time and memory O(b ** (d / 2)) states for a distance d,
 * with b about 1.9 on 5 x 5. With a bound on the cost, what the relaxed board proves to be beyond it is
 * left out on both sides. Who asks more than once about one goal keeps a KnightsSolver (solver.ts).
 */
import {
  type AsyncRunLimits,
  checkLimits,
  type RunLimits,
  run,
  runAsync,
  type SearchOptions,
} from "@microsolvers/core-search";
import { type SolveOutcome, toPlan } from "./plan.ts";
import { PreparedGoal } from "./prepared-goal.ts";
import { copyOf, type Puzzle, type State } from "./rules.ts";

/** Limits of one question: `maxCost` in moves, `maxExpanded` in states, `maxBytes`, `deadline`. */
export type SolveOptions = RunLimits & Omit<SearchOptions, "workspace">;
/** The same, and `signal` and `onProgress`. */
export type SolveAsyncOptions = AsyncRunLimits & SolveOptions;

/**
 * The shortest plan that brings all knights to where the goal has them.
 *
 * `unsolvable` where there is none (never on 5 x 5); `limit` where a limit of `options` was met first.
 *
 * @throws ArgumentError where `state` is no position of `puzzle`
 * @throws OptionError where an option makes no sense
 */
export function solve(puzzle: Puzzle, state: State, options: SolveOptions = {}): SolveOutcome {
  checkLimits(options);
  const goal = new PreparedGoal(puzzle);
  const start = goal.encode(state);
  const settled = goal.settle(start, options.maxCost);
  if (settled !== undefined) return settled;
  const search = goal.fromBothEnds(start, options);
  return toPlan(puzzle, state, run(search, options), () => search.path());
}

/** As `solve`, but lets the host breathe, tells its progress, and can be aborted. */
export async function solveAsync(
  puzzle: Puzzle,
  state: State,
  options: SolveAsyncOptions = {},
): Promise<SolveOutcome> {
  checkLimits(options);
  const goal = new PreparedGoal(puzzle);
  const start = goal.encode(state);
  const settled = goal.settle(start, options.maxCost);
  if (settled !== undefined) return settled;
  const search = goal.fromBothEnds(start, options);
  const asked = copyOf(state);
  const outcome = await runAsync(search, options);
  return toPlan(goal.puzzle, asked, outcome, () => search.path());
}
