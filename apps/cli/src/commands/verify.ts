import type { Command } from "commander";
import { readBoard, readJudgeText } from "../cases.ts";
import type { ExitCode } from "../exit-codes.ts";
import { UsageError } from "../faults.ts";
import { openInput } from "../input.ts";
import { Output } from "../output.ts";
import type { Case, Puzzle } from "../puzzle.ts";
import type { Claim } from "../verify/claim.ts";
import { readJsonClaims } from "../verify/json-claims.ts";
import { readLineClaims } from "../verify/line-claims.ts";
import { VerdictLines, VerdictRecords } from "../verify/verdict-printer.ts";
import { verifyAll } from "../verify/verify.ts";
import { createRecordWriter, loadPuzzle } from "./arguments.ts";
import type { End } from "./program.ts";

interface VerifyOptions {
  readonly format: "text" | "json" | "ndjson";
  readonly board?: boolean;
  readonly metric?: string;
}

const EXAMPLES = `
One file: json or ndjson that 'solve --plan' printed; of a record, "board" and "plan" are enough.
Two files: judge text, and a line for each case as 'solve --plan' prints it, or just its plan.

Examples:
  microsolve solve klotski board.in --plan --format ndjson | microsolve verify klotski
  microsolve solve klotski board.in --plan | microsolve verify klotski board.in -
  echo DRUL | microsolve verify klotski --board board.txt -`;

export function addVerify(program: Command, end: End): void {
  program
    .command("verify")
    .summary("replays plans by the rules, never searches")
    .description(
      "Replays plans by the rules: legal, or the first illegal move and why. Never searches.",
    )
    .argument("<puzzle>", "one of those that 'microsolve list' shows")
    .argument("[file]", "cases and plans as json, or cases alone; '-' is standard input", "-")
    .argument("[plans]", "the plans, where the first file has cases alone")
    .option("--board", "the cases are one board in board notation")
    .option("--metric <name>", "what costs 1, where the puzzle has several")
    .addOption(
      program
        .createOption("--format <format>", "how verdicts are written")
        .choices(["text", "json", "ndjson"])
        .default("text"),
    )
    .addHelpText("after", EXAMPLES)
    .action(
      async (name: string, file: string, plans: string | undefined, options: VerifyOptions) => {
        end(await verify(name, file, plans, options));
      },
    );
}

async function verify(
  name: string,
  file: string,
  plans: string | undefined,
  { format, board = false, metric }: VerifyOptions,
): Promise<ExitCode> {
  const puzzle = await loadPuzzle(name, metric);
  const output = new Output();
  const head = { schema: "microsolve-verdicts", version: 1, puzzle: name };
  const printer =
    format === "text"
      ? new VerdictLines(output)
      : new VerdictRecords(createRecordWriter(format, head, output));
  return verifyAll(puzzle, readClaims(name, puzzle, file, plans, board, output), printer, output);
}

function readClaims<C extends Case>(
  name: string,
  puzzle: Puzzle<C>,
  file: string,
  plans: string | undefined,
  isBoard: boolean,
  output: Output,
): Iterable<Claim<C>> {
  const open = (path: string) => openInput(path, () => output.flush());
  const input = open(file);
  if (plans === undefined) {
    if (isBoard) throw new UsageError("with --board the plans come from a second file");
    return readJsonClaims(name, puzzle, input);
  }
  if (file === "-" && plans === "-") {
    throw new UsageError("cases and plans cannot both come from standard input");
  }
  const cases = isBoard ? readBoard(puzzle, input) : readJudgeText(puzzle, input);
  return readLineClaims(puzzle, cases, open(plans));
}
