import { ArgumentError, Random } from "@microsolvers/core-grid";
import { createSuccessors, OptionError } from "@microsolvers/core-search";
import { describe, expect, test } from "vitest";
import { encode } from "../src/ask.ts";
import { FourSpace, fourBoard } from "../src/four-space.ts";
import {
  type DistanceOutcome,
  generate,
  hint,
  optimalPlans,
  parse,
  SolitaireSolver,
  STANDARD,
  solve,
  verify,
} from "../src/index.ts";
import { PreparedBoard } from "../src/prepared-board.ts";
import { SolitaireSpace } from "../src/space.ts";
import { BruteForce, neighboursOf } from "./brute-force.ts";
import { counterFor } from "./counted.ts";

function tell(outcome: DistanceOutcome): unknown {
  if (outcome.status === "solved") return outcome.cost;
  return outcome.status === "limit" ? `more than ${outcome.lowerBound - 1}` : outcome.status;
}

/** Row 1, columns 1 to 4, against (6,8) (8,1) (8,7) (8,8): as far apart as any two on the contest's board. */
const FIRST = [0, 1, 2, 3];
const FARTHEST = [47, 56, 62, 63];

describe("the farthest pair of the contest's board", () => {
  const solver = new SolitaireSolver();

  test("is 27 moves apart", () => {
    const outcome = solver.solve(FIRST, FARTHEST);
    if (outcome.status !== "solved") throw new Error(outcome.status);
    expect(outcome.cost).toBe(27);
    expect(verify(FIRST, FARTHEST, outcome.plan)).toMatchObject({ cost: 27, isSolved: true });
  });

  test("is more than 26 apart, and its bound knows that it is more than 20", () => {
    expect(tell(solver.distance(FIRST, FARTHEST, { maxCost: 26 }))).toBe("more than 26");
    expect(tell(solver.distance(FIRST, FARTHEST, { maxCost: 8 }))).toBe("more than 21");
  });

  test("has 97,895,326,744 shortest plans, as counted by another program", () => {
    const outcome = optimalPlans(FIRST, FARTHEST, { maxCost: 27 });
    if (outcome.status !== "solved") throw new Error(outcome.status);
    expect(outcome.plans.count).toBe(97_895_326_744n);
    const [plan] = outcome.plans;
    expect(verify(FIRST, FARTHEST, plan)).toMatchObject({ cost: 27, isSolved: true });
  });
});

/** Tries pairs against the brute force: distances by a solver, and all shortest plans by their number. */
function expectAsBruteForce(
  [rows, columns, pieces]: [number, number, number],
  goalsOf: (start: number) => number[],
): void {
  const brute = new BruteForce(rows, columns, pieces);
  const solver = new SolitaireSolver({ rows, columns });
  const count = counterFor({ rows, columns }, pieces);
  for (const [start, from] of brute.states.entries()) {
    const { distances, counts } = brute.from(start);
    for (const goal of goalsOf(start)) {
      const to = brute.states[goal];
      const expected = { cost: distances[goal], plans: BigInt(counts[goal]) };
      expect(count(from, to, expected.cost), `${from} to ${to}`).toEqual(expected);
      expect(tell(solver.distance(from, to)), `${from} to ${to}`).toBe(expected.cost);
    }
  }
}

