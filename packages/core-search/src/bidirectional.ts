import { Layers } from "./layers.ts";
import { firstKnown, type NodeTable } from "./nodes/node-table.ts";
import { type SearchOptions, whole } from "./options.ts";
import type { Outcome } from "./outcome.ts";
import type { Code, StateSpace } from "./space.ts";
import { WorkspaceSearch } from "./workspace-search.ts";

/** Nothing but the cost is found out: the states are asked for with `path`. */
export type BidirectionalOutcome = Outcome<object>;

/**
 * Two-sided breadth-first search: a path of the fewest edges from a start to a goal, met from both ends.
 * Each side grows by whole layers, the one with the smaller rim first. It ends when either side is
 * exhausted.
 *
 * Optimal because the other side holds whole layers: the first new state of one side that the other
 * knows closes a shortest path. That needs edges that all count 1. With weights it would be wrong, so
 * costs that a space writes are not looked at.
 *
 * Time and memory: O(b ** (d / 2)) states for b successors a state and a path of d edges, where
 * breadth-first search meets O(b ** d). Memory: two node tables, and 4 bytes a state met for the path.
 *
 * Source: Pohl, "Bi-directional search" (1971).
 *
 * @example
 * const search = new Bidirectional(space, start, space, goal, { maxCost: 8 });
 * const isNear = run(search).status === "solved";
 */
export class Bidirectional extends WorkspaceSearch<BidirectionalOutcome> {
  /** @internal */
  readonly forward: StateSpace;
  /** @internal */
  readonly backward: StateSpace;
  /** @internal Round the start. */
  near: Layers | undefined;
  /** @internal Round the goal. */
  far: Layers | undefined;
  private readonly start: Code;
  private readonly goal: Code;

  /**
   * Looks for the way from `start` to `goal`. `forward` leads to successors, and its budget is what is
   * left to the goal; `backward` leads along the same edges to predecessors, and its budget is what is
   * left to the start. A space whose moves can all be taken back can serve as both, where it does not
   * look at the budget.
   *
   * @throws OptionError also where `start` or `goal` is no code of its space
   */
  constructor(
    forward: StateSpace,
    start: Code,
    backward: StateSpace,
    goal: Code,
    options: SearchOptions = {},
  ) {
    super(options);
    this.forward = forward;
    this.start = whole("start", start, forward.codeLimit - 1);
    this.backward = backward;
    this.goal = whole("goal", goal, backward.codeLimit - 1);
  }

  get lowerBound(): number {
    if (this.start === this.goal) return 0;
    return (this.near?.depth ?? 0) + (this.far?.depth ?? 0) + 1;
  }

  /**
   * The states of a shortest path, start and goal included; empty where none has been found.
   *
   * @throws WorkspaceError where another search has taken over the workspace.
   */
  path(): Code[] {
    const { near, far } = this;
    if (near === undefined || near.meeting < 0) return [];
    this.work.assertLentTo(this);
    const path = near.pathFrom(near.meeting).reverse();
    return this.start === this.goal ? path : path.concat(far!.pathFrom(far!.meeting));
  }

  protected begin(): void {
    const { work, forward, start, backward, goal } = this;
    this.near = new Layers(this, work, "near", forward, [start], true);
    this.far = new Layers(this, work, "far", backward, [goal], true);
  }

  protected advance(expansions: number): BidirectionalOutcome | undefined {
    const { maxCost } = this;
    const near = this.near!;
    const far = this.far!;
    const last = this.expanded + expansions;
    if (this.start === this.goal) {
      near.meeting = 0;
      return this.solved(0);
    }
    for (;;) {
      const cost = near.depth + far.depth + 1;
      if (cost > maxCost) return this.stopped("cost");
      // In the middle of a layer its side is still the smaller one, counted from the layer's beginning.
      const side = rim(near) <= rim(far) ? near : far;
      const other = side === near ? far : near;
      const stop = Math.min(side.end, side.next + last - this.expanded);
      const grow = cost === maxCost ? probe : widen;
      const met = grow(side, other.nodes, stop, maxCost - side.depth);
      if (met >= 0) {
        side.meeting = side.next - 1;
        other.meeting = other.nodes.find(met);
        return this.solved(cost);
      }
      if (side.next < side.end) return undefined;
      if (cost === maxCost) return this.stopped("cost", cost + 1);
      if (!side.advance()) return this.exhausted(side.space);
    }
  }

  private solved(cost: number): BidirectionalOutcome {
    return { status: "solved", cost, stats: this.stats };
  }
}

/** How many states the layer has that is expanded next. */
function rim(side: Layers): number {
  return side.end - side.first[side.depth];
}

/** Expands nodes of `side` up to `stop`: the first new state that `other` knows too, or -1. */
function widen(side: Layers, other: NodeTable, stop: number, budget: number): Code {
  const { nodes } = side;
  while (side.next < stop) {
    const known = side.expandNext(budget);
    const met = firstKnown(other, nodes.codes, known, nodes.count);
    if (met >= 0) return nodes.codeOf(met);
  }
  return -1;
}

/** As `widen`, for the last layer that the bound on the cost allows: its states are not stored. */
function probe(side: Layers, other: NodeTable, stop: number, budget: number): Code {
  const { codes } = side.nodes.successors;
  while (side.next < stop) {
    const n = side.probeNext(budget);
    const met = firstKnown(other, codes, 0, n);
    if (met >= 0) return codes[met];
  }
  return -1;
}
