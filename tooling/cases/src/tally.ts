// The last line of `.ci/run`: sums the reports of Vitest and the lines `N passed, N failed` of others.
// Usage: node tally.ts [file with the output of a runner]...
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The part of Vitest's JSON report that counts. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

const ROOT = join(import.meta.dirname, "../../..");
let passed = 0;
let failed = 0;

for (const path of globSync("{apps,examples,packages,tooling}/*/reports/vitest.json", {
  cwd: ROOT,
})) {
  const report: Report = JSON.parse(readFileSync(join(ROOT, path), "utf8"));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  // A file that does not load runs no test, and is one failure all the same.
  failed += report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;
}

for (const output of process.argv.slice(2).filter((path) => existsSync(path))) {
  const line = /^(\d+) passed, (\d+) failed$/m.exec(readFileSync(output, "utf8"));
  passed += Number(line?.[1] ?? 0);
  failed += Number(line?.[2] ?? 0);
}
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
