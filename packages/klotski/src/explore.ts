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
  type Exploration,
  Explore,
  type ExploreLimits,
  type FarthestExplored,
  type FarthestOutcome,
  run,
  runAsync,
  withFarthest,
} from "@microsolvers/core-search";
import { Positions } from "./positions.ts";
import { checkPuzzle, type Puzzle, type State } from "./rules.ts";

/** `radius` in moves: positions farther away are not looked for. */
export type KlotskiExploreOptions = ExploreLimits;
export type KlotskiExploreAsyncOptions = AsyncRunLimits & KlotskiExploreOptions;

export type KlotskiExplored = FarthestExplored<State>;
export type KlotskiExploreOutcome = FarthestOutcome<State>;

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
  const exploration = explorationOf(puzzle, options);
  return withFarthest(run(exploration.search, options), exploration);
}

/** As `explore`, but lets the host breathe, tells its progress, and can be aborted. */
export async function exploreAsync(
  puzzle: Puzzle,
  options: KlotskiExploreAsyncOptions = {},
): Promise<KlotskiExploreOutcome> {
  const exploration = explorationOf(puzzle, options);
  return withFarthest(await runAsync(exploration.search, options), exploration);
}

interface KlotskiExploration extends Exploration<State> {
  readonly search: Explore;
}

function explorationOf(puzzle: Puzzle, options: KlotskiExploreOptions): KlotskiExploration {
  checkPuzzle(puzzle);
  const positions = new Positions(puzzle);
  const search = new Explore(positions, positions.withTileOn(puzzle.target), options);
  return { search, toState: (code) => positions.decode(code) };
}
