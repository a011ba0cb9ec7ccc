import { expect } from "vitest";
import { comparable, costOf } from "./answers.ts";
import { type AnyContract, type Check, samples } from "./check.ts";
import type { AsyncOptions, PlanOutcome, Position } from "./contract.ts";
import { expectLimit } from "./limits.ts";

const hasAsync = (contract: AnyContract): boolean => contract.solveAsync !== undefined;

async function solveAsync(
  contract: AnyContract,
  { puzzle, state }: Position<unknown, unknown>,
  options?: AsyncOptions,
): Promise<PlanOutcome<unknown>> {
  const outcome = await contract.solveAsync?.(puzzle, state, options);
  if (outcome === undefined) throw new Error("no solveAsync");
  return outcome;
}

/** A clock on which every slice of work takes long enough for the host to want a breath. */
export function hurriedClock(): () => number {
  let time = 0;
  return () => {
    time += 1000;
    return time;
  };
}

/** Makes all numbers of a state 0. */
function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const key of Object.keys(value)) {
    const part: unknown = Reflect.get(value, key);
    if (typeof part === "number") Reflect.set(value, key, 0);
    else spoil(part);
  }
}

export const asyncChecks: Check[] = [
  {
    name: "gives the same outcomes asynchronously, many questions at once",
    appliesTo: hasAsync,
    async run(contract) {
      const positions = [contract.hardPosition, ...samples(contract.smallPositions, 50)];
      const outcomes = await Promise.all(positions.map((one) => solveAsync(contract, one)));
      const expected = positions.map(({ puzzle, state }) => contract.solve(puzzle, state));
      expect(outcomes).toEqual(expected);
    },
  },
  {
    name: "answers what it was asked, whatever becomes of the state meanwhile",
    appliesTo: hasAsync,
    async run(contract) {
      const { puzzle, state } = contract.hardPosition;
      const { solve, hint, hintAsync } = contract;
      const copy = structuredClone(state);
      const solved = contract.solveAsync?.(puzzle, copy, { now: hurriedClock() });
      const hinted = hintAsync?.(puzzle, copy, { now: hurriedClock() });
      spoil(copy);
      expect(await solved).toEqual(solve(puzzle, state));
      if (hint === undefined || hinted === undefined) return;
      expect(comparable(await hinted)).toEqual(comparable(hint(puzzle, state)));
    },
  },
  {
    name: "tells its progress, and lets the host breathe",
    appliesTo: hasAsync,
    async run(contract) {
      const cost = costOf(contract);
      let turns = 0;
      const timer = setInterval(() => turns++, 0);
      const told: { expanded: number; lowerBound: number }[] = [];
      await solveAsync(contract, contract.hardPosition, {
        now: hurriedClock(),
        onProgress: (progress) => told.push(progress),
      });
      clearInterval(timer);
      expect(told.length).toBeGreaterThan(0);
      expect(turns, "turns of the host").toBeGreaterThan(0);
      for (const [index, { expanded, lowerBound }] of told.entries()) {
        expect(expanded).toBeGreaterThan(told[index - 1]?.expanded ?? 0);
        expect(lowerBound).toBeGreaterThanOrEqual(told[index - 1]?.lowerBound ?? 0);
        expect(lowerBound).toBeLessThanOrEqual(cost);
      }
    },
  },
  {
    name: "stops when it is aborted, before it begins or while it runs",
    appliesTo: hasAsync,
    async run(contract) {
      const cost = costOf(contract);
      const before = await solveAsync(contract, contract.hardPosition, {
        signal: AbortSignal.abort(),
      });
      expectLimit(before, "aborted", cost);
      expect(before.stats.expanded).toBe(0);
      const controller = new AbortController();
      const during = await solveAsync(contract, contract.hardPosition, {
        now: hurriedClock(),
        signal: controller.signal,
        onProgress: () => controller.abort(),
      });
      expectLimit(during, "aborted", cost);
      expect(during.stats.expanded).toBeGreaterThan(0);
    },
  },
  {
    name: "meets the same limits asynchronously",
    appliesTo: hasAsync,
    async run(contract) {
      const { hardPosition } = contract;
      const cost = costOf(contract);
      const limits: [string, AsyncOptions][] = [
        ["cost", { maxCost: cost - 1 }],
        ["expanded", { maxExpanded: 5000 }],
        ["memory", { maxBytes: 1000 }],
        ["time", { deadline: 0 }],
      ];
      for (const [limit, options] of limits) {
        expectLimit(await solveAsync(contract, hardPosition, options), limit, cost);
      }
      const { puzzle, state } = hardPosition;
      const expanded = await solveAsync(contract, hardPosition, { maxExpanded: 5000 });
      expect(expanded).toEqual(contract.solve(puzzle, state, { maxExpanded: 5000 }));
    },
  },
];
