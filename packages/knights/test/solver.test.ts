import { Random } from "@microsolvers/core-grid";
import { Explore, Perimeter, run, Workspace } from "@microsolvers/core-search";
import { describe, expect, test } from "vitest";
import { BallTable } from "../src/ball-table.ts";
import { codeLimit, encode } from "../src/codec.ts";
import { createDive, createWay } from "../src/dive.ts";
import { createBall } from "../src/goal-ball.ts";
import {
  type DistanceOutcome,
  KnightsSolver,
  type Puzzle,
  STANDARD,
  type State,
  solve,
  solveAsync,
} from "../src/index.ts";
import { GoalMap, MapSearch } from "../src/map-search.ts";
import { NarrowSpace } from "../src/narrow-space.ts";
import { RimDive } from "../src/rim-dive.ts";
import { WideSpace } from "../src/wide-space.ts";
import { board, randomState, scrambled } from "./boards.ts";
import { boardsOf, CONTEST, distancesFrom } from "./brute-force.ts";

const goal = encode(STANDARD, STANDARD.goal);
const space = new NarrowSpace(STANDARD, STANDARD.goal);

function tell(outcome: DistanceOutcome): unknown {
  if (outcome.status === "solved") return outcome.cost;
  return outcome.status === "limit" ? `more than ${outcome.lowerBound - 1}` : outcome.status;
}

/** The distance by two balls of the brute force that just touch, -1 where they do not. */
function distanceSlowly(state: State, radius: number): number {
  const rows = Array.from(state.black, (knight, cell) =>
    cell === state.blank ? "*" : `${knight}`,
  );
  const start = rows.join("").replaceAll(/.{5}/g, "$&/");
  const far = distancesFrom(CONTEST, radius);
  let least = Number.POSITIVE_INFINITY;
  for (const [text, distance] of distancesFrom(start, radius)) {
    least = Math.min(least, distance + (far.get(text) ?? Number.POSITIVE_INFINITY));
  }
  return least === Number.POSITIVE_INFINITY ? -1 : least;
}

describe("distances", () => {
  test.each([
    ["the first published board", "10110 01*11 10111 01001 00000"],
    ["the second published board", "01011 110*1 01110 01010 00100"],
    ["a scrambled board", scrambled(STANDARD, 40, 7)],
    ["another", scrambled(STANDARD, 30, 8)],
  ])("are those of a brute force: %s", (_, drawn) => {
    const state = typeof drawn === "string" ? board(drawn) : drawn;
    const expected = distanceSlowly(state, 9);
    expect(expected).toBeGreaterThan(6);
    expect(tell(solve(STANDARD, state))).toBe(expected);
    expect(tell(new KnightsSolver(STANDARD).solve(state))).toBe(expected);
    expect(tell(new KnightsSolver(STANDARD, { questions: 1000 }).distance(state))).toBe(expected);
  });

  test("are exact on small boards of every kind, or no way is proved", () => {
    for (const text of ["1*0/", "1*/01/10/", "011/0*1/100/", "1010/0*11/0001/"]) {
      const [rows, columns] = [text.split("/").length - 1, text.indexOf("/")];
      const puzzle = { rows, columns, goal: board(text.replaceAll("/", " ")) };
      const solver = new KnightsSolver(puzzle);
      const distances = distancesFrom(text);
      let index = 0;
      for (const start of boardsOf(text)) {
        if (index++ % 5 > 0) continue;
        const expected = distances.get(start) ?? "unsolvable";
        expect(tell(solver.distance(board(start.replaceAll("/", " "))))).toBe(expected);
      }
    }
  });

  test("on a wide board with one black knight are those of a brute force", () => {
    const text = "1*00000/0000000/0000000/0000000/0000000/0000000/";
    const puzzle = { rows: 6, columns: 7, goal: board(text.replaceAll("/", " ")) };
    const solver = new KnightsSolver(puzzle, { questions: 2 });
    let index = 0;
    for (const [start, distance] of distancesFrom(text)) {
      if (index++ % 40 > 0) continue;
      const state = board(start.replaceAll("/", " "));
      expect(tell(solver.distance(state))).toBe(distance);
      expect(tell(solve(puzzle, state))).toBe(distance);
    }
    expect(index).toBe(42 * 41);
  });
});

