import fc from "fast-check";
import type { Contract } from "./contract.ts";

/** One clause of the contract: `run` throws where a puzzle breaks it. */
export interface Check {
  readonly name: string;
  /** Whether the puzzle has what the clause is about; all have, where this is left out. */
  appliesTo?(contract: AnyContract): boolean;
  run(contract: AnyContract): void | Promise<void>;
}

/** The clauses do not look into puzzles, states and moves. */
// biome-ignore lint/suspicious/noExplicitAny: `unknown` would refuse every concrete puzzle.
export type AnyContract = Contract<any, any, any>;

const SEED = 20131109;

/** `holds` throws at no value of the arbitrary. The same values each time. */
export function forAll<Value>(
  arbitrary: fc.Arbitrary<Value>,
  runs: number,
  holds: (value: Value) => void,
): void {
  const property = fc.property(arbitrary, (value) => {
    holds(value);
  });
  fc.assert(property, { seed: SEED, numRuns: runs });
}

export function samples<Value>(arbitrary: fc.Arbitrary<Value>, count: number): Value[] {
  return fc.sample(arbitrary, { seed: SEED, numRuns: count });
}

/** What `action` throws, or undefined. */
export function thrownBy(action: () => unknown): unknown {
  try {
    action();
    return undefined;
  } catch (error) {
    return error;
  }
}
