/**
 * Random numbers for generators and tests: the same seed gives the same numbers on every runtime.
 *
 * sfc32, "small fast counting", by Chris Doty-Humphrey (PractRand, 2010): three words are mixed, a counter
 * keeps the period at 2 ** 32 or more. Words of 32 bits only, since arithmetic on BigInt is 35 times slower.
 */
import { ArgumentError } from "./errors.ts";

const WORDS = 0x1_0000_0000;
/** So many rounds spread a seed over all words. */
const ROUNDS_AFTER_SEED = 12;

export class Random {
  private a = 0;
  private b: number;
  private c: number;
  private counter = 1;

  /** @throws ArgumentError where `seed` is not a whole number from 0 to 2 ** 53 - 1 */
  constructor(seed: number) {
    if (!Number.isSafeInteger(seed) || seed < 0) {
      throw new ArgumentError(`a seed is a whole number from 0 to 2 ** 53 - 1, not ${seed}`);
    }
    this.b = seed | 0;
    this.c = (seed / WORDS) | 0;
    for (let round = 0; round < ROUNDS_AFTER_SEED; round++) this.word();
  }

  /** A whole number from 0 to 2 ** 32 - 1. */
  word(): number {
    const { a, b, c } = this;
    const sum = (a + b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to `bound` - 1, all equally likely; `bound` is from 1 to 2 ** 32. */
  below(bound: number): number {
    // The words past the last full run of `bound` would make the small results likelier.
    const fair = WORDS - (WORDS % bound);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % bound;
  }

  /** One of `items`, of which there must be some. */
  pick<Item>(items: ArrayLike<Item>): Item {
    return items[this.below(items.length)];
  }

  /** Puts `items` in random order, in place; all orders are equally likely (Fisher and Yates). */
  shuffle<Items extends { readonly length: number; [index: number]: unknown }>(
    items: Items,
  ): Items {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const held = items[last];
      items[last] = items[other];
      items[other] = held;
    }
    return items;
  }
}
