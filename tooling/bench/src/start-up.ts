/** How long the command line takes to do next to nothing, against Node doing nothing at all. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repeat } from "./rounds.ts";
import { type Summary, summarize } from "./statistics.ts";
import { type Command, microsolve, runOnce } from "./whole-process.ts";

export interface StartUp {
  readonly name: string;
  readonly process: Summary;
}

/** A board whose only tile has to move one cell. */
const ONE_CASE = "1 3 1\n1 1 1\n1 2 1 1 1 2\n";

export async function measureStartUp(rounds: number): Promise<StartUp[]> {
  const input = join(mkdtempSync(join(tmpdir(), "microsolvers-bench-")), "one.in");
  writeFileSync(input, ONE_CASE);
  const commands: readonly (readonly [string, Command])[] = [
    ["node -e 0", { file: process.execPath, args: ["-e", "0"] }],
    ["microsolve --version", microsolve("--version")],
    ["microsolve solve, one case", microsolve("solve", "klotski", input)],
  ];
  const samples = commands.map(([name, command]) => ({ name, command, times: [] as number[] }));
  await repeat(rounds, async () => {
    for (const { name, command, times } of samples) {
      const { hasFailed, milliseconds, stderr } = runOnce(command, input);
      if (hasFailed) throw new Error(`${name} has failed: ${stderr}`);
      times.push(milliseconds);
    }
  });
  return samples.map(({ name, times }) => ({ name, process: summarize(times) }));
}
