/**
 * From an input that fails to a smallest one: as long as there is an input simpler by one step that fails
 * too, however it fails, that one is taken. So in the end no such step is left.
 */
import type { Case, Trials } from "../puzzle.ts";
import type { Failure, Tester } from "./trial.ts";

export interface Shrunk<C extends Case> {
  readonly failure: Failure<C>;
  /** Whether all steps from there have been tried. */
  readonly isSmallest: boolean;
}

/**
 * @param mayGoOn asked before each run of the program
 */
export async function shrink<C extends Case>(
  failure: Failure<C>,
  trials: Trials<C>,
  tester: Tester<C>,
  mayGoOn: (smallest: Failure<C>) => boolean,
): Promise<Shrunk<C>> {
  const tried = new Set([failure.input]);
  let smallest = failure;
  for (;;) {
    let next: Failure<C> | undefined;
    for (const cases of simplerInputs(smallest.cases, trials)) {
      const input = [...trials.format(cases)].join("");
      if (tried.has(input)) continue;
      if (!mayGoOn(smallest)) return { failure: smallest, isSmallest: false };
      tried.add(input);
      next = await tester.test(cases);
      if (next !== undefined) break;
    }
    if (next === undefined) return { failure: smallest, isSmallest: true };
    smallest = next;
  }
}

function* simplerInputs<C extends Case>(
  cases: readonly C[],
  trials: Trials<C>,
): Generator<readonly C[], void> {
  yield* fewer(cases);
  yield* trials.simpler(cases);
}

/** Without half of the cases, without a quarter, … without one. */
function* fewer<C>(cases: readonly C[]): Generator<readonly C[], void> {
  for (let count = cases.length >> 1; count >= 1; count >>= 1) {
    for (let from = 0; from < cases.length; from += count) {
      const rest = [...cases.slice(0, from), ...cases.slice(from + count)];
      if (rest.length > 0) yield rest;
    }
  }
}
