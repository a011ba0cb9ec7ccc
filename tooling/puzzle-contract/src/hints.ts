import { expect } from "vitest";
import { type Check, forAll } from "./check.ts";
import { Distances } from "./reference.ts";

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
        const outcome = contract.hint?.(puzzle, state);
        if (distance === Number.POSITIVE_INFINITY) {
          expect(outcome?.status).toBe("unsolvable");
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
      forAll(contract.smallPositions, 60, ({ puzzle, state }) => {
        const free = contract.hint?.(puzzle, state);
        const cost = free?.status === "solved" ? free.cost : Number.POSITIVE_INFINITY;
        for (let maxExpanded = 0; maxExpanded < 12; maxExpanded++) {
          const outcome = contract.hint?.(puzzle, state, { maxExpanded });
          if (outcome?.status === "limit") {
            expect(outcome.limit).toBe("expanded");
            expect(outcome.lowerBound).toBeLessThanOrEqual(cost);
            limited++;
          } else expect(outcome).toEqual(free);
        }
      });
      expect(limited, "hints that met the limit").toBeGreaterThan(50);
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
