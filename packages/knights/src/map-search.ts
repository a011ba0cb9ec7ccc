/**
 * The way to a position far from the goal, by a map of the space around it (rank-space.ts): three bits a
 * position, 25 MB for the board of the contest. The map grows layer by layer until the position is met, and
 * is kept: the next far one continues it, and on a whole map any distance is a walk of as many moves.
 *
 * A search from both ends meets fewer positions, but has to keep their codes: 400 MB and 12 s for a board at
 * 39, where the whole map takes 9 s, once.
 */
import type { Code, Limit, Outcome, SearchStats, Stopped } from "@microsolvers/core-search";
import { ExploreRanks } from "@microsolvers/core-search/ranks";
import { encode } from "./codec.ts";
import { RankSpace } from "./rank-space.ts";
import { apply, countBlack, moves, type Puzzle, type State } from "./rules.ts";
import type { PathSearch } from "./search-in-turn.ts";
import { NARROW_CELLS } from "./space.ts";

/** The map grows by so many positions before a look whether the one in question has been met. */
const GROWTH = 4096;
/** With fewer positions a search from both ends can hold them all. */
const FEWEST_POSITIONS = 2 ** 22;

export function isWorthAMap(puzzle: Puzzle): boolean {
  const cells = puzzle.rows * puzzle.columns;
  if (cells > NARROW_CELLS) return false;
  let positions = cells;
  for (let knight = 1; knight <= countBlack(puzzle.goal); knight++) {
    positions *= (cells - knight) / knight;
  }
  return positions > FEWEST_POSITIONS;
}

/** The map of a puzzle that is worth one. */
export class GoalMap {
  readonly puzzle: Puzzle;
  readonly explored: ExploreRanks;
  private readonly ranks: RankSpace;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.ranks = new RankSpace(puzzle, countBlack(puzzle.goal));
    this.explored = new ExploreRanks(this.ranks, this.ranks.rank(puzzle.goal));
  }

  get bytes(): number {
    return this.explored.stats.bytes;
  }

  /** -1 where the map does not reach. */
  distance(state: State): number {
    return this.explored.distance(this.ranks.rank(state));
  }

  /** Whether it can be seen from the map that a position is more than `distance` moves away. */
  knowsFarther(state: State, distance: number): boolean {
    const known = this.distance(state);
    return known < 0 ? this.explored.lowerBound > distance : known > distance;
  }
}

export class MapSearch implements PathSearch {
  private readonly map: GoalMap;
  private readonly start: State;
  private readonly maxCost: number;
  private readonly maxBytes: number;
  /** What the map has cost for this question. */
  private expanded = 0;
  private generated = 0;

  /** Looks for the way from `start`. */
  constructor(map: GoalMap, start: State, maxCost: number, maxBytes: number) {
    this.map = map;
    this.start = start;
    this.maxCost = maxCost;
    this.maxBytes = maxBytes;
  }

  get stats(): SearchStats {
    const { expanded, generated } = this;
    return { expanded, generated, bytes: this.map.bytes };
  }

  get lowerBound(): number {
    const known = this.map.distance(this.start);
    return known < 0 ? this.map.explored.lowerBound : known;
  }

  /** One growth of the map, however many `expansions`: while its layers are small, it mostly passes its table. */
  step(expansions: number): Outcome<object> | undefined {
    return this.look() ?? this.grow(Math.min(Math.floor(expansions), GROWTH)) ?? this.look();
  }

  stopped(limit: Limit): Stopped {
    return { status: "limit", limit, lowerBound: this.lowerBound, stats: this.stats };
  }

  /** What the map says of the position by now. */
  private look(): Outcome<object> | undefined {
    const cost = this.map.distance(this.start);
    if (this.lowerBound > this.maxCost) return this.stopped("cost");
    return cost < 0 ? undefined : { status: "solved", cost, stats: this.stats };
  }

  /** Counts for this question alone: another may have the same map grow between two steps. */
  private grow(expansions: number): Outcome<object> | undefined {
    if (expansions <= 0) return undefined;
    const { map } = this;
    const { explored } = map;
    const { expanded, generated } = explored.stats;
    explored.maxBytes = this.maxBytes;
    const outcome = explored.step(expansions);
    this.expanded += explored.stats.expanded - expanded;
    this.generated += explored.stats.generated - generated;
    if (outcome?.status === "limit") return this.stopped(outcome.limit);
    if (outcome === undefined || map.distance(this.start) >= 0) return undefined;
    return { status: "unsolvable", stats: this.stats };
  }

  path(): Code[] {
    const { map } = this;
    const { puzzle } = map;
    let state = this.start;
    const path = [encode(puzzle, state)];
    for (let distance = map.distance(state); distance > 0; distance--) {
      const near = moves(puzzle, state).map((move) => apply(puzzle, state, move));
      state = near.find((next) => map.distance(next) === distance - 1)!;
      path.push(encode(puzzle, state));
    }
    return path;
  }
}
