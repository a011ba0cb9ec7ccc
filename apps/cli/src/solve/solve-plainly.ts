/** `solve <puzzle> [file]` and nothing more: the judge's lines. What is typed most, and what starts fastest. */
import { readJudgeText } from "../cases.ts";
import type { ExitCode } from "../exit-codes.ts";
import { JUDGE_LINES } from "../formats/judge-lines.ts";
import { Sheet } from "../formats/sheet.ts";
import { guarded } from "../guarded.ts";
import { openInput } from "../input.ts";
import { Output } from "../output.ts";
import type { Case, CaseSolver, Puzzle } from "../puzzle.ts";
import type { Oracle } from "./answerer.ts";
import { endingOfBatch, solveAll } from "./solve-all.ts";

/** The part of a puzzle that is needed here, as packages have it in their `./judge`. */
interface Judge<C extends Case> extends Pick<Puzzle<C>, "answer" | "createReader"> {
  readonly JudgeSolver: new () => Pick<CaseSolver<C>, "distance">;
}

/** Answers the cases of a file; `-` is standard input. */
export type SolveFile = (file: string) => Promise<ExitCode>;

export function solvePlainly<C extends Case>(judge: Judge<C>): SolveFile {
  return solvePlainlyBy(judge, () => {
    const solver = new judge.JudgeSolver();
    return solver.distance.bind(solver);
  });
}

/** The same, where the judge asks for something else than the distance: what `createAsk` makes asks for it. */
export function solvePlainlyBy<C extends Case>(
  { createReader, answer }: Pick<Puzzle<C>, "answer" | "createReader">,
  createAsk: () => Oracle<C>["ask"],
): SolveFile {
  return (file) =>
    guarded(() => {
      const output = new Output();
      const input = openInput(file, () => output.flush());
      const oracle = { answer, ask: createAsk() };
      const cases = readJudgeText({ createReader }, input);
      const tally = solveAll(oracle, cases, JUDGE_LINES, new Sheet(JUDGE_LINES.layout, output));
      return endingOfBatch(tally, input.name);
    });
}
