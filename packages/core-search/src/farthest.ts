/** What a puzzle tells of an exploration: the states that lie farthest, in its own words. */
import type { Explored, ExploreOptions, ExploreOutcome } from "./explore.ts";
import type { Stopped } from "./outcome.ts";
import type { RunLimits } from "./run.ts";
import type { Code } from "./space.ts";

/** How far a space is explored, and the limits of that. */
export type ExploreLimits = RunLimits & Omit<ExploreOptions, "workspace">;

/** What exploring has found, and which states lie farthest. */
export interface FarthestExplored<State> extends Explored {
  /** The states at the greatest distance, the first 1,000 of them at most. */
  readonly farthest: readonly State[];
}

/** In a limit, `lowerBound` is a lower bound of the eccentricity. */
export type FarthestOutcome<State> = FarthestExplored<State> | Stopped;

/** `layers` says how many there are, also where they are more. */
const MOST_FARTHEST = 1000;

/** A search such as Explore, and how its codes are read. */
export interface Exploration<State> {
  readonly search: { farthest(most: number): Code[] };
  toState(code: Code): State;
}

/** The outcome that `search` has come to, with its farthest states: the first 1,000 of them, if they are many. */
export function withFarthest<State>(
  outcome: ExploreOutcome,
  { search, toState }: Exploration<State>,
): FarthestOutcome<State> {
  if (outcome.status !== "explored") return outcome;
  return { ...outcome, farthest: search.farthest(MOST_FARTHEST).map((code) => toState(code)) };
}
