/**
 * Reading and writing by file descriptor, whole pieces at a time. Node's streams would cost 10 ms at
 * every start, as would the import of "node:fs"; builtins come from the process instead.
 */
const fs = process.getBuiltinModule("node:fs");

export const STDIN = 0;
export const STDOUT = 1;
export const STDERR = 2;

/** Milliseconds between two tries on a descriptor that is set not to block. */
const PATIENCE = 5;

/** Reads what there is, at most what fits; 0 at the end of the input. */
export function read(descriptor: number, buffer: Uint8Array): number {
  return retried(() => {
    try {
      return fs.readSync(descriptor, buffer);
    } catch (error) {
      // A console of Windows says so where others return 0.
      if (codeOf(error) === "EOF") return 0;
      throw error;
    }
  });
}

export function writeAll(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) {
    written += retried(() => fs.writeSync(descriptor, bytes, written));
  }
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

function retried(action: () => number): number {
  for (;;) {
    try {
      return action();
    } catch (error) {
      if (codeOf(error) !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE);
    }
  }
}
