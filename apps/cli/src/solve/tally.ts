/** What a batch came to: its exit code, its warning, its statistics. */
import type { Position } from "@microsolvers/core-grid";
import { EXIT, EXIT_OF_LIMIT, type ExitCode, graver } from "../exit-codes.ts";
import type { Case } from "../puzzle.ts";
import type { Answered } from "./answered.ts";

/** Whether an adapter answers so where nobody knows. */
export function isUndecided(answer: string): boolean {
  return answer.endsWith("?");
}

/** What meeting a limit is called. */
export const MEETING = {
  cost: "it costs more than --max-cost",
  expanded: "--max-states was met",
  memory: "the limit on memory was met, see --max-bytes",
  time: "--timeout was met",
  aborted: "it was stopped",
} as const;

/** Plain data, so that it passes from thread to thread. */
export interface Counts {
  solved: number;
  unsolvable: number;
  undecided: number;
  illegal: number;
  /** By a limit that is the judge's answer: decided, though neither solved nor unsolvable. */
  beyond: number;
  expanded: number;
  generated: number;
  mostBytes: number;
  /** The gravest way in which a case was left without an answer. */
  exitCode: ExitCode;
  firstUndecided:
    | { readonly index: number; readonly position: Position; readonly problem: string }
    | undefined;
}

export class Tally {
  readonly counts: Counts = {
    solved: 0,
    unsolvable: 0,
    undecided: 0,
    illegal: 0,
    beyond: 0,
    expanded: 0,
    generated: 0,
    mostBytes: 0,
    exitCode: EXIT.decided,
    firstUndecided: undefined,
  };

  add({ index, outcome, answer, question }: Answered<Case>): void {
    const { counts } = this;
    const { status, stats } = outcome;
    counts.expanded += stats.expanded;
    counts.generated += stats.generated;
    if (stats.bytes > counts.mostBytes) counts.mostBytes = stats.bytes;
    if (status === "solved") counts.solved++;
    else if (status === "unsolvable") counts.unsolvable++;
    else if (!isUndecided(answer)) counts.beyond++;
    else {
      const { limit, lowerBound } = outcome;
      const problem = `case ${index + 1} is undecided: ${MEETING[limit]} (lower bound ${lowerBound})`;
      counts.undecided++;
      counts.firstUndecided ??= { index, position: question.position, problem };
      counts.exitCode = graver(counts.exitCode, EXIT_OF_LIMIT[limit]);
    }
  }

  addIllegal(): void {
    this.counts.illegal++;
    this.counts.exitCode = graver(this.counts.exitCode, EXIT.malformed);
  }

  get exitCode(): ExitCode {
    return this.counts.exitCode;
  }

  /** Of all undecided cases, one line: where the first one stands, and how many more there are. */
  get warning(): { readonly position: Position; readonly problem: string } | undefined {
    const { firstUndecided, undecided } = this.counts;
    if (firstUndecided === undefined || undecided === 1) return firstUndecided;
    const { position, problem } = firstUndecided;
    return { position, problem: `${problem}, and ${undecided - 1} more` };
  }
}
