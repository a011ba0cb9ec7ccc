/** Somebody's program, run once: text in, text out. Whatever it starts itself is ended with it. */
import type { ChildProcess } from "node:child_process";
import { messageOf, UsageError } from "../faults.ts";

export interface Execution {
  readonly ending:
    | { readonly kind: "exit"; readonly code: number }
    | { readonly kind: "crash"; readonly signal: string }
    | { readonly kind: "time" }
    | { readonly kind: "flood" }
    | { readonly kind: "interrupt" };
  readonly stdout: string;
  readonly stderr: string;
}

export interface Program {
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Milliseconds of one run. */
  readonly timeLimit: number;
  readonly signal: AbortSignal;
}

/** Characters of output that are more than any answers to a small input. */
const FLOOD = 2 ** 20;
const isWindows = process.platform === "win32";

/** @throws UsageError where the program cannot be started */
export async function execute(program: Program, input: string): Promise<Execution> {
  const { command, timeLimit, signal } = program;
  const { spawn } = process.getBuiltinModule("node:child_process");
  const { once } = process.getBuiltinModule("node:events");
  const [file, ...args] = command;
  // A group of its own, so that all of it can be ended.
  const child = spawn(file, args, { detached: !isWindows, windowsHide: true });
  let early: "time" | "flood" | "interrupt" | undefined;
  const end = (kind: typeof early): void => {
    early ??= kind;
    kill(child);
  };
  const interrupt = (): void => end("interrupt");
  const timer = setTimeout(end, timeLimit, "time");
  signal.addEventListener("abort", interrupt, { once: true });
  if (signal.aborted) interrupt();
  const flood = (): void => end("flood");
  const stdout = collect(child.stdout, flood);
  const stderr = collect(child.stderr, flood);
  // It may end without reading all of its input: no fault of ours, nor always one of its own.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  try {
    const [code, killer] = await once(child, "close");
    const ending: Execution["ending"] =
      early !== undefined
        ? { kind: early }
        : killer === null
          ? { kind: "exit", code: Number(code) }
          : { kind: "crash", signal: String(killer) };
    return { ending, stdout: stdout(), stderr: stderr() };
  } catch (error) {
    throw new UsageError(`cannot run '${file}': ${messageOf(error)}`);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", interrupt);
  }
}

/** What comes in, until it is too much. */
function collect(stream: NodeJS.ReadableStream, onFlood: () => void): () => string {
  let text = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    if (text.length < FLOOD) text += chunk;
    else onFlood();
  });
  return () => text;
}

function kill(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (isWindows) child.kill();
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has just ended by itself.
  }
}
