/**
 * What the searches that borrow a workspace have in common: they begin when they are first stepped,
 * remember their result, and turn a table that may not grow into an outcome from which they can go on.
 */
import { MemoryLimitReached } from "./memory.ts";
import { complete, type SearchOptions } from "./options.ts";
import type { Limit, SearchStats, Stopped, Unsolvable } from "./outcome.ts";
import type { Search } from "./run.ts";
import { NO_BOUND, type StateSpace } from "./space.ts";
import type { Workspace } from "./workspace.ts";

export abstract class WorkspaceSearch<Result> implements Search<Result | Stopped> {
  abstract readonly lowerBound: number;
  /** Bytes that the tables may hold. Raise it to let the search go on after `limit: "memory"`. */
  maxBytes: number;
  protected readonly maxCost: number;
  protected readonly work: Workspace;
  protected abstract readonly expanded: number;
  protected abstract readonly generated: number;
  private hasBegun = false;
  private result: Result | undefined;

  /** @throws OptionError */
  constructor(options: SearchOptions) {
    const { maxCost, maxBytes, workspace } = complete(options);
    this.maxCost = maxCost;
    this.maxBytes = maxBytes;
    this.work = workspace;
  }

  get stats(): SearchStats {
    return { expanded: this.expanded, generated: this.generated, bytes: this.work.memory.used };
  }

  /** @throws WorkspaceError where another search has taken over the workspace. */
  step(expansions: number): Result | Stopped | undefined {
    if (this.result !== undefined) return this.result;
    try {
      if (this.hasBegun) this.resume();
      else this.start();
      this.result = this.advance(expansions);
    } catch (error) {
      if (error instanceof MemoryLimitReached) return this.stopped("memory");
      throw error;
    }
    return this.result;
  }

  stopped(limit: Limit): Stopped {
    return { status: "limit", limit, lowerBound: this.lowerBound, stats: this.stats };
  }

  /** Borrows tables and enters the start. Called again if it was refused memory. */
  protected abstract begin(): void;
  /** Expands up to `expansions` states; called again after it was refused memory or has returned nothing. */
  protected abstract advance(expansions: number): Result | undefined;

  /** The outcome where solutions that cost more than `maxCost` are all that is left. */
  protected costLimit(lowerBound: number = this.maxCost + 1): Stopped {
    return { status: "limit", limit: "cost", lowerBound, stats: this.stats };
  }

  /** Nothing is left to expand: a proof that there is no way, unless `space` may have left something out. */
  protected exhausted(space: StateSpace): Unsolvable | Stopped {
    if (!space.ignoresBudget && this.maxCost < NO_BOUND - 1) return this.costLimit();
    return { status: "unsolvable", stats: this.stats };
  }

  private start(): void {
    this.work.lend(this, this.maxBytes);
    this.begin();
    this.hasBegun = true;
  }

  private resume(): void {
    this.work.assertLentTo(this);
    this.work.memory.limit = this.maxBytes;
  }
}
