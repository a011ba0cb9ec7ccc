/**
 * Codes for puzzles with symmetries: a state and its images have one code, the least of theirs.
 *
 * The images are played along. When a state is loaded, its images are laid out and their codes summed once;
 * a move then changes each of these codes by a few look-ups, as it does the state's own. On Heng Dao Li Ma,
 * whose mirror image is a board of the same puzzle, this leaves half of the states.
 */
import type { Code } from "@microsolvers/core-search";
import { RankCodec } from "./codec.ts";
import type { Kinds } from "./kinds.ts";
import type { State } from "./rules.ts";
import type { Image } from "./symmetry.ts";

/** The state as a symmetry shows it. */
interface View {
  readonly image: Image;
  /** For each slot its placement there; ascending within a kind. */
  readonly at: Int32Array;
  code: Code;
}

export class SymmetricCodec extends RankCodec {
  private readonly views: readonly View[];
  /** For each placement the first slot of its kind. */
  private readonly firstAt: Int32Array;

  constructor(kinds: Kinds, images: readonly Image[]) {
    super(kinds);
    const slots = kinds.kindOf.length;
    this.views = images.map((image) => ({ image, at: new Int32Array(slots), code: 0 }));
    this.firstAt = new Int32Array(kinds.placements);
    for (const [kind, { from, cells }] of kinds.kinds.entries()) {
      this.firstAt.fill(kinds.kindOf.indexOf(kind), from, from + cells.length);
    }
  }

  override load(code: Code): void {
    super.load(code);
    for (const view of this.views) this.look(view, this.at);
  }

  override moved(slot: number, to: number): Code {
    const { at, views, firstAt } = this;
    let least = super.moved(slot, to);
    for (let v = 0; v < views.length; v++) {
      const view = views[v];
      const from = view.image[at[slot]];
      let place = firstAt[from];
      while (view.at[place] !== from) place++;
      least = Math.min(least, view.code + this.change(view.at, place, view.image[to]));
    }
    return least;
  }

  override encode(state: State): Code {
    const at = this.kinds.place(state);
    let least = this.sum(at);
    for (const view of this.views) {
      this.look(view, at);
      least = Math.min(least, view.code);
    }
    return least;
  }

  /** Lays out the image of `at`, each kind in ascending order. */
  private look(view: View, at: Int32Array): void {
    const { firstAt, first } = this;
    const { image } = view;
    const seen = view.at;
    for (let slot = 0; slot < at.length; slot++) {
      const to = image[at[slot]];
      const begin = firstAt[to];
      let place = begin + slot - first[slot]; // so many of this kind have been laid out
      for (; place > begin && seen[place - 1] > to; place--) seen[place] = seen[place - 1];
      seen[place] = to;
    }
    view.code = this.sum(seen);
  }
}
