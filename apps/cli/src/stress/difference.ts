/** Whether somebody's program has done what a judge wants. */
import type { Execution } from "./execution.ts";

export interface Difference {
  readonly problem: string;
  /** The number of the first wrong answer, from 0, where answers are compared. */
  readonly index?: number;
}

/**
 * What is wrong, in words; undefined where nothing is. White space at the ends of lines and blank lines at
 * the end are no matter, as most judges have it.
 */
export function findDifference(
  { ending, stdout }: Execution,
  expected: readonly string[],
  timeLimit: number,
): Difference | undefined {
  if (ending.kind === "time") return { problem: `it has not ended within ${timeLimit / 1000} s` };
  if (ending.kind === "flood") return { problem: "its output does not end" };
  if (ending.kind === "crash") return { problem: `it was killed by ${ending.signal}` };
  const wrong = firstWrongLine(linesOf(stdout), expected);
  if (ending.kind !== "exit" || ending.code === 0) return wrong;
  const exit = `its exit code is ${ending.code}`;
  return { problem: wrong === undefined ? exit : `${exit}, and ${wrong.problem}` };
}

/** The lines of an output, without what does not matter. */
export function linesOf(output: string): string[] {
  return output.trimEnd() === ""
    ? []
    : output
        .trimEnd()
        .split(/\r\n|\r|\n/)
        .map((line) => line.trimEnd());
}

function firstWrongLine(
  actual: readonly string[],
  expected: readonly string[],
): Difference | undefined {
  for (const [index, right] of expected.entries()) {
    const found = actual[index];
    const which = `answer ${index + 1} of ${expected.length}`;
    if (found === undefined) return { problem: `${which} is missing`, index };
    if (found !== right) {
      return { problem: `${which} is '${shortened(found)}' and should be '${right}'`, index };
    }
  }
  const surplus = actual[expected.length];
  return surplus === undefined
    ? undefined
    : { problem: `after the last answer stands '${shortened(surplus)}'` };
}

const LONGEST = 40;

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
