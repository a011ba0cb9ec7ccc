/** Whole processes: judge text on standard input, answers on standard output. */
import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { CHILD_ENVIRONMENT } from "./environment.ts";

export const ROOT: string = join(import.meta.dirname, "../../..");
const MICROSOLVE = join(ROOT, "apps/cli/dist/main.cjs");
const PEAK_MEMORY = join(import.meta.dirname, "peak-memory.ts");

/** Longer than any program that is worth a comparison. */
const PATIENCE = 60_000;

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
}

export interface Run {
  readonly milliseconds: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly hasFailed: boolean;
}

export function microsolve(...args: string[]): Command {
  return { file: process.execPath, args: [MICROSOLVE, ...args] };
}

/** Runs a program once, on the text in the file `input`. */
export function runOnce({ file, args }: Command, input: string): Run {
  const stdin = openSync(input, "r");
  try {
    const start = performance.now();
    const child = spawnSync(file, args, {
      stdio: [stdin, "pipe", "pipe"],
      encoding: "utf8",
      env: CHILD_ENVIRONMENT,
      maxBuffer: 2 ** 30,
      timeout: PATIENCE,
    });
    const milliseconds = performance.now() - start;
    const { stdout, stderr, status } = child;
    return { milliseconds, stdout, stderr, hasFailed: status !== 0 };
  } finally {
    closeSync(stdin);
  }
}

/** Bytes of the largest resident set of `microsolve` solving the file `input`. */
export function peakMemory(puzzle: string, input: string): number {
  const { file, args } = microsolve("solve", puzzle, input);
  const { output } = spawnSync(file, ["--import", PEAK_MEMORY, ...args], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    encoding: "utf8",
    env: CHILD_ENVIRONMENT,
  });
  return Number(output[3]) * 1024;
}
