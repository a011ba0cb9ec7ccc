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
interface Judge<Case extends object, Solver, Answered> {
  readonly createReader: () => JudgeReader<Case>;
  readonly JudgeSolver: new () => Solver;
  readonly answer: (outcome: Answered, index: number) => string;
}

/** `ask` asks the solver what the judge wants to know. */
export function solveText<Case extends object, Solver, Answered extends { stats: SearchStats }>(
  judge: Judge<Case, Solver, Answered>,
  text: string,
  ask: (solver: Solver, question: Case) => Answered,
): Pass {
  const solver = new judge.JudgeSolver();
  let output = "";
  let expanded = 0;
  let index = 0;
  for (const question of readCases(judge.createReader(), [text])) {
    const outcome = ask(solver, question);
    output += `${judge.answer(outcome, index)}\n`;
    expanded += outcome.stats.expanded;
    index++;
  }
  return { output, expanded };
}
