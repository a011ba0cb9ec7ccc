/** What somebody says about a case: that this plan solves it, at this cost. */
import type { Case } from "../puzzle.ts";

export interface Claim<C extends Case> {
  readonly question: C;
  /** None where the answer has none: unsolvable, or undecided. */
  readonly plan?: string | undefined;
  /** Whether a plan lacks since nobody knows of one, which is not to say that there is none. */
  readonly isUndecided?: boolean;
  /** Where the plan stands. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What was said beside the plan, if anything, and whether a plan of `cost` bears it out. */
  readonly said?: string | undefined;
  agrees(cost: number): boolean;
}
