/** All optimal plans of a position: how many, which moves they begin with, and each of them. */
import {
  BreadthFirst,
  type BreadthFirstOutcome,
  type Outcome,
  run,
  Workspace,
} from "@microsolvers/core-search";
import { OptimalPaths } from "@microsolvers/core-search/optimal-paths";
import { toPlan } from "./plan.ts";
import { prepare } from "./prepare.ts";
import { apply, type Move, moves, type Puzzle, type State } from "./rules.ts";
import type { SolveOptions } from "./solve.ts";

export interface OptimalPlans extends Iterable<Move[]> {
  /** How many there are. Plans differ where some position on the way differs, like pieces told apart. */
  readonly count: bigint;
  /** The moves that they begin with, in the order of `moves`; none where the position is solved. */
  readonly first: readonly Move[];
}
export type OptimalPlansOutcome = Outcome<{ readonly plans: OptimalPlans }>;

/**
 * All cheapest plans. States are not taken for their images here, so the search meets up to twice as many
 * states as `solve` does. Plans are made one by one as they are asked for.
 *
 * @throws ArgumentError where `puzzle` or the metric is none, or `state` is no position of the puzzle
 * @throws OptionError where another option makes no sense
 */
export function optimalPlans(
  puzzle: Puzzle,
  state: State,
  options: SolveOptions = {},
): OptimalPlansOutcome {
  const { search, answer } = askForPlans(puzzle, state, options);
  return answer(run(search, options));
}

/** All cheapest plans as a search, and what its outcome answers. Errors as for `optimalPlans`. */
export function askForPlans(
  puzzle: Puzzle,
  state: State,
  options: SolveOptions,
): {
  readonly search: BreadthFirst;
  answer(outcome: BreadthFirstOutcome): OptimalPlansOutcome;
} {
  const { metric = "moves" } = options;
  const { codec, space, start, workspace } = prepare(puzzle, state, new Workspace(), metric);
  const search = new BreadthFirst(space, start, { ...options, workspace });
  const answer = (outcome: BreadthFirstOutcome): OptimalPlansOutcome => {
    if (outcome.status !== "solved") return outcome;
    const paths = new OptimalPaths(search, space);
    const [{ next }] = paths.starts;
    const onward = new Set(next.map(({ code }) => code));
    const first = moves(puzzle, state, metric).filter((move) =>
      onward.has(codec.encode(apply(puzzle, state, move))),
    );
    const plans: OptimalPlans = {
      count: paths.count,
      first,
      *[Symbol.iterator]() {
        for (const path of paths) yield toPlan(puzzle, state, metric, codec, path);
      },
    };
    const { cost, stats } = outcome;
    return { status: "solved", cost, plans, stats };
  };
  return { search, answer };
}
