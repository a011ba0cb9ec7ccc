/** Verdicts, for people as lines of text and for programs as records. */
import type { RecordWriter } from "../formats/record-writer.ts";
import type { Output } from "../output.ts";
import type { Verdict } from "./verdict.ts";

export interface VerdictPrinter {
  /** @param index the number of the case, from 0 */
  print(index: number, verdict: Verdict): void;
  end(fault?: unknown): void;
}

export class VerdictLines implements VerdictPrinter {
  private readonly output: Output;

  constructor(output: Output) {
    this.output = output;
  }

  print(index: number, verdict: Verdict): void {
    this.output.write(`case ${index + 1}: ${describe(verdict)}\n`);
  }

  end(): void {}
}

export class VerdictRecords implements VerdictPrinter {
  private readonly writer: RecordWriter;

  constructor(writer: RecordWriter) {
    this.writer = writer;
  }

  print(index: number, verdict: Verdict): void {
    this.writer.write({ case: index + 1, ...verdict });
  }

  end(fault?: unknown): void {
    this.writer.end(fault);
  }
}

function describe(verdict: Verdict): string {
  switch (verdict.verdict) {
    case "legal":
      return `legal, cost ${verdict.cost}`;
    case "illegal":
      return verdict.problem;
    case "unsolved":
      return `legal, cost ${verdict.cost}, but it does not solve the puzzle`;
    case "contradicted":
      return `legal, cost ${verdict.cost}, but the answer beside it is ${verdict.said}`;
    case "no-plan":
      return "no plan";
  }
}
