/**
 * A lower bound of the distance between two configurations, made of balances.
 *
 * Each gap between two neighbouring rows has one: how many more pieces are above it than the goal has there.
 * The rows have one more, their parity: how many more pieces stand on odd rows than in the goal. The columns
 * have the same. A step down crosses one gap, and changes the parity: two balances change by one. A jump
 * crosses two gaps, and keeps the parity: two balances again. At the goal all are 0. So no plan is shorter
 * than half the sum of the absolute balances. The sum is even, since the parity is that of the gaps
 * together, and a move changes its half by one at most.
 *
 * The gaps alone would give half the summed differences of the sorted rows and columns, rounded up. Parity
 * costs nothing more to look up, and leaves 0.75 of the states to expand for judge files of near pairs.
 *
 * All balances lie side by side in words, so that those of a state are one addition a piece:
 *
 *     | … | row parity | row gap 6 | … | row gap 1 | row gap 0 |     8 x 8: one word for the rows, and
 *                                                                    one for the columns
 *
 * A balance takes 4 bits up to seven pieces, else 5, and is kept as 8 or 16 more than it is: 0 reads as the
 * top bit alone.
 */
import { type Cell, columnOf, rowOf, type Size } from "@microsolvers/core-grid";

const MOST_IN_FOUR_BITS = 7;
const WORD_BITS = 32;

export class Balances {
  /** How many words there are. */
  readonly words: number;
  /** What a piece on each cell adds to each word: at `cell * words + word`. */
  readonly additions: Int32Array;
  /** In each word: the top bits of all balances, where they are 0. */
  readonly tops: number;
  /** In each word: all their other bits. */
  readonly rests: number;
  /** For two balances as they lie side by side: the sum of their absolute values. */
  readonly pairs: Uint8Array;
  readonly pairBits: number;
  private readonly bits: number;
  private readonly perWord: number;
  /** For each cell: 1 for each balance that a piece there adds to, else 0. */
  private readonly counts: readonly (readonly number[])[];

  constructor(size: Size, pieces: number) {
    const bits = pieces <= MOST_IN_FOUR_BITS ? 4 : 5;
    const zero = 2 ** (bits - 1);
    this.bits = bits;
    this.perWord = Math.floor(WORD_BITS / bits);
    this.words = Math.ceil((size.rows + size.columns) / this.perWord);
    this.counts = Array.from({ length: size.rows * size.columns }, (_, cell) => [
      ...countsOf(rowOf(size, cell), size.rows),
      ...countsOf(columnOf(size, cell), size.columns),
    ]);
    this.additions = Int32Array.from(this.counts.flatMap((counts) => this.pack(counts)));
    this.tops = this.pack(Array(this.perWord).fill(zero))[0];
    this.rests = this.pack(Array(this.perWord).fill(zero - 1))[0];
    this.pairBits = bits * 2;
    this.pairs = Uint8Array.from(
      { length: 2 ** this.pairBits },
      (_, pair) => Math.abs((pair % 2 ** bits) - zero) + Math.abs((pair >> bits) - zero),
    );
  }

  /** What to begin with: adding a state to it gives its balances against `goal`. */
  origin(goal: readonly Cell[]): Int32Array {
    const { words, additions, tops } = this;
    const origin = new Int32Array(words).fill(tops);
    for (const cell of goal) {
      for (let word = 0; word < words; word++) origin[word] -= additions[cell * words + word];
    }
    return origin;
  }

  /**
   * The two balances that a move changes, as bits of a mask that has two words for each of these here: one
   * of the balances above 0, which it is good to lower, and one of those below. None for what is no move.
   */
  changes(from: Cell, to: Cell): readonly number[] {
    const { bits, perWord } = this;
    return this.counts[from].flatMap((before, balance) => {
      const change = this.counts[to][balance] - before;
      if (change === 0) return [];
      const word = Math.floor(balance / perWord) * 2 + (change < 0 ? 0 : 1);
      return [word * WORD_BITS + ((balance % perWord) + 1) * bits - 1];
    });
  }

  private pack(values: readonly number[]): number[] {
    const words: number[] = Array(Math.ceil(values.length / this.perWord)).fill(0);
    for (const [index, value] of values.entries()) {
      words[Math.floor(index / this.perWord)] |= value << ((index % this.perWord) * this.bits);
    }
    return words;
  }
}

/** What a piece on a line, a row or a column, adds to the balances of all lines. */
function countsOf(line: number, lines: number): number[] {
  const gaps = Array.from({ length: lines - 1 }, (_, gap) => (line <= gap ? 1 : 0));
  return [...gaps, line % 2];
}
