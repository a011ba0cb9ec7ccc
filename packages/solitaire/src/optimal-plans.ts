/** All shortest plans: how many there are, and each of them. */
import { type Outcome, run } from "@microsolvers/core-search";
import { OptimalPaths } from "@microsolvers/core-search/optimal-paths";
import { askOn } from "./ask.ts";
import { toPlan } from "./plan.ts";
import type { Move, State } from "./rules.ts";
import type { SolveOptions } from "./solve.ts";

/** Iterating makes one plan after the other. */
export interface OptimalPlans extends Iterable<readonly Move[]> {
  readonly count: bigint;
}

export type OptimalPlansOutcome = Outcome<{ readonly plans: OptimalPlans }>;

/**
 * All plans of the least cost. They are told apart by their moves. Counted without being listed: the states
 * on shortest plans are held, and their edges.
 *
 * @throws ArgumentError where the board is none, or the two are no states of it with as many pieces
 * @throws OptionError where an option makes no sense
 */
export function optimalPlans(
  from: State,
  to: State,
  options: SolveOptions = {},
): OptimalPlansOutcome {
  const asked = askOn(options.board, from, to, options);
  const outcome = asked.settled ?? run(asked.search, options);
  if (outcome.status !== "solved") return outcome;
  const paths = new OptimalPaths(asked.search);
  const plans: OptimalPlans = {
    count: paths.count,
    *[Symbol.iterator]() {
      for (const path of paths) yield toPlan(asked, path);
    },
  };
  return { status: "solved", cost: outcome.cost, plans, stats: outcome.stats };
}
