/** One input for somebody's program, and what comes out where it fails. */
import { readJudgeText } from "../cases.ts";
import type { Case, CaseSolver, Puzzle } from "../puzzle.ts";
import { type Difference, findDifference } from "./difference.ts";
import { type Execution, execute, type Program } from "./execution.ts";

export interface Failure<C extends Case> {
  readonly cases: readonly C[];
  /** Their judge text. */
  readonly input: string;
  /** The right answers, a line each. */
  readonly expected: readonly string[];
  readonly execution: Execution;
  readonly difference: Difference;
}

export class Tester<C extends Case> {
  private readonly puzzle: Puzzle<C>;
  private readonly program: Program;
  private readonly solver: CaseSolver<C>;

  constructor(puzzle: Puzzle<C>, program: Program) {
    this.puzzle = puzzle;
    this.program = program;
    this.solver = puzzle.createSolver();
  }

  /** Runs the program. Nothing is said of a run that was interrupted. @throws UsageError */
  async test(cases: readonly C[]): Promise<Failure<C> | undefined> {
    const input = [...this.puzzle.trials.format(cases)].join("");
    const expected = this.answers(input);
    const execution = await execute(this.program, input);
    if (execution.ending.kind === "interrupt") return undefined;
    const difference = findDifference(execution, expected, this.program.timeLimit);
    return difference && { cases, input, expected, execution, difference };
  }

  /** The answers to the text, not to the cases it was made of: that is what the program reads too. */
  private answers(input: string): string[] {
    const read = readJudgeText(this.puzzle, { name: "<trial>", chunks: [input] });
    return Array.from(read, (question, index) =>
      this.puzzle.answer(this.solver.distance(question, {}), index),
    );
  }
}
