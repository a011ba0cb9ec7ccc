import type { Explore } from "./explore.ts";
import type { Memory } from "./memory.ts";
import { firstKnown, type NodeTable } from "./nodes/node-table.ts";
import { OptionError, type SearchOptions, whole } from "./options.ts";
import type { Outcome } from "./outcome.ts";
import {
  type Code,
  createSuccessors,
  NO_BOUND,
  type StateSpace,
  type Successors,
} from "./space.ts";
import { WorkspaceSearch } from "./workspace-search.ts";

/** Nothing but the cost is found out: the states are asked for with `path`. */
export type PerimeterOutcome = Outcome<object>;

/** Those of every search, and what the caller knows of the cost before. */
export interface PerimeterOptions extends SearchOptions {
  /** A lower bound of the cost. Whole, at least 0; 0 where not given. */
  readonly estimate?: number | undefined;
  /** 2 where the ways between two states are all even or all odd, and `estimate` is as they are. Else 1. */
  readonly stride?: 1 | 2 | undefined;
}

/** What the search borrows from its workspace. */
class Stack {
  /** What the state that is expanded has for successors. */
  successors!: Successors;
  private codeLimit = 0;
  /** For each depth, `maxSuccessors` long: the states there that are still to be expanded, and the current one. */
  codes: Float64Array = new Float64Array(0);
  /** For each depth: how many are still to be expanded; the current one follows them. */
  left: Int32Array = new Int32Array(0);
  private readonly memory: Memory;

  constructor(memory: Memory) {
    this.memory = memory;
  }

  /** Room for as many depths in `space`. @throws MemoryLimitReached */
  reserve(depths: number, space: StateSpace): void {
    const { memory, codes, left } = this;
    const { codeLimit, maxSuccessors } = space;
    if (this.codeLimit !== codeLimit || this.successors.codes.length !== maxSuccessors) {
      this.successors = createSuccessors(space);
      this.codeLimit = codeLimit;
    }
    this.codes = memory.atLeast(codes, depths * space.maxSuccessors);
    this.left = memory.atLeast(left, depths);
  }
}

/**
 * Perimeter search: a path of the fewest edges from a start to a goal, for many questions with one goal.
 * The states within some radius of the goal, its ball, are explored once. Each question then dives from
 * the start with a bound on the depth, which rises until the rim of the ball is met.
 *
 * Every edge counts 1, whatever cost the spaces write.
 *
 * Time: O(b ** (d - r)) expansions for b successors a state, a path of d edges and a ball of radius r, fewer
 * by what the space leaves out. Memory: b * (d - r) states, and the ball. A dive does not notice states
 * that it has met before: where many paths lead to the same states and the space leaves nothing out,
 * search from both ends instead. And it cannot tell that there is no path, unless all paths end early or
 * the ball holds all states that lead to the goal: give a `maxCost` where there may be none.
 *
 * Source: Dillenburg, Nelson, "Perimeter search" (1994); Korf, "Depth-first iterative-deepening" (1985).
 *
 * @example
 * const ball = new Explore(backward, goal, { radius: 9 });
 * run(ball);
 * const workspace = new Workspace();
 * for (const start of starts) {
 *   const outcome = run(new Perimeter(space, ball, start, { maxCost: 15, workspace }));
 *   console.log(outcome.status === "solved" ? outcome.cost : -1);
 * }
 */
export class Perimeter extends WorkspaceSearch<PerimeterOutcome> {
  private readonly space: StateSpace;
  private readonly ball: Explore;
  private readonly start: Code;
  private readonly radius: number;
  private readonly stride: number;
  /** The cost that the dive under way aims at: no solution costs less. */
  private cost: number;
  private stack: Stack | undefined;
  /** The depth from which the next state is taken; -1 between two dives. */
  private depth = -1;
  /** Whether the dive under way has come to the depth before the rim of the ball. */
  private cameClose = false;
  /** Where the way enters the ball. */
  private meeting: Code = -1;

