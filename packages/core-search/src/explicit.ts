/**
 * A* in an explicit graph: one whose edges lie in an array, where others write them down anew each time.
 * Its codes are the nodes: nothing is numbered, hashed or copied on the way, so small questions that ask
 * for the same edges again and again are answered sooner, and by less code that has to warm up.
 */
import { BucketQueue } from "./bucket-queue.ts";
import type { Memory } from "./memory.ts";
import { type SearchOptions, whole } from "./options.ts";
import type { Outcome } from "./outcome.ts";
import { type Code, type GoalSpace, NO_BOUND, wholeEstimate } from "./space.ts";
import { NOTHING_CUT, WorkspaceSearch } from "./workspace-search.ts";

/**
 * A graph whose edges lie in an array, a list for each state:
 *
 *     list[at]                        how many edges there are
 *     list[at + 1], list[at + 2]      the code that the first one leads to, and its cost; then the next
 */
export interface ExplicitGraph extends Pick<GoalSpace, "isGoal"> {
  /** Exclusive upper bound of the codes: tables have 12 bytes for each that could be. */
  readonly codeLimit: number;
  /** As in a GoalSpace; but asked again where what is known of a state lies beyond `maxCost`. */
  estimate(code: Code): number;
  /** May be another array after `edgesOf`. */
  readonly list: Int32Array;
  /** Where the edges of a state are in `list`, until the next call; always in the same order. */
  edgesOf(code: Code): number;
}

/** An explicit graph leaves out nothing. */
const ALL_EDGES = { ignoresBudget: true } as const;
/** What is known of the cost of a state that was not reached. */
const UNKNOWN = -1;

/** What the search has borrowed from its workspace. */
class Tables {
  readonly queue: BucketQueue;
  /** Below every entry in `costs` of the search under way, above those of the searches before it. */
  base = 1;
  /** For each code: base and the cost of the cheapest path to it that is known. */
  costs: Int32Array = new Int32Array(0);
  /** For each code: that cost and the estimate. */
  priorities: Int32Array = this.costs;
  /** For each code: the one that this way comes from, -1 for the start. */
  parents: Int32Array = this.costs;
  private readonly memory: Memory;

  constructor(memory: Memory) {
    this.memory = memory;
    this.queue = new BucketQueue(memory);
  }

  /** Empties all for a search of codes below `codeLimit`. @throws MemoryLimitReached */
  reset(codeLimit: number): void {
    const { memory, queue } = this;
    if (this.parents.length < codeLimit) {
      this.costs = memory.atLeast(this.costs, codeLimit);
      this.priorities = memory.atLeast(this.priorities, codeLimit);
      this.parents = memory.atLeast(this.parents, codeLimit);
    }
    this.base += queue.highest + 1;
    queue.reset();
    if (this.base < NO_BOUND) return;
    this.costs.fill(0);
    this.base = 1;
  }
}

/**
 * A*: a cheapest path from a start to a goal in a graph with whole edge costs of at least 0. As AStar, of which
 * more is told there, for graphs that are explicit.
 *
 * Time: O(edges met) and the steps of the bucket queue from one priority to the next. Memory: 12 bytes a code
 * that could be, 8 a push.
 *
 * @example
 * const search = new ExplicitAStar(graph, start, { workspace });
 * const outcome = run(search);
 * if (outcome.status === "solved") console.log(outcome.cost, search.path());
 */
export class ExplicitAStar extends WorkspaceSearch<Outcome<object>> {
  /** The priority that was taken from the queue last. No solution costs less. */
  lowerBound = 0;
  private readonly graph: ExplicitGraph;
  private readonly start: Code;
  private tables: Tables | undefined = undefined;
  private goal: Code = -1;
  /** The state whose successors are being looked at; -1 between two states. */
  private current: Code = -1;
  /** The least bound that was cut off, since it passes `maxCost`. */
  private leastCut: number = NOTHING_CUT;

  /** @throws OptionError also where `start` is no code of `graph` */
  constructor(graph: ExplicitGraph, start: Code, options: SearchOptions = {}) {
    super(options);
    this.graph = graph;
    this.start = whole("start", start, graph.codeLimit - 1);
  }

  /**
   * The states of a cheapest path, start and goal included; empty where none has been found.
   *
   * @throws WorkspaceError where another search has taken over the workspace.
   */
  path(): Code[] {
    const { tables, goal } = this;
    const path: Code[] = [];
    if (tables === undefined) return path;
    this.work.assertLentTo(this);
    for (let code = goal; code >= 0; code = tables.parents[code]) path.push(code);
    return path.reverse();
  }

  protected begin(): void {
    const tables = this.work.part("explicit", Tables);
    tables.reset(this.graph.codeLimit);
    this.lowerBound = this.enter(tables, this.start, 0, UNKNOWN, -1);
    this.tables = tables;
  }

  protected advance(expansions: number): Outcome<object> | undefined {
    const { graph } = this;
    const tables = this.tables!;
    const { base, costs, priorities, queue } = tables;
    const last = this.expanded + expansions;
    // A state that a memory limit cut short is looked at again: its successors come in the same order.
    if (this.current >= 0 && expansions > 0) this.expand(tables, this.current);
    while (this.expanded < last) {
      const code = queue.pop();
      if (code < 0) return this.exhausted(ALL_EDGES, this.leastCut);
      const priority = queue.minimum;
      this.lowerBound = priority;
      if (priorities[code] !== priority) continue; // a cheaper path to it was found since
      const cost = costs[code] - base;
      if (cost === priority && graph.isGoal(code)) {
        this.goal = code;
        return { status: "solved", cost, stats: this.stats };
      }
      this.expand(tables, code);
    }
    return undefined;
  }

  private expand(tables: Tables, code: Code): void {
    const { graph } = this;
    const { base, costs } = tables;
    this.current = code;
    const cost = costs[code] - base;
    const begin = graph.edgesOf(code);
    const { list } = graph;
    const n = list[begin];
    const end = begin + 2 * n;
    for (let at = begin + 1; at < end; at += 2) {
      const successor = list[at];
      const reached = cost + list[at + 1];
      const known = costs[successor] - base;
      if (known < 0 || reached < known) this.enter(tables, successor, reached, known, code);
    }
    this.current = -1;
    this.expanded++;
    this.generated += n;
  }

  /**
   * Enters a state that is reached for the first time, or for less than before.
   *
   * @param known what it took before, below 0 where it was not reached
   * @returns the bound on the cost of all ways that go on from here
   */
  private enter(tables: Tables, code: Code, cost: number, known: number, parent: Code): number {
    const { priorities } = tables;
    let estimate = known < 0 ? this.graph.estimate(code) : priorities[code] - known;
    // Most estimates are small integers below NO_BOUND, a power of 2; these are never made floating point.
    if ((estimate & (NO_BOUND - 1)) !== estimate) estimate = wholeEstimate(code, estimate);
    const bound = cost + estimate;
    if (bound > this.maxCost) {
      if (estimate < NO_BOUND) this.leastCut = Math.min(this.leastCut, bound, NOTHING_CUT - 1);
      return bound;
    }
    // The queue comes first: where it finds no memory, this state has not been reached yet.
    tables.queue.push(code, bound);
    tables.costs[code] = tables.base + cost;
    priorities[code] = bound;
    tables.parents[code] = parent;
    return bound;
  }
}
