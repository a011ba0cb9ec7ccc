/**
 * Measures one task. What is compared is measured in turn, round after round, so that a machine that
 * grows slow is slow for all.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { checksumOf, faultOf } from "./expected.ts";
import { InProcess } from "./in-process.ts";
import { ownReport, type Peer } from "./peers.ts";
import type { Pass } from "./puzzle.ts";
import { repeat } from "./rounds.ts";
import { type Summary, summarize } from "./statistics.ts";
import type { Task } from "./task.ts";
import { type Command, microsolve, peakMemory, type Run, runOnce } from "./whole-process.ts";

export interface Measured {
  readonly puzzle: string;
  readonly name: string;
  readonly expanded: number;
  /** Whether an answer is not what it should be, and which, or why nothing says so. */
  readonly isWrong: boolean;
  readonly remark: string;
  /** Milliseconds a pass in a process of its own, warm. */
  readonly warm: Summary;
  /** The same after all other puzzles have run in the process, where there are others. */
  readonly polluted: Summary | undefined;
  /** Milliseconds of the first pass in a process. */
  readonly cold: Summary;
  /** Milliseconds of `microsolve solve`, start and end included. */
  readonly process: Summary;
  /** Bytes of the largest resident set of that process. */
  readonly peakMemory: number;
  readonly peers: readonly MeasuredPeer[];
}

export interface MeasuredPeer {
  readonly name: string;
  /** Its answers are other than ours, or it failed: no ratio is worth anything. */
  readonly isWrong: boolean;
  readonly process: Summary;
  /** What it reports of itself, where it does. */
  readonly inProcess: Summary | undefined;
}

/** A program that is run once a round. */
class Contender {
  readonly name: string;
  readonly milliseconds: number[] = [];
  readonly reported: number[] = [];
  isWrong = false;
  private readonly command: Command;

  constructor(name: string, command: Command) {
    this.name = name;
    this.command = command;
  }

  run({ path }: Task, checksum: string): void {
    if (this.isWrong) return;
    const run: Run = runOnce(this.command, path);
    this.isWrong = run.hasFailed || checksumOf(run.stdout) !== checksum;
    this.milliseconds.push(run.milliseconds);
    const reported = ownReport(run.stderr);
    if (reported !== undefined) this.reported.push(reported);
  }
}

const COLD_ROUNDS = 5;
/**
 * Milliseconds after which a process that has just worked is quiet: its threads collect and compile for a while
 * when it has answered. Programs that are measured then would have to share the machine with them.
 */
const SETTLING = 100;

export async function measure(
  task: Task,
  others: readonly Task[],
  peers: readonly Peer[],
  rounds: number,
): Promise<Measured> {
  const cold = await measureCold(task);
  const { output, expanded } = cold.pass;
  const checksum = checksumOf(output);
  const ours = new Contender("microsolve", microsolve("solve", task.puzzle));
  const theirs = peers.map(({ name, file }) => new Contender(name, { file, args: [] }));
  const warm: number[] = [];
  const polluted: number[] = [];
  const alone = await warmWorker(task, []);
  const crowded = others.length > 0 ? await warmWorker(task, others) : undefined;
  await repeat(rounds, async () => {
    warm.push(await alone.sample());
    if (crowded !== undefined) polluted.push(await crowded.sample());
    await sleep(SETTLING);
    for (const contender of [ours, ...theirs]) contender.run(task, checksum);
  });
  alone.end();
  crowded?.end();
  return {
    puzzle: task.puzzle,
    name: task.name,
    expanded,
    ...verdict(task, cold.pass, ours),
    warm: summarize(warm),
    polluted: polluted.length > 0 ? summarize(polluted) : undefined,
    cold: summarize(cold.milliseconds),
    process: summarize(ours.milliseconds),
    peakMemory: peakMemory(task.puzzle, task.path),
    peers: theirs.map(({ name, isWrong, milliseconds, reported }) => ({
      name,
      isWrong,
      process: summarize(milliseconds),
      inProcess: reported.length > 0 ? summarize(reported) : undefined,
    })),
  };
}

async function measureCold(task: Task): Promise<{ milliseconds: number[]; pass: Pass }> {
  const milliseconds: number[] = [];
  const passes: Pass[] = [];
  await repeat(COLD_ROUNDS, async () => {
    const worker = new InProcess(task);
    const first = await worker.firstPass();
    worker.end();
    milliseconds.push(first.milliseconds);
    passes.push(first.pass);
  });
  const [pass] = passes;
  if (pass === undefined) throw new Error("no cold pass");
  return { milliseconds, pass };
}

async function warmWorker(task: Task, others: readonly Task[]): Promise<InProcess> {
  const worker = new InProcess(task);
  if (others.length > 0) await worker.pollute(others);
  await worker.firstPass();
  await worker.warmUp();
  return worker;
}

function verdict(
  { expected }: Task,
  pass: Pass,
  ours: Contender,
): Pick<Measured, "isWrong" | "remark"> {
  if (ours.isWrong) return { isWrong: true, remark: "WRONG: microsolve and the library differ" };
  if (expected === undefined) return { isWrong: false, remark: "unchecked, there is no .out" };
  const fault = faultOf(pass, expected);
  return { isWrong: fault !== undefined, remark: fault === undefined ? "" : `WRONG: ${fault}` };
}
