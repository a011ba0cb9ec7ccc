import { DEFAULT_MAX_BYTES, MemoryLimitReached } from "./memory.ts";
import { type SearchOptions, whole } from "./options.ts";
import type { Limit, SearchStats, Stopped, Unsolvable } from "./outcome.ts";
import type { Search } from "./run.ts";
import { NO_BOUND, type StateSpace } from "./space.ts";
import { Workspace } from "./workspace.ts";

/** Above every bound: a cost and an estimate, each below NO_BOUND. */
export const NOTHING_CUT: number = 2 * NO_BOUND;

/**
 * What the searches that borrow a workspace have in common: they begin when they are first stepped,
 * remember their result, and turn a table that may not grow into an outcome from which they can go on.
 * Not made by itself: see AStar, Bidirectional, BreadthFirst, ExplicitAStar, Explore and Perimeter.
 */
export abstract class WorkspaceSearch<Result> implements Search<Result | Stopped> {
  abstract readonly lowerBound: number;
  /** @internal */
  expanded = 0;
  /** @internal */
  generated = 0;
  /** The bytes that the workspace may hold. Raise it to go on after `limit: "memory"`. */
  maxBytes: number;
  protected readonly maxCost: number;
  protected readonly work: Workspace;
  private hasBegun = false;
  private result: Result | undefined = undefined;

  /** @throws OptionError */
  constructor({
    maxCost = NO_BOUND,
    maxBytes = DEFAULT_MAX_BYTES,
    workspace = new Workspace(),
  }: SearchOptions) {
    this.maxCost = Math.min(whole("maxCost", maxCost), NO_BOUND - 1);
    this.maxBytes = whole("maxBytes", maxBytes);
    this.work = workspace;
  }

  get stats(): SearchStats {
    return { expanded: this.expanded, generated: this.generated, bytes: this.work.memory.used };
  }

  /**
   * Expands up to `expansions` more states: a whole number, which may be Infinity. The result, once there is
   * one; the same ever after.
   *
   * @throws OptionError where `expansions` makes no sense
   * @throws WorkspaceError where another search has taken over the workspace.
   */
  step(expansions: number): Result | Stopped | undefined {
    whole("expansions", expansions);
    if (this.result !== undefined) return this.result;
    const { work } = this;
    if (!this.hasBegun) work.lend(this, this.maxBytes);
    work.assertLentTo(this);
    work.memory.limit = this.maxBytes;
    try {
      if (!this.hasBegun) this.begin();
      this.hasBegun = true;
      this.result = this.advance(expansions);
    } catch (error) {
      if (!this.hasBegun) work.clear(); // it may hold half of what the search needs to begin
      if (error instanceof MemoryLimitReached) return this.stopped("memory");
      throw error;
    }
    return this.result;
  }

  stopped(limit: Limit, lowerBound: number = this.lowerBound): Stopped {
    return { status: "limit", limit, lowerBound, stats: this.stats };
  }

  /** Borrows tables and enters the start. Called again where it was refused memory. */
  protected abstract begin(): void;
  /** Expands up to `expansions` states. Called again where it was refused memory or has no result yet. */
  protected abstract advance(expansions: number): Result | undefined;

  /**
   * Nothing is left to expand: a proof, unless `space` may have left something out for the bound on the
   * cost, or the search itself has cut something off that may cost `leastCut`.
   */
  protected exhausted(
    space: Pick<StateSpace, "ignoresBudget">,
    leastCut: number = NOTHING_CUT,
  ): Unsolvable | Stopped {
    const { maxCost, stats } = this;
    const isSure = space.ignoresBudget || maxCost === NO_BOUND - 1;
    if (isSure && leastCut === NOTHING_CUT) return { status: "unsolvable", stats };
    return this.stopped("cost", isSure ? leastCut : maxCost + 1);
  }
}
