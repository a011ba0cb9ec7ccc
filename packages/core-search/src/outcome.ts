/** What a search can find out. Results are values; only mistakes of the caller throw. */

/** The work of a search so far. */
export interface SearchStats {
  /** States whose successors were made. */
  readonly expanded: number;
  /** Successors made, known ones included. */
  readonly generated: number;
  /** Bytes of the tables that the search holds. */
  readonly bytes: number;
}

/** Which limit ended a search: the bound on the cost, on states expanded, bytes, time, or the caller. */
export type Limit = "cost" | "expanded" | "memory" | "time" | "aborted";

/** There is no way: a proof, by exhaustion or by an invariant. */
export interface Unsolvable {
  readonly status: "unsolvable";
  readonly stats: SearchStats;
}

/** A limit came first. The search can go on, unless it was the bound on the cost. */
export interface Stopped {
  readonly status: "limit";
  readonly limit: Limit;
  /** No solution costs less. */
  readonly lowerBound: number;
  readonly stats: SearchStats;
}

/** A cheapest path was found, and with it `Found`. */
export type Solved<Found> = {
  readonly status: "solved";
  /** The least possible: a proof. */
  readonly cost: number;
  readonly stats: SearchStats;
} & Found;

/**
 * `solved`: a cheapest path was found. `unsolvable`: there is none, proved by exhaustion or by an
 * invariant. `limit`: neither is known yet, and `lowerBound` holds.
 */
export type Outcome<Found> = Solved<Found> | Unsolvable | Stopped;
