/** Text from a file or from standard input, in pieces as they come. */
import { read, STDIN } from "./descriptors.ts";
import { UnreadableError } from "./faults.ts";

const PIECE = 2 ** 17;

export interface Input {
  /** What messages call it. */
  readonly name: string;
  readonly chunks: Iterable<string>;
}

/** What messages call the file at `path`; `-` is standard input. */
export function nameOf(path: string): string {
  return path === "-" ? "<stdin>" : path;
}

/**
 * Opens nothing until the first chunk is drawn.
 *
 * @param path `-` is standard input
 * @param beforeWaiting called before each read that may have to wait for somebody
 */
export function openInput(path: string, beforeWaiting: () => void): Input {
  const name = nameOf(path);
  return { name, chunks: readChunks(path, name, beforeWaiting) };
}

function* readChunks(
  path: string,
  name: string,
  beforeWaiting: () => void,
): Generator<string, void> {
  const fs = process.getBuiltinModule("node:fs");
  const readable = <Result>(action: () => Result): Result => {
    try {
      return action();
    } catch (error) {
      throw new UnreadableError(name, error);
    }
  };
  const descriptor = path === "-" ? STDIN : readable(() => fs.openSync(path, "r"));
  try {
    const isFile = readable(() => fs.fstatSync(descriptor).isFile());
    const decoder = new TextDecoder();
    const buffer = new Uint8Array(PIECE);
    for (;;) {
      if (!isFile) beforeWaiting();
      const length = readable(() => read(descriptor, buffer));
      if (length === 0) break;
      yield decoder.decode(buffer.subarray(0, length), { stream: true });
    }
    yield decoder.decode();
  } finally {
    if (descriptor !== STDIN) fs.closeSync(descriptor);
  }
}

/** The same text without blocking, for who listens to other threads meanwhile. @throws UnreadableError */
export async function* streamChunks(path: string): AsyncGenerator<string, void> {
  const fs = process.getBuiltinModule("node:fs");
  const stream = path === "-" ? process.stdin : fs.createReadStream(path, { highWaterMark: PIECE });
  stream.setEncoding("utf8");
  try {
    for await (const chunk of stream) yield String(chunk);
  } catch (error) {
    throw new UnreadableError(nameOf(path), error);
  }
}
