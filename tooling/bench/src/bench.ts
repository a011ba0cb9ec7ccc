import { lookAtMachine } from "./machine.ts";
import { type Measured, measure } from "./measure.ts";
import { type Options, parseOptions, USAGE } from "./options.ts";
import { findPeers } from "./peers.ts";
import { formatReport, type Report } from "./report.ts";
import { measureStartUp } from "./start-up.ts";
import { collectTasks, othersThan } from "./task.ts";

const USAGE_ERROR = 2;

/** Runs the bench; returns the exit code. */
export async function bench(args: readonly string[], cwd: string): Promise<number> {
  let options: Options;
  try {
    options = parseOptions(args, cwd);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return USAGE_ERROR;
  }
  if (options.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const report = await measureAll(options);
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : formatReport(report));
  return report.tasks.some(({ isWrong }) => isWrong) ? 1 : 0;
}

async function measureAll(options: Options): Promise<Report> {
  const tasks: Measured[] = [];
  for (const task of collectTasks(options)) {
    process.stderr.write(`${task.puzzle}: ${task.name}\n`);
    const peers = findPeers(options.peers, task.puzzle);
    tasks.push(await measure(task, othersThan(task.puzzle), peers, options.rounds));
  }
  const startUp = options.startUp ? await measureStartUp(options.rounds) : [];
  return { machine: lookAtMachine(), tasks, startUp };
}
