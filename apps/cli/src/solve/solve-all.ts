/** `microsolve solve`: cases in, answers out. */
import type { IllegalCase } from "../cases.ts";
import type { ExitCode } from "../exit-codes.ts";
import type { Sheet } from "../formats/sheet.ts";
import { showWarning } from "../messages.ts";
import type { Case } from "../puzzle.ts";
import type { AnswerFormat } from "./answered.ts";
import { Answerer, type Oracle, PLAINLY, type SolveSettings } from "./answerer.ts";
import type { Tally } from "./tally.ts";

/**
 * Answers every case, in bounded memory. What was answered before a fault is written before the fault
 * goes on its way.
 */
export function solveAll<C extends Case>(
  oracle: Oracle<C>,
  cases: Iterable<C | IllegalCase>,
  format: AnswerFormat<C>,
  sheet: Sheet,
  settings: SolveSettings = PLAINLY,
): Tally {
  const answerer = new Answerer(oracle, format, settings, sheet);
  let index = 0;
  try {
    for (const found of cases) answerer.answer(index++, found);
  } catch (fault) {
    sheet.end(fault);
    throw fault;
  }
  sheet.end();
  return answerer.tally;
}

/** Says on standard error what was left undecided. */
export function endingOfBatch(tally: Tally, name: string): ExitCode {
  const { warning } = tally;
  if (warning !== undefined) {
    const { line, column } = warning.position;
    showWarning(`${name}:${line}:${column}`, warning.problem);
  }
  return tally.exitCode;
}
