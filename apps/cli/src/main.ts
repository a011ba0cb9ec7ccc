/**
 * `microsolve`. What is typed most, `solve <puzzle> [file]` and `--version`, is understood here, so that
 * it starts as fast as Node does; everything else loads the argument library first.
 *
 * This file and each in plain/ are built whole, with all that they need inside (tsup.start.config.ts): one file
 * more would cost a millisecond at every start.
 */
import manifest from "../package.json" with { type: "json" };
import { keepWhatIsImported, runScript } from "./compile-cache.ts";
import { STDOUT, writeAll } from "./descriptors.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { guarded } from "./guarded.ts";
import { dieOfInterrupt } from "./interrupt.ts";
import { PUZZLES } from "./puzzles.ts";
import type { SolveFile } from "./solve/solve-plainly.ts";

void start();

async function start(): Promise<void> {
  // Should it end while it waits for what never comes, that is no success.
  process.once("beforeExit", () => {
    process.exitCode ??= EXIT.internal;
  });
  process.exitCode = await guarded(() => main(process.argv.slice(2)));
  if (process.exitCode === EXIT.interrupted) dieOfInterrupt();
}

async function main(args: readonly string[]): Promise<ExitCode> {
  const [command = "", name = "", file = "-"] = args;
  if (command === "--version" && args.length === 1) {
    writeAll(STDOUT, `${manifest.version}\n`);
    return EXIT.decided;
  }
  const isFile = file === "-" || !file.startsWith("-");
  if (command === "solve" && args.length <= 3 && isFile && PUZZLES.has(name)) {
    // All is written by then; to leave at once spares a millisecond or two of tidying up.
    process.exit(await solvePlainly(name, file));
  }
  keepWhatIsImported();
  return (await import("./program.ts")).runProgram(args, manifest.version);
}

async function solvePlainly(puzzle: string, file: string): Promise<ExitCode> {
  const path = `${import.meta.dirname}/plain/${puzzle}.cjs`;
  const script = runScript<{ readonly solveFile: SolveFile }>(path);
  const exitCode = await script.exports.solveFile(file);
  // A run that failed early has called little of it.
  if (exitCode === EXIT.decided) script.keep();
  return exitCode;
}
