/**
 * Cases and plans together: what `solve --plan --format ndjson` prints, or json. Of a record only `board`
 * and `plan` are needed; `cost` and `puzzle` are checked where they are there.
 */
import { inFile, MalformedError, messageOf } from "../faults.ts";
import type { Input } from "../input.ts";
import { readLines } from "../lines.ts";
import type { Case, Puzzle } from "../puzzle.ts";
import type { Claim } from "./claim.ts";

interface Found {
  readonly value: unknown;
  /** The line that the value begins on, or the document that holds it. */
  readonly line: number;
}

/** @throws MalformedError */
export function* readJsonClaims<C extends Case>(
  name: string,
  puzzle: Puzzle<C>,
  input: Input,
): Generator<Claim<C>, void> {
  for (const { value, line } of readRecords(input)) {
    const at = { line, column: 1 };
    const refuse = (problem: string): never => {
      throw new MalformedError(input.name, at, problem);
    };
    if (!isObject(value)) throw noJson(input.name, line);
    const { board, plan, cost, status, puzzle: owner = name } = value;
    if (owner !== name) return refuse(`expected plans of ${name}, found those of ${String(owner)}`);
    if (typeof board !== "string") return refuse("expected a board (solve --plan writes it)");
    if (plan !== undefined && typeof plan !== "string") return refuse("expected a plan in text");
    yield {
      question: inFile(input.name, at, () => puzzle.parseBoard(board)),
      plan,
      isUndecided: status === "limit",
      said: cost === undefined ? undefined : String(cost),
      agrees: (costOfPlan) => costOfPlan === cost,
      file: input.name,
      ...at,
    };
  }
}

/** The records of a text with one a line, or of a document, which may be laid out in any way. */
function* readRecords(input: Input): Generator<Found, void> {
  const lines = readLines(input);
  for (let next = lines.next(); !next.done; next = lines.next()) {
    const { text, number } = next.value;
    const record = parsed(text);
    if (record.problem === undefined) {
      yield* recordsOf({ value: record.value, line: number });
      continue;
    }
    if (!text.trimStart().startsWith("{")) throw noJson(input.name, number);
    const document = parsed([text, ...Array.from(lines, (line) => line.text)].join("\n"));
    if (document.problem !== undefined) {
      throw new MalformedError(input.name, { line: number, column: 1 }, document.problem);
    }
    yield* recordsOf({ value: document.value, line: number });
  }
}

function noJson(name: string, line: number): MalformedError {
  const problem = "expected what 'solve --plan' prints as json, or the plans in a second file";
  return new MalformedError(name, { line, column: 1 }, problem);
}

function parsed(text: string): { readonly value?: unknown; readonly problem?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

function* recordsOf({ value, line }: Found): Generator<Found, void> {
  if (!isObject(value) || !Array.isArray(value.cases)) {
    yield { value, line };
    return;
  }
  const records: readonly unknown[] = value.cases;
  for (const record of records) {
    yield { value: isObject(record) ? { puzzle: value.puzzle, ...record } : record, line };
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
