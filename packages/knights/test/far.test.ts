/** Far positions, for which a solver keeps a map: on a narrow board, where they are many and soon explored. */
import { run } from "@microsolvers/core-search";
import { describe, expect, test } from "vitest";
import { encode } from "../src/codec.ts";
import { apply, explore, KnightsSolver, type Puzzle, type State, solve } from "../src/index.ts";
import { isWorthAMap } from "../src/map-search.ts";
import { PreparedGoal } from "../src/prepared-goal.ts";
import { board } from "./boards.ts";

const puzzle: Puzzle = { rows: 3, columns: 8, goal: board("11100000 1110*000 10000000") };
/** 24 cells for the blank, and 23 over 7 patterns of black knights on the others. */
const positions = 24 * 245_157;
const DISTANCE = 30;
const far = farPosition();
/** The positions on the way from `far` to the goal: 30, 29, … 0 moves away. */
const way = statesOf(far);

function farPosition(): State {
  const outcome = explore(puzzle, { radius: DISTANCE });
  const state = outcome.status === "explored" ? outcome.farthest[0] : undefined;
  if (state === undefined) throw new Error(outcome.status);
  return state;
}

function statesOf(start: State): State[] {
  const outcome = solve(puzzle, start);
  if (outcome.status !== "solved") throw new Error(outcome.status);
  const states = [start];
  for (const move of outcome.plan) states.push(apply(puzzle, states.at(-1) ?? start, move));
  return states;
}

const at = (distance: number): State => way[DISTANCE - distance] ?? far;

/** What a solver holds besides its ball. */
function held(solver: KnightsSolver): number {
  const { memory } = Reflect.get(solver, "workspace");
  return memory.used + (Reflect.get(solver, "map")?.explored.stats.bytes ?? 0);
}

/** A solver that has a map already. */
function experienced(): KnightsSolver {
  const solver = new KnightsSolver(puzzle);
  expect(solver.distance(far)).toMatchObject({ status: "solved", cost: DISTANCE });
  return solver;
}

test("the board is one for a map, and the position is far", () => {
  expect(isWorthAMap(puzzle)).toBe(true);
  expect(way).toHaveLength(DISTANCE + 1);
  expect(new KnightsSolver(puzzle).solve(far)).toMatchObject({ status: "solved", cost: DISTANCE });
});

describe("a map that a solver has", () => {
  const solver = experienced();

  test("is looked at before anything is searched", () => {
    for (const distance of [30, 29, 25, 19, 12]) {
      const stats = { expanded: 0 };
      expect(solver.distance(at(distance))).toMatchObject({
        status: "solved",
        cost: distance,
        stats,
      });
    }
    const outcome = solver.solve(at(29));
    expect(outcome).toMatchObject({ status: "solved", cost: 29, stats: { expanded: 0 } });
    expect(solver.solve(at(29), { maxCost: 20 })).toMatchObject({ limit: "cost", lowerBound: 29 });
  });

  test("changes no plan", () => {
    for (const distance of [29, 28, 20, 10]) {
      expect(solver.solve(at(distance))).toHaveProperty("plan", planOf(at(distance)));
    }
    function planOf(state: State): unknown {
      return Reflect.get(new KnightsSolver(puzzle).solve(state), "plan");
    }
  });

  test("makes the next hint one without a search", () => {
    const outcome = solver.hint(at(29));
    expect(outcome).toMatchObject({ status: "solved", cost: 29, stats: { expanded: 0 } });
    if (outcome.status !== "solved") return;
    expect(outcome.moves.map((move) => apply(puzzle, at(29), move))).toContainEqual(at(28));
  });

  test("serves several questions at once, each of which counts its own work", async () => {
    const both = new KnightsSolver(puzzle);
    const outcomes = await Promise.all([both.solveAsync(far), both.hintAsync(far)]);
    expect(outcomes).toMatchObject([{ cost: DISTANCE }, { cost: DISTANCE }]);
    const expanded = outcomes.reduce((sum, { stats }) => sum + stats.expanded, 0);
    const map = Reflect.get(both, "map").explored.stats.expanded;
    const bothEnds = new PreparedGoal(puzzle).fromBothEnds(encode(puzzle, far), { maxCost: 28 });
    // The rest are dives, of a few states.
    expect(expanded - map - 2 * run(bothEnds).stats.expanded).toBeLessThan(map / 10);
  });
});

describe("maxBytes", () => {
  const mapBytes = (positions * 3) / 8;

  test("bounds all that a solver holds besides its ball", () => {
    const bothEnds = new PreparedGoal(puzzle).fromBothEnds(encode(puzzle, far), { maxCost: 28 });
    const { bytes } = run(bothEnds).stats;
    expect(bytes).toBeGreaterThan(500_000);
    const maxBytes = Math.ceil(mapBytes) + 200_000;
    const solver = new KnightsSolver(puzzle);
    for (const state of [far, at(28), at(29), at(20), at(27)]) {
      expect(solver.solve(state, { maxBytes })).toHaveProperty("status", "solved");
      expect(held(solver)).toBeLessThanOrEqual(maxBytes);
    }
  });

  test("means the same whatever was asked before", () => {
    const solver = experienced();
    const maxBytes = 100_000;
    for (const state of [at(29), at(24)]) {
      const fresh = new KnightsSolver(puzzle).solve(state, { maxBytes });
      expect(fresh).toMatchObject({ status: "limit", limit: "memory" });
      expect(solver.distance(state, { maxBytes })).toMatchObject({ limit: "memory" });
      expect(solver.solve(state, { maxBytes })).toEqual(fresh);
      expect(held(solver)).toBeLessThanOrEqual(maxBytes);
    }
  });
});
