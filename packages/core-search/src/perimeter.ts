/**
 * Perimeter search: a way of the fewest edges from a start to a goal, for many questions with one goal.
 * The states within some radius of the goal, its ball, are explored once. Each question then dives from
 * the start with a bound on the depth, which rises until the rim of the ball is met.
 *
 * Optimal with edges that all count 1; costs that a space writes are not looked at.
 *
 * Time: O(b ** (d - r)) expansions for b successors a state, a way of d edges and a ball of radius r, fewer
 * by what the space cuts. Memory: b * (d - r) states, and the ball. A space of which no state can be left
 * out is better searched from both ends: a dive does not notice states that it has met before.
 *
 * Source: Dillenburg, Nelson, "Perimeter search" (1994); Korf, "Depth-first iterative-deepening" (1985).
 */
import type { Explore } from "./explore.ts";
import type { NodeTable } from "./nodes/node-table.ts";
import { OptionError, type SearchOptions, whole } from "./options.ts";
import type { Outcome } from "./outcome.ts";
import { type Code, createSuccessors, type StateSpace, type Successors } from "./space.ts";
import { WorkspaceSearch } from "./workspace-search.ts";

/** Depths that the stack holds before it grows. */
const FIRST_DEPTHS = 32;

export type PerimeterOutcome = Outcome<object>;

export interface PerimeterOptions extends Omit<SearchOptions, "workspace"> {
  /** A lower bound of the cost. 0 where not given. */
  readonly estimate?: number | undefined;
  /** 2 where the ways between two states are all even or all odd, and `estimate` is as they are. Else 1. */
  readonly stride?: 1 | 2 | undefined;
}

export class Perimeter extends WorkspaceSearch<PerimeterOutcome> {
  protected expanded = 0;
  protected generated = 0;
  private readonly space: StateSpace;
  private readonly ball: Explore;
  private readonly start: Code;
  private readonly radius: number;
  private readonly isWhole: boolean;
  private readonly stride: number;
  private readonly successors: Successors;
  /** The cost that the dive under way aims at: no solution costs less. */
  private cost: number;
  /** How many edges the state lies from the start that is expanded next; -1 between two dives. */
  private depth = -1;
  /** For each depth, `maxSuccessors` states long: states to expand, and how many of them are left. */
  private stack: Float64Array = new Float64Array(0);
  private left: Int32Array = new Int32Array(0);
  /** Whether the dive under way has come to the depth from which the ball can be met. */
  private cameClose = false;
  /** The state at which the way enters the ball; -1: none yet. */
  private meeting: Code = -1;

  /**
   * Looks for a way from `start` to the state that `ball` has been explored from, backwards and up to some
   * radius. The budget of `space` is what is left to that state.
   *
   * @throws OptionError also where `ball` has not been explored to its end
   * @throws WorkspaceError where another search has taken over the workspace of `ball`
   */
  constructor(space: StateSpace, ball: Explore, start: Code, options: PerimeterOptions = {}) {
    super(options);
    const explored = ball.step(0);
    if (explored?.status !== "explored") throw new OptionError("the ball must be explored first");
    this.space = space;
    this.ball = ball;
    this.start = start;
    this.radius = explored.eccentricity;
    this.isWhole = explored.isComplete;
    this.stride = options.stride ?? 1;
    this.successors = createSuccessors(space);
    this.cost = ball.distance(start);
    if (this.cost < 0) {
      this.cost = whole("estimate", options.estimate ?? 0);
      while (this.cost <= this.radius) this.cost += this.stride;
    }
  }

  get lowerBound(): number {
    return this.cost;
  }

  /** The states of a shortest way, start and goal included; empty where none has been found. */
  path(): Code[] {
    const { ball, space, successors, stack, left, radius, cost, meeting } = this;
    const path: Code[] = [];
    if (meeting < 0) return path;
    for (let depth = 0; depth < cost - radius; depth++) {
      path.push(stack[depth * space.maxSuccessors + left[depth]]);
    }
    path.push(meeting);
    for (let distance = ball.distance(meeting); distance > 0; distance--) {
      const n = space.expand(path[path.length - 1], successors, distance);
      const next = successors.codes.subarray(0, n).find((code) => ball.distance(code) === distance - 1);
      path.push(next!);
    }
    return path;
  }

  protected begin(): void {
    const { memory } = this.work;
    this.stack = memory.atLeast(this.stack, this.space.maxSuccessors * FIRST_DEPTHS);
    this.left = memory.atLeast(this.left, FIRST_DEPTHS);
  }

  protected advance(expansions: number): PerimeterOutcome | undefined {
    const { maxCost, radius, stats } = this;
    const { nodes } = this.ball.lent()!;
    const last = this.expanded + expansions;
    if (this.cost <= radius) return this.cost <= maxCost ? this.solved(this.start) : this.costLimit(this.cost);
    if (this.isWhole) return { status: "unsolvable", stats };
    for (; this.cost <= maxCost; this.cost += this.stride) {
      if (this.depth < 0) this.enter();
      const meeting = this.dive(nodes, last);
      if (meeting >= 0) return this.solved(meeting);
      if (this.depth >= 0) return undefined;
      if (!this.cameClose && this.space.ignoresBudget) return { status: "unsolvable", stats };
    }
    return this.costLimit(this.cost);
  }

  /** Begins a dive. */
  private enter(): void {
    this.stack[0] = this.start;
    this.left[0] = 1;
    this.depth = 0;
    this.cameClose = false;
  }

  /** Goes on with the dive until `last` states have been expanded: where the ball is met, or -1. */
  private dive(nodes: NodeTable, last: number): Code {
    const { space, successors, cost } = this;
    const width = space.maxSuccessors;
    const rim = cost - this.radius - 1;
    while (this.depth >= 0 && this.expanded < last) {
      const { depth, stack, left } = this;
      const index = left[depth] - 1;
      if (index < 0) {
        this.depth = depth - 1;
        continue;
      }
      const n = space.expand(stack[depth * width + index], successors, cost - depth);
      if (depth < rim) this.descend(depth, n);
      this.left[depth] = index;
      this.expanded++;
      this.generated += n;
      if (depth < rim) continue;
      this.cameClose = true;
      const met = nodes.firstKnown(successors.codes, 0, n);
      if (met >= 0) return successors.codes[met];
    }
    return -1;
  }

  /** Puts the `n` successors of the state at `depth` on the stack, but for the way straight back. */
  private descend(depth: number, n: number): void {
    const { codes } = this.successors;
    const width = this.space.maxSuccessors;
    if (depth + 1 === this.left.length) this.deepen();
    const { stack, left } = this;
    const base = (depth + 1) * width;
    const parent = depth === 0 ? -1 : stack[base - 2 * width + left[depth - 1]];
    let count = 0;
    for (let i = 0; i < n; i++) {
      if (codes[i] === parent) continue;
      stack[base + count] = codes[i];
      count++;
    }
    left[depth + 1] = count;
    this.depth = depth + 1;
  }

  /** Where memory for `left` is refused, a longer stack is all that has changed. */
  private deepen(): void {
    const { memory } = this.work;
    this.stack = memory.atLeast(this.stack, this.left.length * 2 * this.space.maxSuccessors);
    this.left = memory.doubled(this.left);
  }

  private solved(meeting: Code): PerimeterOutcome {
    this.meeting = meeting;
    return { status: "solved", cost: this.cost, stats: this.stats };
  }
}
