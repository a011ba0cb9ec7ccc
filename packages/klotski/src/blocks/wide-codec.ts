/**
 * States that do not fit into 53 bits. A state is written as bytes, four to a word, and an interner numbers
 * the words; the number is the code:
 *
 *     | slot 3 | slot 2 | slot 1 | slot 0 |   | … | slot 5 | slot 4 |     one byte each: the placement,
 *                                                                        counted within the kind
 *
 * A kind has at most 256 placements, since a board has at most 256 cells.
 */
import { type Code, Interner, type Workspace } from "@microsolvers/core-search";
import type { Codec } from "./codec.ts";
import type { Kinds } from "./kinds.ts";
import type { State } from "./rules.ts";

export class WideCodec implements Codec {
  readonly codeLimit: number;
  readonly at: Int32Array;
  private readonly kinds: Kinds;
  private readonly interner: Interner;
  private readonly words: Int32Array;
  private readonly moving: Int32Array;
  /** For each slot: the first placement, and the first and last slot, of its kind. */
  private readonly from: Int32Array;
  private readonly first: Int32Array;
  private readonly last: Int32Array;
  /** For each slot: the placement of its goal, -1 where it has none. */
  private readonly goals: Int32Array;

  /** `workspace` is the one that the search uses, too. */
  constructor(kinds: Kinds, workspace: Workspace) {
    const { kindOf, placementOf } = kinds;
    this.kinds = kinds;
    this.at = new Int32Array(kindOf.length);
    this.moving = new Int32Array(kindOf.length);
    this.from = Int32Array.from(kindOf, (kind) => kinds.kinds[kind].from);
    this.first = Int32Array.from(kindOf, (kind) => kindOf.indexOf(kind));
    this.last = Int32Array.from(kindOf, (kind) => kindOf.lastIndexOf(kind));
    this.goals = Int32Array.from(kindOf, (kind) => {
      const { goal } = kinds.kinds[kind].piece;
      return goal === undefined ? -1 : placementOf[kind][goal];
    });
    this.words = new Int32Array(Math.ceil(kindOf.length / 4));
    this.interner = new Interner(this.words.length, workspace);
    this.codeLimit = this.interner.codeLimit;
  }

  load(code: Code): void {
    const { at, from, words } = this;
    this.interner.read(code, words);
    for (let slot = 0; slot < at.length; slot++) {
      at[slot] = from[slot] + ((words[slot >> 2] >> ((slot & 3) * 8)) & 255);
    }
  }

  moved(slot: number, to: number): Code {
    const { at, moving, first, last } = this;
    moving.set(at);
    let place = slot;
    for (; place < last[slot] && at[place + 1] < to; place++) moving[place] = at[place + 1];
    for (; place > first[slot] && at[place - 1] > to; place--) moving[place] = at[place - 1];
    moving[place] = to;
    return this.intern(moving);
  }

  isGoal(code: Code): boolean {
    const { at, goals } = this;
    this.load(code);
    for (let slot = 0; slot < at.length; slot++) {
      if (goals[slot] >= 0 && goals[slot] !== at[slot]) return false;
    }
    return true;
  }

  encode(state: State): Code {
    return this.intern(this.kinds.place(state));
  }

  private intern(at: Int32Array): Code {
    const { words, from } = this;
    words.fill(0);
    for (let slot = 0; slot < at.length; slot++) {
      words[slot >> 2] |= (at[slot] - from[slot]) << ((slot & 3) * 8);
    }
    return this.interner.intern(words);
  }
}
