// `pnpm release:rehearse`: everything that a release does, on this machine alone.
// Usage: node rehearse.ts [--runtimes]; that adds Deno, Bun and, where it is installed, Chromium.
// Ends with a line `N passed, N failed`; leaves no file and no process behind.
import { parseArgs } from "node:util";

import { workspaceRoot } from "./published.ts";
import { rehearse } from "./rehearsal.ts";
import { Report } from "./report.ts";
import { Stage } from "./stage.ts";

const { values: options } = parseArgs({
  options: { runtimes: { type: "boolean", default: false } },
});
const stage = new Stage();
const report = new Report();
for (const [signal, number] of [
  ["SIGHUP", 1],
  ["SIGINT", 2],
  ["SIGTERM", 15],
] as const) {
  process.on(signal, () => interrupt(number));
}
// Who ends pnpm or npx alone, as a time limit does, means the rehearsal too.
const starter = process.ppid;
setInterval(() => {
  if (process.ppid !== starter) interrupt(1);
}, 500).unref();

try {
  await rehearse(stage, report, workspaceRoot(import.meta.dirname), options);
} catch (error) {
  report.abandon(error);
} finally {
  await stage.close();
  if (report.hasFailed) process.exitCode ||= 1;
  console.log(`\n${report.summary()}`);
}

function interrupt(signal: number): void {
  process.exitCode = 128 + signal;
  void stage.close();
}
