/** How answers are written. */
import type { Case, CaseOutcome } from "./puzzle.ts";

export interface Answered<C extends Case> {
  /** The number of the case, from 0. */
  readonly index: number;
  readonly question: C;
  readonly outcome: CaseOutcome;
  /** The judge's line. */
  readonly answer: string;
}

export interface Printer<C extends Case> {
  print(answered: Answered<C>): void;
  /** Nothing comes any more; `fault` is why, if the cases did not simply end. */
  end(fault?: unknown): void;
}

/** What is shown of a solved case besides its cost. */
export interface Shown {
  readonly plan: boolean;
  readonly frames: boolean;
}
