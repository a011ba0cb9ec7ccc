/** A question becomes a search: both ends as codes, and a space towards each of them. */
import {
  Bidirectional,
  type Code,
  NO_BOUND,
  type SearchOptions,
  type StateSpace,
  type Stopped,
  Workspace,
} from "@microsolvers/core-search";
import { type Codec, InternedCodec } from "./codec.ts";
import type { Question } from "./notation.ts";
import { PreparedBoard } from "./prepared-board.ts";
import { type Board, checkBoard, checkEnds, STANDARD, type State } from "./rules.ts";
import { SolitaireSpace } from "./space.ts";

export interface Asked extends Question {
  readonly codec: Codec;
  readonly start: Code;
  readonly goal: Code;
  readonly forward: EstimatingSpace;
  readonly workspace: Workspace;
  readonly search: Bidirectional;
  /** What is known before the search: that the goal is farther than `maxCost`. */
  readonly settled: Stopped | undefined;
}

/**
 * @throws ArgumentError where the board is none, or the two are no states of it with as many pieces
 * @throws OptionError where an option makes no sense
 */
export function askOn(
  board: Board | undefined,
  from: State,
  to: State,
  { maxCost, maxBytes }: SearchOptions,
): Asked {
  const on = board ?? STANDARD;
  checkBoard(on);
  checkEnds(on, from, to);
  return ask(new PreparedBoard(on, from.length), from, to, { maxCost, maxBytes });
}

/** A space, and what it thinks of a state. */
export interface EstimatingSpace extends StateSpace {
  estimate(code: Code): number;
}

/**
 * States of a board with as many pieces as it was prepared for. `spaceFor` makes the space towards a goal,
 * where there is a better one than that for any board.
 *
 * @throws OptionError
 */
export function ask(
  prepared: PreparedBoard,
  from: State,
  to: State,
  { maxCost = NO_BOUND, maxBytes, workspace: given }: SearchOptions,
  spaceFor?: (goal: State) => EstimatingSpace,
): Asked {
  const { board, packed } = prepared;
  // What is numbered outlives a search in its workspace, so then each question has one of its own.
  const workspace = (packed && given) ?? new Workspace();
  const codec = packed ?? new InternedCodec(prepared.pieces, workspace);
  const start = encode(codec, from);
  const goal = encode(codec, to);
  const towards = spaceFor ?? ((end: State) => new SolitaireSpace(prepared, codec, end));
  const forward = towards(to);
  const options = { maxCost, maxBytes, workspace };
  const search = new Bidirectional(forward, start, towards(from), goal, options);
  const lowerBound = forward.estimate(start);
  const settled = lowerBound > maxCost ? search.stopped("cost", lowerBound) : undefined;
  return { board, from, to, codec, start, goal, forward, workspace, search, settled };
}

/** The code of a state whose pieces come in any order. */
export function encode(codec: Codec, state: State): Code {
  const cells = new Int32Array(state.length);
  for (let piece = 0; piece < cells.length; piece++) {
    let at = piece;
    for (; at > 0 && cells[at - 1] > state[piece]; at--) cells[at] = cells[at - 1];
    cells[at] = state[piece];
  }
  return codec.write(cells);
}
