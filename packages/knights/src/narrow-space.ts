/** Boards of up to 26 cells: codes below 2 ** 31, read in one word. */
import type { Size } from "@microsolvers/core-grid";
import type { Code, Successors } from "@microsolvers/core-search";
import { codeLimit } from "./codec.ts";
import { listLeaps } from "./leaps.ts";
import { Relaxation } from "./relaxation.ts";
import type { State } from "./rules.ts";
import type { KnightsSpace } from "./space.ts";

/** The leaps, as words (leaps.ts). */
interface NarrowLeaps {
  readonly first: Int32Array;
  readonly from: Int32Array;
  readonly codeChanges: Int32Array;
  readonly indexChanges: Int32Array;
}

export class NarrowSpace implements KnightsSpace {
  readonly maxSuccessors = 8;
  readonly codeLimit: number;
  readonly cells: number;
  readonly leaps: NarrowLeaps;
  readonly relaxation: Relaxation;

  constructor(size: Size, goal: State) {
    this.codeLimit = codeLimit(size);
    this.cells = size.rows * size.columns;
    this.relaxation = new Relaxation(size, goal);
    const leaps = listLeaps(size, this.relaxation);
    this.leaps = { ...leaps, codeChanges: Int32Array.from(leaps.codeChanges) };
  }

  expand(code: Code, out: Successors, budget: number): number {
    const { first, from, codeChanges, indexChanges } = this.leaps;
    const { distances } = this.relaxation;
    const { codes } = out;
    const blank = code >>> this.cells;
    const index = this.index(code);
    const end = first[blank + 1];
    let n = 0;
    for (let leap = first[blank]; leap < end; leap++) {
      const change = leap * 2 + ((code >>> from[leap]) & 1);
      if (distances[index + indexChanges[change]] >= budget) continue;
      codes[n] = code + codeChanges[change];
      n++;
    }
    return n;
  }

  estimate(code: Code): number {
    return this.relaxation.distances[this.index(code)];
  }

  /** Which state of the relaxed board this is. */
  index(code: Code): number {
    const { cells } = this;
    const { nines, blanks } = this.relaxation;
    const black = code & ((1 << cells) - 1);
    return (
      nines[black & 0x1ff] +
      nines[0x200 + ((black >>> 9) & 0x1ff)] +
      nines[0x400 + (black >>> 18)] +
      blanks[code >>> cells]
    );
  }
}
