import { expect, test } from "vitest";
import { AStar, type GoalSpace, NO_BOUND, run } from "../src/index.ts";

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
