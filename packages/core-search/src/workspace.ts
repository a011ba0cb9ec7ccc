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

const NOTHING: Int32Array = new Int32Array(0);
/** A search that finds more than this part of its bytes taken by earlier ones starts from nothing. */
const LEFT_BEHIND = 1 / 4;

export class Workspace {
  /** @internal */
  readonly memory: Memory = new Memory();
  /** @internal For each node: the cost of the cheapest way to it that is known. */
  costs: Int32Array = NOTHING;
  /** @internal For each node: that cost and the estimate. */
  priorities: Int32Array = NOTHING;
  /** @internal For each node: the one that this way comes from, -1 for the start. */
  parents: Int32Array = NOTHING;
  private borrower: object | undefined;
  private lentQueue: BucketQueue | undefined;
  private readonly tables: (NodeTable | undefined)[] = [];
  private readonly columns: Int32Array[] = [NOTHING, NOTHING];

  /** @internal Begins the use by one search; what another had found is gone. */
  lend(borrower: object, maxBytes: number): void {
    this.borrower = borrower;
    this.memory.limit = maxBytes;
    if (this.memory.used > maxBytes * LEFT_BEHIND) this.releaseAll();
  }

  /** @internal @throws WorkspaceError where another search has begun since. */
  assertLentTo(borrower: object): void {
    if (this.borrower !== borrower) throw new WorkspaceError();
  }

  /** @internal An empty table that fits `space`, one for each side. @throws MemoryLimitReached */
  table(space: StateSpace, side: 0 | 1 = 0): NodeTable {
    const { tables } = this;
    const table = tables[side];
    if (table?.codeLimit === space.codeLimit && table.ids.length === space.maxSuccessors) {
      table.reset();
      return table;
    }
    table?.release();
    tables[side] = undefined;
    const made = this.memory.attempt(() => createNodeTable(space, this.memory));
    tables[side] = made;
    return made;
  }

  /** @internal An empty queue. @throws MemoryLimitReached */
  queue(): BucketQueue {
    this.lentQueue?.reset();
    this.lentQueue ??= this.memory.attempt(() => new BucketQueue(this.memory));
    return this.lentQueue;
  }

  /** @internal Makes the arrays of nodes at least `capacity` long. @throws MemoryLimitReached */
  reserve(capacity: number): void {
    const { memory } = this;
    this.costs = memory.atLeast(this.costs, capacity);
    this.priorities = memory.atLeast(this.priorities, capacity);
    this.parents = memory.atLeast(this.parents, capacity);
  }

  /** @internal A column of `Layers`, one for each side, at least `capacity` long. @throws MemoryLimitReached */
  column(side: 0 | 1, capacity: number): Int32Array {
    const column = this.memory.atLeast(this.columns[side], capacity);
    this.columns[side] = column;
    return column;
  }

  private releaseAll(): void {
    const { memory, tables, columns, lentQueue } = this;
    for (const table of tables) table?.release();
    lentQueue?.release();
    for (const array of [this.costs, this.priorities, this.parents, ...columns]) memory.release(array);
    tables.length = 0;
    this.lentQueue = undefined;
    this.costs = this.priorities = this.parents = columns[0] = columns[1] = NOTHING;
  }
}
