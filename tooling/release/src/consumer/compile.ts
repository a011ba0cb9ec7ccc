import { join } from "node:path";
import ts from "typescript";
import type { Consumer } from "./consumer.ts";

/** How a project may find packages. */
export type Resolution = "nodenext" | "bundler";

const RESOLUTIONS: Readonly<Record<Resolution, ts.CompilerOptions>> = {
  nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};

const SHARED: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
};

const HOST = hostThatKeepsLibraries();

/**
 * Compiles `files` of the consumer into its folder `out`, checking the packages' own declarations
 * too; throws with everything that TypeScript says.
 */
export function compile(
  consumer: Consumer,
  files: readonly string[],
  resolution: Resolution,
): void {
  const program = ts.createProgram(
    files.map((file) => join(consumer.folder, file)),
    {
      ...SHARED,
      ...RESOLUTIONS[resolution],
      rootDir: join(consumer.folder, "src"),
      outDir: join(consumer.folder, "out"),
    },
    HOST,
  );
  const said = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  if (said.length === 0) return;
  throw new Error(
    ts.formatDiagnostics(said, {
      getCurrentDirectory: () => consumer.folder,
      getCanonicalFileName: (name) => name,
      getNewLine: () => "\n",
    }),
  );
}

/** Reading the declarations of the language takes most of a small compilation: once is enough. */
function hostThatKeepsLibraries(): ts.CompilerHost {
  const host = ts.createCompilerHost(SHARED);
  const libraries = new Map<string, ts.SourceFile | undefined>();
  const folder = host.getDefaultLibLocation?.() ?? "";
  return {
    ...host,
    getSourceFile: (name, ...rest) => {
      if (folder === "" || !name.startsWith(folder)) return host.getSourceFile(name, ...rest);
      if (!libraries.has(name)) libraries.set(name, host.getSourceFile(name, ...rest));
      return libraries.get(name);
    },
  };
}
