import { LayeredSearch } from "./layered-search.ts";
import type { SearchOptions } from "./options.ts";
import type { Outcome } from "./outcome.ts";
import type { Code, GoalSpace, StateSpace } from "./space.ts";

/** `goal` is the goal state that was reached. */
export type BreadthFirstOutcome = Outcome<{ readonly goal: Code }>;

export interface BreadthFirstOptions extends SearchOptions {
  /** Whether `path` will be asked for, which takes 4 bytes a state. True where not given. */
  readonly keepsPaths?: boolean | undefined;
}

/** A space that knows its goals. It needs no estimates here. */
export type BreadthFirstSpace = StateSpace & Pick<GoalSpace, "isGoal">;

/**
 * Breadth-first search: a path of the fewest edges from a start to the nearest goal. Every edge counts 1,
 * whatever cost the space writes. Estimates are not asked for.
 *
 * Time: O(edges met). Memory: the node table, and 4 bytes a state met for the path.
 *
 * Source: Moore, "The shortest path through a maze" (1959).
 *
 * @example
 * const search = new BreadthFirst(space, start);
 * const outcome = run(search);
 * if (outcome.status === "solved") console.log(outcome.goal, search.path());
 */
export class BreadthFirst extends LayeredSearch<BreadthFirstOutcome, BreadthFirstSpace> {
  /** Nodes below it are no goals. It falls behind the nodes where it has come to one. */
  private tested = 0;

  /**
   * Looks for the goal nearest to any of `starts`.
   *
   * @throws OptionError
   */
  constructor(
    space: BreadthFirstSpace,
    starts: Code | readonly Code[],
    options: BreadthFirstOptions = {},
  ) {
    super(space, starts, options.keepsPaths ?? true, options);
  }

  get lowerBound(): number {
    return this.layers === undefined || this.tested === 0 ? 0 : this.layers.depth + 1;
  }

  /**
   * The states of a shortest path, start and goal included; empty where none has been found or kept.
   *
   * @throws WorkspaceError where another search has taken over the workspace.
   */
  path(): Code[] {
    const { tested } = this;
    const layers = this.lent();
    if (layers === undefined || tested === layers.nodes.count) return [];
    return layers.pathFrom(tested).reverse();
  }

  protected advance(expansions: number): BreadthFirstOutcome | undefined {
    const { space, maxCost } = this;
    const layers = this.layers!;
    const last = layers.next + expansions;
    if (this.foundGoal()) return this.solved(0);
    for (;;) {
      const { depth } = layers;
      if (depth === maxCost) return this.stopped("cost");
      const stop = Math.min(layers.end, last);
      while (layers.next < stop) {
        layers.expandNext(maxCost - depth);
        if (this.foundGoal()) return this.solved(depth + 1);
      }
      if (layers.next < layers.end) return undefined;
      if (!layers.advance()) return this.exhausted(space);
    }
  }

  private foundGoal(): boolean {
    const { space, layers } = this;
    const { nodes } = layers!;
    while (this.tested < nodes.count) {
      if (space.isGoal(nodes.codeOf(this.tested))) return true;
      this.tested++;
    }
    return false;
  }

  private solved(cost: number): BreadthFirstOutcome {
    const goal = this.layers!.nodes.codeOf(this.tested);
    return { status: "solved", cost, goal, stats: this.stats };
  }
}
