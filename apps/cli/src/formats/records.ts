/** Answers as records, for json and ndjson. */
import type { Printer, Shown } from "../printer.ts";
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

  print(index: number, question: C, outcome: CaseOutcome): void {
    const { puzzle, shown } = this;
    const { stats, ...found } = outcome;
    const plan = outcome.status === "solved" ? outcome.plan : undefined;
    this.writer.write({
      case: index + 1,
      line: question.position.line,
      column: question.position.column,
      ...found,
      ...(shown.plan && { board: puzzle.formatBoard(question) }),
      ...(shown.frames && plan !== undefined && { frames: [...puzzle.frames(question, plan)] }),
      stats,
    });
  }

  end(fault?: unknown): void {
    this.writer.end(fault);
  }
}
