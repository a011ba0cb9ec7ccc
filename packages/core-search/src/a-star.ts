import { BucketQueue } from "./bucket-queue.ts";
import type { Memory } from "./memory.ts";
import { nodeTable } from "./nodes/create-node-table.ts";
import type { NodeTable } from "./nodes/node-table.ts";
import { type SearchOptions, whole } from "./options.ts";
import type { Outcome } from "./outcome.ts";
import { type Code, type GoalSpace, NO_BOUND, type StateSpace, wholeEstimate } from "./space.ts";
import { NOTHING_CUT, WorkspaceSearch } from "./workspace-search.ts";

/** `goal` is the goal state that was reached. */
export type AStarOutcome = Outcome<{ readonly goal: Code }>;

/** What the search has borrowed from its workspace. */
class Tables {
  readonly queue: BucketQueue;
  nodes!: NodeTable;
  /** For each node: the cost of the cheapest path to it that is known. */
  costs: Int32Array = new Int32Array(0);
  /** For each node: that cost and the estimate. */
  priorities: Int32Array = this.costs;
  /** For each node: the one that this way comes from, -1 for the start. */
  parents: Int32Array = this.costs;
  private readonly memory: Memory;

  constructor(memory: Memory) {
    this.memory = memory;
    this.queue = new BucketQueue(memory);
  }

  /** Empties all for a search in `space`. @throws MemoryLimitReached */
  reset(space: StateSpace): void {
    this.nodes = nodeTable(this.nodes, space, this.memory);
    this.queue.reset();
    this.reserve(this.nodes.capacity);
  }

  /** Makes the arrays of nodes at least `capacity` long, `parents` last. @throws MemoryLimitReached */
  reserve(capacity: number): void {
    const { memory } = this;
    this.costs = memory.atLeast(this.costs, capacity);
    this.priorities = memory.atLeast(this.priorities, capacity);
    this.parents = memory.atLeast(this.parents, capacity);
  }
}

/**
 * A*: a cheapest path from a start to a goal in a graph with whole edge costs of at least 0.
 *
 * Optimal where estimates are admissible; a state is opened again when a cheaper path to it turns up, so
 * they need not be consistent. Where they are, each state is expanded once at most. With estimates of 0
 * this is Dijkstra's algorithm. Estimates that are not whole are rounded up. `step` throws an OptionError that
 * names the state where an estimate is less than 0 or no number.
 *
 * Time: O(edges met) and the steps of the bucket queue from one priority to the next. Memory: 12 bytes a
 * state met, 8 a push, and the node table. A path that costs NO_BOUND or more is met as a limit.
 *
 * Source: Hart, Nilsson, Raphael, "A formal basis for the heuristic determination of minimum cost paths"
 * (1968); Dial's buckets (1969).
 *
 * @example
 * const search = new AStar(space, start, { maxCost: 80 });
 * const outcome = run(search);
 * if (outcome.status === "solved") console.log(outcome.cost, search.path());
 */
export class AStar extends WorkspaceSearch<AStarOutcome> {
  /** The priority that was taken from the queue last. No solution costs less. */
  lowerBound = 0;
  private readonly space: GoalSpace;
  private readonly start: Code;
  private tables: Tables | undefined;
  private goalNode = -1;
  /** Nodes below it have a cost and an estimate. */
  private known = 0;
  /** The node whose successors are being looked at; -1 between two nodes. */
  private current = -1;
  /** The least bound that was cut off, since it passes `maxCost`. */
  private leastCut: number = NOTHING_CUT;

  /** @throws OptionError also where `start` is no code of `space` */
  constructor(space: GoalSpace, start: Code, options: SearchOptions = {}) {
    super(options);
    this.space = space;
    this.start = whole("start", start, space.codeLimit - 1);
  }

  /**
   * The states of a cheapest path, start and goal included; empty where none has been found.
   *
   * @throws WorkspaceError where another search has taken over the workspace.
   */
  path(): Code[] {
    const { tables, goalNode } = this;
    const path: Code[] = [];
    if (tables === undefined) return path;
    this.work.assertLentTo(this);
    for (let node = goalNode; node >= 0; node = tables.parents[node]) {
      path.push(tables.nodes.codeOf(node));
    }
    return path.reverse();
  }

  protected begin(): void {
    const tables = this.work.part("a-star", Tables);
    tables.reset(this.space);
    const node = tables.nodes.insert(this.start);
    const estimate = this.estimate(this.start);
    tables.costs[node] = 0;
    tables.priorities[node] = estimate;
    tables.parents[node] = -1;
    if (estimate <= this.maxCost) tables.queue.push(node, estimate);
    else if (estimate < NO_BOUND) this.leastCut = estimate;
    this.known = 1;
    this.lowerBound = estimate;
    this.tables = tables;
  }

  protected advance(expansions: number): AStarOutcome | undefined {
    const { space } = this;
    const tables = this.tables!;
    const { nodes, queue } = tables;
    const last = this.expanded + expansions;
    // A node that a memory limit cut short is looked at again: its successors come in the same order.
    if (this.current >= 0 && expansions > 0) this.expand(tables, this.current);
    while (this.expanded < last) {
      const node = queue.pop();
      if (node < 0) return this.exhausted(space, this.leastCut);
      const priority = queue.minimum;
      this.lowerBound = priority;
      if (tables.priorities[node] !== priority) continue; // a cheaper path to it was found since
      const cost = tables.costs[node];
      if (cost === priority && space.isGoal(nodes.codeOf(node))) {
        this.goalNode = node;
        return { status: "solved", cost, goal: nodes.codeOf(node), stats: this.stats };
      }
      this.expand(tables, node);
    }
    return undefined;
  }

  private expand(tables: Tables, node: number): void {
    const { space, maxCost } = this;
    const { nodes, queue } = tables;
    this.current = node;
    const cost = tables.costs[node];
    const n = nodes.expand(space, node, maxCost - cost);
    if (nodes.capacity > tables.parents.length) tables.reserve(nodes.capacity);
    const { costs, priorities, parents } = tables;
    const { ids } = nodes;
    const edges = nodes.successors.costs;
    for (let i = 0; i < n; i++) {
      const successor = ids[i];
      const reached = cost + edges[i];
      let bound: number;
      if (successor === this.known) bound = reached + this.estimate(nodes.codeOf(successor));
      else if (reached < costs[successor])
        bound = reached + priorities[successor] - costs[successor];
      else continue;
      // The queue comes first: where it finds no memory, this successor has not been reached yet.
      if (bound <= maxCost) queue.push(successor, bound);
      else if (bound - reached < NO_BOUND)
        this.leastCut = Math.min(this.leastCut, bound, NOTHING_CUT - 1);
      costs[successor] = reached;
      priorities[successor] = bound;
      parents[successor] = node;
      if (successor === this.known) this.known++;
    }
    this.current = -1;
    this.expanded++;
    this.generated += n;
  }

  private estimate(code: Code): number {
    const estimate = this.space.estimate(code);
    // Most estimates are small integers below NO_BOUND, a power of 2; these are never made floating point.
    return (estimate & (NO_BOUND - 1)) === estimate ? estimate : wholeEstimate(code, estimate);
  }
}
