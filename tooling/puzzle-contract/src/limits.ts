import { expect } from "vitest";
import { costOf } from "./answers.ts";
import { type Check, forAll, thrownBy } from "./check.ts";
import type { HintOutcome, Options, PlanOutcome } from "./contract.ts";

/** The outcome is that limit, and its bound is true of a position that costs `cost`. */
export function expectLimit(
  outcome: PlanOutcome<unknown> | HintOutcome<unknown>,
  limit: string,
  cost: number,
): void {
  expect(outcome).toMatchObject({ status: "limit", limit });
  if (outcome.status !== "limit") return;
  expect(outcome.lowerBound).toBeGreaterThanOrEqual(0);
  expect(outcome.lowerBound).toBeLessThanOrEqual(cost);
}

export const limitChecks: Check[] = [
  {
    name: "is tried on a hard position",
    run({ hardPosition: { puzzle, state }, solve }) {
      const outcome = solve(puzzle, state);
      expect(outcome.status).toBe("solved");
      expect(outcome.stats.expanded).toBeGreaterThan(10_000);
    },
  },
  {
    name: "looks no further than maxCost",
    run(contract) {
      let limited = 0;
      forAll(contract.smallPositions, 150, ({ puzzle, state }) => {
        const free = contract.solve(puzzle, state);
        const cost = free.status === "solved" ? free.cost : Number.POSITIVE_INFINITY;
        for (const maxCost of new Set([0, 1, Math.min(cost, 40) - 1])) {
          if (maxCost < 0) continue;
          const outcome = contract.solve(puzzle, state, { maxCost });
          if (maxCost >= cost) expect(outcome).toMatchObject({ status: "solved", cost });
          else if (outcome.status === "unsolvable") expect(cost).toBe(Number.POSITIVE_INFINITY);
          else {
            expectLimit(outcome, "cost", cost);
            expect(outcome).toHaveProperty(
              "lowerBound",
              expect.toSatisfy((bound) => bound > maxCost),
            );
            limited++;
          }
        }
        if (cost === Number.POSITIVE_INFINITY) return;
        const outcome = contract.solve(puzzle, state, { maxCost: cost });
        expect(outcome).toMatchObject({ status: "solved", cost });
      });
      expect(limited, "positions beyond the limit").toBeGreaterThan(100);
    },
  },
  {
    name: "expands no more than maxExpanded",
    run(contract) {
      forAll(contract.smallPositions, 100, ({ puzzle, state }) => {
        const free = contract.solve(puzzle, state);
        const cost = free.status === "solved" ? free.cost : Number.POSITIVE_INFINITY;
        const { expanded } = free.stats;
        for (let maxExpanded = 0; maxExpanded < Math.min(expanded, 10); maxExpanded++) {
          const outcome = contract.solve(puzzle, state, { maxExpanded });
          expectLimit(outcome, "expanded", cost);
          expect(outcome.stats.expanded).toBeLessThanOrEqual(maxExpanded);
        }
        expect(contract.solve(puzzle, state, { maxExpanded: expanded + 1 })).toEqual(free);
      });
    },
  },
  {
    name: "never takes back a lower bound",
    run(contract) {
      const { hardPosition, solve } = contract;
      const cost = costOf(contract);
      let bound = 0;
      for (let maxExpanded = 1; maxExpanded < 10_000; maxExpanded *= 3) {
        const outcome = solve(hardPosition.puzzle, hardPosition.state, { maxExpanded });
        expectLimit(outcome, "expanded", cost);
        if (outcome.status !== "limit") return;
        expect(outcome.lowerBound).toBeGreaterThanOrEqual(bound);
        bound = outcome.lowerBound;
      }
    },
  },
  {
    name: "holds no more than maxBytes",
    run(contract) {
      const { puzzle, state } = contract.hardPosition;
      const free = contract.solve(puzzle, state);
      const cost = costOf(contract);
      const { bytes } = free.stats;
      expect(bytes).toBeGreaterThan(0);
      for (const share of [0, 0.1, 0.25, 0.5, 0.75, 0.99]) {
        const maxBytes = Math.floor(bytes * share);
        const outcome = contract.solve(puzzle, state, { maxBytes });
        expectLimit(outcome, "memory", cost);
        expect(outcome.stats.bytes).toBeLessThanOrEqual(maxBytes);
      }
      expect(contract.solve(puzzle, state, { maxBytes: bytes * 4 })).toEqual(free);
    },
  },
  {
    name: "stops at the deadline, by the clock that it is given",
    run(contract) {
      const { puzzle, state } = contract.hardPosition;
      const cost = costOf(contract);
      expectLimit(contract.solve(puzzle, state, { deadline: Date.now() - 1 }), "time", cost);
      const ticking = (): (() => number) => {
        let time = 0;
        return () => ++time;
      };
      const early = contract.solve(puzzle, state, { deadline: 2, now: ticking() });
      expectLimit(early, "time", cost);
      expect(early.stats.expanded).toBeGreaterThan(0);
      const late = contract.solve(puzzle, state, { deadline: 1e9, now: ticking() });
      expect(late).toEqual(contract.solve(puzzle, state));
    },
  },
  {
    name: "refuses options that make no sense",
    run(contract) {
      const senseless: Options[] = [
        { maxCost: -1 },
        { maxCost: 1.5 },
        { maxCost: Number.NaN },
        { maxBytes: -1 },
        { maxBytes: Number.NaN },
        { maxExpanded: -1 },
        { deadline: Number.NaN },
      ];
      // Also where a question is settled without a search: some of the small positions are.
      forAll(contract.smallPositions, 50, ({ puzzle, state }) => {
        for (const options of senseless) {
          const error = thrownBy(() => contract.solve(puzzle, state, options));
          expect(error).toMatchObject({ code: "ERR_OPTION" });
        }
      });
    },
  },
];
