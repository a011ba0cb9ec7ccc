/**
 * States that do not fit into 53 bits. A state is written as bytes, four to a word, and an interner numbers
 * the words; the number is the code:
 *
 *     | slot 0 | slot 1 | slot 2 | slot 3 |   | slot 4 | …       one byte each: the placement, counted
 *                                                                within the kind
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
  private readonly words: Int32Array<ArrayBuffer>;
  private readonly bytes: Uint8Array;
  /** The placements of the goals, those of the last slots; one that no placement is stands below its kind. */
  private readonly goals: readonly number[];

  /** `workspace` is the one that the search uses, too. */
  constructor(kinds: Kinds, workspace: Workspace) {
    const slots = kinds.first.length;
    this.kinds = kinds;
    this.at = new Int32Array(slots);
    this.goals = kinds.kinds.flatMap(({ goal, from }) => (goal === undefined ? [] : [from + goal]));
    this.words = new Int32Array(Math.ceil(slots / 4));
    this.bytes = new Uint8Array(this.words.buffer);
    this.interner = new Interner(this.words.length, workspace);
    this.codeLimit = this.interner.codeLimit;
  }

  load(code: Code): void {
    const { at, bytes } = this;
    const { from } = this.kinds;
    this.interner.read(code, this.words);
    for (let slot = 0; slot < at.length; slot++) at[slot] = from[slot] + bytes[slot];
  }

  moved(slot: number, to: number): Code {
    const { at, bytes } = this;
    const { first, last, from } = this.kinds;
    this.write(at);
    let place = slot;
    for (; place < last[slot] && at[place + 1] < to; place++) bytes[place] = bytes[place + 1];
    for (; place > first[slot] && at[place - 1] > to; place--) bytes[place] = bytes[place - 1];
    bytes[place] = to - from[slot];
    return this.interner.intern(this.words);
  }

  isGoal(code: Code): boolean {
    const { at, goals } = this;
    this.load(code);
    return goals.every((goal, index) => goal === at[at.length - goals.length + index]);
  }

  encode(state: State): Code {
    this.write(this.kinds.place(state));
    return this.interner.intern(this.words);
  }

  private write(at: Int32Array): void {
    const { bytes } = this;
    const { from } = this.kinds;
    for (let slot = 0; slot < at.length; slot++) bytes[slot] = at[slot] - from[slot];
  }
}
