/**
 * A narrow board as a space without gaps: states are numbered 0, 1, 2, … one after the other, so that a
 * table with a few bits a state holds them all.
 *
 *     rank = cell of the blank * patterns + rank of the pattern of black knights on the other cells
 *
 * The other cells, in their order, are cut into a low and a high half of at most 13. Patterns are sorted
 * by the number of black knights in the high half, then by the high half, then by the low one. So a rank
 * is the sum of two look-ups, one a half, and back again takes one division. (The combinatorial number
 * system takes a look-up a knight: four times as long for the 240 million leaps of the contest's board.)
 *
 *     5 x 5 with 12 black knights: 25 * C(24, 12) = 67,603,900 ranks; halves of 12, tables of 4,096.
 */
import type { Size } from "@microsolvers/core-grid";
import type { Code, StateSpace, Successors } from "@microsolvers/core-search";
import { leapsFrom, type State } from "./rules.ts";

export class RankSpace implements StateSpace {
  readonly maxSuccessors = 8;
  readonly ignoresBudget = true;
  readonly codeLimit: number;
  /** How many patterns there are for each cell of the blank. */
  private readonly patterns: number;
  private readonly cells: number;
  private readonly black: number;
  private readonly lowCells: number;
  private readonly low: Half;
  private readonly high: Half;
  /** The first rank with so many black knights in the high half. */
  private readonly groups: number[] = [0];
  /** The rank of each high half with the lowest low half that goes with it. */
  private readonly highRanks: Int32Array;
  private readonly leaps: readonly (readonly number[])[];

  /** A board of at most 26 cells with so many black knights. */
  constructor(size: Size, black: number) {
    const cells = size.rows * size.columns;
    this.cells = cells;
    this.black = black;
    this.lowCells = (cells - 1) >> 1;
    this.low = new Half(this.lowCells);
    this.high = new Half(cells - 1 - this.lowCells);
    for (const [knights, patterns] of this.high.byKnights.entries()) {
      this.groups.push(this.groups[knights] + patterns.length * this.lowsFor(knights));
    }
    this.patterns = this.groups[this.groups.length - 1];
    this.codeLimit = cells * this.patterns;
    this.highRanks = this.high.ranks.map((rank, pattern) => {
      const knights = bitCount(pattern);
      return this.groups[knights] + rank * this.lowsFor(knights);
    });
    this.leaps = Array.from({ length: cells }, (_, cell) => leapsFrom(size, cell));
  }

  rank({ blank, black }: State): Code {
    let pattern = 0;
    for (let cell = 0; cell < this.cells; cell++) pattern |= black[cell] << cell;
    return blank * this.patterns + this.rankOf(without(pattern, blank));
  }

  unrank(code: Code): State {
    const blank = Math.floor(code / this.patterns);
    const pattern = withGap(this.patternOf(code % this.patterns), blank);
    return {
      blank,
      black: Uint8Array.from({ length: this.cells }, (_, cell) => (pattern >>> cell) & 1),
    };
  }

  expand(code: Code, out: Successors): number {
    const { patterns } = this;
    const { codes } = out;
    const blank = Math.floor(code / patterns);
    const pattern = withGap(this.patternOf(code - blank * patterns), blank);
    const cells = this.leaps[blank];
    for (let i = 0; i < cells.length; i++) {
      const from = cells[i];
      const knight = (pattern >>> from) & 1;
      codes[i] = from * patterns + this.rankOf(without(pattern | (knight << blank), from));
    }
    return cells.length;
  }

  private rankOf(pattern: number): number {
    const { lowCells } = this;
    return this.highRanks[pattern >>> lowCells] + this.low.ranks[pattern & ((1 << lowCells) - 1)];
  }

  private patternOf(rank: number): number {
    const { groups, low, high, black } = this;
    let knights = 0;
    while (rank >= groups[knights + 1]) knights++;
    const lows = low.byKnights[black - knights];
    const inGroup = rank - groups[knights];
    const at = Math.floor(inGroup / lows.length);
    return (high.byKnights[knights][at] << this.lowCells) | lows[inGroup - at * lows.length];
  }

  /** How many low halves go with a high half of so many black knights. */
  private lowsFor(knights: number): number {
    return this.low.byKnights[this.black - knights]?.length ?? 0;
  }
}

/** The patterns of some cells, sorted by their number of black knights. */
class Half {
  /** For each number of knights: the patterns with so many, ascending. */
  readonly byKnights: readonly Int32Array[];
  /** For each pattern: its place in its list. */
  readonly ranks: Int32Array<ArrayBuffer>;

  constructor(cells: number) {
    const lists: number[][] = Array.from({ length: cells + 1 }, () => []);
    this.ranks = new Int32Array(2 ** cells).map(
      (_, pattern) => lists[bitCount(pattern)].push(pattern) - 1,
    );
    this.byKnights = lists.map((list) => Int32Array.from(list));
  }
}

/** The pattern with the bit of one cell taken out, and those above it moved down. */
function without(pattern: number, cell: number): number {
  const below = (1 << cell) - 1;
  return (pattern & below) | ((pattern >>> 1) & ~below);
}

/** The pattern with a 0 put in for one cell. */
function withGap(pattern: number, cell: number): number {
  const below = (1 << cell) - 1;
  return (pattern & below) | ((pattern & ~below) << 1);
}

function bitCount(pattern: number): number {
  let count = 0;
  for (let rest = pattern; rest !== 0; rest &= rest - 1) count++;
  return count;
}
