import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** What `X.expect-error` says: where the fault is, and which answers stand before it. */
interface ExpectedError {
  readonly line: number;
  readonly column: number;
  readonly stdout: string;
}

const MALFORMED_INPUT = 65;

/**
 * Runs `main solve puzzle X.in` and compares with X.out byte for byte, or with X.expect-error.
 * Returns what is wrong, or nothing.
 *
 * `node` is the one on PATH: under `.ci/run` the machine's own, as users have it.
 */
export function checkCase(main: string, puzzle: string, input: string): string | undefined {
  const run = spawnSync("node", [main, "solve", puzzle, input], { maxBuffer: 2 ** 28 });
  const stderr = run.stderr.toString();
  const answerFile = input.replace(/\.in$/, ".out");
  if (existsSync(answerFile)) {
    if (run.status !== 0) return `exit code ${run.status}, not 0: ${stderr}`;
    return firstDifference(readFileSync(answerFile), run.stdout);
  }
  const expected: ExpectedError = JSON.parse(
    readFileSync(input.replace(/\.in$/, ".expect-error"), "utf8"),
  );
  const position = `:${expected.line}:${expected.column}:`;
  if (run.status !== MALFORMED_INPUT) return `exit code ${run.status}, not ${MALFORMED_INPUT}`;
  if (!stderr.includes(position)) return `no "${position}" in: ${stderr}`;
  if (/^\s+at .*:\d+/m.test(stderr)) return `a stack trace: ${stderr}`;
  return firstDifference(Buffer.from(expected.stdout), run.stdout);
}

function firstDifference(expected: Buffer, actual: Buffer): string | undefined {
  if (expected.equals(actual)) return undefined;
  const wanted = expected.toString().split("\n");
  const got = actual.toString().split("\n");
  const length = Math.max(wanted.length, got.length);
  const lines = Array.from({ length }, (_, index) => index);
  const at = lines.find((index) => wanted[index] !== got[index]) ?? 0;
  return `output line ${at + 1}: ${quote(got[at])}, not ${quote(wanted[at])}`;
}

function quote(line: string | undefined): string {
  return line === undefined ? "nothing" : JSON.stringify(line);
}
