import { LayeredSearch } from "./layered-search.ts";
import { distanceOf } from "./layers.ts";
import type { SearchOptions } from "./options.ts";
import type { Outcome } from "./outcome.ts";
import type { Code, GoalSpace, StateSpace } from "./space.ts";

/** `goal` is the goal state that was reached. */
export type BreadthFirstOutcome = Outcome<{ readonly goal: Code }>;

/** Those of every search, and what to keep for later. */
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
   * @throws OptionError also where a start is no code of `space`
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

  protected override find(): BreadthFirstOutcome | undefined {
    const { space } = this;
    const layers = this.layers!;
    const { nodes } = layers;
    while (this.tested < nodes.count) {
      const code = nodes.codeOf(this.tested);
      if (space.isGoal(code)) {
        return { status: "solved", cost: distanceOf(layers, code), goal: code, stats: this.stats };
      }
      this.tested++;
    }
    return undefined;
  }

  protected override budget(): number {
    return this.maxCost - this.layers!.depth;
  }

  protected ended(isWhole: boolean): BreadthFirstOutcome {
    return isWhole ? this.exhausted(this.space) : this.stopped("cost");
  }
}
