import { expect } from "vitest";
import { type AnyContract, type Check, forAll, samples, thrownBy } from "./check.ts";
import type { HintOutcome, PlanOutcome } from "./contract.ts";
import { walks } from "./notation.ts";
import { Distances } from "./reference.ts";

/** An answer without the bytes, which tell of the questions asked before. */
export function comparable(outcome: PlanOutcome<unknown> | HintOutcome<unknown>): object {
  const { expanded, generated } = outcome.stats;
  return { ...outcome, stats: { expanded, generated } };
}

export const answerChecks: Check[] = [
  {
    name: "is tried on solvable and on unsolvable positions",
    run(contract) {
      const distances = samples(contract.smallPositions, 200).map((position) =>
        new Distances(contract, position).of(position.state),
      );
      const far = distances.filter(
        (distance) => distance >= 3 && distance < Number.POSITIVE_INFINITY,
      );
      expect(far.length, "positions at least 3 moves from solved").toBeGreaterThan(40);
      const never = distances.filter((distance) => distance === Number.POSITIVE_INFINITY);
      if (contract.isAlwaysSolvable) expect(never).toEqual([]);
      else expect(never.length, "unsolvable positions").toBeGreaterThan(20);
    },
  },
  {
    name: "costs what plain breadth-first search finds, or is unsolvable where that finds nothing",
    run(contract) {
      forAll(contract.smallPositions, 300, (position) => {
        const { puzzle, state } = position;
        const outcome = contract.solve(puzzle, state);
        const distance = new Distances(contract, position).of(state);
        const found = outcome.status === "solved" ? outcome.cost : outcome.status;
        expect(found).toBe(distance === Number.POSITIVE_INFINITY ? "unsolvable" : distance);
      });
    },
  },
  {
    name: "has plans that are legal, solve the position, and cost what they say",
    run(contract) {
      const positions = [
        ...samples(contract.positions, 100),
        ...samples(contract.smallPositions, 100),
      ];
      let solved = 0;
      for (const { puzzle, state } of [...positions, contract.hardPosition]) {
        const outcome = contract.solve(puzzle, state);
        if (outcome.status !== "solved") continue;
        solved++;
        expect(outcome.plan).toHaveLength(outcome.cost);
        let end = state;
        for (const move of outcome.plan) {
          expect(contract.rules.moves(puzzle, end)).toContainEqual(move);
          end = contract.rules.apply(puzzle, end, move);
        }
        expect(contract.rules.isSolved(puzzle, end)).toBe(true);
        const verified = contract.verify(puzzle, state, outcome.plan);
        expect(verified).toMatchObject({ cost: outcome.cost, isSolved: true });
      }
      expect(solved, "plans tried").toBeGreaterThan(60);
    },
  },
  {
    name: "verifies any legal walk as the rules play it",
    run(contract) {
      const { rules, stateKey } = contract;
      forAll(walks(contract), 200, ({ puzzle, state, plan }) => {
        const end = plan.reduce((from, move) => rules.apply(puzzle, from, move), state);
        const verified = contract.verify(puzzle, state, plan);
        expect(verified.cost).toBe(plan.length);
        expect(verified.isSolved).toBe(rules.isSolved(puzzle, end));
        expect(stateKey(verified.end)).toBe(stateKey(end));
      });
    },
  },
  {
    name: "refuses a plan at its first illegal move, for the reason that legalMoves gives",
    appliesTo: (contract) => contract.legalMoves !== undefined,
    run(contract) {
      let refused = 0;
      forAll(walks(contract), 100, ({ puzzle, state, plan }) => {
        const { end } = contract.verify(puzzle, state, plan);
        for (const legality of contract.legalMoves?.(puzzle, end) ?? []) {
          if (legality.isLegal) continue;
          const { move, reason } = legality;
          const error = thrownBy(() => contract.verify(puzzle, state, [...plan, move, move]));
          expect(error).toMatchObject({ code: "ERR_ILLEGAL_MOVE", index: plan.length, reason });
          refused++;
        }
      });
      expect(refused, "moves refused").toBeGreaterThan(0);
    },
  },
  {
    name: "gives the same answer for the same work each time",
    run(contract) {
      for (const { puzzle, state } of [contract.hardPosition, ...samples(contract.positions, 30)]) {
        const first = contract.solve(puzzle, state);
        expect(contract.solve(puzzle, state)).toEqual(first);
      }
    },
  },
  {
    name: "has solvers that answer the last of many questions as the first",
    appliesTo: (contract) => contract.solver !== undefined,
    run(contract) {
      const { solver } = contract;
      forAll(solver?.questions ?? contract.smallPositions.map((one) => [one]), 60, (questions) => {
        const [first] = questions;
        if (first === undefined || solver === undefined) return;
        const kept = solver.create(first.puzzle);
        for (const [index, question] of [...questions, ...questions].entries()) {
          // A question that is given up leaves its work behind: the next must not see it.
          if (index % 3 === 1) kept.solve(question, { maxExpanded: 1 });
          if (index % 3 === 2) kept.solve(question, { maxBytes: 0 });
          const answer = kept.solve(question);
          const fresh = contract.solve(question.puzzle, question.state);
          expect(comparable(answer)).toEqual(comparable(fresh));
        }
      });
    },
  },
];

/** The cost of a position that has a solution. */
export function costOf(contract: AnyContract, { puzzle, state } = contract.hardPosition): number {
  const outcome = contract.solve(puzzle, state);
  if (outcome.status !== "solved") throw new Error(`not solved: ${outcome.status}`);
  return outcome.cost;
}
