/** What the bench asks of a puzzle. Each has one file of this shape in puzzles/. */
import { type JudgeReader, readCases } from "@microsolvers/core-grid/judge";
import type { SearchStats } from "@microsolvers/core-search";

export interface BenchPuzzle {
  /** Solves one judge text from beginning to end, with nothing kept from an earlier one. */
  solve(text: string): Pass;
  readonly workloads: readonly Workload[];
}

/** What comes of one judge text. */
export interface Pass {
  readonly output: string;
  readonly expanded: number;
}

/** A judge text that is made from a seed, and what must come of it. */
export interface Workload {
  readonly name: string;
  /** Takes seconds a pass: measured only where asked for. */
  readonly isHuge?: boolean;
  text(): string;
  /** `checksumOf` the output, and the states expanded: both are the same on every machine. */
  readonly checksum: string;
  readonly expanded: number;
}

/** What a puzzle's `./judge` exports. */
interface Judge<Case extends object, Answered extends { readonly stats: SearchStats }> {
  readonly createReader: () => JudgeReader<Case>;
  readonly JudgeSolver: new () => { distance(question: Case): Answered };
  readonly answer: (outcome: Answered, index: number) => string;
}

export function solveText<Case extends object, Answered extends { readonly stats: SearchStats }>(
  judge: Judge<Case, Answered>,
  text: string,
): Pass {
  const solver = new judge.JudgeSolver();
  let output = "";
  let expanded = 0;
  let index = 0;
  for (const question of readCases(judge.createReader(), [text])) {
    const outcome = solver.distance(question);
    output += `${judge.answer(outcome, index)}\n`;
    expanded += outcome.stats.expanded;
    index++;
  }
  return { output, expanded };
}
