/**
 * Everything that can be reached from a position, like pieces merged, mirror images apart: how many positions
 * at each distance, and which are the farthest. And backwards from the goal: which start is the hardest.
 */
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
  type Stopped,
  type Unsolvable,
  Workspace,
  withFarthest,
} from "@microsolvers/core-search";
import { toState } from "./kinds.ts";
import { type Prepared, prepare } from "./prepare.ts";
import type { Metric, Puzzle, State } from "./rules.ts";

export interface BlocksExploreOptions extends ExploreLimits {
  /** What costs 1: `moves` where not given. */
  readonly metric?: Metric | undefined;
}
export type BlocksExploreAsyncOptions = AsyncRunLimits & BlocksExploreOptions;

export type BlocksExplored = FarthestExplored<State>;
export type BlocksExploreOutcome = FarthestOutcome<State>;

/**
 * Explores all positions that can be reached from `state`, up to `radius`.
 *
 * @throws ArgumentError where `puzzle` or the metric is none, or `state` is no position of the puzzle
 * @throws OptionError where another option makes no sense
 */
export function explore(
  puzzle: Puzzle,
  state: State,
  options: BlocksExploreOptions = {},
): BlocksExploreOutcome {
  const exploration = explorationFrom(puzzle, state, options);
  return withFarthest(run<ExploreOutcome>(exploration.search, options), exploration);
}

/** As `explore`, but lets the host breathe, tells its progress, and can be aborted. */
export async function exploreAsync(
  puzzle: Puzzle,
  state: State,
  options: BlocksExploreAsyncOptions = {},
): Promise<BlocksExploreOutcome> {
  const exploration = explorationFrom(puzzle, state, options);
  return withFarthest(await runAsync<ExploreOutcome>(exploration.search, options), exploration);
}

/** The start from which the goal is farthest: `cost` is its optimum. */
export interface Hardest {
  readonly status: "found";
  readonly state: State;
  readonly cost: number;
  /** How many positions can be reached. */
  readonly states: number;
}
export type HardestOutcome = Hardest | Unsolvable | Stopped;

/**
 * Of all positions that can be reached from `state`, one that is farthest from being solved; the one whose
 * code is lowest, where there are several. `unsolvable` where none of them is solved.
 *
 * Two searches through all positions: the first finds the solved ones, the second begins at all of these,
 * which is right since every move can be taken back.
 *
 * @throws ArgumentError and OptionError as `explore` does
 */
export function hardest(
  puzzle: Puzzle,
  state: State,
  options: Omit<BlocksExploreOptions, "radius"> = {},
): HardestOutcome {
  const { prepared, search, toState } = explorationFrom(puzzle, state, options);
  const { space, workspace, codec } = prepared;
  const whole = run<ExploreOutcome>(search, options);
  if (whole.status !== "explored") return whole;
  const solved: Code[] = [];
  for (let distance = 0; distance <= whole.eccentricity; distance++) {
    for (const code of search.layer(distance)) if (codec.isGoal(code)) solved.push(code);
  }
  if (solved.length === 0) return { status: "unsolvable", stats: whole.stats };
  const back = new Explore(space, solved, { ...options, workspace });
  const outcome = run<ExploreOutcome>(back, options);
  if (outcome.status !== "explored") return outcome;
  const code = back.farthest().reduce((least, some) => Math.min(least, some));
  const { eccentricity: cost, states } = outcome;
  return { status: "found", state: toState(code), cost, states };
}

interface BlocksExploration extends Exploration<State> {
  readonly prepared: Prepared;
  readonly search: Explore;
}

function explorationFrom(
  puzzle: Puzzle,
  state: State,
  options: BlocksExploreOptions,
): BlocksExploration {
  const prepared = prepare(puzzle, state, new Workspace(), options.metric);
  const { space, start, workspace } = prepared;
  const search = new Explore(space, start, { ...options, workspace });
  return { prepared, search, toState: (code) => stateOf(prepared, code) };
}

function stateOf({ codec, kinds }: Prepared, code: Code): State {
  codec.load(code);
  return toState(kinds, codec.at);
}
