/**
 * Everything that can be reached from a position, like pieces merged, mirror images apart: how many positions
 * at each distance, and which are the farthest. And backwards from the goal: which start is the hardest.
 */
import {
  type AsyncRunLimits,
  type Code,
  Explore,
  type Explored,
  type ExploreOutcome,
  type RunLimits,
  run,
  runAsync,
  type Stopped,
  type Unsolvable,
  Workspace,
} from "@microsolvers/core-search";
import { toState } from "./kinds.ts";
import { type Prepared, prepare } from "./prepare.ts";
import type { Metric, Puzzle, State } from "./rules.ts";

export interface BlocksExploreOptions extends RunLimits {
  /** What costs 1: `moves` where not given. */
  readonly metric?: Metric | undefined;
  /** Positions farther away are not looked for. */
  readonly radius?: number | undefined;
  /** Bytes that the tables may hold. 1 GiB where not given. */
  readonly maxBytes?: number | undefined;
}
export type BlocksExploreAsyncOptions = AsyncRunLimits & BlocksExploreOptions;

export interface BlocksExplored extends Explored {
  /** The positions at the greatest distance, the first 1,000 of them at most. */
  readonly farthest: readonly State[];
}
/** In a limit, `lowerBound` is a lower bound of the eccentricity. */
export type BlocksExploreOutcome = BlocksExplored | Stopped;

/** `layers` says how many there are, also where they are more. */
const MOST_FARTHEST = 1000;

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
  const { prepared, search } = explorationFrom(puzzle, state, options);
  return withFarthest(run<ExploreOutcome>(search, options), prepared, search);
}

/** As `explore`, but lets the host breathe, tells its progress, and can be aborted. */
export async function exploreAsync(
  puzzle: Puzzle,
  state: State,
  options: BlocksExploreAsyncOptions = {},
): Promise<BlocksExploreOutcome> {
  const { prepared, search } = explorationFrom(puzzle, state, options);
  return withFarthest(await runAsync<ExploreOutcome>(search, options), prepared, search);
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
  const { prepared, search } = explorationFrom(puzzle, state, options);
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
  return { status: "found", state: stateOf(prepared, code), cost, states };
}

function explorationFrom(
  puzzle: Puzzle,
  state: State,
  options: BlocksExploreOptions,
): { readonly prepared: Prepared; readonly search: Explore } {
  const prepared = prepare(puzzle, state, new Workspace(), options.metric);
  const { space, start, workspace } = prepared;
  return { prepared, search: new Explore(space, start, { ...options, workspace }) };
}

function withFarthest(
  outcome: ExploreOutcome,
  prepared: Prepared,
  search: Explore,
): BlocksExploreOutcome {
  if (outcome.status !== "explored") return outcome;
  const codes = search.layer(outcome.eccentricity).slice(0, MOST_FARTHEST);
  return { ...outcome, farthest: codes.map((code) => stateOf(prepared, code)) };
}

function stateOf({ codec, kinds }: Prepared, code: Code): State {
  codec.load(code);
  return toState(kinds, codec.at);
}
