/** Answers are checked in every run: a fast wrong answer is no result. */
import { createHash } from "node:crypto";
import type { Pass } from "./puzzle.ts";

export interface Expected {
  readonly checksum: string;
  /** Where it is known. */
  readonly expanded?: number;
}

/** Tells outputs apart, in 16 characters that can be written down. */
export function checksumOf(output: string): string {
  return createHash("sha256").update(output).digest("hex").slice(0, 16);
}

/** What is wrong with a pass, or nothing. */
export function faultOf({ output, expanded }: Pass, expected: Expected): string | undefined {
  const checksum = checksumOf(output);
  if (checksum !== expected.checksum) return `answers ${checksum}, not ${expected.checksum}`;
  if (expected.expanded !== undefined && expanded !== expected.expanded) {
    return `expanded ${expanded}, not ${expected.expanded}`;
  }
  return undefined;
}
