/**
 * Cases from one input and plans from another, a line for each case: what `solve --plan` prints (the
 * answer, a tab, the plan; the answer alone where there is no plan to show), or a plan written by hand.
 */
import { MalformedError } from "../faults.ts";
import type { Input } from "../input.ts";
import { readLines } from "../lines.ts";
import type { Case, CaseOutcome, Puzzle } from "../puzzle.ts";
import type { Claim } from "./claim.ts";

/** @throws MalformedError where cases and plans are not equally many */
export function* readLineClaims<C extends Case>(
  puzzle: Puzzle<C>,
  cases: Iterable<C>,
  plans: Input,
): Generator<Claim<C>, void> {
  const lines = readLines(plans);
  const refuse = (line: number, expected: string, found: string): never => {
    const problem = `expected ${expected}, found ${found}`;
    throw new MalformedError(plans.name, { line, column: 1 }, problem);
  };
  let lastLine = 0;
  let index = 0;
  for (const question of cases) {
    const next = lines.next();
    const nameOfPlan = `a plan for case ${index + 1}`;
    if (next.done) return refuse(lastLine + 1, nameOfPlan, "the end of the input");
    const { text, number } = next.value;
    yield { question, file: plans.name, line: number, ...readClaim(puzzle, text, index) };
    lastLine = number;
    index++;
  }
  const surplus = lines.next();
  if (!surplus.done) refuse(surplus.value.number, "no more plans", `one for case ${index + 1}`);
}

const NO_STATS = { expanded: 0, generated: 0, bytes: 0 };
const UNSOLVABLE: CaseOutcome = { status: "unsolvable", stats: NO_STATS };
const UNDECIDED: CaseOutcome = { status: "limit", limit: "time", lowerBound: 0, stats: NO_STATS };

function solvedAt(cost: number): CaseOutcome {
  return { status: "solved", cost, stats: NO_STATS };
}

function readClaim<C extends Case>(
  puzzle: Puzzle<C>,
  text: string,
  index: number,
): Pick<Claim<C>, "agrees" | "column" | "isUndecided" | "plan" | "said"> {
  const agrees = (cost: number): boolean => puzzle.answer(solvedAt(cost), index) === said;
  const tab = text.indexOf("\t");
  const said = (tab < 0 ? text : text.slice(0, tab)).trim();
  if (tab >= 0) return { said, plan: text.slice(tab + 1), column: tab + 2, agrees };
  const isUndecided = puzzle.answer(UNDECIDED, index) === said;
  const hasNoPlan = isUndecided || puzzle.answer(UNSOLVABLE, index) === said;
  if (hasNoPlan) return { said, column: 1, isUndecided, agrees };
  const isSolvedAlready = agrees(0);
  if (isSolvedAlready) return { said, plan: "", column: 1, agrees };
  return { plan: text, column: 1, agrees };
}
