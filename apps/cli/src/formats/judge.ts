/**
 * The judge's lines. A plan stands behind the answer on the same line, after a tab; `cut -f 1` gives
 * the judge's lines back. Frames follow below, for people to look at.
 */
import type { Output } from "../output.ts";
import type { Answered, Printer, Shown } from "../printer.ts";
import type { Case, Puzzle } from "../puzzle.ts";
import { drawFrames } from "./frames.ts";

export class JudgePrinter<C extends Case> implements Printer<C> {
  private readonly puzzle: Puzzle<C>;
  private readonly output: Output;
  private readonly shown: Shown;

  constructor(puzzle: Puzzle<C>, output: Output, shown: Shown) {
    this.puzzle = puzzle;
    this.output = output;
    this.shown = shown;
  }

  print({ question, outcome, answer }: Answered<C>): void {
    const { puzzle, output, shown } = this;
    const plan = outcome.status === "solved" ? outcome.plan : undefined;
    output.write(shown.plan && plan ? `${answer}\t${plan}\n` : `${answer}\n`);
    if (!shown.frames || plan === undefined) return;
    output.write(`\n${drawFrames(puzzle.frames(question, plan))}\n`);
  }

  end(): void {}
}
