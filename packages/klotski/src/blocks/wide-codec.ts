/**
 * States that do not fit into 53 bits. A state is written as bytes, four to a word, and an interner numbers
 * the words; the number is the code:
 *
 *     | slot 0 | slot 1 | slot 2 | slot 3 |   | slot 4 | …       one byte each: the placement, counted
 *                                                                within the kind
 *
 * A kind has at most 256 placements, since a board has at most 256 cells.
 */
import type { Code, Workspace } from "@microsolvers/core-search";
import { Interner } from "@microsolvers/core-search/interner";
import type { Codec } from "./codec.ts";
import { type Kinds, placementsOf } from "./kinds.ts";

/** `workspace` is the one that the search uses, too. */
export function createWideCodec(kinds: Kinds, workspace: Workspace): Codec {
  const { from, first, last } = kinds;
  const at = new Int32Array(from.length);
  const words = new Int32Array(Math.ceil(at.length / 4));
  const bytes = new Uint8Array(words.buffer);
  const interner = new Interner(words.length, workspace);
  /** The placements of the goals, those of the last slots; one that no placement is lies below its kind. */
  const goals = kinds.kinds.flatMap((kind) =>
    kind.goal === undefined ? [] : [kind.from + kind.goal],
  );

  function write(placements: Int32Array): void {
    for (let slot = 0; slot < at.length; slot++) bytes[slot] = placements[slot] - from[slot];
  }

  function load(code: Code): void {
    interner.read(code, words);
    for (let slot = 0; slot < at.length; slot++) at[slot] = from[slot] + bytes[slot];
  }

  return {
    codeLimit: interner.codeLimit,
    at,
    load,
    moved(slot, to) {
      write(at);
      let place = slot;
      for (; place < last[slot] && at[place + 1] < to; place++) bytes[place] = bytes[place + 1];
      for (; place > first[slot] && at[place - 1] > to; place--) bytes[place] = bytes[place - 1];
      bytes[place] = to - from[slot];
      return interner.intern(words);
    },
    isGoal(code) {
      load(code);
      return goals.every((goal, index) => goal === at[at.length - goals.length + index]);
    },
    encode(state) {
      write(placementsOf(kinds, state));
      return interner.intern(words);
    },
  };
}
