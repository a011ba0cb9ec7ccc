/**
 * The states around one or more starts, layer by layer. Node numbers follow the order of meeting, so
 * the node table is the queue, and a layer is a range of nodes:
 *
 *     | layer 0 | layer 1 | … | layer `depth`: expanded up to `next` | the layer after it, so far |
 *     0         first[1]      first[depth]                           end                     count
 *
 * The children of a node are a range too. So where its children begin is all that is noted of a node, and
 * only once it is expanded: a fifth less work than a parent for each new node.
 */
import type { NodeTable } from "./nodes/node-table.ts";
import type { Code, StateSpace } from "./space.ts";
import type { Workspace } from "./workspace.ts";

export class Layers {
  readonly space: StateSpace;
  readonly nodes: NodeTable;
  /** The first node of each layer that has been begun. */
  readonly first: number[] = [0];
  /** All nodes below it have been expanded. */
  next = 0;
  /** The end of the layer that is being expanded. */
  end: number;
  /** Successors made. */
  generated = 0;
  private readonly work: Workspace;
  private readonly side: number;
  /** For each expanded node: how many nodes there were before. */
  private children: Int32Array | undefined;

  /** `side` tells the two balls of a two-sided search apart. @throws MemoryLimitReached */
  constructor(
    work: Workspace,
    side: 0 | 1,
    space: StateSpace,
    starts: readonly Code[],
    keepsPaths: boolean,
  ) {
    this.work = work;
    this.side = side;
    this.space = space;
    this.nodes = work.table(space, side);
    for (const start of starts) this.nodes.insert(start);
    this.end = this.nodes.count;
    if (keepsPaths) this.children = work.column(side, this.nodes.capacity);
  }

  /** The distance of the layer that is being expanded. */
  get depth(): number {
    return this.first.length - 1;
  }

  /** Expands the next node. Its new successors are the nodes from the one returned on. */
  expandNext(budget: number): number {
    const { space, nodes, next, children } = this;
    const known = nodes.count;
    this.generated += nodes.expand(space, next, budget);
    if (children !== undefined) children[next] = known;
    this.next = next + 1;
    return known;
  }

  /** Goes on to the next layer; false if it is empty. @throws MemoryLimitReached */
  advance(): boolean {
    const { end, nodes } = this;
    if (nodes.count === end) return false;
    if (this.children !== undefined) this.children = this.work.column(this.side, nodes.capacity);
    this.first.push(end);
    this.end = nodes.count;
    return true;
  }

  /** The distance of `code`, or -1 where it has not been met. */
  distance(code: Code): number {
    const node = this.nodes.find(code);
    if (node >= this.end) return this.depth + 1;
    return lastAtMost(this.first, this.first.length, node);
  }

  /** The states from `node` back to a start, both included. */
  pathFrom(node: number): Code[] {
    const { nodes, next, children = [], first } = this;
    const starts = first[1] ?? this.end;
    const path = [nodes.codeOf(node)];
    for (let at = node; at >= starts; ) {
      at = lastAtMost(children, next, at);
      path.push(nodes.codeOf(at));
    }
    return path;
  }
}

/** The last index below `length` whose value is at most `value`, or -1, in ascending `values`. */
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
