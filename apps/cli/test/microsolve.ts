/** Runs the built program as people do, in a process of its own. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished, vi } from "vitest";

// Processes take as long as the machine is busy; that must not fail a test.
vi.setConfig({ testTimeout: 120_000 });

export const MAIN = join(import.meta.dirname, "../dist/main.cjs");
export const EXAMPLES = join(import.meta.dirname, "../../../examples");

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly input?: string | Uint8Array;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export function microsolve(args: readonly string[], surroundings: Surroundings = {}): Run {
  return run([process.execPath, MAIN, ...args], surroundings);
}

/** A line of shell, with `microsolve` as a command. */
export function shell(line: string, surroundings: Surroundings = {}): Run {
  const define = `microsolve() { "${process.execPath}" "${MAIN}" "$@"; }`;
  return run(["bash", "-c", `${define}\n${line}`], surroundings);
}

function run(command: readonly string[], { input = "", cwd, env }: Surroundings): Run {
  const [file = "", ...args] = command;
  const options = { input, cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 28 };
  const { status, stdout, stderr } = spawnSync(file, args, options);
  return { code: status, stdout: stdout.toString(), stderr: stderr.toString() };
}

/** A file that is gone when the test has ended. */
export function temporaryFile(name: string, content: string | Uint8Array): string {
  const folder = temporaryFolder();
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "microsolve-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A copy of the built program, without what it depends on, in a folder of its own; and how a shell calls it. */
export function installed(): { folder: string; line: string } {
  const folder = temporaryFolder();
  cpSync(dirname(MAIN), join(folder, "dist"), { recursive: true });
  cpSync(join(dirname(MAIN), "../package.json"), join(folder, "package.json"));
  return { folder, line: `"${process.execPath}" "${folder}/dist/main.cjs"` };
}

/** What every run must keep to, whatever happens. */
export function isStackTrace(text: string): boolean {
  return /^\s+at .*:\d+/m.test(text) || text.includes("node:internal");
}
