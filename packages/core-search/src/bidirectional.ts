import { Layers, LayerTables } from "./layers.ts";
import type { SearchOptions } from "./options.ts";
import type { Outcome } from "./outcome.ts";
import type { Code, StateSpace } from "./space.ts";
import { WorkspaceSearch } from "./workspace-search.ts";

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
 * Both sides share one node table: looking up a successor tells at once whether its own side knows it, or
 * the other one. Where the sides have not met, no state is on both, and what they meet in is the last whole
 * layer of the other side: anything nearer to its end would have closed a shorter path before.
 *
 * Time and memory: O(b ** (d / 2)) states for b successors a state and a path of d edges, where
 * breadth-first search meets O(b ** d). Memory: the node table, and 4 bytes a state met for the path.
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
   * @throws OptionError
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
    this.start = start;
    this.backward = backward;
    this.goal = goal;
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
    const tables = LayerTables.borrow(work, {
      codeLimit: Math.max(forward.codeLimit, backward.codeLimit),
      maxSuccessors: Math.max(forward.maxSuccessors, backward.maxSuccessors),
      hasDenseCodes: forward.hasDenseCodes,
    });
    this.near = new Layers(this, tables, forward, [start], true);
    this.far = start === goal ? this.near : new Layers(this, tables, backward, [goal], true);
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
      side.takeTurn();
      const met = grow(side, other, stop, maxCost - side.depth);
      if (met >= 0) {
        side.meeting = side.next - 1;
        other.meeting = met;
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
  return side.end - side.begin;
}

/** Expands nodes of `side` up to `stop`. The first node met that is on the rim of `other`, or -1. */
function widen(side: Layers, other: Layers, stop: number, budget: number): number {
  const { ids } = side.nodes;
  const { begin, end } = other;
  while (side.next < stop) {
    const n = side.expandNext(budget);
    for (let i = 0; i < n; i++) if (ids[i] >= begin && ids[i] < end) return ids[i];
  }
  return -1;
}

/** As `widen`, for the last layer that the bound on the cost allows: its states are not stored. */
function probe(side: Layers, other: Layers, stop: number, budget: number): number {
  const { nodes } = side;
  const { codes } = nodes.successors;
  const { begin, end } = other;
  while (side.next < stop) {
    const n = side.probeNext(budget);
    for (let i = 0; i < n; i++) {
      const node = nodes.find(codes[i]);
      if (node >= begin && node < end) return node;
    }
  }
  return -1;
}
