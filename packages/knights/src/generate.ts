/**
 * Seeded positions: the same seed, the same positions, on every runtime. They are
 *
 *     at random        all positions of the board equally likely
 *     scrambled        so many random leaps from the goal, none of them straight back
 *     at a distance    all positions whose shortest plan has so many moves equally likely
 */
import { ArgumentError, Random } from "@microsolvers/core-grid";
import { farthestWithin } from "./explore.ts";
import {
  apply,
  checkPuzzle,
  copyOf,
  countBlack,
  moves,
  type Puzzle,
  STANDARD,
  type State,
} from "./rules.ts";

/** What to draw: at random where neither `scramble` nor `distance` is given. */
export interface GenerateOptions {
  /** The board of the contest where not given. */
  readonly puzzle?: Puzzle | undefined;
  /** A whole number from 0 to 2 ** 53 - 1. */
  readonly seed: number;
  /** How many positions. One where not given. */
  readonly count?: number | undefined;
  /** Leaps from the goal. */
  readonly scramble?: number | undefined;
  /** Moves of the shortest plan. */
  readonly distance?: number | undefined;
}

/**
 * The positions one by one. A distance is looked up among all positions up to that distance, which are
 * explored first (explore.ts: for 39, the farthest of the contest's board, some ten seconds and 25 MB, and
 * 8 bytes for each position there).
 *
 * @throws ArgumentError where an option is out of its range, both scramble and distance are given, or
 *   no position is at that distance
 */
export function* generate(options: GenerateOptions): Generator<State, void> {
  const { puzzle = STANDARD, seed, count = 1, scramble, distance } = options;
  checkPuzzle(puzzle);
  checkCount("count", count);
  const random = new Random(seed);
  const draw = drawer(puzzle, random, scramble, distance);
  for (let drawn = 0; drawn < count; drawn++) yield draw();
}

function drawer(
  puzzle: Puzzle,
  random: Random,
  scramble: number | undefined,
  distance: number | undefined,
): () => State {
  if (scramble !== undefined && distance !== undefined) {
    throw new ArgumentError("a position is either scrambled or at a distance, not both");
  }
  if (scramble !== undefined) {
    checkCount("scramble", scramble);
    return () => scrambled(puzzle, scramble, random);
  }
  if (distance === undefined) return () => anyPosition(puzzle, random);
  checkCount("distance", distance);
  const far = farthestWithin(puzzle, distance);
  if (far.distance < distance) {
    throw new ArgumentError(
      `no position is ${distance} moves away: the farthest are ${far.distance}`,
    );
  }
  return () => far.toState(random.pick(far.codes));
}

function scrambled(puzzle: Puzzle, leaps: number, random: Random): State {
  let state = copyOf(puzzle.goal);
  let previous = -1;
  for (let leap = 0; leap < leaps; leap++) {
    const onward = moves(puzzle, state).filter(({ from }) => from !== previous);
    if (onward.length === 0) {
      throw new ArgumentError(`a scramble ends after ${leap} leaps, where none leads on`);
    }
    previous = state.blank;
    state = apply(puzzle, state, random.pick(onward));
  }
  return state;
}

function anyPosition(puzzle: Puzzle, random: Random): State {
  const { length } = puzzle.goal.black;
  const blank = random.below(length);
  const black = new Uint8Array(length - 1);
  black.fill(1, 0, countBlack(puzzle.goal));
  random.shuffle(black);
  return {
    blank,
    black: Uint8Array.from([...black.subarray(0, blank), 0, ...black.subarray(blank)]),
  };
}

function checkCount(what: string, value: number): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new ArgumentError(`${what} must be a whole number of at least 0, not ${value}`);
}
