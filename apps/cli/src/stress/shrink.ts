/**
 * From an input that fails to a smallest one: as long as there is an input simpler by one step that fails
 * too, however it fails, that one is taken. So in the end no such step is left.
 *
 * To start a program takes longer than most cases. So where the input is a single case already, many that
 * are simpler are tried in one run, and then alone the one that was answered wrongly.
 */
import type { Case, Trials } from "../puzzle.ts";
import type { Failure, Tester } from "./trial.ts";

export interface Shrunk<C extends Case> {
  readonly failure: Failure<C>;
  /** Whether all steps from there have been tried. */
  readonly isSmallest: boolean;
}

const CASES_A_RUN = 16;

/** @param mayGoOn asked before each run of the program */
export async function shrink<C extends Case>(
  failure: Failure<C>,
  trials: Trials<C>,
  tester: Tester<C>,
  mayGoOn: (smallest: Failure<C>) => boolean,
): Promise<Shrunk<C>> {
  const tried = new Set([failure.input]);
  let smallest = failure;
  let isStopped = false;
  const mayRun = (): boolean => {
    isStopped ||= !mayGoOn(smallest);
    return !isStopped;
  };
  for (;;) {
    const { cases } = smallest;
    const inputs = withoutRepeats(simplerInputs(cases, trials), trials, tried);
    const inOneRun = trials.areIndependent && cases.length === 1 ? CASES_A_RUN : 1;
    const next = await firstFailing(inputs, tester, inOneRun, mayRun);
    if (next === undefined) return { failure: smallest, isSmallest: !isStopped };
    smallest = next;
  }
}

/** The first of the inputs that fails alone; none where none does, or the program may not be run again. */
async function firstFailing<C extends Case>(
  inputs: Iterable<readonly C[]>,
  tester: Tester<C>,
  inOneRun: number,
  mayRun: () => boolean,
): Promise<Failure<C> | undefined> {
  for (const group of inGroups(inputs, inOneRun)) {
    if (!mayRun()) return undefined;
    const found = await tester.test(group.flat());
    if (found === undefined) continue;
    if (group.length === 1) return found;
    const alone = await firstFailing(suspectFirst(group, found), tester, 1, mayRun);
    if (alone !== undefined) return alone;
  }
  return undefined;
}

/** The input of the case that was answered wrongly, then the others. */
function suspectFirst<C extends Case>(
  group: readonly (readonly C[])[],
  { difference }: Failure<C>,
): (readonly C[])[] {
  const suspect = group[difference.index ?? 0] ?? [];
  return [suspect, ...group.filter((input) => input !== suspect)];
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

/** Those whose text has not been tried yet. */
function* withoutRepeats<C extends Case>(
  inputs: Iterable<readonly C[]>,
  trials: Trials<C>,
  tried: Set<string>,
): Generator<readonly C[], void> {
  for (const input of inputs) {
    const text = [...trials.format(input)].join("");
    if (tried.has(text)) continue;
    tried.add(text);
    yield input;
  }
}

function* inGroups<Item>(items: Iterable<Item>, size: number): Generator<Item[], void> {
  let group: Item[] = [];
  for (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
