import { describe, expect, test } from "vitest";
import { ExplicitAStar } from "../src/explicit.ts";
import { AStar, type GoalSpace, NO_BOUND, OptionError, type Outcome, run } from "../src/index.ts";
import { costsTo, type Edge, GraphSpace, type Question, seeded, undirected } from "./graphs.ts";
import { Listed } from "./listed.ts";

test.each([
  [NO_BOUND, NO_BOUND],
  [2 ** 31 - 1, 2 ** 30 - 1],
])("a way of one edge that costs %i is a limit, not a proof that there is none", (cost, bound) => {
  const space: GoalSpace = {
    codeLimit: 2,
    maxSuccessors: 1,
    isGoal: (code) => code === 1,
    estimate: () => 0,
    expand: (code, out) => {
      if (code === 1) return 0;
      out.codes[0] = 1;
      out.costs[0] = cost;
      return 1;
    },
  };
  for (const search of [new AStar(space, 0), new ExplicitAStar(new Listed(space), 0)]) {
    const outcome = run<Outcome<object>>(search);
    expect(outcome).toMatchObject({ status: "limit", limit: "cost", lowerBound: bound });
  }
});

test.each([NO_BOUND, NO_BOUND + 7, Number.POSITIVE_INFINITY])(
  "states from which an estimate of %d says that there is no way are no obstacle to a proof",
  (dead) => {
    // Two ways lead into the dead end, the cheaper one later.
    const asked: Question = {
      size: 4,
      edges: [
        [0, 2, 9],
        [0, 1, 1],
        [1, 2, 1],
        [2, 3, 1],
      ],
      start: 0,
      goals: [],
    };
    const space = new GraphSpace(asked, [], { estimates: [0, 0, dead, dead] });
    for (const maxCost of [undefined, 5]) {
      const outcome = run(new AStar(space, 0, { maxCost }));
      expect(outcome).toMatchObject({ status: "unsolvable", stats: { expanded: 2 } });
    }
  },
);

test("bounds that were cut off are told, the least of them", () => {
  const asked: Question = {
    size: 4,
    edges: [
      [0, 1, 8],
      [0, 2, 7],
      [0, 3, 9],
    ],
    start: 0,
    goals: [3],
  };
  const space = new GraphSpace(asked, asked.goals);
  expect(run(new AStar(space, 0, { maxCost: 5 }))).toMatchObject({
    status: "limit",
    limit: "cost",
    lowerBound: 7,
  });
});

/** A walk from 0 to 9, one step at a time. */
function line(estimate: (code: number) => number): GoalSpace {
  return {
    codeLimit: 10,
    maxSuccessors: 1,
    ignoresBudget: true,
    isGoal: (code) => code === 9,
    estimate,
    expand(code, { codes }) {
      codes[0] = code + 1;
      return code < 9 ? 1 : 0;
    },
  };
}

describe("estimates that are not whole", () => {
  test.each([0.99, 0.5, 1e-9])("%d of the distance", (part) => {
    const search = new AStar(
      line((code) => part * (9 - code)),
      0,
    );
    expect(run(search)).toMatchObject({ status: "solved", cost: 9 });
    expect(search.path()).toHaveLength(10);
  });

  test("what floating point adds by mistake makes no estimate too high", () => {
    const three = (0.1 + 0.2) * 10;
    expect(three).toBeGreaterThan(3);
    const asked: Question = { size: 2, edges: [[0, 1, 3]], start: 0, goals: [1] };
    const space = new GraphSpace(asked, asked.goals, { estimates: [three, 0] });
    expect(run(new AStar(space, 0, { maxCost: 3 }))).toMatchObject({ status: "solved", cost: 3 });
  });

  test("the straight line in 300 mazes, with ways in eight directions", () => {
    const side = 12;
    const cells = Array.from({ length: side * side }, (_, cell) => cell);
    const row = (cell: number) => Math.floor(cell / side);
    const across = (from: number, to: number) =>
      Math.hypot(row(from) - row(to), (from % side) - (to % side));
    let solved = 0;
    for (let seed = 0; seed < 300; seed++) {
      const random = seeded(seed);
      const isFree = cells.map(() => random(10) < 6);
      const near = cells.flatMap((from) =>
        cells
          .filter((to) => to > from && across(from, to) < 2 && isFree[from] && isFree[to])
          .map((to): Edge => [from, to, across(from, to) === 1 ? 1 : 2]),
      );
      const goal = random(cells.length);
      const maze: Question = {
        size: cells.length,
        edges: undirected(near),
        start: 0,
        goals: [goal],
      };
      const estimates = cells.map((cell) => across(cell, goal));
      const outcome = run(new AStar(new GraphSpace(maze, [goal], { estimates }), 0));
      const expected = costsTo(maze, [goal])[0];
      if (outcome.status === "solved") {
        expect(outcome.cost, `seed ${seed}`).toBe(expected);
        solved++;
      } else {
        expect(outcome.status).toBe("unsolvable");
        expect(expected).toBe(Number.POSITIVE_INFINITY);
      }
    }
    expect(solved).toBeGreaterThan(50);
  });
});

test.each([Number.NaN, -1, -3.5, undefined as unknown as number])(
  "an estimate of %s is a mistake, and the state is named",
  (wrong) => {
    const search = new AStar(
      line((code) => (code === 4 ? wrong : 0)),
      0,
    );
    expect(() => run(search)).toThrow(OptionError);
    expect(() => run(search)).toThrow(/^the estimate of 4 may not be (NaN|-1|-3)$/);
    expect(search.path()).toEqual([]);
    const atStart = new AStar(
      line(() => wrong),
      0,
    );
    expect(() => run(atStart)).toThrow("the estimate of 0 may not be");
  },
);
