/** A claim, judged by the rules alone. */
import type { Limit } from "@microsolvers/core-search";
import { codeOf } from "../descriptors.ts";
import { inFile } from "../faults.ts";
import type { Case, Puzzle, Verified } from "../puzzle.ts";
import type { Claim } from "./claim.ts";

export type Verdict =
  | { readonly verdict: "legal"; readonly cost: number }
  | { readonly verdict: "illegal"; readonly index: number; readonly problem: string }
  | { readonly verdict: "unsolved"; readonly cost: number }
  | { readonly verdict: "contradicted"; readonly cost: number; readonly said: string }
  | { readonly verdict: "no-plan" }
  /** Where it is asked for: no plan costs less. */
  | { readonly verdict: "optimal"; readonly cost: number }
  /** Another plan costs `optimal`; without a cost of its own there was said to be none. */
  | { readonly verdict: "improvable"; readonly cost?: number; readonly optimal: number }
  | {
      readonly verdict: "undecided";
      readonly cost?: number;
      readonly limit: Limit;
      readonly lowerBound: number;
    };

/** @throws MalformedError where the plan is none */
export function judgeClaim<C extends Case>(puzzle: Puzzle<C>, claim: Claim<C>): Verdict {
  const { question, plan, said } = claim;
  if (plan === undefined) return { verdict: "no-plan" };
  let verified: Verified;
  try {
    verified = inFile(claim.file, claim, () => puzzle.verify(question, plan));
  } catch (error) {
    if (!isIllegalMove(error)) throw error;
    const { index, message } = error;
    return { verdict: "illegal", index, problem: message };
  }
  const { cost, isSolved } = verified;
  if (!isSolved) return { verdict: "unsolved", cost };
  if (said !== undefined && !claim.agrees(cost)) return { verdict: "contradicted", cost, said };
  return { verdict: "legal", cost };
}

function isIllegalMove(error: unknown): error is Error & { readonly index: number } {
  return codeOf(error) === "ERR_ILLEGAL_MOVE";
}
