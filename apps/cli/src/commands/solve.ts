import type { Command } from "commander";
import { readJudgeText, readOneBoard } from "../cases.ts";
import type { ExitCode } from "../exit-codes.ts";
import { UsageError } from "../faults.ts";
import { Sheet } from "../formats/sheet.ts";
import { nameOf, openInput } from "../input.ts";
import { say, showWarning } from "../messages.ts";
import { Output } from "../output.ts";
import type { End } from "../program.ts";
import type { OptionValues, Puzzle } from "../puzzle.ts";
import { parseWhole } from "../quantities.ts";
import { prepare, type SolveJob } from "../solve/job.ts";
import { endingOfBatch, solveAll } from "../solve/solve-all.ts";
import type { Tally } from "../solve/tally.ts";
import { solveInThreads } from "../solve/threads.ts";
import { describeCounts, exitStatusOf } from "../solve/totals.ts";
import { addFormat, addLimits, addPuzzleArgument, type LimitOptions, read } from "./arguments.ts";
import { addOptions } from "./puzzle-options.ts";

interface SolveOptions extends LimitOptions {
  readonly format: "judge" | "json" | "ndjson";
  readonly plan?: boolean;
  readonly frames?: boolean;
  readonly board?: boolean;
  readonly stats?: boolean;
  readonly exitStatus?: boolean;
  readonly keepGoing?: boolean;
  readonly jobs?: number;
  readonly maxCost?: number;
}

const EXAMPLES = `
With --plan a line holds the answer, a tab and the plan. A case that a limit leaves undecided is '?'.

Examples:
  microsolve solve klotski board.in                     the judge's answers
  microsolve solve klotski < board.in                   the same
  microsolve solve klotski board.in --plan              and how to get there
  microsolve solve klotski --board board.txt --frames   one drawn board, its plan drawn
  microsolve solve klotski board.in --timeout 200ms     at most so long a case
  microsolve solve knights many.in --jobs 4             four threads, the same answers`;

export function addSolve(program: Command, end: End, puzzle: Puzzle | undefined): void {
  const command = program
    .command("solve")
    .summary("judge text in, the judge's exact answers out")
    .description("Answers every case of a judge's input, optimally.");
  addPuzzleArgument(command)
    .argument("[file]", "judge text; '-' is standard input", "-")
    .option("--plan", "show an optimal plan too")
    .option("--frames", "draw the plan, a board after every move")
    .option("--board", "the input is one board in board notation");
  addFormat(command, "answers", ["judge", "json", "ndjson"]);
  command.option("--max-cost <n>", "look for no solution that costs more", read(parseWhole));
  addLimits(command, "for a case")
    .option("--keep-going", "with json or ndjson: a case that is whole but illegal is a record")
    .option("--jobs <n>", "threads that solve", read(parseWhole))
    .option("--stats", "statistics on standard error")
    .option("--exit-status", "of a single case: exit with 10 if solved, 20 if unsolvable");
  addOptions(command, puzzle?.variants?.options)
    .addHelpText("after", EXAMPLES)
    .action(async (name: string, file: string, options: SolveOptions & OptionValues) => {
      end(await solve(name, file, options));
    });
}

async function solve(
  puzzle: string,
  file: string,
  options: SolveOptions & OptionValues,
): Promise<ExitCode> {
  const begin = performance.now();
  const { format, plan = false, frames = false, keepGoing = false, jobs = 1 } = options;
  const { board: isDrawn = false } = options;
  if (keepGoing && format === "judge") {
    throw new UsageError("--keep-going needs --format json or ndjson: a judge has no such line");
  }
  if (jobs === 0) throw new UsageError("--jobs must be at least 1");
  const { maxBytes, maxCost, maxStates: maxExpanded, timeout = Number.POSITIVE_INFINITY } = options;
  const job: SolveJob = {
    puzzle,
    variant: options,
    isDrawn,
    format,
    shown: { plan, frames },
    keepsGoing: keepGoing,
    settings: { limits: { maxBytes, maxCost, maxExpanded }, timeout },
  };
  const isAlone = jobs === 1 || isDrawn;
  const tally = isAlone ? await solveHere(job, file) : await solveInThreads(job, file, jobs);
  const exitCode = endingOfBatch(tally, nameOf(file));
  if (options.stats) say(describeCounts(tally.counts, performance.now() - begin));
  return options.exitStatus ? exitStatusOf(tally.counts) : exitCode;
}

async function solveHere(job: SolveJob, file: string): Promise<Tally> {
  const { puzzle, oracle, format } = await prepare(job);
  const output = new Output();
  const input = openInput(file, () => output.flush());
  const reading = { keepsGoing: job.keepsGoing, warn: showWarning };
  const cases = job.isDrawn ? readOneBoard(puzzle, input) : readJudgeText(puzzle, input, reading);
  return solveAll(oracle, cases, format, new Sheet(format.layout, output), job.settings);
}
