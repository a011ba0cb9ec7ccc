/**
 * Whole spaces, counted: how many shapes a snake can have, in how many ways it can lie on a board, and to how
 * many of those it can come, by distance.
 */
import { ArgumentError, type BorderedGrid } from "@microsolvers/core-grid";
import {
  type AsyncRunLimits,
  type Code,
  type Exploration,
  Explore,
  type ExploreLimits,
  type FarthestExplored,
  type FarthestOutcome,
  run,
  runAsync,
  Workspace,
  withFarthest,
} from "@microsolvers/core-search";
import { decode, decodeWords } from "./codec.ts";
import { createField } from "./field.ts";
import { type Board, checkBoard, checkState, type State } from "./rules.ts";
import { createSpace, type SnakeSpace } from "./space.ts";

export type SnakeExploreOptions = ExploreLimits;
export type SnakeExploreAsyncOptions = AsyncRunLimits & SnakeExploreOptions;

export type SnakeExplored = FarthestExplored<State>;
export type SnakeExploreOutcome = FarthestOutcome<State>;

/** Snakes of 20 cells have 335,116,620 shapes already. */
const LONGEST_SHAPE = 20;

/**
 * How many shapes a snake of `length` cells can have, turned and mirrored ones told apart: self-avoiding
 * walks. O(shapes).
 *
 * @throws ArgumentError where the length is no whole number from 1 to 20
 */
export function countShapes(length: number): number {
  if (!(Number.isInteger(length) && length >= 1 && length <= LONGEST_SHAPE)) {
    throw new ArgumentError(`a length is from 1 to ${LONGEST_SHAPE} here, not ${length}`);
  }
  const side = 2 * length - 1;
  const centre = (side * side - 1) / 2;
  const stones = new Uint8Array(side * side);
  const { grid, blocked } = createField({ rows: side, columns: side, stones }, []);
  return countBodies(blocked, grid, grid.fromCell(centre), length);
}

/**
 * In how many ways a snake of `length` cells can lie on the free cells of the board. O(ways).
 *
 * @throws ArgumentError where the board or the length makes no sense
 */
export function countPlacements(board: Board, length: number): number {
  checkBoard(board);
  if (!(Number.isInteger(length) && length >= 1)) {
    throw new ArgumentError(`a length is at least 1, not ${length}`);
  }
  const { grid, blocked } = createField(board, []);
  let count = 0;
  for (let head = 0; head < grid.size; head++) {
    if (!blocked[head]) count += countBodies(blocked, grid, head, length);
  }
  return count;
}

/** Bodies of `length` cells from `cell` on, which is free, over cells that are not blocked. */
function countBodies(
  blocked: Uint8Array,
  grid: BorderedGrid,
  cell: number,
  length: number,
): number {
  if (length === 1) return 1;
  let count = 0;
  blocked[cell] = 1;
  for (let side = 0; side < 4; side++) {
    const next = cell + grid.steps[side];
    if (!blocked[next]) count += countBodies(blocked, grid, next, length - 1);
  }
  blocked[cell] = 0;
  return count;
}

/**
 * Explores all states that the snake can come to, up to `radius` moves. Exits play no part.
 *
 * Time: O(length) a state. Memory: up to 24 bytes a state, and more for long snakes (space.ts).
 *
 * @throws ArgumentError where `state` is no position of `board`
 * @throws OptionError where an option makes no sense
 */
export function explore(
  board: Board,
  state: State,
  options: SnakeExploreOptions = {},
): SnakeExploreOutcome {
  const exploration = explorationOf(board, state, options);
  return withFarthest(run(exploration.search, options), exploration);
}

/** As `explore`, but lets the host breathe, tells its progress, and can be aborted. */
export async function exploreAsync(
  board: Board,
  state: State,
  options: SnakeExploreAsyncOptions = {},
): Promise<SnakeExploreOutcome> {
  const exploration = explorationOf(board, state, options);
  return withFarthest(await runAsync(exploration.search, options), exploration);
}

interface SnakeExploration extends Exploration<State> {
  readonly search: Explore;
}

function explorationOf(board: Board, state: State, options: SnakeExploreOptions): SnakeExploration {
  checkBoard(board);
  checkState(board, state);
  const field = createField(board, []);
  const workspace = new Workspace();
  const space = createSpace(field, state, workspace);
  const { radius, maxBytes } = options;
  const search = new Explore(space, space.start, { radius, maxBytes, workspace });
  return { search, toState: decoderOf(field.grid, state.body.length, space) };
}

/** @internal Turns codes of a space into states. */
export function decoderOf(
  grid: BorderedGrid,
  length: number,
  { interner }: SnakeSpace,
): (code: Code) => State {
  if (interner === undefined) return (code) => decode(grid, length, code);
  const words = new Int32Array(interner.words);
  return (code) => {
    interner.read(code, words);
    return decodeWords(grid, length, words);
  };
}
