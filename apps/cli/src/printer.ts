/** How answers are written. */
import type { Case, CaseOutcome } from "./puzzle.ts";

export interface Printer<C extends Case> {
  /** @param index the number of the case, from 0 */
  print(index: number, question: C, outcome: CaseOutcome): void;
  /** Nothing comes any more; `fault` is why, if the cases did not simply end. */
  end(fault?: unknown): void;
}

/** What is shown of a solved case besides its cost. */
export interface Shown {
  readonly plan: boolean;
  readonly frames: boolean;
}
