import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const TALLY = join(import.meta.dirname, "../src/tally.ts");
const NONE = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "microsolvers-tally-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("sums the reports of all members and the lines of other runners", () => {
  write("packages/one/reports/vitest.json", { ...NONE, numPassedTests: 3 });
  write("examples/two/reports/vitest.json", { ...NONE, numPassedTests: 4 });
  write("examples/two/reports/chromium.json", { ...NONE, numPassedTests: 5 });
  write("cases", "some case\n20 passed, 0 failed\n");
  expect(tally("cases")).toEqual({ line: "32 passed, 0 failed", status: 0 });
});

test.each([
  ["failed", { numFailedTests: 1 }],
  ["skipped", { numPendingTests: 1 }],
  ["still to be written", { numTodoTests: 1 }],
  ["never loaded", { testResults: [{ status: "failed", assertionResults: [] }] }],
])("a test that is %s counts as failed", (_, part) => {
  write("packages/one/reports/vitest.json", { ...NONE, numPassedTests: 2, ...part });
  expect(tally()).toEqual({ line: "2 passed, 1 failed", status: 1 });
});

test("a runner that failed counts, and one that ended before it said anything", () => {
  write("rehearsal", "  FAIL  something\n\n9 passed, 2 failed\n");
  write("cases", "one, two, Killed");
  expect(tally("rehearsal", "cases")).toEqual({ line: "9 passed, 3 failed", status: 1 });
});

function write(path: string, content: unknown): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  const text = typeof content === "string" ? content : JSON.stringify(content);
  writeFileSync(join(folder, path), text);
}

function tally(...outputs: readonly string[]) {
  const options = { cwd: folder, encoding: "utf8" } as const;
  const { stdout, status } = spawnSync(process.execPath, [TALLY, ...outputs], options);
  return { line: stdout.trimEnd(), status };
}