  /**
   * Looks for a way from `start` to the state round which `ball` has been explored, backwards and up to
   * some radius. The budget of `space` is what is left to that state.
   *
   * @throws OptionError also where `ball` has not been explored to its end, or `start` is no code of `space`
   * @throws WorkspaceError where another search has taken over the workspace of `ball`
   */
  constructor(space: StateSpace, ball: Explore, start: Code, options: PerimeterOptions = {}) {
    super(options);
    const { estimate = 0, stride = 1 } = options;
    const explored = ball.step(0);
    if (explored?.status !== "explored") throw new OptionError("explore the ball first");
    this.space = space;
    this.ball = ball;
    this.start = whole("start", start, space.codeLimit - 1);
    this.radius = explored.eccentricity;
    this.stride = stride;
    whole("estimate", estimate);
    // With a stride of 0 the bound would never rise.
    if (stride !== 1 && stride !== 2) throw new OptionError(`stride may not be ${stride}`);
    this.cost = ball.distance(start);
    if (this.cost >= 0) return;
    // Outside of a ball that holds all states that lead to its centre there is no way.
    this.cost = explored.isComplete ? NO_BOUND : Math.min(estimate, NO_BOUND);
    while (this.cost <= this.radius) this.cost += stride;
  }

  get lowerBound(): number {
    return this.cost;
  }

  /**
   * The states of a shortest path, start and goal included; empty where none has been found.
   *
   * @throws WorkspaceError where another search has taken over the workspace, or that of the ball.
   */
  path(): Code[] {
    const { work, ball, space, cost, radius, meeting } = this;
    const path: Code[] = [];
    if (meeting < 0) return path;
    work.assertLentTo(this);
    const { codes, left } = this.stack!;
    const successors = createSuccessors(space);
    for (let depth = 0; depth < cost - radius; depth++) {
      path.push(codes[depth * space.maxSuccessors + left[depth]]);
    }
    path.push(meeting);
    for (let distance = ball.distance(meeting); distance > 0; distance--) {
      const n = space.expand(path[path.length - 1], successors, distance);
      const found = successors.codes.subarray(0, n);
      path.push(found.find((code) => ball.distance(code) === distance - 1)!);
    }
    return path;
  }

  protected begin(): void {
    this.stack = this.work.part("perimeter", Stack);
  }

  protected advance(expansions: number): PerimeterOutcome | undefined {
    const { maxCost, radius, stride, space } = this;
    const { nodes } = this.ball.lent()!;
    const last = this.expanded + expansions;
    if (this.cost <= Math.min(radius, maxCost)) return this.solved(this.start);
    for (; this.cost <= maxCost; this.cost += stride) {
      if (this.depth < 0) this.enter();
      const meeting = this.dive(nodes, last);
      if (meeting >= 0) return this.solved(meeting);
      if (this.depth >= 0) return undefined;
      if (!this.cameClose && space.ignoresBudget) this.cost = NO_BOUND;
    }
    if (this.cost >= NO_BOUND) return { status: "unsolvable", stats: this.stats };
    return this.stopped("cost");
  }

  /** Begins a dive. */
  private enter(): void {
    const stack = this.stack!;
    stack.reserve(this.cost - this.radius, this.space);
    stack.codes[0] = this.start;
    stack.left[0] = 1;
    this.depth = 0;
    this.cameClose = false;
  }

  /** Goes on with the dive until `last` states have been expanded: where the ball is met, or -1. */
  private dive(nodes: NodeTable, last: number): Code {
    const { space, cost } = this;
    const { codes, left, successors } = this.stack!;
    const width = space.maxSuccessors;
    const rim = cost - this.radius - 1;
    while (this.depth >= 0 && this.expanded < last) {
      const { depth } = this;
      const index = left[depth] - 1;
      if (index < 0) {
        this.depth = depth - 1;
        continue;
      }
      const n = space.expand(codes[depth * width + index], successors, cost - depth);
      left[depth] = index;
      this.expanded++;
      this.generated += n;
      if (depth < rim) {
        this.descend(successors.codes, n);
        continue;
      }
      this.cameClose = true;
      const met = firstKnown(nodes, successors.codes, 0, n);
      if (met >= 0) return successors.codes[met];
    }
    return -1;
  }

  /** Puts the first `n` of `found` on the stack as what to expand next, but not the way straight back. */
  private descend(found: Successors["codes"], n: number): void {
    const { codes, left } = this.stack!;
    const { depth } = this;
    const width = this.space.maxSuccessors;
    const parent = depth === 0 ? -1 : codes[(depth - 1) * width + left[depth - 1]];
    let end = (depth + 1) * width;
    for (let i = 0; i < n; i++) {
      if (found[i] !== parent) codes[end++] = found[i];
    }
    this.depth = depth + 1;
    left[depth + 1] = end - (depth + 1) * width;
  }

  private solved(meeting: Code): PerimeterOutcome {
    this.meeting = meeting;
    return { status: "solved", cost: this.cost, stats: this.stats };
  }
}
