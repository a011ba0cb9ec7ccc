// How soon an abort is answered by `runAsync`, whatever a state costs to expand, and that the search can
// go on. Usage: node bench/abort.bench.ts
import { lookAtMachine } from "../../../tooling/bench/src/machine.ts";
import { figure, formatTable } from "../../../tooling/bench/src/table.ts";
import { BreadthFirst, type BreadthFirstSpace, run, runAsync } from "../src/index.ts";

const ABORTS = 25;

/** A binary tree without a goal whose states take `microseconds` to expand. */
function tree(microseconds: number): BreadthFirstSpace {
  return {
    codeLimit: 2 ** 31,
    maxSuccessors: 2,
    isGoal: () => false,
    expand(code, { codes }) {
      for (const end = performance.now() + microseconds / 1000; performance.now() < end; );
      if (code >= 2 ** 29) return 0;
      codes[0] = code * 2;
      codes[1] = code * 2 + 1;
      return 2;
    },
  };
}

/** Milliseconds from the abort to the outcome, for aborts at different moments of one search. */
async function delays(microseconds: number): Promise<number[]> {
  const search = new BreadthFirst(tree(microseconds), 1);
  const delays: number[] = [];
  for (let i = 0; i < ABORTS; i++) {
    const controller = new AbortController();
    let aborted = 0;
    setTimeout(
      () => {
        aborted = performance.now();
        controller.abort();
      },
      5 + 7 * (i % 5),
    );
    const outcome = await runAsync(search, { signal: controller.signal });
    if (outcome.status !== "limit" || outcome.limit !== "aborted") throw new Error("not aborted");
    delays.push(performance.now() - aborted);
  }
  const before = search.stats.expanded;
  run(search, { maxExpanded: 100 });
  if (search.stats.expanded !== before + 100) throw new Error("it does not go on");
  return delays;
}

const rows: string[][] = [["microseconds a state", "aborts", "median ms", "latest ms"]];
for (const microseconds of [0, 1, 10, 50]) {
  const sorted = (await delays(microseconds)).sort((a, b) => a - b);
  const latest = sorted[sorted.length - 1];
  rows.push([
    String(microseconds),
    String(sorted.length),
    figure(sorted[sorted.length >> 1]),
    figure(latest),
  ]);
  if (latest > 50) process.exitCode = 1;
}
const { date, commit, node, platform, load } = lookAtMachine();
process.stdout.write(
  `${date}, commit ${commit}, node ${node}, ${platform}, load ${load.toFixed(1)}\n${formatTable(rows)}`,
);
