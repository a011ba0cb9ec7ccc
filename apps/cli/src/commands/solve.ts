import type { Command } from "commander";
import { readBoard, readJudgeText } from "../cases.ts";
import type { ExitCode } from "../exit-codes.ts";
import { JudgePrinter } from "../formats/judge.ts";
import { RecordPrinter } from "../formats/records.ts";
import { openInput } from "../input.ts";
import { say } from "../messages.ts";
import { Output } from "../output.ts";
import { parseBytes, parseDuration, parseWhole } from "../quantities.ts";
import { endingOfBatch, solveAll } from "../solve.ts";
import { createRecordWriter, loadPuzzle, read } from "./arguments.ts";
import type { End } from "./program.ts";

interface SolveOptions {
  readonly format: "judge" | "json" | "ndjson";
  readonly plan?: boolean;
  readonly frames?: boolean;
  readonly board?: boolean;
  readonly metric?: string;
  readonly stats?: boolean;
  readonly exitStatus?: boolean;
  readonly maxCost?: number;
  readonly maxStates?: number;
  readonly maxBytes?: number;
  readonly timeout?: number;
}

const EXAMPLES = `
With --plan a line holds the answer, a tab and the plan. A case that a limit leaves undecided is '?'.

Examples:
  microsolve solve klotski board.in                     the judge's answers
  microsolve solve klotski < board.in                   the same
  microsolve solve klotski board.in --plan              and how to get there
  microsolve solve klotski --board board.txt --frames   one drawn board, its plan drawn
  microsolve solve klotski board.in --timeout 200ms     at most so long a case`;

export function addSolve(program: Command, end: End): void {
  program
    .command("solve")
    .summary("judge text in, the judge's exact answers out")
    .description("Answers every case of a judge's input, optimally.")
    .argument("<puzzle>", "one of those that 'microsolve list' shows")
    .argument("[file]", "judge text; '-' is standard input", "-")
    .option("--plan", "show an optimal plan too")
    .option("--frames", "draw the plan, a board after every move")
    .option("--board", "the input is one board in board notation")
    .option("--metric <name>", "what costs 1, where the puzzle has several")
    .addOption(
      program
        .createOption("--format <format>", "how answers are written")
        .choices(["judge", "json", "ndjson"])
        .default("judge"),
    )
    .option("--max-cost <n>", "look for no solution that costs more", read(parseWhole))
    .option("--max-states <n>", "expand at most so many states a case", read(parseWhole))
    .option(
      "--max-bytes <size>",
      "memory for the tables, such as 512M (default 1G)",
      read(parseBytes),
    )
    .option("--timeout <time>", "time for each case, such as 200ms, 5s, 2m", read(parseDuration))
    .option("--stats", "statistics on standard error")
    .option("--exit-status", "of a single case: exit with 10 if solved, 20 if unsolvable")
    .addHelpText("after", EXAMPLES)
    .action(async (name: string, file: string, options: SolveOptions) => {
      end(await solve(name, file, options));
    });
}

async function solve(name: string, file: string, options: SolveOptions): Promise<ExitCode> {
  const begin = performance.now();
  const { format, plan = false, frames = false, timeout = Number.POSITIVE_INFINITY } = options;
  const puzzle = await loadPuzzle(name, options.metric);
  const output = new Output();
  const input = openInput(file, () => output.flush());
  const shown = { plan, frames };
  const head = { schema: "microsolve-outcomes", version: 1, puzzle: name };
  const printer =
    format === "judge"
      ? new JudgePrinter(puzzle, output, shown)
      : new RecordPrinter(puzzle, createRecordWriter(format, head, output), shown);
  const cases = options.board ? readBoard(puzzle, input) : readJudgeText(puzzle, input);
  const { maxBytes, maxCost, maxStates: maxExpanded } = options;
  const limits = { maxBytes, maxCost, maxExpanded };
  const settings = { plans: plan || frames, limits, timeout };
  const tally = solveAll(puzzle, cases, printer, output, settings);
  const exitCode = endingOfBatch(tally, input.name);
  if (options.stats) say(tally.describe(performance.now() - begin));
  return options.exitStatus ? tally.exitStatus : exitCode;
}
