/**
 * The states round one or more starts, layer by layer. Node numbers follow the order of meeting, so the
 * node table is the queue, and a layer is a range of nodes:
 *
 *     | layer 0 | layer 1 | … | layer `depth`, expanded up to `next` | the one after it, so far |
 *     0         first[1]      first[depth]                         end = born                 count
 *
 * Two sides of a search can share one table, in which they take turns by whole layers. Then other ranges lie
 * between the layers of a side, and `born` is where the one that is being made begins.
 *
 * The children of a node are a range too. So the path needs no parent of every node, but of the expanded
 * ones where their children begin: one number a state, written where the loop passes anyway.
 */
import type { Memory } from "./memory.ts";
import { nodeTable } from "./nodes/create-node-table.ts";
import type { NodeTable } from "./nodes/node-table.ts";
import type { Code, Codes, StateSpace } from "./space.ts";
import type { Workspace } from "./workspace.ts";

/** What a search counts. */
interface Counts {
  expanded: number;
  generated: number;
}

/** What a search borrows from its workspace. */
export class LayerTables {
  nodes!: NodeTable;
  /** For each expanded node: how many nodes there were before. Empty where no paths are kept. */
  children: Int32Array = new Int32Array(0);
  private readonly memory: Memory;

  constructor(memory: Memory) {
    this.memory = memory;
  }

  /** Empty ones for the codes of `space`. @throws MemoryLimitReached */
  static borrow(work: Workspace, space: Codes): LayerTables {
    const tables = work.part("layers", LayerTables);
    tables.nodes = nodeTable(tables.nodes, space, tables.memory);
    return tables;
  }

  /** Makes `children` long enough for all nodes that there are room for. @throws MemoryLimitReached */
  reserve(): void {
    this.children = this.memory.atLeast(this.children, this.nodes.capacity);
  }
}

export class Layers {
  readonly space: StateSpace;
  readonly nodes: NodeTable;
  /** All nodes of the layer that is being expanded are done below it. */
  next: number;
  /** The end of the layer that is being expanded. */
  end: number;
  /** Where two sides meet: the last node of the way on this side. */
  meeting = -1;
  /** The first node of each layer that has been begun, and the end of each. */
  private readonly first: number[];
  private readonly ends: number[];
  /** The first node of the layer that is being made. */
  private born: number;
  private readonly counts: Counts;
  private readonly tables: LayerTables;
  private readonly keepsPaths: boolean;

  /** @throws MemoryLimitReached */
  constructor(
    counts: Counts,
    tables: LayerTables,
    space: StateSpace,
    starts: readonly Code[],
    keepsPaths: boolean,
  ) {
    const { nodes } = tables;
    this.next = nodes.count;
    for (const start of starts) nodes.insert(start);
    this.end = nodes.count;
    this.born = this.end;
    this.first = [this.next];
    this.ends = [this.end];
    this.counts = counts;
    this.space = space;
    this.nodes = nodes;
    this.tables = tables;
    this.keepsPaths = keepsPaths;
    if (keepsPaths) tables.reserve();
  }

  /** The distance of the layer that is being expanded. */
  get depth(): number {
    return this.first.length - 1;
  }

  /** How many states there are in each layer that has been begun. */
  get sizes(): number[] {
    return this.ends.map((end, distance) => end - this.first[distance]);
  }

  /** The first node of the layer that is being expanded. */
  get begin(): number {
    return this.first[this.first.length - 1];
  }

  /** Says that this side's turn begins: new nodes are its own from now on. */
  takeTurn(): void {
    if (this.next === this.begin) this.born = this.nodes.count;
  }

  /** Expands the next node. Returns how many successors it has, whose nodes are in `nodes.ids`. */
  expandNext(budget: number): number {
    const { space, nodes, next, tables, counts } = this;
    const known = nodes.count;
    const n = nodes.expand(space, next, budget);
    counts.generated += n;
    counts.expanded++;
    if (this.keepsPaths) tables.children[next] = known;
    this.next = next + 1;
    return n;
  }

  /** As `expandNext`, where paths are kept, but the successors become no nodes. */
  probeNext(budget: number): number {
    const { space, nodes, next, tables, counts } = this;
    const n = space.expand(nodes.codeOf(next), nodes.successors, budget);
    counts.generated += n;
    counts.expanded++;
    tables.children[next] = nodes.count;
    this.next = next + 1;
    return n;
  }

  /** Goes on to the next layer; false if it is empty. @throws MemoryLimitReached */
  advance(): boolean {
    const { born, nodes, keepsPaths, tables } = this;
    if (nodes.count === born) return false;
    if (keepsPaths) tables.reserve();
    this.first.push(born);
    this.ends.push(nodes.count);
    this.next = born;
    this.end = nodes.count;
    this.born = this.end;
    return true;
  }

  /** The distance of `code`, or -1 where it has not been met on this side. */
  distance(code: Code): number {
    const { first, ends, nodes, depth } = this;
    const node = nodes.find(code);
    // A layer that is being made is the last of all.
    if (this.next > this.begin && node >= this.born) return depth + 1;
    const distance = lastAtMost(first, 0, depth + 1, node);
    return node < ends[distance] ? distance : -1;
  }

  /** The states at a distance up to `depth`, in the order in which they were met. */
  layer(distance: number): Code[] {
    const { first, ends, nodes } = this;
    const codes: Code[] = [];
    for (let node = first[distance]; node < ends[distance]; node++) codes.push(nodes.codeOf(node));
    return codes;
  }

  /** The states from `node` back to a start, both included; none where paths are not kept. */
  pathFrom(node: number): Code[] {
    const { nodes, next, tables, first, ends, depth } = this;
    if (!this.keepsPaths) return [];
    const path = [nodes.codeOf(node)];
    let at = node;
    for (let distance = this.distance(path[0]); distance > 0; ) {
      distance--;
      const end = distance === depth ? next : ends[distance];
      at = lastAtMost(tables.children, first[distance], end, at);
      path.push(nodes.codeOf(at));
    }
    return path;
  }
}

/** The last index from `from` to below `end` whose value is at most `value`, or the one before; they ascend. */
function lastAtMost(values: ArrayLike<number>, from: number, end: number, value: number): number {
  let low = from;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
