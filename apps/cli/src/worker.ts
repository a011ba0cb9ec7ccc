/**
 * One thread of `solve --jobs`. Every thread reads the whole input, which takes little time, and answers the
 * cases that it claims. So a puzzle need not know of threads, and what its cases share, such as a board,
 * stays shared within each.
 */
import { readJudgeText } from "./cases.ts";
import { endingOf, placeOf } from "./faults.ts";
import { Answerer } from "./solve/answerer.ts";
import { Claims } from "./solve/claims.ts";
import { prepare } from "./solve/job.ts";
import {
  type FromThread,
  NO_MORE,
  type ThreadData,
  type ThreadFault,
} from "./solve/thread-messages.ts";

const { parentPort, receiveMessageOnPort, workerData } =
  process.getBuiltinModule("node:worker_threads");

if (parentPort !== null) await answerClaimed(parentPort, workerData);

async function answerClaimed(port: typeof parentPort & object, data: ThreadData): Promise<void> {
  const send = (message: FromThread): void => port.postMessage(message);
  const { job, inputName, unclaimed, isFirst } = data;
  const { puzzle, oracle, format } = await prepare(job);
  const claims = new Claims(unclaimed, format.layout.between, send);
  const answerer = new Answerer(oracle, format, job.settings, claims);
  const warn = (where: string, message: string): void => {
    if (isFirst) send({ kind: "warning", where, message });
  };
  const input = { name: inputName, chunks: chunksOf(data, claims, send) };
  let fault: ThreadFault | undefined;
  try {
    let index = 0;
    for (const found of readJudgeText(puzzle, input, { keepsGoing: job.keepsGoing, warn })) {
      if (claims.has(index)) answerer.answer(index, found);
      claims.pass(index++);
    }
  } catch (error) {
    fault = { ending: endingOf(error), place: placeOf(error) };
  }
  claims.end();
  send({ kind: "end", counts: answerer.tally.counts, fault });
}

/** The chunks as the main thread sends them: one each time it is asked. */
function* chunksOf(
  { arrived }: ThreadData,
  claims: Claims,
  send: (message: FromThread) => void,
): Generator<string, void> {
  for (;;) {
    claims.flush();
    send({ kind: "wants-chunk" });
    Atomics.wait(arrived, 0, 0);
    Atomics.store(arrived, 0, 0);
    const chunk: string | null = parentPort && receiveMessageOnPort(parentPort)?.message;
    if (chunk === NO_MORE) return;
    yield chunk;
  }
}
