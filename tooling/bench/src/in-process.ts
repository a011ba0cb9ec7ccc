/** A worker process, and the measurements that are taken in it. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { CHILD_ENVIRONMENT } from "./environment.ts";
import type { Pass } from "./puzzle.ts";
import type { Task } from "./task.ts";

export type Order =
  | { readonly kind: "pollute"; readonly tasks: readonly Task[] }
  | { readonly kind: "first"; readonly task: Task }
  | { readonly kind: "warm" }
  | { readonly kind: "sample" };

export interface Reply {
  readonly milliseconds?: number;
  readonly pass?: Pass;
}

export interface FirstPass {
  readonly milliseconds: number;
  readonly pass: Pass;
}

export class InProcess {
  private readonly worker: ChildProcess;
  private readonly task: Task;

  constructor(task: Task) {
    this.task = task;
    const worker = join(import.meta.dirname, "worker.ts");
    this.worker = fork(worker, { env: CHILD_ENVIRONMENT, execArgv: [] });
  }

  /** Runs the tasks of other puzzles, so that the engine has seen more than one. */
  async pollute(tasks: readonly Task[]): Promise<void> {
    await this.tell({ kind: "pollute", tasks });
  }

  /** The first pass in this process, nothing compiled yet. */
  async firstPass(): Promise<FirstPass> {
    const { milliseconds = Number.NaN, pass } = await this.tell({
      kind: "first",
      task: this.task,
    });
    if (pass === undefined) throw new Error("the worker has not told what it found");
    return { milliseconds, pass };
  }

  async warmUp(): Promise<void> {
    await this.tell({ kind: "warm" });
  }

  /** Milliseconds a pass. */
  async sample(): Promise<number> {
    const { milliseconds = Number.NaN } = await this.tell({ kind: "sample" });
    return milliseconds;
  }

  end(): void {
    this.worker.disconnect();
  }

  private async tell(order: Order): Promise<Reply> {
    const { worker, task } = this;
    const waiting = new AbortController();
    const { signal } = waiting;
    const answered = once(worker, "message", { signal });
    const died = once(worker, "exit", { signal }).then(() => {
      throw new Error(`the worker of ${task.name} has died`);
    });
    worker.send(order);
    try {
      const [reply] = (await Promise.race([answered, died])) as [Reply];
      return reply;
    } finally {
      waiting.abort();
      for (const promise of [answered, died]) promise.catch(() => {});
    }
  }
}
