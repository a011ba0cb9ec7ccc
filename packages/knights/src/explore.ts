/**
 * The whole space around a goal: how many positions there are at each distance, how far the farthest are,
 * and which.
 *
 * Boards of up to 26 cells take 3 bits for each position that there is (rank-space.ts): 25 MB for the board
 * of the contest, and some ten seconds. Larger ones take 16 bytes for each position met.
 */
import { ArgumentError } from "@microsolvers/core-grid";
import {
  type AsyncRunLimits,
  type Code,
  type Exploration,
  Explore,
  type ExploreLimits,
  type ExploreOutcome,
  type FarthestExplored,
  type FarthestOutcome,
  run,
  runAsync,
  withFarthest,
} from "@microsolvers/core-search";
import { ExploreRanks } from "@microsolvers/core-search/ranks";
import { decode } from "./codec.ts";
import { PreparedGoal } from "./prepared-goal.ts";
import { RankSpace } from "./rank-space.ts";
import { countBlack, type Puzzle, type State } from "./rules.ts";
import { NARROW_CELLS } from "./space.ts";

/** How far to explore, and its limits: `maxExpanded` in positions, `maxBytes`, `deadline`. */
export type KnightsExploreOptions = ExploreLimits;
/** The same, and a signal and a function that is told the progress. */
export type KnightsExploreAsyncOptions = AsyncRunLimits & KnightsExploreOptions;

export type KnightsExplored = FarthestExplored<State>;
export type KnightsExploreOutcome = FarthestOutcome<State>;

/**
 * Explores all positions from which the goal can be reached, up to `radius`.
 *
 * @throws ArgumentError where the goal is no position of the board, or the board is too big
 * @throws OptionError where an option makes no sense
 */
export function explore(
  puzzle: Puzzle,
  options: KnightsExploreOptions = {},
): KnightsExploreOutcome {
  const exploration = explorationOf(puzzle, options);
  return withFarthest(run(exploration.search, options), exploration);
}

/** As `explore`, but lets the host breathe, tells its progress, and can be aborted. */
export async function exploreAsync(
  puzzle: Puzzle,
  options: KnightsExploreAsyncOptions = {},
): Promise<KnightsExploreOutcome> {
  const exploration = explorationOf(puzzle, options);
  return withFarthest(await runAsync(exploration.search, options), exploration);
}

interface KnightsExploration extends Exploration<State> {
  readonly search: Explore | ExploreRanks;
}

function explorationOf(asked: Puzzle, options: KnightsExploreOptions): KnightsExploration {
  const { puzzle, goal, space } = new PreparedGoal(asked);
  if (puzzle.rows * puzzle.columns > NARROW_CELLS) {
    const search = new Explore(space, goal, options);
    return { search, toState: (code) => decode(puzzle, code) };
  }
  const ranks = new RankSpace(puzzle, countBlack(puzzle.goal));
  const search = new ExploreRanks(ranks, ranks.rank(puzzle.goal), options);
  return { search, toState: (code) => ranks.unrank(code) };
}

/** What lies farthest among the positions up to `radius`. @throws ArgumentError as `explore` does */
export function farthestWithin(
  puzzle: Puzzle,
  radius: number,
): { distance: number; codes: readonly Code[]; toState(code: Code): State } {
  const { search, toState } = explorationOf(puzzle, { radius });
  const outcome = run<ExploreOutcome>(search);
  if (outcome.status !== "explored") {
    throw new ArgumentError(`too many positions within ${radius} moves for the memory of a search`);
  }
  return { distance: outcome.eccentricity, codes: search.farthest(), toState };
}
