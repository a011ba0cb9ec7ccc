/**
 * A*: a cheapest way from a start to a goal in a graph with whole edge costs of at least 0.
 *
 * Optimal where estimates are admissible; a state is opened again when a cheaper way to it turns up,
 * so they need not be consistent. Where they are, each state is expanded once at most. With estimates
 * of 0 this is Dijkstra's algorithm.
 *
 * Time: O(edges met) and the steps of the bucket queue from one priority to the next. Memory: 12 bytes a
 * state met, 8 a push, and the node table. All costs must stay below NO_BOUND.
 *
 * Source: Hart, Nilsson, Raphael, "A formal basis for the heuristic determination of minimum cost paths"
 * (1968); Dial's buckets (1969).
 */
import type { BucketQueue } from "./bucket-queue.ts";
import { MemoryLimitReached } from "./memory.ts";
import type { NodeTable } from "./nodes/node-table.ts";
import { complete, type SearchOptions } from "./options.ts";
import type { Limit, Outcome, SearchStats, Stopped } from "./outcome.ts";
import type { Search } from "./run.ts";
import { type Code, type GoalSpace, NO_BOUND } from "./space.ts";
import type { Workspace } from "./workspace.ts";

/** `goal` is the goal state that was reached. */
export type AStarOutcome = Outcome<{ readonly goal: Code }>;

/** What the search has borrowed from its workspace. */
interface Tables {
  readonly nodes: NodeTable;
  readonly queue: BucketQueue;
}

export class AStar implements Search<AStarOutcome> {
  private readonly space: GoalSpace;
  private readonly start: Code;
  private readonly maxCost: number;
  private readonly maxBytes: number;
  private readonly work: Workspace;
  private tables: Tables | undefined;
  private result: AStarOutcome | undefined;
  private goalNode = -1;
  private expanded = 0;
  private generated = 0;
  /** Nodes below it have a cost and an estimate. */
  private known = 0;
  /** The node whose successors are being looked at; -1 between two nodes. */
  private current = -1;
  /** The least bound that was cut off, since it passes `maxCost`. */
  private leastCut: number = NO_BOUND;

  /** @throws OptionError */
  constructor(space: GoalSpace, start: Code, options: SearchOptions = {}) {
    const { maxCost, maxBytes, workspace } = complete(options);
    this.space = space;
    this.start = start;
    this.maxCost = maxCost;
    this.maxBytes = maxBytes;
    this.work = workspace;
  }

  get stats(): SearchStats {
    return { expanded: this.expanded, generated: this.generated, bytes: this.work.memory.used };
  }

  get lowerBound(): number {
    if (this.tables === undefined) return 0;
    return Math.min(this.tables.queue.minimum, this.leastCut);
  }

  step(expansions: number): AStarOutcome | undefined {
    if (this.result !== undefined) return this.result;
    try {
      const tables = this.tables ?? this.begin();
      this.work.assertLentTo(this);
      this.result = this.advance(tables, expansions);
    } catch (error) {
      if (error instanceof MemoryLimitReached) return this.stopped("memory");
      throw error;
    }
    return this.result;
  }

  stopped(limit: Limit): Stopped {
    return { status: "limit", limit, lowerBound: this.lowerBound, stats: this.stats };
  }

  /**
   * The states of a cheapest way, start and goal included; empty where none has been found.
   *
   * @throws WorkspaceError where another search has taken over the workspace.
   */
  path(): Code[] {
    const path: Code[] = [];
    if (this.tables === undefined) return path;
    this.work.assertLentTo(this);
    const { nodes } = this.tables;
    for (let node = this.goalNode; node >= 0; node = this.work.parents[node]) {
      path.push(nodes.codeOf(node));
    }
    return path.reverse();
  }

  private begin(): Tables {
    const { work } = this;
    work.lend(this, this.maxBytes);
    const tables = { nodes: work.table(this.space), queue: work.queue() };
    work.reserve(tables.nodes.capacity);
    const node = tables.nodes.insert(this.start);
    const estimate = this.space.estimate(this.start);
    work.costs[node] = 0;
    work.priorities[node] = estimate;
    work.parents[node] = -1;
    if (estimate <= this.maxCost) tables.queue.push(node, estimate);
    else this.leastCut = estimate;
    this.known = 1;
    this.tables = tables;
    return tables;
  }

  private advance(tables: Tables, expansions: number): AStarOutcome | undefined {
    const { space, work } = this;
    const { nodes, queue } = tables;
    // A node that a memory limit cut short is looked at again: its successors come in the same order.
    if (this.current >= 0) this.expand(tables, this.current);
    const last = this.expanded + expansions;
    while (this.expanded < last) {
      const node = queue.pop();
      if (node < 0) return this.exhausted();
      const priority = queue.minimum;
      if (work.priorities[node] !== priority) continue; // a cheaper way to it was found since
      const cost = work.costs[node];
      if (cost === priority && space.isGoal(nodes.codeOf(node))) {
        this.goalNode = node;
        return { status: "solved", cost, goal: nodes.codeOf(node), stats: this.stats };
      }
      this.expand(tables, node);
    }
    return undefined;
  }

  private expand({ nodes, queue }: Tables, node: number): void {
    const { space, work, maxCost } = this;
    this.current = node;
    const cost = work.costs[node];
    const n = nodes.expand(space, node, maxCost - cost);
    if (nodes.capacity > work.costs.length) work.reserve(nodes.capacity);
    const { costs, priorities, parents } = work;
    const { ids } = nodes;
    const edges = nodes.successors.costs;
    for (let i = 0; i < n; i++) {
      const successor = ids[i];
      const reached = cost + edges[i];
      let bound: number;
      if (successor === this.known) bound = reached + space.estimate(nodes.codeOf(successor));
      else if (reached < costs[successor])
        bound = reached + priorities[successor] - costs[successor];
      else continue;
      // The queue comes first: where it finds no memory, this successor has not been reached yet.
      if (bound <= maxCost) queue.push(successor, bound);
      else if (bound < this.leastCut) this.leastCut = bound;
      costs[successor] = reached;
      priorities[successor] = bound;
      parents[successor] = node;
      if (successor === this.known) this.known++;
    }
    this.current = -1;
    this.expanded++;
    this.generated += n;
  }

  /** Nothing is left to expand: a proof that there is no way, unless something was cut off. */
  private exhausted(): AStarOutcome {
    const { maxCost, stats } = this;
    const isProof = this.space.ignoresBudget || maxCost === NO_BOUND - 1;
    if (isProof && this.leastCut === NO_BOUND) return { status: "unsolvable", stats };
    const lowerBound = isProof ? this.leastCut : maxCost + 1;
    return { status: "limit", limit: "cost", lowerBound, stats };
  }
}
