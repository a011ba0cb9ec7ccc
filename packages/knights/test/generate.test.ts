import { Random } from "@microsolvers/core-grid";
import { describe, expect, test } from "vitest";
import {
  format,
  type GenerateOptions,
  generate,
  KnightsSolver,
  parse,
  STANDARD,
} from "../src/index.ts";
import { checkPosition } from "../src/rules.ts";
import { board, randomState } from "./boards.ts";

const drawn = (options: GenerateOptions): string[] =>
  [...generate(options)].map((state) => format(options.puzzle ?? STANDARD, state));

describe("positions", () => {
  test.each<Omit<GenerateOptions, "seed">>([{}, { scramble: 20 }, { distance: 8 }])(
    "with %o come of their seed, and are valid",
    (options) => {
      const first = drawn({ ...options, seed: 7, count: 30 });
      expect(first).toHaveLength(30);
      expect(drawn({ ...options, seed: 7, count: 30 })).toEqual(first);
      expect(drawn({ ...options, seed: 8, count: 30 })).not.toEqual(first);
      expect(new Set(first).size).toBeGreaterThan(20);
      for (const text of first) checkPosition(STANDARD, parse(text).state);
    },
  );

  test("at random are equally likely", () => {
    const goal = board("1*0");
    const puzzle = { rows: 1, columns: 3, goal };
    const counts = new Map<string, number>();
    for (const text of drawn({ puzzle, seed: 3, count: 6000 })) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test("at a distance are at that distance, each of them equally likely", () => {
    const solver = new KnightsSolver(STANDARD);
    for (const distance of [0, 1, 2, 7, 12]) {
      for (const state of generate({ seed: distance, count: 25, distance })) {
        expect(solver.distance(state)).toMatchObject({ status: "solved", cost: distance });
      }
    }
    const near = drawn({ seed: 5, count: 1400, distance: 2 });
    expect(new Set(near).size).toBe(14);
    for (const text of new Set(near)) {
      expect(Math.abs(near.filter((one) => one === text).length - 100)).toBeLessThan(50);
    }
  });

  test("scrambled are as far as the leaps at most, and seldom much less", () => {
    const solver = new KnightsSolver(STANDARD);
    let sum = 0;
    for (const state of generate({ seed: 1, count: 100, scramble: 10 })) {
      const outcome = solver.distance(state);
      if (outcome.status !== "solved") throw new Error(outcome.status);
      expect(outcome.cost).toBeLessThanOrEqual(10);
      expect(outcome.cost % 2).toBe(0);
      sum += outcome.cost;
    }
    expect(sum / 100).toBeGreaterThan(7);
  });

  test("are the caller's own: not even a scramble of no leaps is the goal itself", () => {
    const [state] = generate({ seed: 1, scramble: 0 });
    expect(state).toEqual(STANDARD.goal);
    expect(state?.black).not.toBe(STANDARD.goal.black);
  });

  test("can have another goal, on another board", () => {
    const size = { rows: 6, columns: 7 };
    const puzzle = { ...size, goal: randomState(size, 20, new Random(1)) };
    for (const options of [{}, { scramble: 30 }, { distance: 4 }]) {
      const states = [...generate({ ...options, puzzle, seed: 1, count: 5 })];
      for (const state of states) checkPosition(puzzle, state);
    }
  });
});

test.each<[string, GenerateOptions]>([
  ["both scrambled and at a distance", { seed: 1, scramble: 1, distance: 1 }],
  ["no whole number of them", { seed: 1, count: 1.5 }],
  ["fewer than none", { seed: 1, count: -1 }],
  ["a distance below 0", { seed: 1, distance: -1 }],
  ["a scramble of half a leap", { seed: 1, scramble: 0.5 }],
  ["no seed", { seed: Number.NaN }],
  [
    "a distance that none has",
    { seed: 1, distance: 5, puzzle: { rows: 1, columns: 3, goal: board("1*0") } },
  ],
  [
    "a scramble that gets stuck",
    { seed: 1, scramble: 9, puzzle: { rows: 3, columns: 2, goal: board("1* 00 00") } },
  ],
])("refused: %s", (_, options) => {
  expect(() => [...generate(options)]).toThrow(expect.objectContaining({ code: "ERR_ARGUMENT" }));
});
