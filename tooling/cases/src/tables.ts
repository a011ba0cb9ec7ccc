/** The tables of sliding blocks in the shared folder: a board a line, and what is known of it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { explore, METRICS, type Metric, parse, solve } from "@microsolvers/klotski/blocks";

export interface Checked {
  readonly name: string;
  /** What is wrong, or nothing. */
  readonly wrong: string | undefined;
}

export function* checkTables(shared: string): Generator<Checked> {
  for (const [name, board, ...optima] of rowsOf(join(shared, "cases/blocks/layouts.tsv"))) {
    const wrong = METRICS.flatMap((metric, index) =>
      differs(metric, costOf(board, metric), optima[index]),
    );
    yield { name: `layouts.tsv ${name}`, wrong: wrong[0] };
  }
  for (const [slides, board, states] of rowsOf(join(shared, "cases/rushhour/boards.tsv"))) {
    const wrong = [
      ...differs("slides", costOf(board, "slides"), slides),
      ...differs("states", statesOf(board), states),
    ];
    yield { name: `boards.tsv ${board}`, wrong: wrong[0] };
  }
}

/** The cells of each line, the head of the table left out. */
function rowsOf(path: string): string[][] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  return lines.slice(1).map((line) => line.split("\t"));
}

/** -1 where there is no solution. The solver replays its plans. */
function costOf(board = "", metric: Metric): number {
  const { puzzle, state } = parse(board);
  const outcome = solve(puzzle, state, { metric });
  if (outcome.status === "limit") throw new Error(`${outcome.limit} met at ${board}`);
  return outcome.status === "solved" ? outcome.cost : -1;
}

function statesOf(board = ""): number {
  const { puzzle, state } = parse(board);
  const outcome = explore(puzzle, state);
  return outcome.status === "explored" ? outcome.states : -1;
}

function differs(what: string, found: number, expected: string | undefined): string[] {
  return String(found) === expected ? [] : [`${what} ${found}, not ${expected}`];
}
