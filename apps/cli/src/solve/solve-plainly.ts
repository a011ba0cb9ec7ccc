/** `solve <puzzle> [file]` and nothing more: the judge's lines. What is typed most, and what starts fastest. */
import { readJudgeText } from "../cases.ts";
import type { ExitCode } from "../exit-codes.ts";
import { guarded } from "../guarded.ts";
import { openInput } from "../input.ts";
import { Output } from "../output.ts";
import type { Case, CaseSolver, Puzzle } from "../puzzle.ts";
import { endlessly, type Oracle } from "./answerer.ts";
import { endingOfBatch } from "./solve-all.ts";
import { Tally } from "./tally.ts";

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
      const limits = endlessly(output);
      const ask = createAsk();
      const tally = new Tally();
      let index = 0;
      try {
        for (const question of readJudgeText({ createReader }, input)) {
          const outcome = ask(question, limits);
          const line = answer(outcome, index);
          output.write(`${line}\n`);
          tally.add({ index, question, outcome, answer: line });
          index++;
        }
      } finally {
        output.flush(); // what was answered before a fault is written before the fault is told
      }
      return endingOfBatch(tally, input.name);
    });
}
