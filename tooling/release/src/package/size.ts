import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** How large an import may be, bundled with all that it needs, minified and compressed. */
export interface SizeLimit {
  /** What is imported, such as `{ solve }` or `* as everything`. */
  readonly import: string;
  /** The subpath, `.` for the package itself. */
  readonly from: string;
  /** In thousands of bytes. */
  readonly kB: number;
}

/** The subpaths that a package exports and no limit holds. */
export function unlimitedSubpaths(
  subpaths: readonly string[],
  limits: readonly SizeLimit[],
): string[] {
  const limited = new Set(limits.map(({ from }) => from));
  return subpaths.filter((subpath) => !limited.has(subpath));
}

/** The imports of the package in `folder` that are larger than they may be. */
export async function faultsOfSize(
  folder: string,
  name: string,
  limits: readonly SizeLimit[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { import: names, from, kB } of limits) {
    const statement = `import ${names} from ${JSON.stringify(name + from.slice(1))};`;
    const bytes = await bundledBytes(folder, statement, names);
    if (bytes > kB * 1000) faults.push(`${statement} takes ${bytes} bytes, over ${kB} kB`);
  }
  return faults;
}

async function bundledBytes(folder: string, statement: string, names: string): Promise<number> {
  const used = names.replace("* as ", "");
  const { outputFiles } = await build({
    // Used, so that it is not dropped: the same few bytes for every import.
    stdin: { contents: `${statement}\nglobalThis.used = ${used};`, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    logLevel: "silent",
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
}
