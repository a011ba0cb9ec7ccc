/**
 * A question becomes a search, or is settled without one; the path that is found becomes a plan, which is
 * replayed by the rules before it leaves.
 */
import { DIRECTIONS, SelfCheckError } from "@microsolvers/core-grid";
import {
  AStar,
  type AStarOutcome,
  checkLimits,
  NO_BOUND,
  type Outcome,
  type RunLimits,
  type SearchOptions,
  type SearchStats,
  Workspace,
} from "@microsolvers/core-search";
import { isInterned } from "./codec.ts";
import type { Field } from "./field.ts";
import { isSolved, type Move, type Puzzle, type State } from "./rules.ts";
import { createSpace, type SnakeSpace } from "./space.ts";
import { verify } from "./verify.ts";

/**
 * Why a question has no solution, as far as that is known before any search: a stone lies on every exit, or
 * stones wall the head off from every exit, and not even a head without a body could come out.
 */
export type Reason = "exits-are-stones" | "walled-off";

/** An outcome with the reason, where it is unsolvable and the reason is cheap to know. */
type Reasoned<Found> = Outcome<Found> & { readonly reason?: Reason | undefined };

/** An optimal plan, each move costs 1. */
export type SolveOutcome = Reasoned<{ readonly plan: readonly Move[] }>;
/** The optimal cost alone. */
export type DistanceOutcome = Reasoned<object>;

/** A question that needs a search, or one that was settled without. */
export type Asked =
  | { readonly settled: SolveOutcome }
  | { readonly settled?: undefined; readonly space: SnakeSpace; readonly search: AStar };

const NOTHING_SEARCHED: SearchStats = { expanded: 0, generated: 0, bytes: 0 };

/** `field` is that of `puzzle`; both and `state` have been checked. @throws OptionError */
export function ask(
  puzzle: Puzzle,
  field: Field,
  state: State,
  options: RunLimits & SearchOptions,
  shared: Workspace,
): Asked {
  checkLimits(options);
  if (isSolved(puzzle, state)) {
    return { settled: { status: "solved", cost: 0, plan: [], stats: NOTHING_SEARCHED } };
  }
  if (field.distances[field.grid.fromCell(state.body[0])] === NO_BOUND) {
    const reason = reasonOf(puzzle);
    return { settled: { status: "unsolvable", reason, stats: NOTHING_SEARCHED } };
  }
  const workspace = isInterned(field.grid, state.body.length) ? new Workspace() : shared;
  const space = createSpace(field, state, workspace);
  return { space, search: new AStar(space, space.start, { ...options, workspace }) };
}

/** Why there is no way even for a head without a body. */
function reasonOf({ exits, stones }: Puzzle): Reason {
  return exits.every((exit) => stones[exit]) ? "exits-are-stones" : "walled-off";
}

/** @throws SelfCheckError where the plan does not do what the search has said */
export function toPlan(
  puzzle: Puzzle,
  { grid }: Field,
  state: State,
  { space, search }: { readonly space: SnakeSpace; readonly search: AStar },
  outcome: AStarOutcome,
): SolveOutcome {
  if (outcome.status !== "solved") return outcome;
  const heads = search.path().map((code) => space.headOf(code));
  const plan = heads.slice(1).map((head, at) => DIRECTIONS[grid.steps.indexOf(head - heads[at])]);
  const { cost, end } = verify(puzzle, state, plan);
  if (cost !== outcome.cost || !isSolved(puzzle, end)) {
    throw new SelfCheckError(`a plan of ${cost} moves, not ${outcome.cost}`);
  }
  return { status: "solved", cost, plan, stats: outcome.stats };
}
