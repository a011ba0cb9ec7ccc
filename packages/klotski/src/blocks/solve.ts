/**
 * Solves: a question becomes a search, its path a plan, the plan is replayed by the rules, and only then
 * leaves.
 *
 * Optimal: breadth-first search, in which every edge is what the metric counts as 1. A move is one edge
 * however its piece winds, so no state needs to remember which piece moved last; searches that do give
 * plans that are too long.
 *
 * Time and memory: O(states met), at most all that can be reached; half of them where the puzzle is
 * symmetric. 16 bytes a state up to 2 ** 31 codes, 20 up to 2 ** 53, beyond that more by the piece.
 */
import {
  type AsyncRunLimits,
  BreadthFirst,
  type BreadthFirstOutcome,
  type Outcome,
  type RunLimits,
  run,
  runAsync,
  type SearchOptions,
  Workspace,
} from "@microsolvers/core-search";
import { toPlan } from "./plan.ts";
import { prepare } from "./prepare.ts";
import type { Metric, Move, Puzzle, State } from "./rules.ts";

interface MetricOption {
  /** What costs 1: `moves` where not given. */
  readonly metric?: Metric | undefined;
}
/** Limits of one question: `maxCost` in the metric, `maxExpanded` in states, `maxBytes`, `deadline`. */
export type SolveOptions = MetricOption & RunLimits & Omit<SearchOptions, "workspace">;
export type SolveAsyncOptions = AsyncRunLimits & SolveOptions;

/** An optimal plan; each of its moves costs 1 in the metric. */
export type SolveOutcome = Outcome<{ readonly plan: readonly Move[] }>;
/** The optimal cost alone. */
export type DistanceOutcome = Outcome<object>;

/**
 * The cheapest plan that brings all pieces with goals to them.
 *
 * `unsolvable` where there is none; `limit` where a limit of `options` was met first.
 *
 * @throws ArgumentError where `puzzle` or the metric is none, or `state` is no position of the puzzle
 * @throws OptionError where another option makes no sense
 */
export function solve(puzzle: Puzzle, state: State, options: SolveOptions = {}): SolveOutcome {
  const { search, answer } = ask(new Workspace(), puzzle, state, options);
  return answer(run(search, options));
}

/** As `solve`, but lets the host breathe, tells its progress, and can be aborted. */
export async function solveAsync(
  puzzle: Puzzle,
  state: State,
  options: SolveAsyncOptions = {},
): Promise<SolveOutcome> {
  const here = { anchors: Array.from(state.anchors) };
  const { search, answer } = ask(new Workspace(), puzzle, here, options);
  return answer(await runAsync(search, options));
}

/** Answers one question after the other, and keeps the memory for the next. */
export class BlocksSolver {
  private readonly workspace: Workspace = new Workspace();

  /** The cheapest plan. Outcomes and errors as for the function `solve`. */
  solve(puzzle: Puzzle, state: State, options: SolveOptions = {}): SolveOutcome {
    const { search, answer } = ask(this.workspace, puzzle, state, options);
    return answer(run(search, options));
  }

  /** The cost of the cheapest plan, without the plan: what a judge asks for. */
  distance(puzzle: Puzzle, state: State, options: SolveOptions = {}): DistanceOutcome {
    return run(ask(this.workspace, puzzle, state, options).search, options);
  }
}

/** A question as a search, and what its outcome answers. */
function ask(
  kept: Workspace,
  puzzle: Puzzle,
  state: State,
  options: SolveOptions,
): { readonly search: BreadthFirst; answer(outcome: BreadthFirstOutcome): SolveOutcome } {
  const { metric } = options;
  const { codec, space, start, workspace } = prepare(puzzle, state, kept, metric, true);
  const search = new BreadthFirst(space, start, { ...options, workspace });
  return {
    search,
    answer(outcome) {
      if (outcome.status !== "solved") return outcome;
      const { status, cost, stats } = outcome;
      return { status, cost, plan: toPlan(puzzle, state, metric, codec, search.path()), stats };
    },
  };
}
