import { expect, test } from "vitest";
import type { Case, Trials } from "../../src/puzzle.ts";
import { shrink } from "../../src/stress/shrink.ts";
import type { Failure, Tester } from "../../src/stress/trial.ts";

interface Numbered extends Case {
  readonly value: number;
}

const numbered = (value: number): Numbered => ({ value, position: { line: 1, column: 1 } });

/** Simpler is a smaller number. */
const trials: Trials<Numbered> = {
  areIndependent: false,
  size: { description: "the greatest number", default: 9 },
  draw: () => [],
  format: (cases) => [cases.map(({ value }) => value).join(" ")],
  *simpler(cases) {
    for (const [index, { value }] of cases.entries()) {
      if (value > 0) yield cases.with(index, numbered(value - 1));
    }
  },
};

function failureOf(cases: readonly Numbered[]): Failure<Numbered> {
  const execution = { stdout: "", stderr: "", ending: { kind: "exit", code: 0 } } as const;
  const input = [...trials.format(cases)].join("");
  return { cases, input, expected: [], execution, difference: { problem: "wrong" } };
}

/** A tester of a program with this fault; counts how often it is run. */
function testerOf(fails: (values: number[]) => boolean): Tester<Numbered> & { runs: string[] } {
  const runs: string[] = [];
  const tester = {
    runs,
    test: async (cases: readonly Numbered[]) => {
      runs.push([...trials.format(cases)].join(""));
      return fails(cases.map(({ value }) => value)) ? failureOf(cases) : undefined;
    },
  };
  return tester as unknown as Tester<Numbered> & { runs: string[] };
}

const START = failureOf([3, 1, 4, 1, 5, 9, 2, 6].map(numbered));

test.each<[fault: string, fails: (values: number[]) => boolean, smallest: string]>([
  ["any input", () => true, "0"],
  ["a number of 4 or more", (values) => values.some((value) => value >= 4), "4"],
  ["three cases or more", (values) => values.length > 2, "0 0 0"],
  ["a descent", (values) => values.some((value, at) => value < (values[at - 1] ?? 0)), "1 0"],
])("of a program that fails on %s, to a smallest input", async (_, fails, smallest) => {
  const tester = testerOf(fails);
  const { failure, isSmallest } = await shrink(START, trials, tester, () => true);
  expect(isSmallest).toBe(true);
  expect(failure.input).toBe(smallest);
  expect(new Set(tester.runs).size).toBe(tester.runs.length);
});

test("stops when it may not go on, with the smallest so far", async () => {
  let runs = 0;
  const tester = testerOf(() => true);
  const { failure, isSmallest } = await shrink(START, trials, tester, () => runs++ < 2);
  expect(isSmallest).toBe(false);
  expect(failure.cases).toHaveLength(2);
});

test("many single cases are tried in one run, and the one that fails alone is taken", async () => {
  const wide: Trials<Numbered> = {
    ...trials,
    areIndependent: true,
    *simpler([first]) {
      for (let value = 0; value < (first?.value ?? 0); value++) yield [numbered(value)];
    },
  };
  const tester = testerOf((values) => values.some((value) => value >= 37 && value % 2 === 1));
  const { failure } = await shrink(failureOf([numbered(91)]), wide, tester, () => true);
  expect(failure.input).toBe("37");
  expect(tester.runs.filter((input) => input.includes(" ")).length).toBeGreaterThan(2);
  expect(tester.runs.length).toBeLessThan(40);
});
