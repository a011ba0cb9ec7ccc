import { join } from "node:path";
import * as esbuild from "esbuild";
import * as vite from "vite";
import type { Consumer } from "./consumer.ts";

/** Bundles `entry` of the consumer for the browser; returns the folder of what came out. */
export async function bundleWithEsbuild(consumer: Consumer, entry: string): Promise<string> {
  const outdir = join(consumer.folder, "esbuild");
  // A warning is what a user would ask about, so it counts as an error here.
  const { warnings } = await esbuild.build({
    absWorkingDir: consumer.folder,
    entryPoints: [entry],
    outdir,
    bundle: true,
    format: "esm",
    platform: "browser",
    splitting: true,
    target: "es2022",
    minify: true,
    logLevel: "silent",
  });
  if (warnings.length > 0) throw new Error(warnings.map(({ text }) => text).join("\n"));
  return outdir;
}

/** Builds a page whose HTML is `page`. */
export async function bundleWithVite(consumer: Consumer, page: string): Promise<string> {
  const outDir = join(consumer.folder, "vite");
  const warnings: string[] = [];
  const logger = vite.createLogger("silent");
  logger.warn = (message) => void warnings.push(message);
  logger.warnOnce = logger.warn;
  await vite.build({
    root: consumer.folder,
    configFile: false,
    customLogger: logger,
    logLevel: "warn",
    worker: { format: "es" },
    build: {
      outDir,
      target: "es2022",
      // Preloading needs a document, and workers and Node have none.
      modulePreload: false,
      rolldownOptions: { input: join(consumer.folder, page) },
    },
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  return outDir;
}
