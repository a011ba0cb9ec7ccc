/** Graphs given by their edges, the spaces over them, and a reference that shares no code with searches. */
import type { Code, GoalSpace, Successors } from "../src/index.ts";

/** From, to, cost. */
export type Edge = readonly [from: number, to: number, cost: number];

export interface Graph {
  /** Vertices are the numbers below it. */
  readonly size: number;
  readonly edges: readonly Edge[];
}

export interface Question extends Graph {
  readonly start: number;
  readonly goals: readonly number[];
}

/** Both directions of every edge. */
export function undirected(edges: readonly Edge[]): Edge[] {
  return edges.flatMap(([from, to, cost]): Edge[] => [
    [from, to, cost],
    [to, from, cost],
  ]);
}

export function reversed({ size, edges }: Graph): Graph {
  return { size, edges: edges.map(([from, to, cost]) => [to, from, cost]) };
}

/** The same graph with edges that all cost 1. */
export function unit({ size, edges }: Graph): Graph {
  return { size, edges: edges.map(([from, to]) => [from, to, 1]) };
}

/**
 * The cost from every vertex to the nearest goal, Infinity where there is none: Bellman-Ford, as plain as
 * can be.
 */
export function costsTo({ size, edges }: Graph, goals: readonly number[]): number[] {
  const costs = new Array<number>(size).fill(Number.POSITIVE_INFINITY);
  for (const goal of goals) costs[goal] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, to, cost] of edges) {
      if (costs[to] + cost >= costs[from]) continue;
      costs[from] = costs[to] + cost;
      changed = true;
    }
  }
  return costs;
}

export interface SpaceOptions {
  /** Vertex -> code, so that all kinds of node tables come up. Itself, where not given. */
  readonly scale?: number;
  readonly estimates?: ArrayLike<number>;
  /** Leaves out, as it may, whatever the budget shows to be hopeless by these costs to the goal. */
  readonly prunesBy?: ArrayLike<number>;
}

/** The space of a graph: vertex v has the code v * scale. */
export class GraphSpace implements GoalSpace {
  readonly codeLimit: number;
  readonly maxSuccessors: number;
  declare readonly ignoresBudget?: true;
  readonly scale: number;
  private readonly lists: Edge[][];
  private readonly goals: Set<number>;
  private readonly estimates: ArrayLike<number> | undefined;
  private readonly prunesBy: ArrayLike<number> | undefined;

  constructor({ size, edges }: Graph, goals: readonly number[], options: SpaceOptions = {}) {
    this.scale = options.scale ?? 1;
    this.codeLimit = Math.max(1, size * this.scale);
    this.lists = Array.from({ length: size }, () => []);
    for (const edge of edges) this.lists[edge[0]].push(edge);
    this.maxSuccessors = Math.max(1, ...this.lists.map((list) => list.length));
    this.goals = new Set(goals);
    this.estimates = options.estimates;
    this.prunesBy = options.prunesBy;
    if (options.prunesBy === undefined) this.ignoresBudget = true;
  }

  code(vertex: number): Code {
    return vertex * this.scale;
  }

  isGoal(code: Code): boolean {
    return this.goals.has(code / this.scale);
  }

  estimate(code: Code): number {
    return this.estimates?.[code / this.scale] ?? 0;
  }

  expand(code: Code, { codes, costs }: Successors, budget: number): number {
    let n = 0;
    for (const [, to, cost] of this.lists[code / this.scale]) {
      if (this.prunesBy !== undefined && cost + this.prunesBy[to] > budget) continue;
      codes[n] = to * this.scale;
      if (costs[n] !== cost) costs[n] = cost;
      n++;
    }
    return n;
  }
}

/** The cost of a path, Infinity where it takes an edge that is none. Of parallel edges the cheapest counts. */
export function costOf({ edges }: Graph, path: readonly number[]): number {
  let total = 0;
  for (let i = 1; i < path.length; i++) {
    const costs = edges.filter(([from, to]) => from === path[i - 1] && to === path[i]);
    total += Math.min(...costs.map(([, , cost]) => cost), Number.POSITIVE_INFINITY);
  }
  return total;
}

/** Whole numbers from 0 to below `limit`, the same for the same seed (splitmix32). */
export function seeded(seed: number): (limit: number) => number {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * limit);
  };
}
