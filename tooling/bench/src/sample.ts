/** Times work that may be shorter than the clock and the machine are steady. */

/** Milliseconds that a sample lasts at least. */
const SAMPLE = 50;
/** Milliseconds of warming up: by then an engine has compiled what is hot. */
const WARM_UP = 600;
const WARM_UP_PASSES = 3;

export type Clock = () => number;

/** Runs `work` again and again until the sample is long enough; milliseconds a run. */
export function sample(work: () => void, now: Clock = () => performance.now()): number {
  const start = now();
  let runs = 0;
  let elapsed: number;
  do {
    work();
    runs++;
    elapsed = now() - start;
  } while (elapsed < SAMPLE);
  return elapsed / runs;
}

export function warmUp(work: () => void, now: Clock = () => performance.now()): void {
  const start = now();
  for (let runs = 0; runs < WARM_UP_PASSES || now() - start < WARM_UP; runs++) work();
}
