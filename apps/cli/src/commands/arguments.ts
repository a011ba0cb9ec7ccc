/** Arguments and options that commands share. */
import { UsageError } from "../faults.ts";
import { type Head, JsonDocument, JsonLines, type RecordWriter } from "../formats/record-writer.ts";
import { nearest } from "../nearest.ts";
import type { Output } from "../output.ts";
import type { Puzzle } from "../puzzle.ts";
import { PUZZLES } from "../puzzles.ts";

/** In the metric, where one is asked for. @throws UsageError with the nearest name */
export async function loadPuzzle(name: string, metric?: string): Promise<Puzzle> {
  const entry = PUZZLES.get(name);
  if (entry !== undefined) return inMetric((await entry.load()).puzzle, name, metric);
  const near = nearest(name, PUZZLES.keys());
  const advice =
    near === undefined ? `there are ${[...PUZZLES.keys()].join(", ")}` : `did you mean '${near}'?`;
  throw new UsageError(`no puzzle is named '${name}'; ${advice}`);
}

function inMetric(puzzle: Puzzle, name: string, metric: string | undefined): Puzzle {
  if (metric === undefined) return puzzle;
  const { metrics } = puzzle;
  const chosen = metrics?.get(metric);
  if (chosen !== undefined) return chosen;
  if (metrics === undefined) throw new UsageError(`${name} has one metric, and no --metric`);
  throw new UsageError(`a metric of ${name} is ${[...metrics.keys()].join(", ")}; not '${metric}'`);
}

/** An option's value read by `parse`, whose complaint becomes the option's. */
export function read<Value>(parse: (text: string) => Value): (text: string) => Value {
  return (text) => {
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      // The library knows its errors by their code; to load it for its class alone would be slow.
      throw Object.assign(new Error(error.message), { code: "commander.invalidArgument" });
    }
  };
}

export function createRecordWriter(
  format: "json" | "ndjson",
  head: Head,
  output: Output,
): RecordWriter {
  return format === "json" ? new JsonDocument(head, output) : new JsonLines(head, output);
}
