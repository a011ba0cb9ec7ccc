/** Answers as records, for json and ndjson. */
import type { Case, CaseOutcome, Puzzle } from "../puzzle.ts";
import type { Answered, AnswerFormat, Shown } from "../solve/answered.ts";
import { type RecordFormat, recordFormat } from "./records.ts";

const SCHEMA = { schema: "microsolve-outcomes", version: 1 };

/** With plans a record holds the board too, so that it can be verified by itself. */
export function answerRecords<C extends Case>(
  format: "json" | "ndjson",
  name: string,
  puzzle: Puzzle<C>,
  shown: Shown,
): AnswerFormat<C> {
  const records: RecordFormat = recordFormat(format, { ...SCHEMA, puzzle: name });
  return {
    layout: records.layout,
    text: (answered) => records.text(recordOf(puzzle, answered, shown)),
    illegal: (index, { line, column, problem }) =>
      records.text({ case: index + 1, line, column, status: "illegal", problem }),
  };
}

function recordOf<C extends Case>(
  puzzle: Puzzle<C>,
  { index, question, outcome, answer }: Answered<C>,
  shown: Shown,
): object {
  const { line, column } = question.position;
  const { expanded, generated, bytes } = outcome.stats;
  const plan = outcome.status === "solved" ? outcome.plan : undefined;
  return {
    case: index + 1,
    line,
    column,
    answer,
    ...foundBy(outcome),
    board: shown.plan ? puzzle.formatBoard(question) : undefined,
    plan: shown.plan ? plan : undefined,
    frames: shown.frames && plan !== undefined ? [...puzzle.frames(question, plan)] : undefined,
    stats: { expanded, generated, bytes },
  };
}

/** Field by field: an outcome may hold more than was promised. */
function foundBy(outcome: CaseOutcome): object {
  const { status } = outcome;
  if (status === "unsolvable") return { status };
  if (status === "solved") return { status, cost: outcome.cost };
  return { status, limit: outcome.limit, lowerBound: outcome.lowerBound };
}
