/** `solve --jobs`: several threads answer, and the answers come out in the order of the cases. */
import type { Worker } from "node:worker_threads";
import { RelayedFault } from "../faults.ts";
import { Sheet } from "../formats/sheet.ts";
import { nameOf, streamChunks } from "../input.ts";
import { showWarning } from "../messages.ts";
import { Output } from "../output.ts";
import { Feed } from "./feed.ts";
import { prepare, type SolveJob } from "./job.ts";
import { Sequence } from "./sequence.ts";
import { Tally } from "./tally.ts";
import { type FromThread, NO_MORE, type ThreadData, type ThreadFault } from "./thread-messages.ts";
import { addCounts } from "./totals.ts";

/** Errors as for `solveAll`. @throws UnreadableError */
export async function solveInThreads(job: SolveJob, path: string, count: number): Promise<Tally> {
  const { format } = await prepare(job);
  const output = new Output();
  const sheet = new Sheet(format.layout, output);
  const sequence = new Sequence(sheet, output);
  const feed = new Feed(streamChunks(path), count);
  const tally = new Tally();
  const unclaimed = new Int32Array(new SharedArrayBuffer(4));
  const threads = Array.from({ length: count }, (_, number) => {
    const arrived = new Int32Array(new SharedArrayBuffer(4));
    const isFirst = number === 0;
    return new Thread({ job, inputName: nameOf(path), unclaimed, arrived, isFirst });
  });
  const listen = async (thread: Thread, number: number): Promise<ThreadFault | undefined> => {
    for await (const message of thread.messages()) {
      if (message.kind === "part") sequence.add(message);
      else if (message.kind === "warning") showWarning(message.where, message.message);
      else if (message.kind === "wants-chunk") thread.send(await feed.next(number));
      else {
        feed.leave(number);
        addCounts(tally.counts, message.counts);
        return message.fault;
      }
    }
    throw new Error("a thread has ended before its time");
  };
  try {
    const faults = await Promise.all(threads.map(listen));
    const fault = faults.find((one) => one !== undefined);
    if (fault !== undefined) throw new RelayedFault(fault.ending, fault.place);
  } catch (fault) {
    sheet.end(fault);
    throw fault;
  } finally {
    for (const thread of threads) thread.stop();
  }
  sheet.end();
  return tally;
}

class Thread {
  private readonly worker: Worker;
  private readonly arrived: Int32Array;

  constructor(workerData: ThreadData) {
    this.arrived = workerData.arrived;
    const { Worker } = process.getBuiltinModule("node:worker_threads");
    this.worker = new Worker(new URL("./worker.js", import.meta.url), { workerData });
  }

  /** @throws what the thread throws */
  async *messages(): AsyncGenerator<FromThread, void> {
    const { on } = process.getBuiltinModule("node:events");
    for await (const [message] of on(this.worker, "message", { close: ["exit"] })) yield message;
  }

  send(chunk: string | undefined): void {
    this.worker.postMessage(chunk ?? NO_MORE);
    Atomics.store(this.arrived, 0, 1);
    Atomics.notify(this.arrived, 0);
  }

  stop(): void {
    void this.worker.terminate();
  }
}
