/**
 * What the engine has compiled of the program, kept for the next start, unless NODE_DISABLE_COMPILE_CACHE is set.
 * It is code that is trusted: so it lies beside the program, and nobody else may look into its folder.
 */
const fs = process.getBuiltinModule("node:fs");
const { basename, join } = process.getBuiltinModule("node:path");
const { Script } = process.getBuiltinModule("node:vm");

const FOLDER = join(import.meta.dirname, "../.compile-cache");
const isDisabled = process.env.NODE_DISABLE_COMPILE_CACHE !== undefined;

/** Node's own, of files that are imported from now on; there is none before 22.8. */
export function keepWhatIsImported(): void {
  ifPossible(() => {
    makeFolder();
    process.getBuiltinModule("node:module").enableCompileCache?.(FOLDER);
  });
}

interface KeptScript<Exports> {
  readonly exports: Exports;
  /** Keeps what has been compiled by now, unless as much is kept already. */
  keep(): void;
}

/**
 * Runs a CommonJS file which requires nothing but builtins of Node. Node would keep what is compiled while it
 * loads a file; but nearly all of a solver is compiled when it is called first, and that takes longer than many a
 * puzzle.
 */
export function runScript<Exports>(file: string): KeptScript<Exports> {
  const source = fs.readFileSync(file);
  const { version, platform, arch } = process;
  const path = join(FOLDER, `${basename(file)}.${version}-${platform}-${arch}`);
  const kept = ifPossible(() => readKept(path, source));
  const script = new Script(`(function (module, require) {${source}\n})`, {
    filename: file,
    // What an engine with other flags has compiled is rejected, and compiled anew.
    ...(kept && { cachedData: kept.compiled }),
  });
  const module = {} as { exports: Exports };
  script.runInThisContext()(module, process.getBuiltinModule);
  return {
    exports: module.exports,
    keep() {
      const { user, system } = process.cpuUsage();
      const work = user + system;
      // Who has worked twice as long has called more of it.
      if (kept !== undefined && !script.cachedDataRejected && work < 2 * kept.work) return;
      ifPossible(() => write(path, { work, compiled: script.createCachedData() }, source));
    },
  };
}

/** A file of it: the work in 8 bytes, what was compiled, and the source that it was compiled of. */
interface Kept {
  /** The processor time of the run that has kept it, in microseconds. */
  readonly work: number;
  readonly compiled: Buffer;
}

/** Undefined where it is not of just this source. */
function readKept(path: string, source: Buffer): Kept | undefined {
  const bytes = fs.readFileSync(path);
  const end = bytes.length - source.length;
  if (!bytes.subarray(end).equals(source)) return undefined;
  return { work: bytes.readDoubleLE(), compiled: bytes.subarray(8, end) };
}

/** It gets its name when it is whole and on the disk: other processes may be reading, and V8 believes what it reads. */
function write(path: string, { work, compiled }: Kept, source: Buffer): void {
  const draft = `${path}.${process.pid}`;
  const head = Buffer.alloc(8);
  head.writeDoubleLE(work);
  makeFolder();
  try {
    fs.writeFileSync(draft, Buffer.concat([head, compiled, source]), { flush: true });
    fs.renameSync(draft, path);
  } catch {
    fs.rmSync(draft, { force: true });
  }
}

function makeFolder(): void {
  fs.mkdirSync(FOLDER, { mode: 0o700, recursive: true });
}

/** Who is not to read and write there, or cannot, does without. */
function ifPossible<Result>(action: () => Result): Result | undefined {
  if (isDisabled) return undefined;
  try {
    return action();
  } catch {
    return undefined;
  }
}
