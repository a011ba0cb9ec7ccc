/** What was found out about a case, and how that becomes text. */
import type { MalformedError } from "../faults.ts";
import type { Layout } from "../formats/sheet.ts";
import type { Case, CaseOutcome } from "../puzzle.ts";

export interface Answered<C extends Case> {
  /** The number of the case, from 0. */
  readonly index: number;
  readonly question: C;
  readonly outcome: CaseOutcome;
  /** The judge's line. */
  readonly answer: string;
}

export interface AnswerFormat<C extends Case> {
  readonly layout: Layout;
  text(answered: Answered<C>): string;
  /** @param index the number of the case, from 0 */
  illegal(index: number, fault: MalformedError): string;
}

/** What is shown of a solved case besides its cost. */
export interface Shown {
  readonly plan: boolean;
  readonly frames: boolean;
}