test("the table of the ball grows as it must, and is no larger than the board needs", () => {
  for (const text of [
    "*/",
    "1*/",
    "1*0/",
    "011/0*1/100/",
    "000000/0*0000/",
    "0000000/0*00000/0000000/",
  ]) {
    const [rows, columns] = [text.split("/").length - 1, text.indexOf("/")];
    const puzzle = { rows, columns, goal: board(text.replaceAll("/", " ")) };
    const narrow = new NarrowSpace(puzzle, puzzle.goal);
    const table = new BallTable(narrow, encode(puzzle, puzzle.goal), 99);
    const distances = distancesFrom(text);
    expect(table.count).toBe(distances.size);
    for (const [found, distance] of distances) {
      expect(table.distance(encode(puzzle, board(found.replaceAll("/", " "))))).toBe(distance);
    }
    expect(Reflect.get(table, "codes").length).toBeLessThan(2 * codeLimit(puzzle));
  }
});

describe("the dive to the rim", () => {
  test.each([9, 11])("agrees with the generic search, radius %i", (radius) => {
    const table = new BallTable(space, goal, radius);
    const ball = new Explore(space, goal, { radius });
    const workspace = new Workspace();
    const ground = { space, ball: table, dive: createDive(space, table) };
    const way = createWay(8);
    run(ball);
    const random = new Random(radius);
    let outside = 0;
    for (let drawn = 0; drawn < 400; drawn++) {
      const isNear = drawn % 3 > 0;
      const state = isNear ? scrambled(STANDARD, 26, drawn) : randomState(STANDARD, 12, random);
      const start = encode(STANDARD, state);
      expect(table.distance(start)).toBe(ball.distance(start));
      const maxCost = radius + (drawn % 7);
      const dive = new RimDive(ground, start, maxCost, way);
      const estimate = space.estimate(start);
      const generic = new Perimeter(space, ball, start, {
        maxCost,
        estimate,
        stride: 2,
        workspace,
      });
      const found = run(dive);
      expect(tell(found)).toBe(tell(run(generic)));
      if (table.distance(start) < 0) outside++;
      if (found.status !== "solved") continue;
      const path = dive.path();
      expect(path).toHaveLength(found.cost + 1);
      expect([path[0], path.at(-1)]).toEqual([start, goal]);
    }
    expect(outside).toBeGreaterThan(100);
  });

  test("comes to the same end by single steps", () => {
    const ball = new BallTable(space, goal, 9);
    const ground = { space, ball, dive: createDive(space, ball) };
    for (let drawn = 0; drawn < 60; drawn++) {
      const start = encode(STANDARD, scrambled(STANDARD, 24, drawn));
      const whole = new RimDive(ground, start, 15, createWay(6));
      const single = new RimDive(ground, start, 15, createWay(6));
      const outcome = run(whole);
      let steps = 0;
      while (single.step(1) === undefined) {
        steps++;
        expect(single.stats.expanded).toBe(steps);
      }
      expect(single.step(1)).toEqual(outcome);
      expect(single.path()).toEqual(whole.path());
    }
  });
});

test.each([
  [-1, 0],
  [0, 0],
  [2.5, 2],
])("a step of %d expands %d states at most", (expansions, most) => {
  const ball = new BallTable(space, goal, 9);
  const ground = { space, ball, dive: createDive(space, ball) };
  const state = scrambled(STANDARD, 30, 8);
  const dive = new RimDive(ground, encode(STANDARD, state), 17, createWay(8));
  expect(dive.step(expansions)).toBeUndefined();
  expect(dive.stats.expanded).toBe(most);
  const map = new MapSearch(new GoalMap(STANDARD), state, 99, 1e9);
  for (let steps = 0; steps < 9; steps++) {
    const { expanded } = map.stats;
    expect(map.step(expansions)).toBeUndefined();
    expect(map.stats.expanded - expanded).toBeLessThanOrEqual(most);
  }
  expect(map.stats.expanded > 0).toBe(most > 0);
});