describe("whether so many moves are enough", () => {
  test("is what the distances of brute force say, on boards with and without codes of four", () => {
    for (const [rows, columns, pieces] of [
      [1, 5, 2],
      [2, 3, 3],
      [3, 3, 4],
      [4, 3, 4],
      [5, 2, 5],
    ]) {
      const brute = new BruteForce(rows, columns, pieces);
      const solver = new SolitaireSolver({ rows, columns });
      for (const [start, from] of brute.states.entries()) {
        if (start % 7 > 0) continue;
        const { distances } = brute.from(start);
        for (const [goal, to] of brute.states.entries()) {
          if (goal % 3 > 0) continue;
          expectWithin(solver, from, to, distances[goal]);
        }
      }
    }
  });

  test("is what the distances say, where pieces are too many for a code", () => {
    const solver = new SolitaireSolver();
    for (const { from, to } of generate({ seed: 3, count: 8, pieces: 9, walk: 4 })) {
      const outcome = solver.distance(from, to);
      if (outcome.status !== "solved") throw new Error(outcome.status);
      expectWithin(solver, from, to, outcome.cost);
    }
  });

  test("is proved for a pair that is 27 moves apart", () => {
    expectWithin(new SolitaireSolver(), FIRST, FARTHEST, 27);
  });

  test("is never so where a wall is between", () => {
    const solver = new SolitaireSolver({ rows: 1, columns: 5, walls: [2] });
    expect(solver.within([0], [4], 100)).toMatchObject({ limit: "cost", lowerBound: 101 });
    expect(solver.within([0], [4], Number.POSITIVE_INFINITY)).toMatchObject({ limit: "cost" });
  });

  test("may be left open by a limit, with a bound that is true", () => {
    const solver = new SolitaireSolver();
    for (const [limit, options] of [
      ["expanded", { maxExpanded: 10 }],
      ["expanded", { maxExpanded: 2000 }],
      ["memory", { maxBytes: 0 }],
      ["memory", { maxBytes: 2 ** 18 }],
      ["time", { deadline: 0 }],
    ] as const) {
      const outcome = solver.within(FIRST, FARTHEST, 27, options);
      expect(outcome).toMatchObject({ status: "limit", limit, lowerBound: 22 });
      if ("maxExpanded" in options) expect(outcome.stats.expanded).toBe(options.maxExpanded);
    }
  });

  test("is settled in as little memory as the distance is", () => {
    const solver = new SolitaireSolver();
    let settled = 0;
    for (const { from, to } of generate({ seed: 1, count: 20, walk: 16 })) {
      const options = { maxBytes: 2 ** 15 };
      const distance = tell(solver.distance(from, to, { ...options, maxCost: 8 }));
      if (typeof distance !== "number" && distance !== "more than 8") continue;
      const expected = typeof distance === "number" ? { status: "within" } : { limit: "cost" };
      expect(solver.within(from, to, 8, options), `${from} to ${to}`).toMatchObject(expected);
      settled++;
    }
    expect(settled).toBeGreaterThan(5);
  });

  test("needs as many pieces at both ends, and a number of moves", () => {
    const solver = new SolitaireSolver();
    expect(() => solver.within([0], [1, 2], 3)).toThrow(ArgumentError);
    for (const most of [-1, 0.5, Number.NaN]) {
      expect(() => solver.within([0], [1], most)).toThrow(OptionError);
      expect(() => solver.within([0], [1], 0, { maxExpanded: most })).toThrow(`may not be ${most}`);
    }
  });
});

function expectWithin(
  solver: SolitaireSolver,
  from: readonly number[],
  to: readonly number[],
  distance: number,
): void {
  for (const most of [distance - 1, distance, distance + 1, distance + 4]) {
    if (most < 0) continue;
    const outcome = solver.within(from, to, most);
    const what = `${from} to ${to} in ${most}`;
    if (most < distance) {
      expect(outcome, what).toMatchObject({ status: "limit", limit: "cost" });
      if (outcome.status === "limit") expect(outcome.lowerBound, what).toBe(distance);
    } else {
      if (outcome.status !== "within") throw new Error(`${what}: ${outcome.limit}`);
      expect(outcome.cost, what).toBeGreaterThanOrEqual(distance);
      expect(outcome.cost, what).toBeLessThanOrEqual(most);
    }
  }
}

describe("distances and numbers of plans are those of brute force", () => {
  const every = (length: number, step: number, first: number): number[] =>
    Array.from({ length: Math.ceil((length - first) / step) }, (_, index) => first + index * step);

  test("for every pair of two pieces on 3 x 4", () => {
    expectAsBruteForce([3, 4, 2], () => every(66, 1, 0));
  });

  test("for every pair of three pieces on 1 x 8, of four on 3 x 3", () => {
    expectAsBruteForce([1, 8, 3], () => every(56, 1, 0));
    expectAsBruteForce([3, 3, 4], () => every(126, 5, 0));
  });

  // tasks/every-pair.ts takes them all.
  test("from every start of three pieces on 5 x 5, to two goals each", () => {
    expectAsBruteForce([5, 5, 3], (start) => every(2300, 1150, (start * 7) % 1150));
  });
});

test("all shortest plans are listed, each once, and each is legal", () => {
  const from = [0, 1, 5];
  const to = [12, 13, 18];
  const board = { rows: 4, columns: 5 };
  const outcome = optimalPlans(from, to, { board });
  if (outcome.status !== "solved") throw new Error(outcome.status);
  const plans = [...outcome.plans];
  expect(plans).toHaveLength(Number(outcome.plans.count));
  expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(plans.length);
  for (const plan of plans) {
    expect(verify(from, to, plan, board)).toMatchObject({ cost: outcome.cost, isSolved: true });
  }
  // Counted by hand in another way: plans of that length by depth-first search over strings.
  const goal = "...../...../..oo./...o./";
  const ways = (text: string, left: number): number =>
    left === 0
      ? +(text === goal)
      : neighboursOf(text).reduce((sum, next) => sum + ways(next, left - 1), 0);
  expect(ways("oo.../o..../...../...../", 4)).toBe(0);
  expect(outcome.cost).toBeGreaterThan(4);
});

