import { readFileSync } from "node:fs";
import { readCases } from "@microsolvers/core-grid/judge";
import { judgeFiles } from "@microsolvers/puzzle-contract";
import { describe, expect, test } from "vitest";
import { type DistanceOutcome, generate, STANDARD, type WithinOutcome } from "../src/index.ts";
import { answer, answers, createReader, formatJudge, JudgeSolver, judge } from "../src/judge.ts";
import { distancesFrom } from "./brute-force.ts";

const folder = new URL("fixtures/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), "utf8");
const SAMPLE = read("published-sample.in");

judgeFiles(folder, { judge, answers });

test("the answers are those of a brute force", () => {
  const start = "......../......../......../...oo.../...o..../......../......../.......o/";
  const distances = distancesFrom(start, 5);
  const line = (board: string): string =>
    [...board.replaceAll("/", "")]
      .flatMap((character, cell) =>
        character === "o" ? [`${Math.floor(cell / 8) + 1} ${(cell % 8) + 1}`] : [],
      )
      .join(" ");
  const goals = [...distances.keys()].filter((_, index) => index % 61 === 0);
  expect(goals.length).toBeGreaterThan(100);
  const text = goals.map((goal) => `${line(start)}\n${line(goal)}\n`).join("");
  const solver = new JudgeSolver();
  const costs = [...readCases(createReader(), [text])].map((question) =>
    solver.distance(question, { maxCost: 5 }),
  );
  for (const [index, goal] of goals.entries()) {
    expect(costs[index]).toMatchObject({ status: "solved", cost: distances.get(goal) });
  }
  expect(judge(text)).toBe("YES\n".repeat(goals.length));
});

test("the answers are those that the distances give", () => {
  const questions = [4, 10, 16].flatMap((walk) => [...generate({ seed: walk, count: 30, walk })]);
  const text = [...formatJudge(questions)].join("");
  const solver = new JudgeSolver();
  const asked = [...readCases(createReader(), [text])];
  const expected = asked.map((question) => `${answer(solver.distance(question))}\n`);
  expect([...answers([text])]).toEqual(expected);
  expect(new Set(expected)).toEqual(new Set(["YES\n", "NO\n"]));
});

test("text after the cases that were counted is surplus, and said where it begins", () => {
  const reader = createReader();
  expect([...readCases(reader, [read("surplus-after-the-counted.in")])]).toHaveLength(1);
  expect(reader.surplus).toEqual({ line: 4, column: 1 });
});

test("a case tells where it stands, and what its board is", () => {
  const [first, second] = readCases(createReader(), [`\n${SAMPLE}  ${SAMPLE}`]);
  expect(first).toMatchObject({ position: { line: 2, column: 1 }, from: [27, 28, 35, 44] });
  expect(second).toMatchObject({ position: { line: 4, column: 3 }, board: STANDARD });
});

describe("the judge asks for eight moves", () => {
  const stats = { expanded: 0, generated: 0, bytes: 0 };
  test.each<[string, DistanceOutcome | WithinOutcome]>([
    ["YES", { status: "solved", cost: 8, stats }],
    ["NO", { status: "solved", cost: 9, stats }],
    ["NO", { status: "unsolvable", stats }],
    ["NO", { status: "limit", limit: "cost", lowerBound: 9, stats }],
    ["NO", { status: "limit", limit: "time", lowerBound: 10, stats }],
    ["?", { status: "limit", limit: "cost", lowerBound: 8, stats }],
    ["?", { status: "limit", limit: "memory", lowerBound: 3, stats }],
    ["YES", { status: "within", cost: 8, stats }],
  ])("%s for %o", (expected, outcome) => {
    expect(answer(outcome)).toBe(expected);
  });

  test("unless asked for more or fewer", () => {
    const text = `${SAMPLE}1 1 1 2 1 3 1 4\n8 8 8 7 8 6 8 5\n`;
    const [near, far] = readCases(createReader(), [text]);
    const solver = new JudgeSolver();
    expect(solver.distance(far)).toMatchObject({ status: "limit", limit: "cost" });
    expect(solver.distance(far, { maxCost: undefined })).toMatchObject({ status: "limit" });
    expect(solver.solve(far, { maxCost: 30 })).toMatchObject({ status: "solved" });
    // Rows 2 + 1 + 2 + 2 and a parity of 1, columns 1 + 0 + 1 + 1 and a parity of 1: 12 halves.
    expect(solver.solve(near, { maxCost: 1 })).toMatchObject({ status: "limit", lowerBound: 6 });
    expect([...answers([text], { maxCost: 1 })]).toEqual(["?\n", "NO\n"]);
    expect([...answers([text], { maxCost: 30 })]).toEqual(["YES\n", "NO\n"]);
  });

  test("and a solver for it takes boards of any kind, one after the other", () => {
    const solver = new JudgeSolver();
    const position = { line: 1, column: 1 };
    const board = { rows: 1, columns: 5 };
    const small = { board, from: [0, 1], to: [2, 1], position };
    const [contest] = readCases(createReader(), [SAMPLE]);
    expect(solver.solve(small)).toMatchObject({ plan: [{ from: 0, to: 2 }] });
    expect(solver.distance(contest)).toMatchObject({ status: "solved" });
    expect(solver.distance(small)).toMatchObject({ status: "solved" });
  });
});

test("what formatJudge writes is read back, piece by piece", () => {
  const questions = [...generate({ seed: 1, count: 20, walk: 10 })];
  const cases = [...readCases(createReader(), formatJudge(questions))];
  expect(cases.map(({ from, to }) => ({ board: STANDARD, from, to }))).toEqual(questions);
});

test("cases are read in bounded memory", () => {
  const cases = 20_000;
  function* chunks(): Generator<string> {
    for (let piece = 0; piece < cases / 20; piece++) yield SAMPLE.repeat(20);
  }
  const reader = createReader();
  const held = (): string => Reflect.get(Reflect.get(reader, "text"), "text");
  let count = 0;
  for (const chunk of chunks()) {
    for (const _ of reader.push(chunk)) count++;
    expect(held().length).toBeLessThan(2000);
  }
  for (const _ of reader.end()) count++;
  expect(count).toBe(cases);
});

test("a reader that keeps going tells of each illegal case, and gives out the others", () => {
  const line = "1 1 1 2 2 1 2 2";
  const text = [
    `${line} ${line}`,
    `1 1 1 1 2 1 2 2 ${line}`,
    `${line} 1 1 1 2 2 1 9 2`,
    `${line} ${line}`,
  ].join("\n");
  const found: unknown[] = [];
  const reader = createReader(({ message }) => found.push(message));
  for (const { from } of readCases(reader, text.split(""))) found.push(from);
  expect(found).toEqual([
    [0, 1, 8, 9],
    "2:5: a second piece at row 1, column 1",
    "3:29: expected a row from 1 to 8, found '9'",
    [0, 1, 8, 9],
  ]);
  const cases = readCases(
    createReader(() => {}),
    [`${line} 1 1 1`],
  );
  expect(() => cases.next()).toThrow("the end of the input");
});
