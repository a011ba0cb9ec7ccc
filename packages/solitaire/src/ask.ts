/** A question becomes a search: both ends as codes, and a space towards each of them. */
import {
  Bidirectional,
  type Code,
  NO_BOUND,
  type SearchOptions,
  type Stopped,
  Workspace,
} from "@microsolvers/core-search";
import { type Codec, InternedCodec } from "./codec.ts";
import type { PreparedBoard } from "./prepared-board.ts";
import type { State } from "./rules.ts";
import { SolitaireSpace } from "./space.ts";

export interface Asked {
  readonly codec: Codec;
  readonly search: Bidirectional;
  /** What is known before the search: that the goal is farther than `maxCost`. */
  readonly settled: Stopped | undefined;
}

/** States of a board with as many pieces as it was prepared for. @throws OptionError */
export function ask(
  prepared: PreparedBoard,
  from: State,
  to: State,
  { maxCost = NO_BOUND, maxBytes, workspace }: SearchOptions,
): Asked {
  const { packed } = prepared;
  // What is numbered outlives a search in its workspace, so then each question has one of its own.
  const work = packed === undefined || workspace === undefined ? new Workspace() : workspace;
  const codec = packed ?? new InternedCodec(prepared.pieces, work);
  const start = encode(codec, from);
  const goal = encode(codec, to);
  const forward = new SolitaireSpace(prepared, codec, to);
  const backward = new SolitaireSpace(prepared, codec, from);
  const search = new Bidirectional(forward, start, backward, goal, {
    maxCost,
    maxBytes,
    workspace: work,
  });
  const lowerBound = forward.estimate(start);
  if (lowerBound <= maxCost) return { codec, search, settled: undefined };
  return { codec, search, settled: search.stopped("cost", lowerBound) };
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
