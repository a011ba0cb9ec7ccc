/**
 * Records as ndjson, one a line and each complete by itself, or as one JSON document, which is written
 * as it grows and is whole even where the input breaks off.
 */
import { MalformedError, messageOf } from "../faults.ts";
import type { Output } from "../output.ts";

/** What stands at the head of a document, and in every line of ndjson. */
export interface Head {
  /** The name and the version change together with what a reader may rely on. */
  readonly schema: string;
  readonly version: number;
  readonly puzzle: string;
}

export interface RecordWriter {
  write(record: object): void;
  /** Nothing comes any more; `fault` is why, if the records did not simply end. */
  end(fault?: unknown): void;
}

export class JsonLines implements RecordWriter {
  private readonly head: Head;
  private readonly output: Output;

  constructor(head: Head, output: Output) {
    this.head = head;
    this.output = output;
  }

  write(record: object): void {
    this.output.write(`${JSON.stringify({ ...this.head, ...record })}\n`);
  }

  end(): void {}
}

export class JsonDocument implements RecordWriter {
  /** What stands before the next record. */
  private before: string;
  private readonly output: Output;

  constructor(head: Head, output: Output) {
    this.before = JSON.stringify({ ...head, cases: [] }).slice(0, -"]}".length);
    this.output = output;
  }

  write(record: object): void {
    this.output.write(`${this.before}\n${JSON.stringify(record)}`);
    this.before = ",";
  }

  end(fault?: unknown): void {
    const before = this.before === "," ? "\n" : this.before;
    const after = fault === undefined ? "" : `,"fault":${JSON.stringify(faultRecord(fault))}`;
    this.output.write(`${before}]${after}}\n`);
  }
}

function faultRecord(fault: unknown): object {
  const message = messageOf(fault);
  if (!(fault instanceof MalformedError)) return { message };
  return { message, line: fault.line, column: fault.column };
}
