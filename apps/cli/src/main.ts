/**
 * `microsolve`. What is typed most, `solve <puzzle> [file]` and `--version`, is understood here, so that
 * it starts as fast as Node does; everything else loads the argument library first.
 *
 * This file and each in plain/ are built whole, with all that they need inside (tsup.start.config.ts): one file
 * more would cost a millisecond at every start.
 */
import manifest from "../package.json" with { type: "json" };
import { STDOUT, writeAll } from "./descriptors.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { guarded } from "./guarded.ts";
import { dieOfInterrupt } from "./interrupt.ts";
import { PUZZLES } from "./puzzles.ts";

// What is loaded from here on is compiled for the first start only: Node keeps it in the system's folder for
// temporary files, from version 22.1 on and where NODE_DISABLE_COMPILE_CACHE is not set.
process.getBuiltinModule("node:module").enableCompileCache?.();

process.exitCode = await guarded(() => main(process.argv.slice(2)));
if (process.exitCode === EXIT.interrupted) dieOfInterrupt();

async function main(args: readonly string[]): Promise<ExitCode> {
  const [command = "", name = "", file = "-"] = args;
  if (command === "--version" && args.length === 1) {
    writeAll(STDOUT, `${manifest.version}\n`);
    return EXIT.decided;
  }
  const isPlain =
    command === "solve" && args.length <= 3 && (file === "-" || !file.startsWith("-"));
  const entry = isPlain ? PUZZLES.get(name) : undefined;
  // All is written by then; to leave at once spares a millisecond or two of tidying up.
  if (entry !== undefined) process.exit(await (await entry.loadPlain()).solveFile(file));
  return (await import("./program.ts")).runProgram(args, manifest.version);
}
