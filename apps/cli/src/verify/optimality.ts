/** Whether a plan that the rules allow is one of the cheapest: the one part of `verify` that searches. */
import { SelfCheckError } from "@microsolvers/core-grid";
import type { Case, CaseOutcome, CaseSolver, Limits, Puzzle } from "../puzzle.ts";
import { isUndecided } from "../solve/tally.ts";
import type { Claim } from "./claim.ts";
import type { Verdict } from "./verdict.ts";

export class Referee<C extends Case> {
  private readonly puzzle: Puzzle<C>;
  private readonly solver: CaseSolver<C>;
  private readonly limits: () => Limits;

  /** @param limits of the next search */
  constructor(puzzle: Puzzle<C>, limits: () => Limits) {
    this.puzzle = puzzle;
    this.solver = puzzle.createSolver();
    this.limits = limits;
  }

  /** Looks at plans that are legal, and for plans where somebody says that there is none. */
  judge(claim: Claim<C>, judged: Verdict): Verdict {
    const { question } = claim;
    if (judged.verdict === "legal") return this.compare(question, judged.cost);
    return judged.verdict === "no-plan" && !claim.isUndecided ? this.lookFor(question) : judged;
  }

  private compare(question: C, cost: number): Verdict {
    // No farther than the plan goes: by itself a puzzle may be content with less.
    const outcome = this.solver.distance(question, { ...this.limits(), maxCost: cost });
    if (outcome.status === "solved") {
      const optimal = outcome.cost;
      return optimal < cost
        ? { verdict: "improvable", cost, optimal }
        : { verdict: "optimal", cost };
    }
    if (outcome.status === "unsolvable" || outcome.limit === "cost") {
      throw new SelfCheckError(`no plan was found where there is a legal one of cost ${cost}`);
    }
    const { limit, lowerBound } = outcome;
    if (lowerBound >= cost) return { verdict: "optimal", cost };
    return { verdict: "undecided", cost, limit, lowerBound };
  }

  private lookFor(question: C): Verdict {
    const outcome: CaseOutcome = this.solver.distance(question, this.limits());
    if (outcome.status === "solved") return { verdict: "improvable", optimal: outcome.cost };
    if (outcome.status === "unsolvable" || !isUndecided(this.puzzle.answer(outcome, 0))) {
      return { verdict: "no-plan" };
    }
    const { limit, lowerBound } = outcome;
    return { verdict: "undecided", limit, lowerBound };
  }
}
