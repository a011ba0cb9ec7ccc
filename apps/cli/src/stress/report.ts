/** What stress has found, for people and for programs. */
import { NO_BOUND } from "@microsolvers/core-search";
import type { Case, Puzzle } from "../puzzle.ts";
import { linesOf } from "./difference.ts";
import type { StressFailure, StressSettings } from "./stress.ts";

export interface StressReport<C extends Case> {
  /** The name of the puzzle. */
  readonly name: string;
  readonly puzzle: Puzzle<C>;
  readonly settings: StressSettings;
  /** None where every run went well. */
  readonly failure: StressFailure<C> | undefined;
  /** Where the input was written. */
  readonly file: string;
}

/** Milliseconds for a plan to show. */
const PATIENCE = 2000;
/** Lines of what the program itself complained that are shown. */
const MOST_COMPLAINTS = 5;

export function asText<C extends Case>(report: StressReport<C>): string {
  const { puzzle, settings, failure, file } = report;
  if (failure === undefined) return `${settings.runs} runs, no difference\n`;
  const { run, isSmallest } = failure;
  const { cases, input, expected, execution, difference } = failure.failure;
  const complaints = linesOf(execution.stderr).slice(-MOST_COMPLAINTS);
  const [only] = cases;
  const drawn = only !== undefined && cases.length === 1 ? explain(puzzle, only) : [];
  return [
    `run ${run} of ${settings.runs} fails; on ${isSmallest ? "a smallest" : "a smaller"} input ${difference.problem}`,
    ...section("input", linesOf(input)),
    ...section("expected", expected),
    ...section("actual", linesOf(execution.stdout)),
    ...(complaints.length > 0 ? section("its standard error", complaints) : []),
    ...drawn,
    "",
    `the input is in ${file}`,
    "",
  ].join("\n");
}

export function asJson<C extends Case>(report: StressReport<C>): string {
  const { name, settings, failure, file } = report;
  const head = { schema: "microsolve-stress", version: 1, puzzle: name, ...settings };
  if (failure === undefined) return `${JSON.stringify({ ...head, status: "passed" })}\n`;
  const { run, isSmallest } = failure;
  const { input, expected, execution, difference } = failure.failure;
  const { stdout, stderr } = execution;
  const { problem } = difference;
  const found = { run, isSmallest, problem, input, expected, stdout, stderr, file };
  return `${JSON.stringify({ ...head, status: "failed", ...found })}\n`;
}

/** The board as people draw it, and a shortest plan, also where a judge would be content with less. */
function explain<C extends Case>(puzzle: Puzzle<C>, question: C): string[] {
  const board = section("board", linesOf(puzzle.formatBoard(question)));
  const limits = { maxCost: NO_BOUND, deadline: Date.now() + PATIENCE };
  const outcome = puzzle.createSolver().solve(question, limits);
  if (outcome.status !== "solved" || !outcome.plan) return board;
  return [...board, ...section(`a shortest plan, of cost ${outcome.cost}`, linesOf(outcome.plan))];
}

function section(title: string, lines: readonly string[]): string[] {
  return ["", `${title}:`, ...(lines.length > 0 ? lines : ["(nothing)"])];
}
