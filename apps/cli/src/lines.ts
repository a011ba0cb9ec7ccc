/** Text line by line. */
import type { Input } from "./input.ts";

export interface Line {
  readonly text: string;
  /** Counted from 1. */
  readonly number: number;
}

/** The lines that are not blank. A line ends with a line feed, a carriage return, or both. */
export function* readLines(input: Input): Generator<Line, void> {
  let rest = "";
  let number = 1;
  let endsInReturn = false;
  for (const chunk of input.chunks) {
    const isSecondHalf = endsInReturn && chunk.startsWith("\n");
    const [first = "", ...others] = (isSecondHalf ? chunk.slice(1) : chunk).split(/\r\n|\r|\n/);
    if (chunk !== "") endsInReturn = chunk.endsWith("\r");
    rest += first;
    for (const next of others) {
      if (rest.trim() !== "") yield { text: rest, number };
      rest = next;
      number++;
    }
  }
  if (rest.trim() !== "") yield { text: rest, number };
}
