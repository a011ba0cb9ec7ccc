/** Answers cases one by one. */
import { IllegalCase } from "../cases.ts";
import type { Case, CaseOutcome, Limits, Puzzle } from "../puzzle.ts";
import type { AnswerFormat } from "./answered.ts";
import { Tally } from "./tally.ts";

/** Who is asked about the cases: for costs, or for plans too. */
export interface Oracle<C extends Case> extends Pick<Puzzle<C>, "answer"> {
  ask(question: C, limits: Limits): CaseOutcome;
}

export interface SolveSettings {
  readonly limits: Pick<Limits, "maxBytes" | "maxCost" | "maxExpanded">;
  /** Milliseconds for each case. */
  readonly timeout: number;
}

export const PLAINLY: SolveSettings = {
  limits: {},
  timeout: Number.POSITIVE_INFINITY,
};

export interface Paper {
  write(text: string): void;
  /** Called now and then while a search goes on. @param now in milliseconds */
  tick(now: number): void;
}

export class Answerer<C extends Case> {
  readonly tally: Tally = new Tally();
  private readonly oracle: Oracle<C>;
  private readonly format: AnswerFormat<C>;
  private readonly paper: Paper;
  private readonly limitsOfCase: () => Limits;

  constructor(oracle: Oracle<C>, format: AnswerFormat<C>, settings: SolveSettings, paper: Paper) {
    this.oracle = oracle;
    this.format = format;
    this.paper = paper;
    this.limitsOfCase = limitsOf(settings, paper);
  }

  /** @param index the number of the case, from 0 */
  answer(index: number, found: C | IllegalCase): void {
    if (found instanceof IllegalCase) {
      this.paper.write(this.format.illegal(index, found.fault));
      this.tally.addIllegal();
      return;
    }
    const outcome = this.oracle.ask(found, this.limitsOfCase());
    const answer = this.oracle.answer(outcome, index);
    const answered = { index, question: found, outcome, answer };
    this.paper.write(this.format.text(answered));
    this.tally.add(answered);
  }
}

/**
 * The limits of the next case. A search that has a deadline looks at the clock every few hundred states;
 * that is when answers which have waited long enough are written out, so every case gets one.
 */
function limitsOf({ limits, timeout }: SolveSettings, paper: Paper): () => Limits {
  const now = (): number => {
    const time = Date.now();
    paper.tick(time);
    return time;
  };
  if (timeout === Number.POSITIVE_INFINITY) {
    const endless = { ...limits, now, deadline: Number.MAX_VALUE };
    return () => endless;
  }
  return () => ({ ...limits, now, deadline: Date.now() + timeout });
}
