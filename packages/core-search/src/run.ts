/**
 * Runs a search: whole, in slices that look at the clock, or asynchronously in slices that let the
 * host breathe. One kernel, `Search.step`, has all three faces.
 */
import { checkLimits } from "./options.ts";
import type { Limit, SearchStats } from "./outcome.ts";

/**
 * A search that has been made and not yet finished: `run` and `runAsync` take it to its end, `step` does a
 * part of it. What implements it can be run as the searches of this package are.
 */
export interface Search<Result> {
  /** The work done so far. */
  readonly stats: SearchStats;
  /** No solution costs less, as far as is known by now. */
  readonly lowerBound: number;
  /** Expands up to `expansions` more states, a whole number. The result, once there is one; the same ever after. */
  step(expansions: number): Result | undefined;
  /** The outcome of being stopped now. The search is left as it is, and can go on. */
  stopped(limit: Limit): Result;
}

/** What ends a run before the search has a result. After each of them it can be run on. */
export interface RunLimits {
  /** The most states that this run may expand. */
  readonly maxExpanded?: number | undefined;
  /** When to stop, in milliseconds of the clock `now`; it is overshot by one slice at most. */
  readonly deadline?: number | undefined;
  /** The clock: milliseconds since any moment. `Date.now` where none is given. */
  readonly now?: (() => number) | undefined;
}

/** What a search tells while it works. */
export interface Progress extends SearchStats {
  readonly lowerBound: number;
}

/** Those of every run, and how the caller hears of it and ends it while it works. */
export interface AsyncRunLimits extends RunLimits {
  /** An AbortSignal, or anything with its `aborted`. */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** Called between slices, at least every few dozen milliseconds. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** States between two looks at the clock: a few milliseconds at most, even where a state is costly. */
const SLICE = 256;
/** Milliseconds of work between two breaths: short enough for 60 pictures a second. */
const BREATH = 10;
const WHOLE = 2 ** 30;

/**
 * Runs `search` until it has a result or meets a limit; it can be run on after a limit.
 *
 * Without a deadline nothing is looked at between the first state and the last. What `search.step` throws
 * comes through.
 *
 * @throws OptionError where a limit makes no sense
 *
 * @example
 * const first = run(search, { maxExpanded: 1_000_000, deadline: Date.now() + 500 });
 * const outcome = first.status === "limit" ? run(search) : first;
 */
export function run<Result>(search: Search<Result>, limits: RunLimits = {}): Result {
  const size = limits.deadline === undefined ? WHOLE : SLICE;
  const last = lastExpansion(search, limits);
  for (;;) {
    const result = slice(search, limits, size, last);
    if (result !== undefined) return result;
  }
}

/**
 * Runs `search` as `run` does, but gives the host a turn about every 10 ms, so that a page stays alive.
 * An abort is an outcome (`limit: "aborted"`), not an exception. Between two looks at the signal and the
 * clock lie 256 states.
 *
 * @throws OptionError where a limit makes no sense
 *
 * @example
 * const controller = new AbortController();
 * button.onclick = () => controller.abort();
 * const outcome = await runAsync(search, { signal: controller.signal, onProgress: console.log });
 */
export async function runAsync<Result>(
  search: Search<Result>,
  limits: AsyncRunLimits = {},
): Promise<Result> {
  const { signal, onProgress, now = Date.now } = limits;
  const last = lastExpansion(search, limits);
  let lastBreath = now();
  for (;;) {
    if (signal?.aborted) return search.stopped("aborted");
    const result = slice(search, limits, SLICE, last);
    if (result !== undefined) return result;
    if (now() - lastBreath < BREATH) continue;
    onProgress?.({ ...search.stats, lowerBound: search.lowerBound });
    await new Promise<void>((resolve) => setTimeout(resolve, 0)); // a turn of the host's event loop
    lastBreath = now();
  }
}

/** How many states the search has expanded when this run must end. @throws OptionError */
function lastExpansion(search: Search<unknown>, limits: RunLimits): number {
  checkLimits(limits);
  return search.stats.expanded + (limits.maxExpanded ?? Infinity);
}

/** Expands up to `size` states. What ends the run, if anything does. */
function slice<Result>(
  search: Search<Result>,
  { deadline, now = Date.now }: RunLimits,
  size: number,
  last: number,
): Result | undefined {
  if (deadline !== undefined && now() >= deadline) return search.stopped("time");
  const result = search.step(Math.min(size, last - search.stats.expanded));
  if (result !== undefined || search.stats.expanded < last) return result;
  return search.stopped("expanded");
}

/** The one thing that this package asks of its host besides the language itself. */
declare function setTimeout(callback: () => void, milliseconds: number): unknown;
