import fc from "fast-check";
import { expect } from "vitest";
import { type AnyContract, type Check, forAll } from "./check.ts";

/** Legal moves from a position, drawn one after the other. */
export const walks = (
  contract: AnyContract,
): fc.Arbitrary<{ puzzle: unknown; state: unknown; plan: unknown[] }> =>
  fc.tuple(contract.positions, fc.array(fc.nat(), { maxLength: 20 })).map(([position, choices]) => {
    const { puzzle } = position;
    let { state } = position;
    const plan: unknown[] = [];
    for (const choice of choices) {
      const moves = contract.rules.moves(puzzle, state);
      if (moves.length === 0) break;
      const move = moves[choice % moves.length];
      plan.push(move);
      state = contract.rules.apply(puzzle, state, move);
    }
    return { ...position, plan };
  });

export const notationChecks: Check[] = [
  {
    name: "reads the boards that it draws",
    run(contract) {
      const { format, parse } = contract.notation;
      forAll(contract.positions, 200, (position) => {
        expect(parse(format(position.puzzle, position.state))).toEqual(position);
      });
    },
  },
  {
    name: "reads the plans that it writes",
    run(contract) {
      const { formatPlan, parsePlan } = contract.notation;
      forAll(walks(contract), 200, ({ puzzle, plan }) => {
        expect(parsePlan(formatPlan(plan, puzzle), puzzle)).toEqual(plan);
      });
    },
  },
  {
    name: "generates the same position from the same seed",
    appliesTo: (contract) => contract.generate !== undefined,
    run(contract) {
      const { generate, notation } = contract;
      const drawn = new Set<string>();
      for (let seed = 0; seed < 20; seed++) {
        const position = generate?.(seed);
        expect(generate?.(seed)).toEqual(position);
        const text = notation.format(position?.puzzle, position?.state);
        expect(notation.parse(text)).toEqual(position);
        drawn.add(text);
      }
      expect(drawn.size, "different positions").toBeGreaterThan(10);
    },
  },
];
