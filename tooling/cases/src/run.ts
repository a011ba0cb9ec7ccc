// Runs the built command line on every case of the shared folder that is for a puzzle it has.
// Usage: node run.ts [shared folder]; ends with a line `N passed, N failed`.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { checkCase } from "./check.ts";
import { checkTables } from "./tables.ts";

const ROOT = join(import.meta.dirname, "../../..");
const MAIN = join(ROOT, "apps/cli/dist/main.cjs");
const shared = process.argv[2] ?? join(ROOT, "../shared");

let passed = 0;
let failed = 0;
for (const puzzle of supportedPuzzles()) {
  for (const input of casesOf(puzzle)) {
    const wrong = checkCase(MAIN, puzzle, input);
    if (wrong === undefined) passed++;
    else {
      failed++;
      console.log(`FAIL ${relative(shared, input)}: ${wrong.trimEnd()}`);
    }
  }
}
for (const { name, wrong } of checkTables(shared)) {
  if (wrong === undefined) passed++;
  else {
    failed++;
    console.log(`FAIL ${name}: ${wrong}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

/** `microsolve list` prints a puzzle a line, its name first. */
function supportedPuzzles(): string[] {
  const { status, stdout, stderr } = spawnSync("node", [MAIN, "list"], { encoding: "utf8" });
  if (status !== 0) {
    failed++;
    console.log(`FAIL microsolve list: ${stderr.trimEnd()}`);
  }
  return stdout.split("\n").flatMap((line) => line.match(/^\S+/) ?? []);
}

function casesOf(puzzle: string): string[] {
  return [
    ...inputsIn(`cases/${puzzle}`, ""),
    ...inputsIn("cases/formats", `${puzzle}-`),
    ...inputsIn("workloads", `${puzzle}_`),
  ];
}

function inputsIn(folder: string, prefix: string): string[] {
  const path = join(shared, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.startsWith(prefix) && name.endsWith(".in"))
    .sort()
    .map((name) => join(path, name));
}
