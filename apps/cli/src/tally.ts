/** What a batch came to: its exit code, its warning, its statistics. */
import type { Position } from "@microsolvers/core-grid";
import { EXIT, type ExitCode, graver } from "./exit-codes.ts";
import type { Answered } from "./printer.ts";
import type { Case } from "./puzzle.ts";

/** Stands for the answer, behind whatever words the judge wants before it. */
const UNDECIDED = "?";

const EXIT_OF_LIMIT = {
  cost: EXIT.limit,
  expanded: EXIT.limit,
  memory: EXIT.memory,
  time: EXIT.time,
  aborted: EXIT.time,
} as const;

const MEETING = {
  cost: "it costs more than --max-cost",
  expanded: "--max-states was met",
  memory: "the limit on memory was met, see --max-bytes",
  time: "--timeout was met",
  aborted: "it was stopped",
} as const;

export class Tally {
  cases = 0;
  /** The gravest way in which a case was left undecided. */
  exitCode: ExitCode = EXIT.decided;
  private solved = 0;
  private unsolvable = 0;
  private undecided = 0;
  private firstUndecided: { readonly position: Position; readonly problem: string } | undefined;
  private expanded = 0;
  private generated = 0;
  private mostBytes = 0;

  add({ outcome, answer, question }: Answered<Case>): void {
    const { status, stats } = outcome;
    this.cases++;
    this.expanded += stats.expanded;
    this.generated += stats.generated;
    if (stats.bytes > this.mostBytes) this.mostBytes = stats.bytes;
    if (status === "solved") this.solved++;
    if (status === "unsolvable") this.unsolvable++;
    if (status === "limit" && answer.endsWith(UNDECIDED)) {
      const { limit, lowerBound } = outcome;
      const problem = `case ${this.cases} is undecided: ${MEETING[limit]} (lower bound ${lowerBound})`;
      this.undecided++;
      this.firstUndecided ??= { position: question.position, problem };
      this.exitCode = graver(this.exitCode, EXIT_OF_LIMIT[limit]);
    }
  }

  /** Of all undecided cases, one line: where the first one stands, and how many more there are. */
  get warning(): { readonly position: Position; readonly problem: string } | undefined {
    const { firstUndecided } = this;
    const more = this.undecided - 1;
    if (firstUndecided === undefined || more === 0) return firstUndecided;
    const { position, problem } = firstUndecided;
    return { position, problem: `${problem}, and ${more} more` };
  }

  /** As SAT solvers do it: of a single case the exit code tells what was found. */
  get exitStatus(): ExitCode {
    if (this.cases !== 1) return this.exitCode;
    if (this.solved === 1) return EXIT.solved;
    return this.unsolvable === 1 ? EXIT.unsolvable : this.exitCode;
  }

  describe(milliseconds: number): string {
    return [
      `${this.cases} cases: ${this.solved} solved, ${this.unsolvable} unsolvable, ${this.undecided} undecided`,
      `${this.expanded} states expanded, ${this.generated} generated`,
      `${this.mostBytes} bytes in tables at most`,
      `${milliseconds.toFixed(1)} ms`,
    ].join("; ");
  }
}
