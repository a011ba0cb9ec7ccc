/** From a question to the space in which a search answers it. */
import { type BreadthFirstSpace, type Code, Workspace } from "@microsolvers/core-search";
import { type Codec, createRankCodec } from "./codec.ts";
import { type Kinds, kindsOf } from "./kinds.ts";
import {
  check,
  checkPosition,
  checkPuzzle,
  METRICS,
  type Metric,
  type Puzzle,
  type State,
} from "./rules.ts";
import { createSpace } from "./space.ts";
import { imagesOf } from "./symmetry.ts";
import { createWideCodec } from "./wide-codec.ts";

/** A position, ready to be searched from. */
export interface Prepared {
  readonly kinds: Kinds;
  readonly codec: Codec;
  readonly space: BreadthFirstSpace;
  readonly start: Code;
  /** The memory for the search. */
  readonly workspace: Workspace;
}

/** Codes are doubles: whole numbers above are not exact. */
const MOST_CODES = 2 ** 53;

/**
 * `kept` is memory that may serve the search. `usesSymmetry` says that states may be taken for their images.
 *
 * @throws ArgumentError where `puzzle` or the metric is none, or `state` is no position of the puzzle
 */
export function prepare(
  puzzle: Puzzle,
  state: State,
  kept: Workspace,
  metric: Metric = "moves",
  usesSymmetry: boolean = false,
): Prepared {
  check(METRICS.includes(metric), `there is no metric ${metric}`);
  checkPuzzle(puzzle);
  checkPosition(puzzle, state);
  const kinds = kindsOf(puzzle, state);
  let workspace = kept;
  let codec: Codec = createRankCodec(kinds, imagesOf(kinds, usesSymmetry));
  if (codec.codeLimit > MOST_CODES) {
    workspace = new Workspace(); // an interner's states stay in it: it ends with the question
    codec = createWideCodec(kinds, workspace);
  }
  const space = createSpace(kinds, codec, metric);
  return { kinds, codec, space, start: codec.encode(state), workspace };
}
