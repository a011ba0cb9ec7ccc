import { expect } from "vitest";
import { type Check, forAll } from "./check.ts";

/** Freezes all that can be; typed arrays cannot, so what is frozen is compared afterwards as well. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !ArrayBuffer.isView(value)) {
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
}

export const inputChecks: Check[] = [
  {
    name: "never changes what it is given",
    async run(contract) {
      const tried: Promise<unknown>[] = [];
      forAll(contract.smallPositions, 100, (position) => {
        const before = structuredClone(position);
        const { puzzle, state } = deepFreeze(position);
        const outcome = contract.solve(puzzle, state, Object.freeze({ maxCost: 1000 }));
        if (outcome.status === "solved") {
          contract.verify(puzzle, state, deepFreeze([...outcome.plan]));
          contract.notation.formatPlan(Object.freeze([...outcome.plan]), puzzle);
        }
        contract.hint?.(puzzle, state);
        contract.legalMoves?.(puzzle, state);
        contract.notation.format(puzzle, state);
        const walk = contract.rules.moves(puzzle, state);
        for (const move of walk) contract.rules.apply(puzzle, state, move);
        contract.solver?.create(puzzle).solve(position);
        expect(position).toEqual(before);
        const promise = contract.solveAsync?.(puzzle, state);
        const hinted = contract.hintAsync?.(puzzle, state);
        tried.push(Promise.all([promise, hinted]).then(() => expect(position).toEqual(before)));
      });
      await Promise.all(tried);
    },
  },
];
