// The last line of `.ci/run`: sums the reports of Vitest below the working directory, and the lines
// `N passed, N failed` of other runners.
// Usage: node tally.ts [file with the output of a runner]...
import { globSync, readFileSync } from "node:fs";

/** The part of Vitest's JSON report that counts. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

let passed = 0;
let failed = 0;

for (const path of globSync("{apps,examples,packages,tooling}/*/reports/*.json")) {
  const report: Report = JSON.parse(readFileSync(path, "utf8"));
  passed += report.numPassedTests;
  // A test that is left out proves nothing, and would look as if it did.
  failed += report.numFailedTests + report.numPendingTests + report.numTodoTests;
  // A file that does not load runs no test, and is one failure all the same.
  failed += report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;
}

for (const path of process.argv.slice(2)) {
  const line = /^(\d+) passed, (\d+) failed$/m.exec(readFileSync(path, "utf8"));
  passed += Number(line?.[1] ?? 0);
  // A runner that ended before it could say so has failed.
  failed += Number(line?.[2] ?? 1);
}
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
