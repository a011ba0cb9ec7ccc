/**
 * The states round one or more starts, layer by layer. Node numbers follow the order of meeting, so the
 * node table is the queue, and a layer is a range of nodes:
 *
 *     | layer 0 | layer 1 | … | layer `depth`, expanded up to `next` | the one after it, so far |
 *     0         first[1]      first[depth]                         end                      count
 *
 * The children of a node are a range too. So the path needs no parent of every node, but of the expanded
 * ones where their children begin: one number a state, written where the loop passes anyway.
 */
import type { Memory } from "./memory.ts";
import { nodeTable } from "./nodes/create-node-table.ts";
import type { NodeTable } from "./nodes/node-table.ts";
import type { Code, StateSpace } from "./space.ts";
import type { Workspace } from "./workspace.ts";

/** What a search counts. */
interface Counts {
  expanded: number;
  generated: number;
}

/** What one side of a search borrows from its workspace. */
class Tables {
  nodes: NodeTable | undefined;
  children: Int32Array = new Int32Array(0);
  readonly memory: Memory;

  constructor(memory: Memory) {
    this.memory = memory;
  }
}

export class Layers {
  readonly space: StateSpace;
  readonly nodes: NodeTable;
  /** The first node of each layer that has been begun. */
  readonly first: number[] = [0];
  /** All nodes below it have been expanded. */
  next = 0;
  /** The end of the layer that is being expanded. */
  end: number;
  /** Where two sides meet: the last node of the way on this side. */
  meeting = -1;
  private readonly counts: Counts;
  private readonly tables: Tables;
  /** For each expanded node: how many nodes there were before. */
  private children: Int32Array | undefined;

  /** `side` tells the two of a two-sided search apart. @throws MemoryLimitReached */
  constructor(
    counts: Counts,
    work: Workspace,
    side: string,
    space: StateSpace,
    starts: readonly Code[],
    keepsPaths: boolean,
  ) {
    const tables = work.part(side, Tables);
    const nodes = nodeTable(tables.nodes, space, tables.memory);
    tables.nodes = nodes;
    for (const start of starts) nodes.insert(start);
    this.counts = counts;
    this.space = space;
    this.nodes = nodes;
    this.end = nodes.count;
    this.tables = tables;
    this.children = keepsPaths ? this.reserve() : undefined;
  }

  /** The distance of the layer that is being expanded. */
  get depth(): number {
    return this.first.length - 1;
  }

  /** Expands the next node. The states that are new have the nodes from the one returned on. */
  expandNext(budget: number): number {
    const { space, nodes, next, children, counts } = this;
    const known = nodes.count;
    counts.generated += nodes.expand(space, next, budget);
    counts.expanded++;
    if (children !== undefined) children[next] = known;
    this.next = next + 1;
    return known;
  }

  /** As `expandNext`, where paths are kept, but the successors become no nodes. Returns how many there are. */
  probeNext(budget: number): number {
    const { space, nodes, next, children, counts } = this;
    const n = space.expand(nodes.codeOf(next), nodes.successors, budget);
    counts.generated += n;
    counts.expanded++;
    children![next] = nodes.count;
    this.next = next + 1;
    return n;
  }

  /** Goes on to the next layer; false if it is empty. @throws MemoryLimitReached */
  advance(): boolean {
    const { end, nodes } = this;
    if (nodes.count === end) return false;
    if (this.children !== undefined) this.children = this.reserve();
    this.first.push(end);
    this.end = nodes.count;
    return true;
  }

  /** The states from `node` back to a start, both included; none where paths are not kept. */
  pathFrom(node: number): Code[] {
    const { nodes, next, children, first } = this;
    if (children === undefined) return [];
    const path = [nodes.codeOf(node)];
    for (let at = node; at >= (first[1] ?? this.end); ) {
      at = lastAtMost(children, next, at);
      path.push(nodes.codeOf(at));
    }
    return path;
  }

  private reserve(): Int32Array {
    const { tables, nodes } = this;
    tables.children = tables.memory.atLeast(tables.children, nodes.capacity);
    return tables.children;
  }
}

/** The distance of `code`, or -1 where it has not been met. */
export function distanceOf({ first, nodes, end, depth }: Layers, code: Code): number {
  const node = nodes.find(code);
  return node >= end ? depth + 1 : lastAtMost(first, first.length, node);
}

/** The states at a distance up to `depth`, in the order in which they were met; the first `most` of them. */
export function statesAt(
  { first, nodes, end }: Layers,
  distance: number,
  most: number = Infinity,
): Code[] {
  const codes: Code[] = [];
  const from = first[distance];
  const to = Math.min(first[distance + 1] ?? end, from + most);
  for (let node = from; node < to; node++) codes.push(nodes.codeOf(node));
  return codes;
}

/** The last index below `length` whose value is at most `value`, or -1; `values` ascend. */
function lastAtMost(values: ArrayLike<number>, length: number, value: number): number {
  let from = 0;
  let to = length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (values[middle] <= value) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
