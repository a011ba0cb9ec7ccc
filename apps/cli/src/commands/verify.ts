import type { Command } from "commander";
import { readJudgeText, readOneBoard } from "../cases.ts";
import { choosePuzzle } from "../choose-puzzle.ts";
import type { ExitCode } from "../exit-codes.ts";
import { UsageError } from "../faults.ts";
import { Sheet } from "../formats/sheet.ts";
import { openInput } from "../input.ts";
import { Output } from "../output.ts";
import type { End } from "../program.ts";
import type { Case, OptionValues, Puzzle } from "../puzzle.ts";
import type { Claim } from "../verify/claim.ts";
import { readJsonClaims } from "../verify/json-claims.ts";
import { readLineClaims } from "../verify/line-claims.ts";
import { Referee } from "../verify/optimality.ts";
import { verdictLines, verdictRecords } from "../verify/verdict-text.ts";
import { verifyAll } from "../verify/verify.ts";
import {
  addFormat,
  addLimits,
  addPuzzleArgument,
  type LimitOptions,
  limitsFromNow,
} from "./arguments.ts";
import { addOptions } from "./puzzle-options.ts";

interface VerifyOptions extends LimitOptions {
  readonly format: "text" | "json" | "ndjson";
  readonly board?: boolean;
  readonly optimal?: boolean;
}

const EXAMPLES = `
One file: json or ndjson that 'solve --plan' printed; of a record, "board" and "plan" are enough.
Two files: judge text, and a line for each case as 'solve --plan' prints it, or just its plan.

Examples:
  microsolve solve klotski board.in --plan --format ndjson | microsolve verify klotski
  microsolve solve klotski board.in --plan | microsolve verify klotski board.in -
  echo DRUL | microsolve verify klotski --board board.txt -
  microsolve solve klotski board.in --plan | microsolve verify klotski board.in - --optimal`;

export function addVerify(program: Command, end: End, puzzle: Puzzle | undefined): void {
  const command = program
    .command("verify")
    .summary("replays plans by the rules, never searches")
    .description(
      "Replays plans by the rules: legal, or the first illegal move and why. Searches only with --optimal.",
    );
  addPuzzleArgument(command)
    .argument("[file]", "cases and plans as json, or cases alone; '-' is standard input", "-")
    .argument("[plans]", "the plans, where the first file has cases alone")
    .option("--board", "the cases are one board in board notation")
    .option(
      "--optimal",
      "look for cheaper plans too, and for plans where there are said to be none",
    );
  addFormat(command, "verdicts", ["text", "json", "ndjson"]);
  addLimits(command, "for a search");
  addOptions(command, puzzle?.variants?.options)
    .addHelpText("after", EXAMPLES)
    .action(
      async (
        name: string,
        file: string,
        plans: string | undefined,
        options: VerifyOptions & OptionValues,
      ) => {
        end(await verify(name, file, plans, options));
      },
    );
}

async function verify(
  name: string,
  file: string,
  plans: string | undefined,
  options: VerifyOptions & OptionValues,
): Promise<ExitCode> {
  const { format, board = false, optimal = false } = options;
  const puzzle = await choosePuzzle(name, options, board);
  const output = new Output();
  const verdicts = format === "text" ? verdictLines : verdictRecords(format, name);
  const sheet = new Sheet(verdicts.layout, output);
  const claims = readClaims(name, puzzle, file, plans, board, output);
  const referee = optimal ? new Referee(puzzle, () => limitsFromNow(options)) : undefined;
  return verifyAll(puzzle, claims, verdicts, sheet, referee);
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
  const cases = isBoard ? readOneBoard(puzzle, input) : readJudgeText(puzzle, input);
  return readLineClaims(puzzle, cases, open(plans));
}
