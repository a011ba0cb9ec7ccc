import { Memory } from "./memory.ts";

/** A search was used after another one had taken over its workspace. */
export class WorkspaceError extends Error {
  override readonly name = "WorkspaceError";
  readonly code = "ERR_WORKSPACE";

  constructor() {
    super("another search has this workspace");
  }
}

/** A search that finds more than this part of its bytes taken by earlier ones starts from nothing. */
const LEFT_BEHIND = 1 / 4;

/**
 * Memory that searches borrow one after the other, so that many small searches allocate it once. Keep
 * one where you ask many questions of one kind; a search without one makes its own.
 *
 * A search that begins takes the workspace over, with all that the one before it had found: read a path
 * before the next question is asked. Searches that run at the same time need one each.
 *
 * @example
 * const workspace = new Workspace();
 * for (const start of starts) run(new AStar(space, start, { workspace }));
 */
export class Workspace {
  /** @internal */
  readonly memory: Memory = new Memory();
  private readonly parts = new Map<string, object>();
  private borrower: object | undefined;

  /** @internal Begins the use by one search; what another had found is gone. */
  lend(borrower: object, maxBytes: number): void {
    const { used, kept } = this.memory;
    this.borrower = borrower;
    if (used - kept > (maxBytes - kept) * LEFT_BEHIND) this.clear();
  }

  /** @internal @throws WorkspaceError where another search has begun since. */
  assertLentTo(borrower: object): void {
    if (this.borrower !== borrower) throw new WorkspaceError();
  }

  /** @internal The part of this name, as the search before has left it. @throws MemoryLimitReached */
  part<Part extends object>(name: string, Type: new (memory: Memory) => Part): Part {
    let part = this.parts.get(name);
    if (part === undefined) {
      part = new Type(this.memory);
      this.parts.set(name, part);
    }
    return part as Part;
  }

  /** @internal Gives up all parts. */
  clear(): void {
    this.parts.clear();
    this.memory.used = this.memory.kept;
  }
}
