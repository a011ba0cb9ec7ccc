/** `microsolve verify`: cases and plans in, verdicts out. Nothing here searches. */
import { EXIT, type ExitCode } from "../exit-codes.ts";
import type { Output } from "../output.ts";
import type { Case, Puzzle } from "../puzzle.ts";
import type { Claim } from "./claim.ts";
import { judgeClaim } from "./verdict.ts";
import type { VerdictPrinter } from "./verdict-printer.ts";

/** @throws MalformedError after the verdicts on everything before the fault */
export function verifyAll<C extends Case>(
  puzzle: Puzzle<C>,
  claims: Iterable<Claim<C>>,
  printer: VerdictPrinter,
  output: Output,
): ExitCode {
  let exitCode: ExitCode = EXIT.decided;
  let index = 0;
  try {
    for (const claim of claims) {
      const verdict = judgeClaim(puzzle, claim);
      printer.print(index++, verdict);
      if (verdict.verdict !== "legal" && verdict.verdict !== "no-plan") exitCode = EXIT.refuted;
    }
  } catch (fault) {
    printer.end(fault);
    output.flush();
    throw fault;
  }
  printer.end();
  output.flush();
  return exitCode;
}
