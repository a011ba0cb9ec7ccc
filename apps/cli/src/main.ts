/**
 * `microsolve`. What is typed most, `solve <puzzle> [file]` and `--version`, is understood here, so that
 * it starts as fast as Node does; everything else loads the argument library first.
 */
import manifest from "../package.json" with { type: "json" };
import { readJudgeText } from "./cases.ts";
import { STDOUT, writeAll } from "./descriptors.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { endingOf } from "./faults.ts";
import { judgeLines } from "./formats/judge-lines.ts";
import { Sheet } from "./formats/sheet.ts";
import { openInput } from "./input.ts";
import { dieOfInterrupt } from "./interrupt.ts";
import { showError } from "./messages.ts";
import { Output } from "./output.ts";
import { PUZZLES } from "./puzzles.ts";
import { endingOfBatch, solveAll } from "./solve/solve-all.ts";

try {
  process.exitCode = await main(process.argv.slice(2));
  if (process.exitCode === EXIT.interrupted) dieOfInterrupt();
} catch (error) {
  const { exitCode, message } = endingOf(error);
  if (message !== undefined) showError(message);
  process.exitCode = exitCode;
}

async function main(args: readonly string[]): Promise<ExitCode> {
  const [command = "", name = "", file = "-"] = args;
  if (command === "--version" && args.length === 1) {
    writeAll(STDOUT, `${manifest.version}\n`);
    return 0;
  }
  const isPlain =
    command === "solve" && args.length <= 3 && (file === "-" || !file.startsWith("-"));
  const entry = isPlain ? PUZZLES.get(name) : undefined;
  if (entry === undefined) {
    const { runCommand } = await import("./commands/program.ts");
    return runCommand(args, manifest.version);
  }
  const { puzzle } = await entry.load();
  const output = new Output();
  const input = openInput(file, () => output.flush());
  const format = judgeLines(puzzle, { plan: false, frames: false });
  const sheet = new Sheet(format.layout, output);
  const tally = solveAll(puzzle, readJudgeText(puzzle, input), format, sheet);
  return endingOfBatch(tally, input.name);
}
