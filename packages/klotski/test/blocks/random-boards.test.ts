import { expect, test } from "vitest";
import { parse, solve, verify } from "../../src/blocks/index.ts";
import { METRICS } from "../../src/blocks/rules.ts";
import { solveSlowly, written } from "./brute-force.ts";
import { randomSpec } from "./random-boards.ts";

const BOARDS = 3000;
const PARTS = 10;

/** What is tried must be worth trying. */
const tried = { solved: 0, unsolvable: 0, home: 0, far: 0 };

test.each(Array.from({ length: PARTS }, (_, part) => part))(
  "random boards cost what a brute force finds, in every metric: part %i",
  (part) => {
    for (let seed = part; seed < BOARDS; seed += PARTS) {
      const spec = randomSpec(seed);
      const text = written(spec);
      const { puzzle, state } = parse(text);
      for (const metric of METRICS) {
        const { cost } = solveSlowly(spec, metric);
        const outcome = solve(puzzle, state, { metric });
        const found = outcome.status === "solved" ? outcome.cost : outcome.status;
        expect(found, `${metric} of\n${text}`).toBe(cost < 0 ? "unsolvable" : cost);
        if (outcome.status === "solved") {
          const { plan } = outcome;
          expect(verify(puzzle, state, plan, metric)).toMatchObject({ cost, isSolved: true });
        }
        tried[cost < 0 ? "unsolvable" : cost === 0 ? "home" : "solved"]++;
        if (cost >= 5) tried.far++;
      }
    }
  },
);

test("the boards were of all kinds", () => {
  for (const count of Object.values(tried)) expect(count).toBeGreaterThan(50);
});
