/** Boards of 27 to 42 cells: as in space.ts, but a code of up to 48 bits is read in two words (codec.ts). */
import type { Size } from "@microsolvers/core-grid";
import type { Code, Successors } from "@microsolvers/core-search";
import { codeLimit, LOW_CELLS, LOW_WORD } from "./codec.ts";
import { type Leaps, listLeaps } from "./leaps.ts";
import { Relaxation } from "./relaxation.ts";
import type { State } from "./rules.ts";
import type { KnightsSpace } from "./space.ts";

export class WideSpace implements KnightsSpace {
  readonly maxSuccessors = 8;
  readonly codeLimit: number;
  /** How many cells the high word holds below the blank. */
  private readonly highCells: number;
  private readonly leaps: Leaps;
  private readonly relaxation: Relaxation;

  constructor(size: Size, goal: State) {
    this.codeLimit = codeLimit(size);
    this.highCells = size.rows * size.columns - LOW_CELLS;
    this.relaxation = new Relaxation(size, goal);
    this.leaps = listLeaps(size, this.relaxation);
  }

  expand(code: Code, out: Successors, budget: number): number {
    const { first, from, codeChanges, indexChanges } = this.leaps;
    const { distances } = this.relaxation;
    const { codes } = out;
    const low = lowWord(code);
    const high = highWord(code);
    const blank = high >>> this.highCells;
    const index = this.index(low, high);
    const end = first[blank + 1];
    let n = 0;
    for (let leap = first[blank]; leap < end; leap++) {
      const cell = from[leap];
      const isBlack = cell < LOW_CELLS ? low >>> cell : high >>> (cell - LOW_CELLS);
      const change = leap * 2 + (isBlack & 1);
      if (distances[index + indexChanges[change]] >= budget) continue;
      codes[n] = code + codeChanges[change];
      n++;
    }
    return n;
  }

  estimate(code: Code): number {
    return this.relaxation.distances[this.index(lowWord(code), highWord(code))];
  }

  private index(low: number, high: number): number {
    const { highCells } = this;
    const { nines, blanks } = this.relaxation;
    const black = high & ((1 << highCells) - 1);
    return (
      nines[low & 0x1ff] +
      nines[0x200 + ((low >>> 9) & 0x1ff)] +
      nines[0x400 + (low >>> 18)] +
      nines[0x600 + (black & 0x1ff)] +
      nines[0x800 + (black >>> 9)] +
      blanks[high >>> highCells]
    );
  }
}

/** The knights on cells 0 to 26. */
const lowWord = (code: Code): number => code & (LOW_WORD - 1);
/** The other knights, and the blank above them. */
const highWord = (code: Code): number => (code / LOW_WORD) | 0;
