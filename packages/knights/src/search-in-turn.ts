/**
 * Two searches for one question, in turn: the first is quick but only looks so far, the second takes over
 * where the first has found nothing by then. The first is let go of before the second begins, and the bytes
 * are those of the search at work.
 */
import type { Code, Limit, Outcome, Search, SearchStats, Stopped } from "@microsolvers/core-search";

/** A search that knows the way to the goal once it is solved: all states, start and goal included. */
export interface PathSearch extends Search<Outcome<object>> {
  path(): Code[];
}

export class SearchInTurn implements PathSearch {
  private search: PathSearch;
  private second: (() => PathSearch) | undefined;
  private expandedBefore = 0;
  private generatedBefore = 0;
  private boundBefore = 0;

  /** `second` is made when it is needed. */
  constructor(first: PathSearch, second: () => PathSearch) {
    this.search = first;
    this.second = second;
  }

  get stats(): SearchStats {
    const { expanded, generated, bytes } = this.search.stats;
    return {
      expanded: this.expandedBefore + expanded,
      generated: this.generatedBefore + generated,
      bytes,
    };
  }

  get lowerBound(): number {
    return Math.max(this.boundBefore, this.search.lowerBound);
  }

  step(expansions: number): Outcome<object> | undefined {
    const before = this.stats.expanded;
    const result = this.search.step(expansions);
    if (result === undefined) return undefined;
    if (this.second !== undefined && result.status === "limit" && result.limit === "cost") {
      this.takeTurns(this.second, result.lowerBound);
      return this.step(expansions - (this.stats.expanded - before));
    }
    if (result.status !== "limit") return { ...result, stats: this.stats };
    const lowerBound = Math.max(this.boundBefore, result.lowerBound);
    return { ...result, lowerBound, stats: this.stats };
  }

  stopped(limit: Limit): Stopped {
    return { status: "limit", limit, lowerBound: this.lowerBound, stats: this.stats };
  }

  path(): Code[] {
    return this.search.path();
  }

  private takeTurns(second: () => PathSearch, lowerBound: number): void {
    const { expanded, generated } = this.stats;
    this.expandedBefore = expanded;
    this.generatedBefore = generated;
    this.boundBefore = lowerBound;
    this.second = undefined;
    this.search = second();
  }
}
