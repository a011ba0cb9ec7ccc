/** `microsolve stress`: small random inputs through somebody's program, and the first failure, shrunk. */
import { Random } from "@microsolvers/core-grid";
import { ProgressLine } from "../progress-line.ts";
import type { Case, Puzzle } from "../puzzle.ts";
import type { Program } from "./execution.ts";
import { type Shrunk, shrink } from "./shrink.ts";
import { Tester } from "./trial.ts";

export interface StressSettings {
  readonly runs: number;
  readonly seed: number;
  /** The greatest size of an input. */
  readonly size: number;
}

export interface StressFailure<C extends Case> extends Shrunk<C> {
  /** The number of the run that failed, from 1. */
  readonly run: number;
}

/** Milliseconds for looking for a smaller input. */
const SHRINK_TIME = 45_000;

/** The sizes of the runs grow from 1 to the greatest, again and again. */
export async function stress<C extends Case>(
  puzzle: Puzzle<C>,
  program: Program,
  { runs, seed, size }: StressSettings,
): Promise<StressFailure<C> | undefined> {
  const { trials } = puzzle;
  const tester = new Tester(puzzle, program);
  const random = new Random(seed);
  const line = new ProgressLine();
  try {
    for (let run = 1; run <= runs && !program.signal.aborted; run++) {
      line.show(() => `run ${run} of ${runs}`);
      const failure = await tester.test(trials.draw(random, 1 + ((run - 1) % size)));
      if (failure === undefined) continue;
      const end = performance.now() + SHRINK_TIME;
      let tries = 0;
      const shrunk = await shrink(failure, trials, tester, ({ input }) => {
        line.show(
          () => `run ${run} fails; smaller inputs: ${tries++}, now ${input.length} characters`,
        );
        return performance.now() < end && !program.signal.aborted;
      });
      return { ...shrunk, run };
    }
    return undefined;
  } finally {
    line.clear();
  }
}
