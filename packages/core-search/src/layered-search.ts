import { distanceOf, Layers } from "./layers.ts";
import { type SearchOptions, statesOf } from "./options.ts";
import { type Code, NO_BOUND, type StateSpace } from "./space.ts";
import { WorkspaceSearch } from "./workspace-search.ts";

/**
 * What breadth-first search and exploration have in common: one start or several, the states round them
 * layer by layer, and the distance of each. Every edge counts 1. Not made by itself: see BreadthFirst and
 * Explore.
 */
export abstract class LayeredSearch<
  Result,
  Space extends StateSpace,
> extends WorkspaceSearch<Result> {
  /** @internal */
  readonly space: Space;
  protected layers: Layers | undefined;
  private readonly starts: readonly Code[];
  private readonly keepsPaths: boolean;

  /** @throws OptionError also where a start is no code of `space` */
  constructor(
    space: Space,
    starts: Code | readonly Code[],
    keepsPaths: boolean,
    options: SearchOptions,
  ) {
    super(options);
    this.space = space;
    this.starts = statesOf(space, "start", starts);
    this.keepsPaths = keepsPaths;
  }

  /**
   * The distance from the nearest start to `code`, -1 where `code` has not been met. O(1) on average.
   *
   * @throws WorkspaceError where another search has taken over the workspace.
   */
  distance(code: Code): number {
    const layers = this.lent();
    return layers === undefined ? -1 : distanceOf(layers, code);
  }

  /** @internal The layers, once the search has begun. @throws WorkspaceError where they are its own no more. */
  lent(): Layers | undefined {
    if (this.layers !== undefined) this.work.assertLentTo(this);
    return this.layers;
  }

  protected begin(): void {
    const { work, space, starts, keepsPaths } = this;
    this.layers = new Layers(this, work, "near", space, starts, keepsPaths);
  }

  protected advance(expansions: number): Result | undefined {
    const layers = this.layers!;
    const last = layers.next + expansions;
    for (;;) {
      const found = this.find();
      if (found !== undefined) return found;
      if (layers.next === layers.end && !layers.advance()) return this.ended(true);
      if (layers.depth === this.maxCost) return this.ended(false);
      if (layers.next >= last) return undefined;
      layers.expandNext(this.budget());
    }
  }

  /** What is looked for, where it is among the nodes that are new. */
  protected find(): Result | undefined {
    return undefined;
  }

  protected budget(): number {
    return NO_BOUND;
  }

  /** The end, for all has been expanded that can be reached, or that lies nearer than `maxCost`. */
  protected abstract ended(isWhole: boolean): Result;
}
