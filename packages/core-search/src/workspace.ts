/**
 * Memory that searches borrow one after the other, so that many small searches allocate it once. Keep
 * one where you ask many questions of one kind; a search without one makes its own.
 *
 * A search that begins takes the workspace over, with all that the one before it had found: read a
 * path before the next question is asked.
 */
import { BucketQueue } from "./bucket-queue.ts";
import { Memory } from "./memory.ts";
import { createNodeTable } from "./nodes/create-node-table.ts";
import type { NodeTable } from "./nodes/node-table.ts";
import type { StateSpace } from "./space.ts";

/** A search was used after another one had taken over its workspace. */
export class WorkspaceError extends Error {
  override readonly name = "WorkspaceError";
  readonly code = "ERR_WORKSPACE";

  constructor() {
    super("another search has taken over this workspace");
  }
}

export class Workspace {
  /** @internal */
  readonly memory: Memory = new Memory();
  /** @internal For each node: the cost of the cheapest way to it that is known. */
  costs: Int32Array = new Int32Array(0);
  /** @internal For each node: that cost and the estimate. */
  priorities: Int32Array = new Int32Array(0);
  /** @internal For each node: the one that this way comes from, -1 for the start. */
  parents: Int32Array = new Int32Array(0);
  private borrower: object | undefined;
  private lentQueue: BucketQueue | undefined;
  private nodes: NodeTable | undefined;
  private codeLimit = 0;

  /** @internal Begins the use by one search; what another had found is gone. */
  lend(borrower: object, maxBytes: number): void {
    this.borrower = borrower;
    this.memory.limit = maxBytes;
    if (this.memory.used > maxBytes) this.releaseAll();
  }

  /** @internal @throws WorkspaceError where another search has begun since. */
  assertLentTo(borrower: object): void {
    if (this.borrower !== borrower) throw new WorkspaceError();
  }

  /** @internal An empty table that fits `space`. @throws MemoryLimitReached */
  table(space: StateSpace): NodeTable {
    const { nodes } = this;
    const fits = this.codeLimit === space.codeLimit && nodes?.ids.length === space.maxSuccessors;
    if (nodes !== undefined && fits) {
      nodes.reset();
      return nodes;
    }
    nodes?.release();
    this.nodes = undefined;
    this.nodes = createNodeTable(space, this.memory);
    this.codeLimit = space.codeLimit;
    return this.nodes;
  }

  /** @internal An empty queue. @throws MemoryLimitReached */
  queue(): BucketQueue {
    if (this.lentQueue === undefined) this.lentQueue = new BucketQueue(this.memory);
    else this.lentQueue.reset();
    return this.lentQueue;
  }

  /** @internal Makes the arrays of nodes at least `capacity` long. @throws MemoryLimitReached */
  reserve(capacity: number): void {
    const { memory } = this;
    this.costs = memory.atLeast(this.costs, capacity);
    this.priorities = memory.atLeast(this.priorities, capacity);
    this.parents = memory.atLeast(this.parents, capacity);
  }

  private releaseAll(): void {
    this.nodes = undefined;
    this.lentQueue = undefined;
    this.costs = this.priorities = this.parents = new Int32Array(0);
    this.memory.used = 0;
  }
}
