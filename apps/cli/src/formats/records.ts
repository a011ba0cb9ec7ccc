/**
 * Records as ndjson, one a line and each complete by itself, or as one JSON document, which is written
 * as it grows and is whole even where the input breaks off.
 */
import { messageOf, placeOf } from "../faults.ts";
import { type Layout, LINES } from "./sheet.ts";

/** What stands at the head of a document, and in every line of ndjson. */
export interface Head {
  /** The name and the version change together with what a reader may rely on. */
  readonly schema: string;
  readonly version: number;
  readonly puzzle: string;
}

export interface RecordFormat {
  readonly layout: Layout;
  text(record: object): string;
}

export function recordFormat(format: "json" | "ndjson", head: Head): RecordFormat {
  return format === "json" ? document(head) : lines(head);
}

function lines(head: Head): RecordFormat {
  return { layout: LINES, text: (record) => `${JSON.stringify({ ...head, ...record })}\n` };
}

function document(head: Head): RecordFormat {
  const layout: Layout = {
    open: JSON.stringify({ ...head, cases: [] }).slice(0, -"]}".length),
    between: ",",
    close(isEmpty, fault) {
      const end = isEmpty ? "]" : "\n]";
      return fault === undefined
        ? `${end}}\n`
        : `${end},"fault":${JSON.stringify(faultRecord(fault))}}\n`;
    },
  };
  return { layout, text: (record) => `\n${JSON.stringify(record)}` };
}

function faultRecord(fault: unknown): object {
  return { message: messageOf(fault), ...placeOf(fault) };
}
