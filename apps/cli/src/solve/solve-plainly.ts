/** `solve <puzzle> [file]` and nothing more: the judge's lines. What is typed most, and what starts fastest. */
import { readJudgeText } from "../cases.ts";
import { conclude } from "../conclude.ts";
import { JUDGE_LINES } from "../formats/judge-lines.ts";
import { Sheet } from "../formats/sheet.ts";
import { openInput } from "../input.ts";
import { Output } from "../output.ts";
import type { Case, CaseSolver, Puzzle } from "../puzzle.ts";
import { endingOfBatch, solveAll } from "./solve-all.ts";

/** The part of a puzzle that is needed here, as packages have it in their `./judge`. */
interface Judge<C extends Case> extends Pick<Puzzle<C>, "answer" | "createReader"> {
  readonly JudgeSolver: new () => Pick<CaseSolver<C>, "distance">;
}

/** Answers the cases of a file, `-` being standard input, and sets the exit code. */
export type SolveFile = (file: string) => Promise<void>;

export function solvePlainly<C extends Case>({
  createReader,
  JudgeSolver,
  answer,
}: Judge<C>): SolveFile {
  return (file) =>
    conclude(() => {
      const output = new Output();
      const input = openInput(file, () => output.flush());
      const solver = new JudgeSolver();
      const oracle = { answer, ask: solver.distance.bind(solver) };
      const cases = readJudgeText({ createReader }, input);
      const tally = solveAll(oracle, cases, JUDGE_LINES, new Sheet(JUDGE_LINES.layout, output));
      return endingOfBatch(tally, input.name);
    });
}
