/**
 * Whether so many moves are enough: any plan of them will do, not the shortest alone.
 *
 * First straight on: weighted A* through moves that do not raise the bound of balances.ts, which counts
 * three times. Where there is a plan, that mostly finds one within a few states. What is open after 128 of
 * them is settled from both ends, as a distance is: for a proof that there is no plan, that is the shorter way.
 *
 * Source: Pohl, "First results on the effect of error in heuristic search" (1970).
 */
import {
  AStar,
  type Code,
  checkLimits,
  type GoalSpace,
  NO_BOUND,
  run,
  type SearchStats,
  type Stopped,
  type Successors,
} from "@microsolvers/core-search";
import type { Asked, EstimatingSpace } from "./ask.ts";
import type { QuestionOptions } from "./solve.ts";

/** There is a plan of `cost` moves; a shorter one is not looked for. */
export interface Within {
  readonly status: "within";
  readonly cost: number;
  readonly stats: SearchStats;
}

/** `limit: "cost"` is the proof that it takes more moves, at least `lowerBound`. */
export type WithinOutcome = Within | Stopped;

const WEIGHT = 3;
/** So many states are expanded straight on. */
const FIRST_STATES = 128;

/** Whether `most` moves are enough, which is also the bound of `asked`. */
export function findWithin(asked: Asked, most: number, options: QuestionOptions): WithinOutcome {
  checkLimits(options);
  if (asked.settled !== undefined) return asked.settled;
  const { forward, start, goal, workspace, search } = asked;
  const { maxBytes, maxExpanded = Number.POSITIVE_INFINITY } = options;
  const lowerBound = forward.estimate(start);
  const straight = new AStar(new StraightSpace(forward, goal, most), start, {
    maxBytes,
    workspace,
  });
  const first = run(straight, { ...options, maxExpanded: Math.min(maxExpanded, FIRST_STATES) });
  const { expanded, generated } = first.stats;
  if (first.status === "solved") return { status: "within", cost: first.cost, stats: first.stats };
  // What its own estimates promise is no bound. Short of memory the other search may still do without.
  if (first.status === "limit" && first.limit === "time") return { ...first, lowerBound };
  const second = run(search, { ...options, maxExpanded: maxExpanded - expanded });
  const stats = {
    expanded: expanded + second.stats.expanded,
    generated: generated + second.stats.generated,
    bytes: second.stats.bytes,
  };
  if (second.status === "solved") return { status: "within", cost: second.cost, stats };
  if (second.status === "unsolvable") return { ...search.stopped("cost", most + 1), stats };
  return { ...second, lowerBound: Math.max(lowerBound, second.lowerBound), stats };
}

/** Leads to a goal by at most `most` moves that do not raise the bound, for an A* without a bound of its own. */
class StraightSpace implements GoalSpace {
  readonly codeLimit: number;
  readonly maxSuccessors: number;
  private readonly space: EstimatingSpace;
  private readonly goal: Code;
  /** How much more than what is left of `most` a budget is. */
  private readonly excess: number;

  constructor(space: EstimatingSpace, goal: Code, most: number) {
    this.codeLimit = space.codeLimit;
    this.maxSuccessors = space.maxSuccessors;
    this.space = space;
    this.goal = goal;
    this.excess = NO_BOUND - 1 - most;
  }

  expand(code: Code, out: Successors, budget: number): number {
    const { space, excess } = this;
    return space.expand(code, out, Math.min(budget - excess, space.estimate(code) + 1));
  }

  estimate(code: Code): number {
    return this.space.estimate(code) * WEIGHT;
  }

  isGoal(code: Code): boolean {
    return code === this.goal;
  }
}
