/**
 * The judge's lines. A plan stands behind the answer on the same line, after a tab; `cut -f 1` gives
 * the judge's lines back. Frames follow below, for people to look at.
 */
import type { Output } from "../output.ts";
import type { Printer, Shown } from "../printer.ts";
import type { Case, CaseOutcome, Frame, Puzzle } from "../puzzle.ts";

export class JudgePrinter<C extends Case> implements Printer<C> {
  private readonly puzzle: Puzzle<C>;
  private readonly output: Output;
  private readonly shown: Shown;

  constructor(puzzle: Puzzle<C>, output: Output, shown: Shown) {
    this.puzzle = puzzle;
    this.output = output;
    this.shown = shown;
  }

  print(index: number, question: C, outcome: CaseOutcome): void {
    const { puzzle, output, shown } = this;
    const answer = puzzle.answer(outcome, index);
    const plan = outcome.status === "solved" ? outcome.plan : undefined;
    output.write(shown.plan && plan ? `${answer}\t${plan}\n` : `${answer}\n`);
    if (!shown.frames || plan === undefined) return;
    for (const frame of puzzle.frames(question, plan)) output.write(drawn(frame));
    output.write("\n");
  }

  end(): void {}
}

function drawn({ move, board }: Frame): string {
  return move === undefined ? `\n${board}` : `\n${move}\n${board}`;
}
