/** Answers as records, for json and ndjson. */
import type { Answered, Printer, Shown } from "../printer.ts";
import type { Case, CaseOutcome, Puzzle } from "../puzzle.ts";
import type { RecordWriter } from "./record-writer.ts";

/** With plans a record holds the board too, so that it can be verified by itself. */
export class RecordPrinter<C extends Case> implements Printer<C> {
  private readonly puzzle: Puzzle<C>;
  private readonly writer: RecordWriter;
  private readonly shown: Shown;

  constructor(puzzle: Puzzle<C>, writer: RecordWriter, shown: Shown) {
    this.puzzle = puzzle;
    this.writer = writer;
    this.shown = shown;
  }

  print({ index, question, outcome, answer }: Answered<C>): void {
    const { puzzle, shown } = this;
    const { line, column } = question.position;
    const { expanded, generated, bytes } = outcome.stats;
    const plan = outcome.status === "solved" ? outcome.plan : undefined;
    this.writer.write({
      case: index + 1,
      line,
      column,
      answer,
      ...foundBy(outcome),
      board: shown.plan ? puzzle.formatBoard(question) : undefined,
      plan: shown.plan ? plan : undefined,
      frames: shown.frames && plan !== undefined ? [...puzzle.frames(question, plan)] : undefined,
      stats: { expanded, generated, bytes },
    });
  }

  end(fault?: unknown): void {
    this.writer.end(fault);
  }
}

/** Field by field: an outcome may hold more than was promised. */
function foundBy(outcome: CaseOutcome): object {
  const { status } = outcome;
  if (status === "unsolvable") return { status };
  if (status === "solved") return { status, cost: outcome.cost };
  return { status, limit: outcome.limit, lowerBound: outcome.lowerBound };
}
