/** `microsolve verify`: cases and plans in, verdicts out. Nothing here searches, unless asked what is optimal. */
import { EXIT, EXIT_OF_LIMIT, type ExitCode, graver } from "../exit-codes.ts";
import type { Sheet } from "../formats/sheet.ts";
import type { Case, Puzzle } from "../puzzle.ts";
import type { Claim } from "./claim.ts";
import type { Referee } from "./optimality.ts";
import { judgeClaim, type Verdict } from "./verdict.ts";
import type { VerdictFormat } from "./verdict-text.ts";

const EXIT_OF_VERDICT = {
  legal: EXIT.decided,
  optimal: EXIT.decided,
  "no-plan": EXIT.decided,
  illegal: EXIT.refuted,
  unsolved: EXIT.refuted,
  contradicted: EXIT.refuted,
  improvable: EXIT.refuted,
} as const;

function exitOf(verdict: Verdict): ExitCode {
  return verdict.verdict === "undecided"
    ? EXIT_OF_LIMIT[verdict.limit]
    : EXIT_OF_VERDICT[verdict.verdict];
}

/** @throws MalformedError after the verdicts on everything before the fault */
export function verifyAll<C extends Case>(
  puzzle: Puzzle<C>,
  claims: Iterable<Claim<C>>,
  format: VerdictFormat,
  sheet: Sheet,
  referee?: Referee<C>,
): ExitCode {
  let exitCode: ExitCode = EXIT.decided;
  let index = 0;
  try {
    for (const claim of claims) {
      const judged = judgeClaim(puzzle, claim);
      const verdict = referee === undefined ? judged : referee.judge(claim, judged);
      sheet.write(format.text(index++, verdict));
      exitCode = graver(exitCode, exitOf(verdict));
    }
  } catch (fault) {
    sheet.end(fault);
    throw fault;
  }
  sheet.end();
  return exitCode;
}
