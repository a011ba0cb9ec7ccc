import { OptionError } from "./options.ts";

/**
 * Numbers the choices of `k` out of `n` things from 0 to C(n, k) - 1, in the combinatorial number system:
 * things c1 < c2 < … < ck, numbered from 0, have the rank C(c1, 1) + C(c2, 2) + … + C(ck, k).
 *
 * Source: Knuth, The Art of Computer Programming, volume 4A, section 7.2.1.3.
 *
 * @example
 * const combinations = new Combinations(24, 12);
 * console.log(combinations.count); // 2704156
 * const rank = combinations.rank([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 23]);
 */
export class Combinations {
  /** How many there are: C(n, k). */
  readonly count: number;
  private readonly n: number;
  private readonly k: number;
  /** table[i * (n + 1) + c] is C(c, i). */
  private readonly table: Float64Array;

  /** Time and memory: O(n * k). @throws OptionError where there are more than 2 ** 53 - 1 */
  constructor(n: number, k: number) {
    const width = n + 1;
    const table = new Float64Array(width * (k + 1)).fill(1, 0, width);
    for (let at = width + 1; at < table.length; at++) {
      if (at % width > 0) table[at] = table[at - 1] + table[at - 1 - width];
    }
    this.n = n;
    this.k = k;
    this.table = table;
    this.count = table[table.length - 1];
    if (this.count >= 2 ** 53) throw new OptionError(`too many ways to choose ${k} of ${n}`);
  }

  /** The rank of the things in `chosen`: k numbers from 0 to below n, ascending. O(k). */
  rank(chosen: ArrayLike<number>): number {
    const { n, k, table } = this;
    let rank = 0;
    for (let i = 0; i < k; i++) rank += table[(i + 1) * (n + 1) + chosen[i]];
    return rank;
  }

  /** Writes the things of `rank` to `chosen`, ascending. O(n). */
  unrank(rank: number, chosen: { [index: number]: number }): void {
    const { n, k, table } = this;
    let left = rank;
    let at = k * (n + 1) + n;
    for (let i = k - 1; i >= 0; i--, at -= n + 1) {
      while (table[at] > left) at--;
      left -= table[at];
      chosen[i] = at % (n + 1);
    }
  }
}
