import { expect } from "vitest";
import { comparable, costOf } from "./answers.ts";
import { hurriedClock } from "./async.ts";
import { type AnyContract, type Check, forAll, samples } from "./check.ts";
import type { AsyncOptions, HintOutcome, Options, Position } from "./contract.ts";
import { expectLimit } from "./limits.ts";
import { Distances } from "./reference.ts";

const hasAsync = (contract: AnyContract): boolean => contract.hintAsync !== undefined;

function hint(
  contract: AnyContract,
  { puzzle, state }: Position<unknown, unknown>,
  options?: Options,
): HintOutcome<unknown> {
  const outcome = contract.hint?.(puzzle, state, options);
  if (outcome === undefined) throw new Error("no hint");
  return outcome;
}

async function hintAsync(
  contract: AnyContract,
  { puzzle, state }: Position<unknown, unknown>,
  options?: AsyncOptions,
): Promise<HintOutcome<unknown>> {
  const outcome = await contract.hintAsync?.(puzzle, state, options);
  if (outcome === undefined) throw new Error("no hintAsync");
  return outcome;
}

export const hintChecks: Check[] = [
  {
    name: "hints at exactly the moves that bring the goal nearer by one",
    appliesTo: (contract) => contract.hint !== undefined,
    run(contract) {
      const { rules } = contract;
      forAll(contract.smallPositions, 150, (position) => {
        const { puzzle, state } = position;
        const distances = new Distances(contract, position);
        const distance = distances.of(state);
        const outcome = hint(contract, position);
        if (distance === Number.POSITIVE_INFINITY) {
          expect(outcome.status).toBe("unsolvable");
          return;
        }
        const nearer = rules
          .moves(puzzle, state)
          .filter((move) => distances.of(rules.apply(puzzle, state, move)) === distance - 1);
        expect(outcome).toMatchObject({ status: "solved", cost: distance });
        expect(outcome).toHaveProperty("moves", distance === 0 ? [] : nearer);
      });
    },
  },
  {
    name: "hints under a limit at all best moves, or says that it met the limit",
    appliesTo: (contract) => contract.hint !== undefined,
    run(contract) {
      let limited = 0;
      forAll(contract.smallPositions, 60, (position) => {
        const free = hint(contract, position);
        const cost = free.status === "solved" ? free.cost : Number.POSITIVE_INFINITY;
        for (let maxExpanded = 0; maxExpanded < 12; maxExpanded++) {
          const outcome = hint(contract, position, { maxExpanded });
          if (outcome.status === "limit") {
            expect(outcome.limit).toBe("expanded");
            expect(outcome.lowerBound).toBeLessThanOrEqual(cost);
            expect(outcome.stats.expanded).toBeLessThanOrEqual(maxExpanded);
            limited++;
          } else expect(outcome).toEqual(free);
        }
      });
      expect(limited, "hints that met the limit").toBeGreaterThan(50);
    },
  },
  {
    name: "expands for a hint as a whole no more than maxExpanded, and the hint's stats tell what it takes",
    appliesTo: (contract) => contract.hint !== undefined,
    run(contract) {
      forAll(contract.smallPositions, 60, (position) => {
        const free = hint(contract, position);
        const { expanded } = free.stats;
        expect(hint(contract, position, { maxExpanded: expanded + 1 })).toEqual(free);
        if (expanded === 0) return;
        const maxExpanded = expanded - 1;
        const outcome = hint(contract, position, { maxExpanded });
        expect(outcome).toMatchObject({ limit: "expanded", stats: { expanded: maxExpanded } });
      });
    },
  },
  {
    name: "hints the same asynchronously, many at once",
    appliesTo: hasAsync,
    async run(contract) {
      const { hardPosition } = contract;
      const positions = [hardPosition, hardPosition, ...samples(contract.smallPositions, 50)];
      for (const options of [{}, { maxExpanded: 7 }, { maxCost: 3 }]) {
        const hurried = { ...options, now: hurriedClock() };
        const outcomes = await Promise.all(
          positions.map((one) => hintAsync(contract, one, hurried)),
        );
        const alone = positions.map((one) => hint(contract, one, options));
        expect(outcomes.map(comparable)).toEqual(alone.map(comparable));
      }
    },
  },
  {
    name: "tells the progress of a hint, lets the host breathe, and stops when it is aborted",
    appliesTo: hasAsync,
    async run(contract) {
      const cost = costOf(contract);
      let turns = 0;
      const timer = setInterval(() => turns++, 0);
      const told: number[] = [];
      const free = await hintAsync(contract, contract.hardPosition, {
        now: hurriedClock(),
        onProgress: ({ expanded }) => told.push(expanded),
      });
      clearInterval(timer);
      expect(turns, "turns of the host").toBeGreaterThan(0);
      expect(told.length).toBeGreaterThan(0);
      expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
      expect(told.at(-1)).toBeLessThanOrEqual(free.stats.expanded);
      const signal = AbortSignal.abort();
      expectLimit(await hintAsync(contract, contract.hardPosition, { signal }), "aborted", cost);
      const controller = new AbortController();
      const during = await hintAsync(contract, contract.hardPosition, {
        now: hurriedClock(),
        signal: controller.signal,
        onProgress: () => controller.abort(),
      });
      expectLimit(during, "aborted", cost);
      expect(during.stats.expanded).toBeGreaterThan(0);
      expect(during.stats.expanded).toBeLessThan(free.stats.expanded);
    },
  },
  {
    name: "knows the legal moves, and a reason against each of the others",
    appliesTo: (contract) => contract.legalMoves !== undefined,
    run(contract) {
      forAll(contract.positions, 200, ({ puzzle, state }) => {
        const all = contract.legalMoves?.(puzzle, state) ?? [];
        const legal = all.filter(({ isLegal }) => isLegal).map(({ move }) => move);
        expect(legal).toEqual(contract.rules.moves(puzzle, state));
        for (const legality of all) if (!legality.isLegal) expect(legality.reason).toMatch(/\w/);
      });
    },
  },
];
