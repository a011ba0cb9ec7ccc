/**
 * Every shortest path passes from the layers that are complete round the start to those round the goal, or
 * to a goal, by exactly one edge. These edges are found by expanding one layer again; from them the paths
 * are followed to both sides, through the states that lie on shortest paths alone.
 */
import type { Bidirectional } from "./bidirectional.ts";
import type { BreadthFirst } from "./breadth-first.ts";
import { distanceOf, type Layers, statesAt } from "./layers.ts";
import { OptionError } from "./options.ts";
import { type Code, createSuccessors, type StateSpace, type Successors } from "./space.ts";

/** A state on a shortest path. */
export interface OptimalState {
  readonly code: Code;
  /** The states that come next on shortest paths; empty at a goal. */
  readonly next: readonly OptimalState[];
  /** How many shortest paths lead on from here; 1 at a goal. */
  readonly paths: bigint;
}

/** A state that is being linked to those after it. */
interface Draft extends OptimalState {
  readonly next: Draft[];
  paths: bigint;
}

/** States at one distance from the start. */
type Rank = Map<Code, Draft>;

/**
 * All shortest paths at once: how many there are, and each of them, from what a breadth-first or
 * bidirectional search has found. Iterating makes one path after the other, each as its states from
 * start to goal.
 *
 * Time: O(edges of the widest layer, and of the states on shortest paths). Memory: these states and their
 * edges. An iteration needs no more than one path.
 *
 * Source: Brandes, "A faster algorithm for betweenness centrality" (2001), for counting along the edges that
 * lie on shortest paths.
 *
 * @example
 * const search = new BreadthFirst(space, start);
 * run(search);
 * const all = new OptimalPaths(search, space);
 * console.log(all.count); // a bigint
 * for (const path of all) console.log(path);
 */
export class OptimalPaths implements Iterable<Code[]> {
  /** The starts from which the nearest goal is as near as from any: one, where the search had one. */
  readonly starts: readonly OptimalState[];
  /** How many shortest paths there are. Ways are told apart by their states, not by their edges. */
  readonly count: bigint;

  /**
   * The shortest paths that `search` would find: it must have found one, and still have its workspace.
   * `backward` leads along the edges of a breadth-first search's space to predecessors; it is the space
   * itself where moves can be taken back.
   *
   * @throws OptionError where nothing has been found, or `backward` does not lead back
   * @throws WorkspaceError where another search has taken over the workspace
   */
  constructor(search: Bidirectional);
  constructor(search: BreadthFirst, backward: StateSpace);
  constructor(search: Bidirectional | BreadthFirst, backward?: StateSpace) {
    const ranks = ranksOf(search, backward);
    for (const rank of [...ranks].reverse()) {
      for (const draft of rank.values()) draft.paths = pathsFrom(draft);
    }
    this.starts = [...ranks[0].values()];
    this.count = this.starts.reduce((sum, { paths }) => sum + paths, 0n);
  }

  *[Symbol.iterator](): Generator<Code[], void, undefined> {
    for (const start of this.starts) {
      const path: OptimalState[] = [start];
      /** For each state of the path: how many of those after it have been gone through. */
      const done = [0];
      while (path.length > 0) {
        const last = path.length - 1;
        const { next } = path[last];
        if (next.length === 0) yield path.map(({ code }) => code);
        if (done[last] === next.length) {
          path.pop();
          done.pop();
        } else {
          path.push(next[done[last]++]);
          done.push(0);
        }
      }
    }
  }
}

function pathsFrom({ next }: Draft): bigint {
  return next.length === 0 ? 1n : next.reduce((sum, { paths }) => sum + paths, 0n);
}

/** What a search that has found a shortest path knows of both of its ends. */
interface Ends {
  readonly near: Layers;
  readonly forward: StateSpace;
  readonly backward: StateSpace;
  /** The distance to the goal; -1 where it is not known. */
  toGoal(code: Code): number;
}

function endsOf(search: Bidirectional | BreadthFirst, given: StateSpace | undefined): Ends {
  if ("far" in search) {
    const { near, far, forward, backward } = search;
    return { near: near!, forward, backward, toGoal: (code) => distanceOf(far!, code) };
  }
  const { space } = search;
  const toGoal = (code: Code) => (space.isGoal(code) ? 0 : -1);
  return { near: search.lent()!, forward: space, backward: given!, toGoal };
}

/** The states of shortest paths by their distance from the start, linked. */
function ranksOf(
  search: Bidirectional | BreadthFirst,
  given: StateSpace | undefined,
): readonly Rank[] {
  const outcome = search.step(0);
  if (outcome?.status !== "solved") throw new OptionError("the search has found no way");
  search.path(); // throws where the workspace has been taken over
  const { cost } = outcome;
  const ends = endsOf(search, given);
  const { near, toGoal } = ends;
  const { depth } = near;
  const links = new Links(ends, cost);
  for (const code of statesAt(near, depth)) {
    if (cost > 0) links.follow(code, depth);
    else if (toGoal(code) === 0) links.draft(code, 0);
  }
  for (let distance = depth; distance > 0; distance--) {
    for (const code of links.ranks[distance].keys()) links.followBack(code, distance);
  }
  for (let distance = depth + 1; distance < cost; distance++) {
    for (const code of links.ranks[distance].keys()) links.follow(code, distance);
  }
  return links.ranks;
}

/** The states of shortest paths of `cost` edges, and what links them, as far as they have been followed. */
class Links {
  readonly ranks: readonly Rank[];
  private readonly ends: Ends;
  private readonly cost: number;
  private readonly successors: Successors;
  private readonly predecessors: Successors;

  constructor(ends: Ends, cost: number) {
    this.ranks = Array.from({ length: cost + 1 }, (): Rank => new Map());
    this.ends = ends;
    this.cost = cost;
    this.successors = createSuccessors(ends.forward);
    this.predecessors = createSuccessors(ends.backward);
  }

  /** Links `code`, which is `distance` from the start, to those after it that are as near to the goal as can be. */
  follow(code: Code, distance: number): void {
    const { ends, cost, successors } = this;
    const n = ends.forward.expand(code, successors, cost - distance);
    for (const next of distinct(successors, n)) {
      if (ends.toGoal(next) === cost - distance - 1) this.link(distance, code, next);
    }
  }

  /** Links those before `code` to it that are as near to the start as can be. */
  followBack(code: Code, distance: number): void {
    const { ends, predecessors } = this;
    const n = ends.backward.expand(code, predecessors, distance);
    const nearer = distinct(predecessors, n).filter(
      (before) => distanceOf(ends.near, before) === distance - 1,
    );
    if (nearer.length === 0) throw new OptionError(`backward leads nowhere from ${code}`);
    for (const before of nearer) this.link(distance - 1, before, code);
  }

  /** The state `code` of a shortest path, a new one where it was not known. */
  draft(code: Code, distance: number): Draft {
    const rank = this.ranks[distance];
    const known = rank.get(code) ?? { code, next: [], paths: 0n };
    rank.set(code, known);
    return known;
  }

  private link(distance: number, from: Code, to: Code): void {
    this.draft(from, distance).next.push(this.draft(to, distance + 1));
  }
}

/** The first `n` successors, each once: ways are told apart by their states. */
function distinct({ codes }: Successors, n: number): Code[] {
  return [...new Set(codes.subarray(0, n))];
}
