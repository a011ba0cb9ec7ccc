import type { Limit } from "@microsolvers/core-search";
import { expect, test } from "vitest";
import type { CaseOutcome } from "../../src/puzzle.ts";
import { Tally } from "../../src/solve/tally.ts";
import { addCounts, describeCounts } from "../../src/solve/totals.ts";

const stats = { expanded: 3, generated: 5, bytes: 7 };
const question = { position: { line: 4, column: 1 } };

function tallyOf(...cases: readonly (readonly [outcome: CaseOutcome, answer: string])[]): Tally {
  const tally = new Tally();
  for (const [index, [outcome, answer]] of cases.entries()) {
    tally.add({ index, question, outcome, answer });
  }
  return tally;
}

const met = (limit: Limit): readonly [CaseOutcome, string] => {
  return [{ status: "limit", limit, lowerBound: 2, stats }, "?"];
};

test.each<[number, Limit[]]>([
  [0, []],
  [12, ["cost"]],
  [12, ["expanded"]],
  [22, ["memory"]],
  [23, ["time"]],
  [23, ["cost", "time", "expanded"]],
  [22, ["time", "memory", "time", "cost"]],
])("the gravest wins: %i after %j", (exitCode, limits) => {
  expect(tallyOf(...limits.map(met)).exitCode).toBe(exitCode);
});

test("a case is undecided whatever words the judge wants before the answer", () => {
  const [outcome] = met("memory");
  const tally = tallyOf([outcome, "Case 1: ?"]);
  expect(tally.exitCode).toBe(22);
  expect(tally.warning).toBeDefined();
});

test("a limit that is the judge's answer leaves nothing undecided", () => {
  // Knights: a judge asks for at most 15 moves.
  const tally = tallyOf([{ status: "limit", limit: "cost", lowerBound: 16, stats }, "-1"]);
  expect(tally.exitCode).toBe(0);
  expect(tally.warning).toBeUndefined();
});

test("statistics add up; memory is the most of any case", () => {
  const tally = tallyOf(
    [{ status: "unsolvable", stats }, "-1"],
    [{ status: "solved", cost: 1, stats }, "1"],
  );
  expect(describeCounts(tally.counts, 12.34)).toBe(
    "2 cases: 1 solved, 1 unsolvable, 0 undecided; 6 states expanded, 10 generated; 7 bytes in tables at most; 12.3 ms",
  );
});

test("what threads have counted adds up, and the first undecided case is the first of all", () => {
  const early = new Tally();
  early.add({ index: 3, question, outcome: met("time")[0], answer: "?" });
  const late = new Tally();
  late.add({ index: 7, question, outcome: met("memory")[0], answer: "?" });
  late.add({ index: 8, question, outcome: { status: "solved", cost: 1, stats }, answer: "1" });
  late.addIllegal();
  const whole = new Tally();
  addCounts(whole.counts, late.counts);
  addCounts(whole.counts, early.counts);
  expect(whole.warning?.problem).toBe(
    "case 4 is undecided: --timeout was met (lower bound 2), and 1 more",
  );
  expect(whole.exitCode).toBe(65);
  expect(describeCounts(whole.counts, 1)).toBe(
    "4 cases: 1 solved, 0 unsolvable, 2 undecided, 1 illegal; 9 states expanded, 15 generated; 7 bytes in tables at most; 1.0 ms",
  );
});
