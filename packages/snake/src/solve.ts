/**
 * Solves one position: a question becomes a search, its path a plan.
 *
 * Optimal: A* with a consistent estimate, the head's true distance to the nearest exit (space.ts). Time
 * O(cells) to prepare the board, and O(length of the snake) for each state met; memory in proportion to the
 * states met. Who asks more than once on one board keeps a SnakeSolver (solver.ts).
 */
import {
  type AsyncRunLimits,
  type RunLimits,
  run,
  runAsync,
  type SearchOptions,
  Workspace,
} from "@microsolvers/core-search";
import { createField, type Field } from "./field.ts";
import { ask, type SolveOutcome, toPlan } from "./question.ts";
import { checkPuzzle, checkState, type Puzzle, type State } from "./rules.ts";

/** Limits of one question: `maxCost` in moves, `maxExpanded` in states, `maxBytes`, `deadline`. */
export type SolveOptions = RunLimits & Omit<SearchOptions, "workspace">;
export type SolveAsyncOptions = AsyncRunLimits & SolveOptions;

/**
 * The shortest plan that brings the head to an exit.
 *
 * `unsolvable` where there is none; `limit` where a limit of `options` was met first.
 *
 * @throws ArgumentError where `state` is no position of `puzzle`
 * @throws OptionError where an option makes no sense
 */
export function solve(puzzle: Puzzle, state: State, options: SolveOptions = {}): SolveOutcome {
  const field = prepare(puzzle, state);
  const asked = ask(puzzle, field, state, options, new Workspace());
  return asked.settled ?? toPlan(puzzle, field, state, asked, run(asked.search, options));
}

/** As `solve`, but lets the host breathe, tells its progress, and can be aborted. */
export async function solveAsync(
  puzzle: Puzzle,
  state: State,
  options: SolveAsyncOptions = {},
): Promise<SolveOutcome> {
  const here = { body: [...state.body] };
  const field = prepare(puzzle, here);
  const asked = ask(puzzle, field, here, options, new Workspace());
  return asked.settled ?? toPlan(puzzle, field, here, asked, await runAsync(asked.search, options));
}

/** The board of a puzzle and a position, both of which are checked here. @throws ArgumentError */
export function prepare(puzzle: Puzzle, state: State): Field {
  checkPuzzle(puzzle);
  checkState(puzzle, state);
  return createField(puzzle, puzzle.exits);
}
