/** What is asked of the counts of a batch besides its exit code: nothing of this is needed to solve plainly. */
import { EXIT, type ExitCode, graver } from "../exit-codes.ts";
import type { Counts } from "./tally.ts";

/** Adds what another thread has counted. */
export function addCounts(counts: Counts, other: Counts): void {
  counts.solved += other.solved;
  counts.unsolvable += other.unsolvable;
  counts.undecided += other.undecided;
  counts.illegal += other.illegal;
  counts.beyond += other.beyond;
  counts.expanded += other.expanded;
  counts.generated += other.generated;
  counts.mostBytes = Math.max(counts.mostBytes, other.mostBytes);
  counts.exitCode = graver(counts.exitCode, other.exitCode);
  const firsts = [counts.firstUndecided, other.firstUndecided].filter((one) => one !== undefined);
  counts.firstUndecided = firsts.sort((one, another) => one.index - another.index)[0];
}

function casesOf({ solved, unsolvable, undecided, illegal, beyond }: Counts): number {
  return solved + unsolvable + undecided + illegal + beyond;
}

/** As SAT solvers do it: of a single case the exit code tells what was found. */
export function exitStatusOf(counts: Counts): ExitCode {
  const { solved, unsolvable, exitCode } = counts;
  if (casesOf(counts) !== 1) return exitCode;
  if (solved === 1) return EXIT.solved;
  return unsolvable === 1 ? EXIT.unsolvable : exitCode;
}

/** One line for a person. */
export function describeCounts(counts: Counts, milliseconds: number): string {
  const { solved, unsolvable, undecided, illegal, beyond, ...work } = counts;
  const kinds = [
    `${solved} solved`,
    `${unsolvable} unsolvable`,
    `${undecided} undecided`,
    ...(beyond > 0 ? [`${beyond} beyond what the judge asks for`] : []),
    ...(illegal > 0 ? [`${illegal} illegal`] : []),
  ];
  return [
    `${casesOf(counts)} cases: ${kinds.join(", ")}`,
    `${work.expanded} states expanded, ${work.generated} generated`,
    `${work.mostBytes} bytes in tables at most`,
    `${milliseconds.toFixed(1)} ms`,
  ].join("; ");
}
