/**
 * The whole space around a target: how many positions there are at each distance from it, how far the
 * farthest are, and which.
 *
 * Breadth-first search from all solved positions at once; since every move can be taken back, the
 * distance from them is the distance to them. Time and memory O(cells ** 2): 30 x 30 has 809,100
 * positions.
 */
import {
  type AsyncRunLimits,
  Explore,
  type Explored,
  type ExploreOptions,
  type ExploreOutcome,
  type RunLimits,
  run,
  runAsync,
  type Stopped,
} from "@microsolvers/core-search";
import { Positions } from "./positions.ts";
import { checkPuzzle, type Puzzle, type State } from "./rules.ts";

/** `radius` in moves: positions farther away are not looked for. */
export type KlotskiExploreOptions = RunLimits & Omit<ExploreOptions, "workspace">;
export type KlotskiExploreAsyncOptions = AsyncRunLimits & KlotskiExploreOptions;

export interface KlotskiExplored extends Explored {
  /** The positions at the greatest distance, the first 1,000 of them at most. */
  readonly farthest: readonly State[];
}
/** In a limit, `lowerBound` is a lower bound of the eccentricity. */
export type KlotskiExploreOutcome = KlotskiExplored | Stopped;

/** `layers` says how many there are, also where they are more. */
const MOST_FARTHEST = 1000;

/**
 * Explores all positions from which the named tile can come to the target, up to `radius` moves from it.
 * A target on a fixed cell has none: `states` is 0, and there is one layer, which is empty.
 *
 * @throws ArgumentError where the cells do not fit the size, or the target is outside the board
 * @throws OptionError where an option makes no sense
 */
export function explore(
  puzzle: Puzzle,
  options: KlotskiExploreOptions = {},
): KlotskiExploreOutcome {
  const { search, positions } = explorationOf(puzzle, options);
  return withFarthest(run(search, options), search, positions);
}

/** As `explore`, but lets the host breathe, tells its progress, and can be aborted. */
export async function exploreAsync(
  puzzle: Puzzle,
  options: KlotskiExploreAsyncOptions = {},
): Promise<KlotskiExploreOutcome> {
  const { search, positions } = explorationOf(puzzle, options);
  return withFarthest(await runAsync(search, options), search, positions);
}

function explorationOf(
  puzzle: Puzzle,
  options: KlotskiExploreOptions,
): { search: Explore; positions: Positions } {
  checkPuzzle(puzzle);
  const positions = new Positions(puzzle);
  const search = new Explore(positions, positions.withTileOn(puzzle.target), options);
  return { search, positions };
}

function withFarthest(
  outcome: ExploreOutcome,
  search: Explore,
  positions: Positions,
): KlotskiExploreOutcome {
  if (outcome.status !== "explored") return outcome;
  const codes = search.farthest(MOST_FARTHEST);
  return { ...outcome, farthest: codes.map((code) => positions.decode(code)) };
}
