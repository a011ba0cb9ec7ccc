/** `microsolve explore`: a board in, the counts of its whole space out. */

import { ProgressLine } from "../progress-line.ts";
import type { AsyncExploreLimits, Case, OptionValues, Puzzle, SpaceOutcome } from "../puzzle.ts";
import { describePace } from "./pace.ts";

/** Explores, and shows how it is going. */
export async function exploreBoard<C extends Case>(
  { explorer }: Puzzle<C>,
  question: C,
  values: OptionValues,
  limits: AsyncExploreLimits,
): Promise<SpaceOutcome> {
  const begin = performance.now();
  const line = new ProgressLine();
  const most = explorer.mostStates?.(question, values);
  const outcome = await explorer.explore(question, values, {
    ...limits,
    onProgress: (progress) =>
      line.show(() => describePace(progress, performance.now() - begin, most)),
  });
  line.clear();
  return outcome;
}
