import assert from "node:assert/strict"; // in loops, where expect would take most of the time
import { describe, expect, test } from "vitest";
import { Explore, type Explored, OptionError, run, type StateSpace } from "../src/index.ts";
import { Combinations, ExploreRanks } from "../src/ranks.ts";
import { GraphSpace } from "./graphs.ts";
import { randomQuestion } from "./random-graphs.ts";
import { Ring } from "./ring.ts";

const withoutBytes = ({ stats, ...outcome }: Explored) => ({
  ...outcome,
  stats: { ...stats, bytes: 0 },
});

describe("ExploreRanks", () => {
  test("tells the same as a node table, on 3,000 random graphs, in steps of any size", () => {
    for (let seed = 0; seed < 3000; seed++) {
      const question = randomQuestion(seed);
      const space = new GraphSpace(question, []);
      const starts = seed % 4 === 0 ? [question.start, ...question.goals] : question.start;
      const radius = seed % 5 === 0 ? seed % 3 : undefined;
      const plain = new Explore(space, starts, { radius });
      const expected = run(plain) as Explored;
      const byRank = new ExploreRanks(space, starts, { radius });
      let outcome = byRank.step(1 + (seed % 7));
      while (outcome === undefined) {
        expect(byRank.lowerBound).toBeLessThanOrEqual(expected.eccentricity);
        outcome = byRank.step(1 + (seed % 7));
      }
      expect(withoutBytes(outcome as Explored)).toEqual(withoutBytes(expected));
      const farthest = byRank.farthest();
      expect(farthest).toEqual(plain.farthest().sort((a, b) => a - b));
      for (const most of [0, 1, 2, farthest.length]) {
        expect(byRank.farthest(most)).toEqual(farthest.slice(0, most));
        expect(plain.farthest(most)).toEqual(plain.farthest().slice(0, most));
      }
    }
  });

  test("tells distances where moves can be taken back", () => {
    const ring = new Ring(5000, 0);
    const plain = new Explore(ring, [10, 4000]);
    const byRank = new ExploreRanks(ring, [10, 4000]);
    run(plain);
    run(byRank);
    for (let code = 0; code < 5000; code += 17) {
      expect(byRank.distance(code)).toBe(plain.distance(code));
    }
    expect(byRank.distance(5000)).toBe(-1);
  });

  test("tells no distances where moves cannot be taken back", () => {
    const size = 12;
    const step = (jumps: readonly number[]): StateSpace => ({
      codeLimit: size,
      maxSuccessors: jumps.length,
      expand: (code, { codes }) => {
        for (const [i, jump] of jumps.entries()) codes[i] = (code + jump) % size;
        return jumps.length;
      },
    });
    for (const jumps of [[1], [1, 4], [1, 7]]) {
      const search = new ExploreRanks(step(jumps), 0);
      run(search);
      expect(() => search.distance(5)).toThrow(OptionError);
    }
  });

  test("returns now and then where there is nothing to expand", () => {
    const sparse: StateSpace = {
      codeLimit: 2 ** 26,
      maxSuccessors: 1,
      expand: (code, out) => {
        out.codes[0] = code + 2 ** 25;
        return code === 0 ? 1 : 0;
      },
    };
    const search = new ExploreRanks(sparse, 0);
    let returns = 0;
    while (search.step(100) === undefined) returns++;
    expect(returns).toBeGreaterThan(3);
    expect(search.step(1)).toMatchObject({ states: 2, layers: [1, 1], eccentricity: 1 });
    expect(search.farthest()).toEqual([2 ** 25]);
    expect(search.stats.bytes).toBe((2 ** 26 / 32) * 12);
  });

  test("takes codes up to 2 ** 32", () => {
    const space = { codeLimit: 2 ** 32 + 1, maxSuccessors: 1, expand: () => 0 };
    expect(() => new ExploreRanks(space, 0)).toThrow(OptionError);
    const search = new ExploreRanks({ ...space, codeLimit: 2 ** 32 }, 0);
    expect(run(search)).toMatchObject({ status: "limit", limit: "memory", lowerBound: 0 });
  });
});

describe("Combinations", () => {
  test.each([
    [0, 0, 1],
    [1, 0, 1],
    [1, 1, 1],
    [5, 2, 10],
    [7, 7, 1],
    [12, 5, 792],
    [16, 8, 12870],
    [3, 4, 0],
  ])("ranks and unranks %i choose %i", (n, k, count) => {
    const combinations = new Combinations(n, k);
    expect(combinations.count).toBe(count);
    const chosen = new Int32Array(k);
    for (let rank = 0; rank < count; rank++) {
      combinations.unrank(rank, chosen);
      assert.equal(combinations.rank(chosen), rank);
      for (let i = 0; i < k; i++) {
        assert.ok(chosen[i] >= (i === 0 ? 0 : chosen[i - 1] + 1));
        assert.ok(chosen[i] < n);
      }
    }
  });

  test("counts far, and exactly", () => {
    const combinations = new Combinations(64, 12);
    expect(combinations.count).toBe(3_284_214_703_056);
    const last: number[] = [];
    combinations.unrank(combinations.count - 1, last);
    expect(last).toEqual([52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]);
    expect(combinations.rank(last)).toBe(combinations.count - 1);
    expect(() => new Combinations(64, 32)).toThrow(OptionError);
  });
});
