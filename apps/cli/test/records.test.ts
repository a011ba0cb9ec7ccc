import { describe, expect, test } from "vitest";
import { microsolve } from "./microsolve.ts";
import { LONG_WAY, SAMPLE } from "./samples.ts";

const HEAD = { schema: "microsolve-outcomes", version: 1, puzzle: "klotski" };
const stats = {
  expanded: expect.any(Number),
  generated: expect.any(Number),
  bytes: expect.any(Number),
};
const FIRST = { case: 1, line: 5, column: 1, answer: "2", status: "solved", cost: 2, stats };
const SECOND = { case: 2, line: 6, column: 1, answer: "-1", status: "unsolvable", stats };

function solve(
  input: string,
  ...options: readonly string[]
): { code: number | null; stdout: string } {
  return microsolve(["solve", "klotski", ...options], { input });
}

function parseLines(text: string): unknown[] {
  expect(text.endsWith("\n")).toBe(true);
  return text
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

describe("json", () => {
  test("is one document", () => {
    const { code, stdout } = solve(SAMPLE, "--format", "json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ ...HEAD, cases: [FIRST, SECOND] });
  });

  test("is whole where there is no case, and where the input breaks off", () => {
    expect(JSON.parse(solve("1 1 0\n1\n", "--format=json").stdout)).toEqual({ ...HEAD, cases: [] });
    const broken = solve(SAMPLE.replace("1 2 2 2 3 2", "1 2 2 x 3 2"), "--format=json");
    expect(broken.code).toBe(65);
    const message = "<stdin>:6:7: expected a column for the tile from 1 to 4, found 'x'";
    const fault = { line: 6, column: 7, message };
    expect(JSON.parse(broken.stdout)).toEqual({ ...HEAD, cases: [FIRST], fault });
  });
});

test("ndjson is a complete record a line", () => {
  const { code, stdout } = solve(SAMPLE, "--format", "ndjson");
  expect(code).toBe(0);
  expect(parseLines(stdout)).toEqual([
    { ...HEAD, ...FIRST },
    { ...HEAD, ...SECOND },
  ]);
});

test("with plans come boards, so that a record can be verified by itself", () => {
  const { stdout } = solve(SAMPLE, "--format", "ndjson", "--plan");
  expect(parseLines(stdout)).toEqual([
    { ...HEAD, ...FIRST, board: "#@..\n#!.#\n#_##\n", plan: "UU" },
    { ...HEAD, ...SECOND, board: "#_..\n#@.#\n#!##\n" },
  ]);
});

test("frames are boards and the moves between them", () => {
  const [first] = parseLines(solve(SAMPLE, "--format", "ndjson", "--frames").stdout);
  const frames = [
    { board: "#@..\n#!.#\n#_##\n" },
    { move: "U", board: "#@..\n#+.#\n#.##\n" },
    { move: "U", board: "#_..\n#*.#\n#.##\n" },
  ];
  expect(first).toEqual({ ...HEAD, ...FIRST, frames });
});

test("an undecided case says which limit it met, and what it costs at least", () => {
  const { code, stdout } = solve(LONG_WAY, "--format=ndjson", "--max-cost=21");
  expect(code).toBe(12);
  const undecided = { answer: "?", status: "limit", limit: "cost", lowerBound: 22 };
  expect(parseLines(stdout)).toEqual([
    { ...HEAD, case: 1, line: 7, column: 1, ...undecided, stats },
  ]);
});
