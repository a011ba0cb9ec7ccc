/**
 * The contract of a puzzle: one suite of properties that all of them pass. A puzzle's test says once
 * what it has, and which positions to try; every clause here then holds of it, or shows the smallest
 * position where it does not.
 */
import { describe, test } from "vitest";
import { answerChecks } from "./answers.ts";
import { asyncChecks } from "./async.ts";
import type { Check } from "./check.ts";
import type { Contract } from "./contract.ts";
import { faultChecks } from "./faults.ts";
import { hintChecks } from "./hints.ts";
import { inputChecks } from "./inputs.ts";
import { judgeChecks } from "./judge.ts";
import { limitChecks } from "./limits.ts";
import { notationChecks } from "./notation.ts";
import { spaceChecks } from "./space.ts";

export type { Contract, Position } from "./contract.ts";
export { judgeFiles } from "./judge-files.ts";

export const checks: readonly Check[] = [
  ...notationChecks,
  ...spaceChecks,
  ...answerChecks,
  ...hintChecks,
  ...limitChecks,
  ...asyncChecks,
  ...inputChecks,
  ...faultChecks,
  ...judgeChecks,
];

/** Registers a test for each clause that applies to the puzzle. */
export function puzzleContract<Puzzle, State, Move>(contract: Contract<Puzzle, State, Move>): void {
  describe(contract.name, () => {
    for (const check of checks) {
      if (check.appliesTo?.(contract) === false) continue;
      test(check.name, () => check.run(contract));
    }
  });
}
