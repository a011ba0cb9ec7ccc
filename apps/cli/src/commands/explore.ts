import type { Command } from "commander";
import { readBoard } from "../cases.ts";
import { choosePuzzle } from "../choose-puzzle.ts";
import { EXIT, EXIT_OF_LIMIT, type ExitCode } from "../exit-codes.ts";
import { exploreBoard } from "../explore/explore.ts";
import { asJson, asText } from "../explore/report.ts";
import { UsageError } from "../faults.ts";
import { openInput } from "../input.ts";
import { interruptSignal } from "../interrupt.ts";
import { say, showWarning } from "../messages.ts";
import { Output } from "../output.ts";
import type { End } from "../program.ts";
import type { Case, OptionValues, Puzzle } from "../puzzle.ts";
import { parseWhole } from "../quantities.ts";
import { MEETING } from "../solve/tally.ts";
import {
  addFormat,
  addLimits,
  addPuzzleArgument,
  type LimitOptions,
  limitsFromNow,
  read,
} from "./arguments.ts";
import { addOptions } from "./puzzle-options.ts";

interface ExploreOptions extends LimitOptions {
  readonly format: "text" | "json";
  readonly radius?: number;
  readonly farthest: number;
  readonly stats?: boolean;
}

const EXAMPLES = `
On a terminal the progress is shown. Ctrl-C ends it.

Examples:
  microsolve explore knights                          all 67,603,900 boards, by their distance to the goal
  microsolve explore knights --radius 15              those that the judge asks for
  microsolve explore klotski board.txt --farthest 3   a drawn board, and the three hardest positions on it`;

export function addExplore(program: Command, end: End, puzzle: Puzzle | undefined): void {
  const command = program
    .command("explore")
    .summary("counts a whole space, distance by distance")
    .description(
      `Counts ${puzzle?.explorer.description ?? "all states, by their distance to the goal"}.`,
    );
  addPuzzleArgument(command)
    .argument("[file]", "a board in board notation; '-' is standard input")
    .option("--radius <n>", "look no farther", read(parseWhole))
    .option("--farthest <n>", "so many of the farthest boards", read(parseWhole), 1);
  addFormat(command, "counts", ["text", "json"]);
  addLimits(command, "in all").option("--stats", "statistics on standard error");
  addOptions(command, [...(puzzle?.variants?.options ?? []), ...(puzzle?.explorer.options ?? [])])
    .addHelpText("after", EXAMPLES)
    .action(
      async (name: string, file: string | undefined, options: ExploreOptions & OptionValues) => {
        end(await explore(name, file, options));
      },
    );
}

async function explore(
  name: string,
  file: string | undefined,
  options: ExploreOptions & OptionValues,
): Promise<ExitCode> {
  const begin = performance.now();
  const puzzle = await choosePuzzle(name, options, true);
  const question = boardOf(name, puzzle, file);
  const { radius, farthest, format, stats: hasStats } = options;
  const limits = { ...limitsFromNow(options), radius, signal: interruptSignal() };
  const outcome = await exploreBoard(puzzle, question, options, limits);
  const output = new Output();
  const report = { puzzle: name, outcome, farthest };
  output.write(format === "json" ? asJson(report) : asText(report));
  output.flush();
  const { expanded, generated, bytes } = outcome.stats;
  if (hasStats) {
    const time = (performance.now() - begin).toFixed(1);
    say(`${expanded} states expanded, ${generated} generated; ${bytes} bytes; ${time} ms`);
  }
  if (outcome.status === "explored") return EXIT.decided;
  const { limit, lowerBound } = outcome;
  showWarning(name, `${MEETING[limit]}; the farthest are at distance ${lowerBound} at least`);
  return EXIT_OF_LIMIT[limit];
}

function boardOf(name: string, puzzle: Puzzle, file: string | undefined): Case {
  const { standardBoard } = puzzle.explorer;
  if (file === undefined && standardBoard !== undefined) return puzzle.parseBoard(standardBoard);
  if (file === undefined) {
    throw new UsageError(`${name} is explored from a board: name a file, or '-'`);
  }
  return readBoard(
    puzzle,
    openInput(file, () => {}),
  );
}
