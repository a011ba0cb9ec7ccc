/** `microsolve solve`: cases in, answers out. */
import type { ExitCode } from "./exit-codes.ts";
import { showWarning } from "./messages.ts";
import type { Output } from "./output.ts";
import type { Printer } from "./printer.ts";
import type { Case, Limits, Puzzle } from "./puzzle.ts";
import { Tally } from "./tally.ts";

export interface SolveSettings {
  /** Whether plans are wanted, or costs are enough. */
  readonly plans: boolean;
  readonly limits: Pick<Limits, "maxBytes" | "maxCost" | "maxExpanded">;
  /** Milliseconds for each case. */
  readonly timeout: number;
}

const PLAINLY: SolveSettings = {
  plans: false,
  limits: {},
  timeout: Number.POSITIVE_INFINITY,
};

/**
 * Answers every case, in bounded memory. What was answered before a fault is written before the fault
 * goes on its way.
 */
export function solveAll<C extends Case>(
  puzzle: Puzzle<C>,
  cases: Iterable<C>,
  printer: Printer<C>,
  output: Output,
  settings: SolveSettings = PLAINLY,
): Tally {
  const solver = puzzle.createSolver();
  const tally = new Tally();
  const limitsOfCase = limitsOf(settings, output);
  try {
    for (const question of cases) {
      const limits = limitsOfCase();
      const outcome = settings.plans
        ? solver.solve(question, limits)
        : solver.distance(question, limits);
      const index = tally.cases;
      const answered = { index, question, outcome, answer: puzzle.answer(outcome, index) };
      printer.print(answered);
      tally.add(answered);
    }
  } catch (fault) {
    printer.end(fault);
    output.flush();
    throw fault;
  }
  printer.end();
  output.flush();
  return tally;
}

/**
 * The limits of the next case. A search that has a deadline looks at the clock every few thousand
 * states; that is when answers which have waited long enough are written out, so every case gets one.
 */
function limitsOf({ limits, timeout }: SolveSettings, output: Output): () => Limits {
  const now = (): number => {
    const time = Date.now();
    output.tick(time);
    return time;
  };
  if (timeout === Number.POSITIVE_INFINITY) {
    const endless = { ...limits, now, deadline: Number.MAX_VALUE };
    return () => endless;
  }
  return () => ({ ...limits, now, deadline: Date.now() + timeout });
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