describe("a solver", () => {
  test("has a wider ball for many questions", () => {
    for (const [questions, radius] of [
      [1, 9],
      [2999, 9],
      [3000, 10],
      [29_999, 10],
      [30_000, 11],
    ]) {
      const solver = new KnightsSolver(STANDARD, { questions });
      const free = [...Array(40).keys()].map((drawn) => scrambled(STANDARD, 13, drawn));
      for (const state of free) {
        const { status, stats, ...rest } = solver.distance(state);
        expect(status).toBe("solved");
        if ("cost" in rest) expect(stats.expanded === 0).toBe(rest.cost <= radius);
      }
    }
  });

  test("answers within the bound or says how much more it takes, of the right parity", () => {
    const solver = new KnightsSolver(STANDARD);
    for (let drawn = 0; drawn < 40; drawn++) {
      const state = scrambled(STANDARD, 18, drawn);
      const free = solver.solve(state);
      if (free.status !== "solved") throw new Error(free.status);
      for (let maxCost = 0; maxCost <= free.cost + 1; maxCost++) {
        const outcome = solver.solve(state, { maxCost });
        if (maxCost >= free.cost) {
          expect(outcome).toMatchObject({ status: "solved", cost: free.cost });
          continue;
        }
        expect(outcome).toMatchObject({ status: "limit", limit: "cost" });
        if (outcome.status !== "limit") continue;
        expect(outcome.lowerBound).toBeGreaterThan(maxCost);
        expect(outcome.lowerBound).toBeLessThanOrEqual(free.cost);
        expect(outcome.lowerBound % 2).toBe(free.cost % 2);
      }
    }
  });

  test("answers many at once", async () => {
    const solver = new KnightsSolver(STANDARD);
    const states = [...Array(20).keys()].map((drawn) => scrambled(STANDARD, 20, drawn));
    const now = (): number => performance.now() * 1000; // wants a breath after each slice
    const together = await Promise.all(states.map((state) => solver.solveAsync(state, { now })));
    const alone = states.map((state) => solver.solve(state));
    expect(together.map(tell)).toEqual(alone.map(tell));
    expect(together.map((one) => "plan" in one && one.plan)).toEqual(
      alone.map((one) => "plan" in one && one.plan),
    );
  });

  test("does not notice what becomes of the boards that it was given", async () => {
    const boardsOf = (): { puzzle: Puzzle; state: State; black: Uint8Array[] } => {
      const goal = { blank: 12, black: Uint8Array.from(STANDARD.goal.black) };
      const state = board("01011 110*1 01110 01010 00100");
      const black = [goal.black, state.black].map((knights) => knights as Uint8Array);
      return { puzzle: { rows: 5, columns: 5, goal }, state, black };
    };
    const cost = 18;
    const asks = [
      ({ puzzle, state }: ReturnType<typeof boardsOf>) => solveAsync(puzzle, state),
      ({ puzzle, state }: ReturnType<typeof boardsOf>) =>
        new KnightsSolver(puzzle).solveAsync(state),
      ({ puzzle, state }: ReturnType<typeof boardsOf>) =>
        new KnightsSolver(puzzle).hintAsync(state),
    ];
    for (const ask of asks) {
      const boards = boardsOf();
      const promise = ask(boards);
      for (const knights of boards.black) knights.reverse();
      expect(await promise).toMatchObject({ status: "solved", cost });
    }
    const { puzzle, state, black } = boardsOf();
    const solver = new KnightsSolver(puzzle);
    black[0]?.reverse();
    expect(solver.solve(state)).toMatchObject({ status: "solved", cost });
    expect(solver.hint(state)).toMatchObject({ status: "solved", cost });
  });

  test("checks what it was given before it takes a copy", async () => {
    const black: number[] = Array.from(board("01011 110*1 01110 01010 00100").black);
    const half = { blank: 8, black: black.with(0, 0.5) };
    const fault = expect.objectContaining({ code: "ERR_ARGUMENT" });
    const solver = new KnightsSolver(STANDARD);
    await expect(solver.solveAsync(half)).rejects.toEqual(fault);
    await expect(solver.hintAsync(half)).rejects.toEqual(fault);
    await expect(solveAsync(STANDARD, half)).rejects.toEqual(fault);
    const goal = { blank: 12, black: Array.from(STANDARD.goal.black).with(24, 0.5) };
    expect(() => new KnightsSolver({ ...STANDARD, goal })).toThrow(fault);
  });

  test("can do without a ball, where the memory is too little for one", () => {
    const puzzle = {
      rows: 6,
      columns: 7,
      goal: randomState({ rows: 6, columns: 7 }, 20, new Random(2)),
    };
    const wide = new WideSpace(puzzle, puzzle.goal);
    expect(createBall(wide, encode(puzzle, puzzle.goal), 1, 1000)).toBeUndefined();
    expect(createBall(wide, encode(puzzle, puzzle.goal), 1)).toMatchObject({ radius: 9 });
    const solver = new KnightsSolver(puzzle);
    Reflect.set(solver, "ball", undefined);
    for (const leaps of [0, 1, 6, 12]) {
      const state = scrambled(puzzle, leaps, leaps);
      const expected = tell(solve(puzzle, state));
      expect(tell(solver.distance(state))).toBe(expected);
      expect(tell(solver.solve(state))).toBe(expected);
    }
    const state = scrambled(puzzle, 12, 12);
    expect(solver.distance(state, { maxBytes: 1000 })).toMatchObject({ limit: "memory" });
  });

  test.each([-1, Number.NaN])("is not made for %d questions", (questions) => {
    expect(() => new KnightsSolver(STANDARD, { questions })).toThrow(
      expect.objectContaining({ code: "ERR_OPTION" }),
    );
  });
});
