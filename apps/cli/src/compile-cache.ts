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
  if (isDisabled) return;
  ifPossible(() => {
    makeFolder();
    process.getBuiltinModule("node:module").enableCompileCache?.(FOLDER);
  });
}

interface KeptScript<Exports> {
  readonly exports: Exports;
  /** Keeps what has been compiled by now, unless something is kept already. */
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
  const compiled = isDisabled ? undefined : ifPossible(() => compiledOf(source, path));
  const script = new Script(`(function (module, require) {${source}\n})`, {
    filename: file,
    // What an engine with other flags has compiled is rejected, and compiled anew.
    ...(compiled && { cachedData: compiled }),
  });
  const module = {} as { exports: Exports };
  script.runInThisContext()(module, process.getBuiltinModule);
  return {
    exports: module.exports,
    keep() {
      if (isDisabled || (compiled !== undefined && !script.cachedDataRejected)) return;
      ifPossible(() => write(path, Buffer.concat([script.createCachedData(), source])));
    },
  };
}

/** What was compiled of just this source, which stands behind it. */
function compiledOf(source: Buffer, path: string): Buffer | undefined {
  const bytes = fs.readFileSync(path);
  const end = bytes.length - source.length;
  return bytes.subarray(end).equals(source) ? bytes.subarray(0, end) : undefined;
}

/** It gets its name when it is whole and on the disk: other processes may be reading, and V8 believes what it reads. */
function write(path: string, bytes: Buffer): void {
  const draft = `${path}.${process.pid}`;
  makeFolder();
  try {
    fs.writeFileSync(draft, bytes, { flush: true });
    fs.renameSync(draft, path);
  } catch {
    fs.rmSync(draft, { force: true });
  }
}

function makeFolder(): void {
  fs.mkdirSync(FOLDER, { mode: 0o700, recursive: true });
}

/** Who cannot read or write there does without. */
function ifPossible<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
