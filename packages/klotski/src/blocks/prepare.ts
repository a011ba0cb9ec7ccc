/** From a question to the space in which a search answers it. */
import { ArgumentError } from "@microsolvers/core-grid";
import { type Code, Workspace } from "@microsolvers/core-search";
import { type Codec, countCodes, RankCodec } from "./codec.ts";
import { Kinds } from "./kinds.ts";
import {
  checkPosition,
  checkPuzzle,
  METRICS,
  type Metric,
  type Puzzle,
  type State,
} from "./rules.ts";
import { BlocksSpace } from "./space.ts";
import { SymmetricCodec } from "./symmetric-codec.ts";
import { imagesOf } from "./symmetry.ts";
import { WideCodec } from "./wide-codec.ts";

export interface PrepareOptions {
  /** `moves` where not given. */
  readonly metric?: Metric | undefined;
  /** Whether states may be taken for their images. */
  readonly usesSymmetry?: boolean | undefined;
  /** Memory that may serve the search. A new one where not given. */
  readonly workspace?: Workspace | undefined;
}

/** A position, ready to be searched from. */
export interface Prepared {
  readonly kinds: Kinds;
  readonly codec: Codec;
  readonly space: BlocksSpace;
  readonly start: Code;
  /** The memory for the search. */
  readonly workspace: Workspace;
}

/** Codes are doubles: whole numbers above are not exact. */
const MOST_CODES = 2 ** 53;

/** @throws ArgumentError where `puzzle` or the metric is none, or `state` is no position of the puzzle */
export function prepare(puzzle: Puzzle, state: State, options: PrepareOptions): Prepared {
  const { metric = "moves", usesSymmetry = false } = options;
  checkMetric(metric);
  checkPuzzle(puzzle);
  checkPosition(puzzle, state);
  const kinds = new Kinds(puzzle, state);
  const isWide = countCodes(kinds) > MOST_CODES;
  // An interner's states stay in its workspace, so it gets one that ends with the question.
  const workspace = isWide ? new Workspace() : (options.workspace ?? new Workspace());
  const codec = isWide ? new WideCodec(kinds, workspace) : createRankCodec(kinds, usesSymmetry);
  const space = new BlocksSpace(kinds, codec, metric);
  return { kinds, codec, space, start: codec.encode(state), workspace };
}

function createRankCodec(kinds: Kinds, usesSymmetry: boolean): RankCodec {
  const images = usesSymmetry ? imagesOf(kinds) : [];
  return images.length === 0 ? new RankCodec(kinds) : new SymmetricCodec(kinds, images);
}

/** @throws ArgumentError */
function checkMetric(metric: Metric): void {
  if (METRICS.includes(metric)) return;
  throw new ArgumentError(`a metric is one of ${METRICS.join(", ")}, not ${metric}`);
}
