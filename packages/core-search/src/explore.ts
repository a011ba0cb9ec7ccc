import { LayeredSearch } from "./layered-search.ts";
import { statesAt } from "./layers.ts";
import { type SearchOptions, whole } from "./options.ts";
import type { SearchStats, Stopped } from "./outcome.ts";
import type { Code, StateSpace } from "./space.ts";

/** What exploring has found: the states met, layer by layer. */
export interface Explored {
  readonly status: "explored";
  /** The states met. */
  readonly states: number;
  /** How many states there are at each distance, from 0 on. */
  readonly layers: readonly number[];
  /** The distance of the farthest states met. */
  readonly eccentricity: number;
  /**
   * Whether these are known to be all states that can be reached. States at the radius itself are not
   * expanded: where it is just the eccentricity, what lies beyond is not known, and this is false.
   */
  readonly isComplete: boolean;
  readonly stats: SearchStats;
}

/** In a limit, `lowerBound` is a lower bound of the eccentricity. */
export type ExploreOutcome = Explored | Stopped;

/** Those of every search, with a radius for a bound. */
export interface ExploreOptions extends Omit<SearchOptions, "maxCost"> {
  /** States farther away are not looked for. Whole, at least 0; none or Infinity: no bound. */
  readonly radius?: number | undefined;
}

/**
 * Explores the states that can be reached from one start or several: how many there are at each distance,
 * how far the farthest are, and which. Every edge counts 1, whatever cost the space writes.
 *
 * Explored backwards from a goal, up to a radius, it is the ball that a perimeter search aims at.
 *
 * Time: O(edges). Memory: the node table.
 *
 * Source: Moore, "The shortest path through a maze" (1959), without a goal.
 *
 * @example
 * const explore = new Explore(space, goal);
 * const outcome = run(explore);
 * if (outcome.status === "explored") console.log(outcome.eccentricity, explore.farthest());
 */
export class Explore extends LayeredSearch<ExploreOutcome, StateSpace> {
  /** @throws OptionError also where a start is no code of `space` */
  constructor(space: StateSpace, starts: Code | readonly Code[], options: ExploreOptions = {}) {
    const { radius = Infinity } = options;
    super(space, starts, false, { ...options, maxCost: whole("radius", radius) });
  }

  get lowerBound(): number {
    const { layers } = this;
    if (layers === undefined) return 0;
    return layers.depth + (layers.nodes.count > layers.end ? 1 : 0);
  }

  /**
   * The states at `distance`, in the order in which they were met; the first `most` of them.
   *
   * @throws WorkspaceError where another search has taken over the workspace.
   */
  layer(distance: number, most: number = Infinity): Code[] {
    const layers = this.lent();
    return layers === undefined ? [] : statesAt(layers, distance, most);
  }

  /** The states of the farthest layer that has been begun. Errors as for `layer`. */
  farthest(most?: number): Code[] {
    return this.layer(this.layers?.depth ?? 0, most);
  }

  protected ended(isComplete: boolean): Explored {
    const { first, end, depth } = this.layers!;
    const layers = first.map((from, distance) => (first[distance + 1] ?? end) - from);
    return {
      status: "explored",
      states: end,
      layers,
      eccentricity: depth,
      isComplete,
      stats: this.stats,
    };
  }
}
