/** What a figure must be read with: where and when it was taken, and how busy the machine was. */
import { execFileSync } from "node:child_process";
import { availableParallelism, freemem, loadavg, totalmem } from "node:os";
import { ROOT } from "./whole-process.ts";

export interface Machine {
  readonly date: string;
  readonly commit: string;
  readonly node: string;
  readonly platform: string;
  readonly cores: number;
  /** Bytes. */
  readonly memory: number;
  readonly freeMemory: number;
  /** Processes that ran or wanted to, on average over the last minute. */
  readonly load: number;
}

export function lookAtMachine(): Machine {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cores: availableParallelism(),
    memory: totalmem(),
    freeMemory: freemem(),
    load: loadavg()[0] ?? Number.NaN,
  };
}

/** The commit, with a plus where the tree has changes of its own. */
function commit(): string {
  const git = (...args: string[]): string =>
    execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
  try {
    const changes = git("status", "--porcelain", "--untracked-files=no");
    return git("rev-parse", "--short", "HEAD") + (changes === "" ? "" : "+");
  } catch {
    return "unknown";
  }
}
