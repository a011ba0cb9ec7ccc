// How much slower each of six spaces is searched once all six have run in the same process. An engine
// specialises the loops of a search for what it has seen: the more kinds, the less.
// Usage: node bench/six-spaces.bench.ts
import { execFileSync } from "node:child_process";
import { lookAtMachine } from "../../../tooling/bench/src/machine.ts";
import { sample, warmUp } from "../../../tooling/bench/src/sample.ts";
import { spreadOf, summarize } from "../../../tooling/bench/src/statistics.ts";
import { figure, formatTable, percent } from "../../../tooling/bench/src/table.ts";
import { createJobs } from "./spaces.ts";

/** Processes of each kind; what is compared is measured in turn. */
const ROUNDS = 5;
const SAMPLES = 9;

const [only, ...others] = process.argv.slice(2);
if (only === undefined) compare();
else process.stdout.write(JSON.stringify(measure(only, others)));

/** Milliseconds of the job `name` in this process, after all jobs of `before`. */
function measure(name: string, before: readonly string[]): number[] {
  const jobs = createJobs();
  const named = (wanted: string) => jobs.find((job) => job.name === wanted)!;
  for (const other of before) warmUp(() => named(other).work());
  const { work, answer } = named(name);
  const checked = () => {
    const found = work();
    if (found !== answer) throw new Error(`${name}: ${found}, not ${answer}`);
  };
  warmUp(checked);
  return Array.from({ length: SAMPLES }, () => sample(checked));
}

function compare(): void {
  const names = createJobs().map(({ name }) => name);
  const rows = names.map((name) => {
    const alone: number[] = [];
    const crowded: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(...measureApart(name, []));
      crowded.push(...measureApart(name, names));
    }
    const [first, second] = [summarize(alone), summarize(crowded)];
    return [
      name,
      ...[first, second].flatMap((one) => [figure(one.median), `±${percent(spreadOf(one))}`]),
      `${(second.median / first.median).toFixed(2)}x`,
      `${(second.least / first.least).toFixed(2)}x`,
    ];
  });
  const { date, commit, node, platform, load } = lookAtMachine();
  const headings = ["milliseconds", "alone", "", "after all", "", "ratio", "least"];
  process.stdout.write(
    `${date}, commit ${commit}, node ${node}, ${platform}, load ${load.toFixed(1)}\n${formatTable([headings, ...rows])}`,
  );
}

function measureApart(name: string, before: readonly string[]): number[] {
  const args = [import.meta.filename, name, ...before];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}
