/**
 * The whole space round a state: how many states there are at each distance, how far the farthest are, and
 * which.
 *
 * Boards with up to 2 ** 27 sets of cells take 3 bits for each (rank-codec.ts): a quarter of a megabyte for
 * the contest's. Larger ones take some 20 bytes for each state met.
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
  Workspace,
  withFarthest,
} from "@microsolvers/core-search";
import { ExploreRanks } from "@microsolvers/core-search/ranks";
import { encode } from "./ask.ts";
import { type Codec, InternedCodec } from "./codec.ts";
import { PreparedBoard } from "./prepared-board.ts";
import { RankCodec } from "./rank-codec.ts";
import { type Board, checkBoard, checkEnds, STANDARD, type State } from "./rules.ts";
import { SolitaireSpace } from "./space.ts";

export interface SolitaireExploreOptions extends ExploreLimits {
  /** 8 x 8 without walls where not given. */
  readonly board?: Board | undefined;
}
export type SolitaireExploreAsyncOptions = AsyncRunLimits & SolitaireExploreOptions;

export type SolitaireExplored = FarthestExplored<State>;
export type SolitaireExploreOutcome = FarthestOutcome<State>;

/** A table of 3 bits for each is 48 MB. */
const MOST_RANKS = 2 ** 27;

/**
 * Explores all states that can be reached from `from`, up to `radius`.
 *
 * @throws ArgumentError where the board is none, or `from` no state of it
 * @throws OptionError where an option makes no sense
 */
export function explore(
  from: State,
  options: SolitaireExploreOptions = {},
): SolitaireExploreOutcome {
  const exploration = explorationOf(from, options);
  return withFarthest(run(exploration.search, options), exploration);
}

/** As `explore`, but lets the host breathe, tells its progress, and can be aborted. */
export async function exploreAsync(
  from: State,
  options: SolitaireExploreAsyncOptions = {},
): Promise<SolitaireExploreOutcome> {
  const exploration = explorationOf(from, options);
  return withFarthest(await runAsync(exploration.search, options), exploration);
}

/**
 * All states at exactly that distance from `from`, and how to read them; none where the farthest are nearer.
 *
 * @throws ArgumentError as `explore` does, and where they are too many for the memory of a search
 */
export function statesAt(
  from: State,
  distance: number,
  board: Board,
): { readonly codes: readonly Code[]; toState(code: Code): State } {
  const { search, toState } = explorationOf(from, { board, radius: distance });
  const outcome = run<ExploreOutcome>(search);
  if (outcome.status !== "explored") {
    throw new ArgumentError(`too many states within ${distance} moves for the memory of a search`);
  }
  return { codes: outcome.eccentricity < distance ? [] : search.farthest(), toState };
}

interface SolitaireExploration extends Exploration<State> {
  readonly search: Explore | ExploreRanks;
}

function explorationOf(
  from: State,
  { board = STANDARD, radius, maxBytes }: SolitaireExploreOptions,
): SolitaireExploration {
  checkBoard(board);
  checkEnds(board, from, from);
  const prepared = new PreparedBoard(board, from.length);
  const toState = (codec: Codec, code: Code): State => {
    const cells = new Int32Array(from.length);
    codec.read(code, cells);
    return Array.from(cells);
  };
  if (countStates(prepared) <= MOST_RANKS) {
    const codec = new RankCodec(board, from.length);
    const space = new SolitaireSpace(prepared, codec, from);
    const search = new ExploreRanks(space, encode(codec, from), { radius, maxBytes });
    return { search, toState: (code) => toState(codec, code) };
  }
  const workspace = new Workspace();
  const codec = prepared.packed ?? new InternedCodec(from.length, workspace);
  const space = new SolitaireSpace(prepared, codec, from);
  const search = new Explore(space, encode(codec, from), { radius, maxBytes, workspace });
  return { search, toState: (code) => toState(codec, code) };
}

/** C(free cells, pieces), or about that where it is large. */
function countStates({ board, pieces }: PreparedBoard): number {
  const free = board.rows * board.columns - new Set(board.walls).size;
  let count = 1;
  for (let chosen = 0; chosen < pieces; chosen++) count *= (free - chosen) / (chosen + 1);
  return count;
}
