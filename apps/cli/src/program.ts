/**
 * The whole command line, with help and the errors of usage. This file is loaded only where it is needed, as
 * is the argument library.
 */
import { addComplete, isCompletion, writeCompletions } from "./commands/complete.ts";
import { addExplore } from "./commands/explore.ts";
import { addGenerate } from "./commands/generate.ts";
import { addList } from "./commands/list.ts";
import { findPuzzle } from "./commands/puzzle-options.ts";
import { addSolve } from "./commands/solve.ts";
import { addStress } from "./commands/stress.ts";
import { addVerify } from "./commands/verify.ts";
import { STDOUT, writeAll } from "./descriptors.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { guarded } from "./guarded.ts";
import { say, showError } from "./messages.ts";

/** What a command's action calls when it has ended. */
export type End = (exitCode: ExitCode) => void;

const EXIT_CODES = `
Exit codes:
  0   every case was decided, unsolvable ones included
  1   verify: a plan is illegal, or does not do what it says; stress: the program fails
  2   the command line makes no sense
  12  undecided: --max-cost or --max-states was met    22  --max-bytes    23  --timeout
  65  the input is malformed    66  it cannot be read    70  a fault of this program
  130 interrupted`;

const EXAMPLES = `
Examples:
  microsolve solve klotski board.in    the judge's answers
  microsolve solve --help              all that solve can do
  microsolve list                      the puzzles`;

/** Runs one command to its end, whatever that is. */
export function runProgram(args: readonly string[], version: string): Promise<ExitCode> {
  return guarded(() => runCommand(args, version));
}

/** An error of usage has been told when it ends. */
async function runCommand(args: readonly string[], version: string): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.decided;
  const end: End = (code) => {
    exitCode = code;
  };
  const { Command, CommanderError } = await import("commander");
  const isQuestion = isCompletion(args);
  const words = isQuestion ? args.slice(2) : args;
  const puzzle = await findPuzzle(words).catch((error: unknown) => {
    // Whoever is still typing is not told that what there is so far makes no sense.
    if (!isQuestion) throw error;
    return undefined;
  });
  const program = new Command("microsolve")
    .description("Provably optimal puzzle solvers: judge text in, exact answers out.")
    .version(version, "-V, --version")
    .helpCommand(true)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => writeAll(STDOUT, text),
      writeErr: (text) => say(text.trimEnd()),
      outputError: (text) => showError(`microsolve: ${asOneLine(text)}`),
    })
    .addHelpText("after", `${EXAMPLES}\n${EXIT_CODES}`);
  addSolve(program, end, puzzle);
  addVerify(program, end, puzzle);
  addGenerate(program, end, puzzle);
  addExplore(program, end, puzzle);
  addStress(program, end, puzzle);
  addList(program, end);
  addComplete(program, end);
  if (isQuestion) {
    writeCompletions(program, words);
    return exitCode;
  }
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.decided : EXIT.usage;
  }
  return exitCode;
}

function asOneLine(error: string): string {
  return error
    .replace(/^error: /, "")
    .trim()
    .replace(/\s*\n\s*/g, " ");
}
