import type { Case } from "../puzzle.ts";

/** Inputs in which one case has become simpler, where no case shares anything with another. */
export function* oneByOne<C extends Case>(
  cases: readonly C[],
  simpler: (question: C) => Iterable<C>,
): Generator<readonly C[], void> {
  for (const [index, question] of cases.entries()) {
    for (const other of simpler(question)) yield cases.with(index, other);
  }
}
