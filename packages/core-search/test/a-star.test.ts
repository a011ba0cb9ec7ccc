import { expect, test } from "vitest";
import { AStar, type GoalSpace, NO_BOUND, run } from "../src/index.ts";
import { GraphSpace, type Question } from "./graphs.ts";

test("a way that costs more than can be counted is a limit, not a proof that there is none", () => {
  const space: GoalSpace = {
    codeLimit: 2,
    maxSuccessors: 1,
    isGoal: (code) => code === 1,
    estimate: () => 0,
    expand: (code, out) => {
      if (code === 1) return 0;
      out.codes[0] = 1;
      out.costs[0] = NO_BOUND;
      return 1;
    },
  };
  const outcome = run(new AStar(space, 0));
  expect(outcome).toMatchObject({ status: "limit", limit: "cost", lowerBound: NO_BOUND });
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
