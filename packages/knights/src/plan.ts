/** A path becomes a plan, which is replayed by the rules before it leaves. */
import { SelfCheckError } from "@microsolvers/core-grid";
import type { Code, Outcome } from "@microsolvers/core-search";
import { decode } from "./codec.ts";
import type { Move, Puzzle, State } from "./rules.ts";
import { verify } from "./verify.ts";

/** An optimal plan, each move costs 1. */
export type SolveOutcome = Outcome<{ readonly plan: readonly Move[] }>;
/** The optimal cost alone. */
export type DistanceOutcome = Outcome<object>;

/** @throws SelfCheckError where the plan does not do what the search has said */
export function toPlan(
  puzzle: Puzzle,
  state: State,
  outcome: DistanceOutcome,
  path: () => Code[],
): SolveOutcome {
  if (outcome.status !== "solved") return outcome;
  const blanks = path().map((code) => decode(puzzle, code).blank);
  const plan = blanks.slice(1).map((from, index) => ({ from, to: blanks[index] }));
  const { cost, isSolved } = verify(puzzle, state, plan);
  if (!isSolved || cost !== outcome.cost) {
    throw new SelfCheckError(`a plan of ${cost} moves, not ${outcome.cost}`);
  }
  return { status: "solved", cost, plan, stats: outcome.stats };
}
