/**
 * A script of the program, with what the engine has compiled of it kept for the next start. Node's own compile
 * cache keeps what is compiled while a file is loaded; but nearly all of a solver is compiled when it is called
 * first, and that takes longer than many a puzzle.
 */
const fs = process.getBuiltinModule("node:fs");
const { basename, join } = process.getBuiltinModule("node:path");
const { Script } = process.getBuiltinModule("node:vm");

interface KeptScript<Exports> {
  readonly exports: Exports;
  /** Keeps what has been compiled by now, unless that was there already or cannot be kept. */
  keep(): void;
}

/**
 * Runs a CommonJS file which requires nothing but builtins of Node.
 *
 * @param folder where compiled code is kept, made when it is missing; nobody may be able to write there who may
 *   not change the program too
 */
export function runScript<Exports>(file: string, folder: string): KeptScript<Exports> {
  const source = fs.readFileSync(file);
  const kept = join(folder, `${basename(file)}.${process.version}.${process.arch}`);
  const compiled = readCompiled(kept, source);
  const script = new Script(`(function (module, require) {${source}\n})`, {
    filename: file,
    // What another version, or one with other flags, has compiled is rejected, and compiled anew.
    ...(compiled && { cachedData: compiled }),
  });
  const module = {} as { exports: Exports };
  script.runInThisContext()(module, process.getBuiltinModule);
  return {
    exports: module.exports,
    keep() {
      if (compiled !== undefined && !script.cachedDataRejected) return;
      writeWhole(folder, kept, Buffer.concat([script.createCachedData(), source]));
    },
  };
}

/** What was compiled of just this source. That stands at the end, which half a file has not. */
function readCompiled(kept: string, source: Buffer): Buffer | undefined {
  try {
    const bytes = fs.readFileSync(kept);
    const end = bytes.length - source.length;
    return bytes.subarray(end).equals(source) ? bytes.subarray(0, end) : undefined;
  } catch {
    return undefined;
  }
}

/** Under another name first, since other processes may be reading. */
function writeWhole(folder: string, path: string, bytes: Buffer): void {
  const draft = `${path}.${process.pid}`;
  try {
    fs.mkdirSync(folder, { recursive: true });
    try {
      fs.writeFileSync(draft, bytes);
      fs.renameSync(draft, path);
    } catch {
      fs.rmSync(draft, { force: true });
    }
  } catch {
    // Who cannot write does without.
  }
}
