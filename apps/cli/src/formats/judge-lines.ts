/** The judge's lines, alone or with more for people to look at. */
import type { Case, Puzzle } from "../puzzle.ts";
import type { Answered, AnswerFormat, Shown } from "../solve/answered.ts";
import { drawFrames } from "./frames.ts";
import { LINES } from "./sheet.ts";

export const JUDGE_LINES: AnswerFormat<Case> = {
  layout: LINES,
  text: ({ answer }) => `${answer}\n`,
  // A judge's line has no words for it: whoever asks to keep going asks for records.
  illegal: () => "",
};

/**
 * A plan stands behind the answer on the same line, after a tab; `cut -f 1` gives the judge's lines back.
 * Frames follow below.
 */
export function judgeLines<C extends Case>(puzzle: Puzzle<C>, shown: Shown): AnswerFormat<C> {
  const text = ({ question, outcome, answer }: Answered<C>): string => {
    const plan = outcome.status === "solved" ? outcome.plan : undefined;
    const line = shown.plan && plan ? `${answer}\t${plan}\n` : `${answer}\n`;
    if (!shown.frames || plan === undefined) return line;
    return `${line}\n${drawFrames(puzzle.frames(question, plan))}\n`;
  };
  return { ...JUDGE_LINES, text };
}
