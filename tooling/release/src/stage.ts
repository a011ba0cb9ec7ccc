import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Why nothing more can be done on a stage. */
export class StageClosedError extends Error {
  override readonly name = "StageClosedError";
}

/**
 * Everything that a rehearsal makes: one temporary folder, and every process that it starts.
 * `close` ends and removes all of it, at any time and however often it is called.
 */
export class Stage {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "microsolvers-release-")));
  /** The home folder of whoever appears on it. */
  readonly home = join(this.folder, "home");
  readonly #processes = new Set<ChildProcess>();
  readonly #closers: (() => Promise<unknown>)[] = [];
  #closed: Promise<void> | undefined;

  constructor() {
    mkdirSync(this.home);
    // Even where this process ends by a fault that nobody caught.
    process.once("exit", () => this.#sweep());
  }

  /** What a `close` must do besides: it runs before the folder goes, the latest first. */
  onClose(closer: () => Promise<unknown>): void {
    this.#closers.push(closer);
  }

  /** Runs a command to its end and returns its standard output; its whole output, if it fails. */
  async run({ file, args, cwd, env }: Command): Promise<string> {
    this.#assertOpen();
    // A group of its own: what the command starts ends with it.
    const child = spawn(file, args, {
      cwd,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#processes.add(child);
    const stdout = collect(child.stdout);
    const stderr = collect(child.stderr);
    const ending = await new Promise<number | string | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code, signal) => resolve(signal ?? code));
    }).finally(() => this.#processes.delete(child));
    this.#assertOpen();
    if (ending === 0) return stdout.text();
    const output = `${stdout.text()}${stderr.text()}`.trimEnd();
    throw new Error(`${file} ${args.join(" ")} ended with ${ending}\n${output}`);
  }

  close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end(): Promise<void> {
    const ended = [...this.#processes].map(
      (child) => new Promise((resolve) => child.once("close", resolve)),
    );
    this.#killAll();
    await Promise.all(ended);
    for (const closer of this.#closers.reverse()) await closer();
    this.#sweep();
  }

  #sweep(): void {
    this.#killAll();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #killAll(): void {
    for (const { pid } of this.#processes) if (pid !== undefined) killGroup(pid);
  }

  #assertOpen(): void {
    if (this.#closed !== undefined) throw new StageClosedError("interrupted");
  }
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

function collect(stream: NodeJS.ReadableStream): { text(): string } {
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  return { text: () => Buffer.concat(chunks).toString() };
}
