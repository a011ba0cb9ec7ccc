import { describe, expect, test } from "vitest";
import { format, type GenerateOptions, generate, SolitaireSolver, STANDARD } from "../src/index.ts";
import { checkEnds } from "../src/rules.ts";

const drawn = (options: GenerateOptions): string[] => [...generate(options)].map(format);

describe("questions", () => {
  test.each<Omit<GenerateOptions, "seed">>([{}, { walk: 20 }, { distance: 4 }])(
    "with %o come of their seed, and are valid",
    (options) => {
      const first = drawn({ ...options, seed: 7, count: 12 });
      expect(first).toHaveLength(12);
      expect(drawn({ ...options, seed: 7, count: 12 })).toEqual(first);
      expect(drawn({ ...options, seed: 8, count: 12 })).not.toEqual(first);
      expect(new Set(first).size).toBe(12);
      for (const { board, from, to } of generate({ ...options, seed: 7, count: 12 })) {
        expect(board).toBe(STANDARD);
        checkEnds(board, from, to);
        expect(from).toHaveLength(4);
      }
    },
  );

  test("at random have all starts equally likely", () => {
    const counts = new Map<string, number>();
    const board = { rows: 1, columns: 5, walls: [2] };
    for (const { from } of generate({ board, pieces: 2, seed: 3, count: 6000 })) {
      counts.set(`${from}`, (counts.get(`${from}`) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(["0,1", "0,3", "0,4", "1,3", "1,4", "3,4"]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test("at a distance are at that distance", () => {
    const solver = new SolitaireSolver();
    for (const distance of [0, 1, 5, 9]) {
      for (const { from, to } of generate({ seed: distance, count: 4, distance })) {
        expect(solver.distance(from, to)).toMatchObject({ status: "solved", cost: distance });
      }
    }
  });

  test("at a distance take any goal there, and another start where there is none", () => {
    const board = { rows: 1, columns: 4 };
    const goals = new Set<string>();
    for (const { from, to } of generate({ board, pieces: 1, seed: 1, count: 50, distance: 3 })) {
      goals.add(`${from} ${to}`);
    }
    expect([...goals].sort()).toEqual(["0 3", "3 0"]);
  });

  test("a walk away are no farther than the walk, and seldom much nearer", () => {
    const solver = new SolitaireSolver();
    let sum = 0;
    for (const { from, to } of generate({ seed: 1, count: 50, walk: 6 })) {
      const outcome = solver.distance(from, to);
      if (outcome.status !== "solved") throw new Error(outcome.status);
      expect(outcome.cost).toBeLessThanOrEqual(6);
      sum += outcome.cost;
    }
    expect(sum / 50).toBeGreaterThan(3.5);
  });

  test("can be on other boards, with other numbers of pieces", () => {
    const board = { rows: 16, columns: 9, walls: [0, 17, 50] };
    for (const options of [{}, { walk: 30 }, { distance: 2 }]) {
      for (const { from, to } of generate({ ...options, board, pieces: 12, seed: 1, count: 2 })) {
        checkEnds(board, from, to);
        expect(from).toHaveLength(12);
      }
    }
  });
});

test.each<[string, GenerateOptions]>([
  ["both a walk away and at a distance", { seed: 1, walk: 1, distance: 1 }],
  ["no whole number of them", { seed: 1, count: 1.5 }],
  ["fewer than none", { seed: 1, count: -1 }],
  ["a distance below 0", { seed: 1, distance: -1 }],
  ["half a move", { seed: 1, walk: 0.5 }],
  ["no seed", { seed: Number.NaN }],
  ["no pieces", { seed: 1, pieces: 0 }],
  ["too many pieces", { seed: 1, pieces: 13 }],
  [
    "more pieces than free cells",
    { seed: 1, pieces: 3, board: { rows: 1, columns: 3, walls: [1] } },
  ],
  ["no board", { seed: 1, board: { rows: 0, columns: 3 } }],
  ["a distance that none has", { seed: 1, pieces: 1, distance: 3, board: { rows: 1, columns: 3 } }],
  ["a walk that gets stuck", { seed: 1, pieces: 2, walk: 1, board: { rows: 1, columns: 2 } }],
])("refused: %s", (_, options) => {
  expect(() => [...generate(options)]).toThrow(expect.objectContaining({ code: "ERR_ARGUMENT" }));
});