describe("the space of four pieces", () => {
  test("has the edges, order and bounds of the plain one, whatever the budget", () => {
    const random = new Random(4);
    let compared = 0;
    for (let drawn = 0; drawn < 400; drawn++) {
      const board = {
        rows: 1 + random.below(8),
        columns: 1 + random.below(8),
        walls: [] as number[],
      };
      const cells = random.shuffle(
        Array.from({ length: board.rows * board.columns }, (_, cell) => cell),
      );
      if (cells.length < 8) continue;
      board.walls = cells.slice(8, 8 + random.below(cells.length - 7));
      const prepared = new PreparedBoard(board, 4);
      const four = fourBoard(prepared);
      const { packed } = prepared;
      if (four === undefined || packed === undefined) throw new Error("no space for four");
      const goal = cells.slice(4, 8);
      const code = encode(packed, cells.slice(0, 4));
      const fast = new FourSpace(four, goal);
      const plain = new SolitaireSpace(prepared, packed, goal);
      expect(fast.codeLimit).toBe(plain.codeLimit);
      expect(fast.estimate(code)).toBe(plain.estimate(code));
      for (let budget = 0; budget < 30; budget++) {
        const [one, other] = [createSuccessors(fast), createSuccessors(plain)];
        const n = fast.expand(code, one, budget);
        expect(plain.expand(code, other, budget)).toBe(n);
        expect(one.codes.subarray(0, n)).toEqual(other.codes.subarray(0, n));
        compared += n;
      }
    }
    expect(compared).toBeGreaterThan(10_000);
  });

  test("is for boards of up to 8 x 8", () => {
    expect(fourBoard(new PreparedBoard(STANDARD, 4))).toBeDefined();
    expect(fourBoard(new PreparedBoard({ rows: 8, columns: 9 }, 4))).toBeUndefined();
    expect(fourBoard(new PreparedBoard({ rows: 9, columns: 1 }, 4))).toBeUndefined();
    expect(fourBoard(new PreparedBoard(STANDARD, 5))).toBeUndefined();
  });
});

describe("what takes more than 53 bits", () => {
  const { board, from, to } = parse(
    `
    ................
    .oooo...........
    .oooo...........
    .oooo...........
    ................
    ................

    .o..............
    .oo.o...........
    .oooo...........
    .ooo............
    ..o.............
    ................
  `.replaceAll(/^ +/gm, ""),
  );

  test("is solved all the same", () => {
    const outcome = solve(from, to, { board });
    if (outcome.status !== "solved") throw new Error(outcome.status);
    expect(outcome.cost).toBeLessThanOrEqual(4);
    expect(verify(from, to, outcome.plan, board)).toMatchObject({ isSolved: true });
    const solver = new SolitaireSolver(board);
    for (let again = 0; again < 3; again++) {
      expect(solver.solve(from, to, { maxBytes: 0 })).toMatchObject({ limit: "memory" });
      expect(solver.solve(from, to)).toEqual(outcome);
    }
  });
});

test("one solver answers about any number of pieces, in turn", () => {
  const solver = new SolitaireSolver({ rows: 4, columns: 4 });
  for (let turn = 0; turn < 2; turn++) {
    expect(tell(solver.distance([0], [15]))).toBe(6);
    expect(tell(solver.distance([0, 1], [3, 2]))).toBe(2);
    expect(tell(solver.distance([0, 1, 2, 3], [4, 5, 6, 7]))).toBe(4);
  }
});

test("a hint's limits hold for all its questions, and its stats tell the work of all", () => {
  const from = [0, 1];
  const to = [27, 28];
  const distance = new SolitaireSolver().distance(from, to);
  const free = hint(from, to);
  if (free.status !== "solved") throw new Error(free.status);
  const maxExpanded = free.stats.expanded - 1;
  expect(maxExpanded).toBeGreaterThan(distance.stats.expanded);
  const outcome = hint(from, to, { maxExpanded });
  expect(outcome).toMatchObject({ limit: "expanded", lowerBound: free.cost });
  expect(outcome.stats.expanded).toBe(maxExpanded);
});
