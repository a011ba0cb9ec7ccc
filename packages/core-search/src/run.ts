/**
 * Runs a search: whole, in slices that look at the clock, or asynchronously in slices that let the
 * host breathe. One kernel, `Search.step`, has all three faces.
 */
import type { Limit, SearchStats } from "./outcome.ts";

export interface Search<Result> {
  /** The work done so far. */
  readonly stats: SearchStats;
  /** No solution costs less, as far as is known by now. */
  readonly lowerBound: number;
  /** Expands up to `expansions` more states. The result, once there is one; the same ever after. */
  step(expansions: number): Result | undefined;
  /** The outcome of being stopped now. The search is left as it is, and can go on. */
  stopped(limit: Limit): Result;
}

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

export interface AsyncRunLimits extends RunLimits {
  /** An AbortSignal, or anything with its `aborted`. */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** Called between slices, at least every few dozen milliseconds. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** States between two looks at the clock: about a millisecond. */
const SLICE = 4096;
/** Milliseconds of work between two breaths: short enough for 60 pictures a second. */
const BREATH = 10;
const WHOLE = 2 ** 30;

/**
 * Runs `search` until it has a result or meets a limit; it can be run on after a limit.
 *
 * Without a deadline nothing is looked at between the first state and the last.
 */
export function run<Result>(search: Search<Result>, limits: RunLimits = {}): Result {
  const slice = limits.deadline === undefined ? WHOLE : SLICE;
  const slices = new Slices(search, limits, slice);
  for (;;) {
    const result = slices.next();
    if (result !== undefined) return result;
  }
}

/**
 * Runs `search` as `run` does, but gives the host a turn about every 10 ms, so that a page stays alive.
 * An abort is an outcome (`limit: "aborted"`), not an exception.
 */
export async function runAsync<Result>(
  search: Search<Result>,
  limits: AsyncRunLimits = {},
): Promise<Result> {
  const now = limits.now ?? Date.now;
  const slices = new Slices(search, limits, SLICE);
  let lastBreath = now();
  for (;;) {
    if (limits.signal?.aborted) return search.stopped("aborted");
    const result = slices.next();
    if (result !== undefined) return result;
    if (now() - lastBreath < BREATH) continue;
    limits.onProgress?.({ ...search.stats, lowerBound: search.lowerBound });
    await breath();
    lastBreath = now();
  }
}

/** A search cut into slices, and the limits that are looked at between them. */
class Slices<Result> {
  private readonly search: Search<Result>;
  private readonly size: number;
  private readonly deadline: number;
  private readonly now: () => number;
  private left: number;

  constructor(search: Search<Result>, limits: RunLimits, size: number) {
    this.search = search;
    this.size = size;
    this.left = limits.maxExpanded ?? Number.POSITIVE_INFINITY;
    this.deadline = limits.deadline ?? Number.POSITIVE_INFINITY;
    this.now = limits.now ?? Date.now;
  }

  next(): Result | undefined {
    const { search, deadline } = this;
    if (deadline !== Number.POSITIVE_INFINITY && this.now() >= deadline)
      return search.stopped("time");
    const size = Math.min(this.size, this.left);
    const before = search.stats.expanded;
    const result = search.step(size);
    if (result !== undefined) return result;
    this.left -= search.stats.expanded - before;
    return this.left > 0 ? undefined : search.stopped("expanded");
  }
}

/** A turn of the host's event loop. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** The one thing that this package asks of its host besides the language itself. */
declare function setTimeout(callback: () => void, milliseconds: number): unknown;
