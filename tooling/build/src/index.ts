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
 * What a program loads when it needs it: the workspace packages (they are its `devDependencies`) are bundled,
 * because ten files of ES modules cost 10 ms at every start. Each file that is imported lazily is an entry.
 */
export function defineApp(entry: string[]): Options {
  return { ...shared, entry, platform: "node", esbuildPlugins: [lazyImportsStay] };
}

/**
 * What a program starts with, added to the build of `defineApp`: an executable, and scripts of which it runs one.
 * They share nothing, since one more file would cost a millisecond at every start, as would the loader of ES modules:
 * so they are CommonJS.
 */
export function defineStart(executable: string, scripts: string): Options {
  return {
    ...defineApp([executable, scripts]),
    clean: false,
    define: { "import.meta.dirname": "__dirname" },
    format: "cjs",
    minify: true,
    splitting: false,
    plugins: [
      {
        name: "executable",
        renderChunk(code, chunk) {
          if (chunk.entryPoint !== executable) return;
          chunk.mode = 0o755;
          return { code: `#!/usr/bin/env node\n${code}` };
        },
      },
    ],
  };
}

/** Leaves lazy imports of sources as imports of what they are built to, in the same folder below `dist`. */
const lazyImportsStay: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "lazy-imports-stay",
  setup(build) {
    build.onResolve({ filter: /^\..*\.ts$/ }, ({ kind, path }) => {
      if (kind !== "dynamic-import") return undefined;
      return { path: path.replace(/ts$/, "js"), external: true };
    });
  },
};

const shared: Options = {
  clean: true,
  format: "esm",
  silent: true,
  splitting: true,
  target: "es2022",
};
