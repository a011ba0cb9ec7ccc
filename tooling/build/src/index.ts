import type { Options } from "tsup";

/**
 * A published package: ES modules and types, one file per entry, shared code split off so that
 * importing two entries loads nothing twice. What `dependencies` lists stays an import.
 */
export function definePackage(entry: string[]): Options {
  return {
    ...shared,
    entry,
    dts: true,
    // Neither Node nor browser: a builtin that slips in fails the build.
    platform: "neutral",
    sourcemap: true,
    tsconfig: "src/tsconfig.json",
  };
}

/**
 * A program: the workspace packages (they are its `devDependencies`) are bundled, because ten
 * files of ES modules cost 10 ms at every start. Splitting keeps what is imported lazily lazy.
 * `threads` are what it starts workers with.
 */
export function defineApp(entry: string[], threads: string[] = []): Options {
  return {
    ...shared,
    entry: [...entry, ...threads],
    platform: "node",
    plugins: [
      {
        name: "executable",
        renderChunk(code, chunk) {
          if (!entry.includes(chunk.entryPoint ?? "")) return;
          chunk.mode = 0o755;
          return { code: `#!/usr/bin/env node\n${code}` };
        },
      },
    ],
  };
}

const shared: Options = {
  clean: true,
  format: "esm",
  silent: true,
  splitting: true,
  target: "es2022",
};
