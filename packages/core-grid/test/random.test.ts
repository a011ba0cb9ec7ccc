import { describe, expect, test } from "vitest";
import { ArgumentError } from "../src/errors.ts";
import { Random } from "../src/random.ts";

function times<Value>(count: number, draw: () => Value): Value[] {
  return Array.from({ length: count }, draw);
}

describe("a seed", () => {
  // The words of the generator written in C, seeded as in PractRand.
  test("gives the same words for ever", () => {
    const random = new Random(1);
    expect(times(4, () => random.word())).toEqual([2012149540, 1872316204, 1707632675, 1779833415]);
    const far = new Random(Number.MAX_SAFE_INTEGER);
    expect(times(2, () => far.word())).toEqual([3268402823, 2602357022]);
  });

  test("counts with all its 53 bits", () => {
    const seeds = [0, 1, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 52];
    const first = seeds.map((seed) => new Random(seed).word());
    expect(new Set(first).size).toBe(seeds.length);
  });

  test.each([-1, 0.5, 2 ** 53, Number.NaN])("cannot be %s", (seed) => {
    expect(() => new Random(seed)).toThrow(ArgumentError);
  });
});

test("all words of 32 bits can come", () => {
  const random = new Random(7);
  const words = times(1000, () => random.word());
  expect(words.every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toBe(true);
  let ever = 0;
  let always = -1;
  for (const word of words) {
    ever |= word;
    always &= word;
  }
  expect([ever, always]).toEqual([-1, 0]);
});

/** Pearson's statistic: with `counts.length` kinds about as large as that. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test.each([1, 2, 3, 10, 64])("below(%i) draws all numbers alike", (bound) => {
  const random = new Random(bound);
  const counts = new Array<number>(bound).fill(0);
  for (let i = 0; i < 1000 * bound; i++) counts[random.below(bound)]++;
  // Five standard deviations above the mean.
  expect(chiSquare(counts)).toBeLessThan(bound + 5 * Math.sqrt(2 * bound));
});

test("below draws past 2 ** 31 without bias", () => {
  const random = new Random(3);
  const bound = 3 * 2 ** 30;
  const draws = times(3000, () => random.below(bound));
  const thirds = [0, 0, 0];
  for (const draw of draws) thirds[Math.floor(draw / 2 ** 30)]++;
  expect(chiSquare(thirds)).toBeLessThan(15);
});

test("shuffle makes all orders alike, and keeps what it orders", () => {
  const random = new Random(5);
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = random.shuffle([..."abc"]).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
  expect(chiSquare([...counts.values()])).toBeLessThan(25);
});

test("pick takes from all items", () => {
  const random = new Random(9);
  expect(new Set(times(100, () => random.pick("abc")))).toEqual(new Set("abc"));
});
