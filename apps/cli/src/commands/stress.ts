import type { Command } from "commander";
import { choosePuzzle } from "../choose-puzzle.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { UnreadableError, UsageError } from "../faults.ts";
import { interruptSignal } from "../interrupt.ts";
import { Output } from "../output.ts";
import type { End } from "../program.ts";
import type { OptionValues, Puzzle } from "../puzzle.ts";
import { parseDuration, parseWhole } from "../quantities.ts";
import { asJson, asText } from "../stress/report.ts";
import { stress } from "../stress/stress.ts";
import { addFormat, addPuzzleArgument, read } from "./arguments.ts";
import { addOptions } from "./puzzle-options.ts";

interface StressOptions {
  readonly format: "text" | "json";
  readonly runs: number;
  readonly seed: number;
  readonly size?: number;
  readonly timeLimit: number;
  readonly output?: string;
}

const EXAMPLES = `
The program gets judge text on its standard input, and answers on its standard output. It fails where an
answer is wrong, missing or one too many, where it crashes, ends with another exit code than 0, or takes
too long. The input is then made smaller as long as the program fails on it.

Examples:
  microsolve stress klotski -- ./my-program
  microsolve stress knights --runs 1000 --seed 7 -- python3 my.py
  microsolve stress klotski --size 4 --time-limit 1s -- java Main`;

export function addStress(program: Command, end: End, puzzle: Puzzle | undefined): void {
  const command = program
    .command("stress")
    .summary("random instances through your program; the first failure, shrunk")
    .description("Runs small random inputs through a program, and shrinks the first that fails.");
  const size = puzzle?.trials.size;
  const ofSize =
    size === undefined ? "how large" : `${size.description} (default: ${size.default})`;
  addPuzzleArgument(command)
    .argument("<command...>", "behind '--': the program and its arguments")
    .option("--runs <n>", "so many inputs", read(parseWhole), 100)
    .option("--seed <n>", "which of all", read(parseWhole), 1)
    .option("--size <n>", `of an input: ${ofSize}`, read(parseWhole))
    .option("--time-limit <time>", "for each run, such as 500ms or 2s", read(parseDuration), 10_000)
    .option("--output <file>", "where the smallest input goes (default: stress-<puzzle>.in)");
  addFormat(command, "findings", ["text", "json"]);
  addOptions(command, puzzle?.variants?.options)
    .addHelpText("after", EXAMPLES)
    .action(
      async (
        name: string,
        command: [string, ...string[]],
        options: StressOptions & OptionValues,
      ) => {
        end(await runStress(name, command, options));
      },
    );
}

async function runStress(
  name: string,
  command: readonly [string, ...string[]],
  options: StressOptions & OptionValues,
): Promise<ExitCode> {
  const puzzle = await choosePuzzle(name, options, false);
  const { runs, seed, timeLimit, format, size = puzzle.trials.size.default } = options;
  if (size === 0) throw new UsageError("--size must be at least 1");
  const signal = interruptSignal();
  const settings = { runs, seed, size };
  const failure = await stress(puzzle, { command, timeLimit, signal }, settings);
  const { output: file = `stress-${name}.in` } = options;
  if (failure !== undefined) writeInput(file, failure.failure.input);
  if (failure === undefined && signal.aborted) return EXIT.interrupted;
  const report = { name, puzzle, settings, failure, file };
  const output = new Output();
  output.write(format === "json" ? asJson(report) : asText(report));
  output.flush();
  if (signal.aborted) return EXIT.interrupted;
  return failure === undefined ? EXIT.decided : EXIT.refuted;
}

function writeInput(file: string, input: string): void {
  try {
    process.getBuiltinModule("node:fs").writeFileSync(file, input);
  } catch (error) {
    throw new UnreadableError(file, error);
  }
}
