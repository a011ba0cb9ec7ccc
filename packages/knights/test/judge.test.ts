import { readFileSync } from "node:fs";
import { readCases } from "@microsolvers/core-grid/judge";
import { judgeFiles } from "@microsolvers/puzzle-contract";
import { describe, expect, test } from "vitest";
import { type DistanceOutcome, generate, STANDARD } from "../src/index.ts";
import { answer, answers, createReader, formatJudge, judge } from "../src/judge.ts";
import { answersOf, solver } from "./answers.ts";
import { CONTEST, distancesFrom } from "./brute-force.ts";

const folder = new URL("fixtures/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), "utf8");

judgeFiles(folder, { judge, answers: answersOf });

test("the answers are the distances of a brute force", () => {
  const distances = distancesFrom(CONTEST, 9);
  expect(distances.size).toBe(24602);
  const boards = [...distances.keys()].filter((_, index) => index % 7 === 0);
  const text = `${boards.length}\n${boards.join("\n").replaceAll("/", "\n")}`;
  const expected = boards.map((board) => `${distances.get(board)}\n`).join("");
  expect(judge(text)).toBe(expected);
});

test("text after the last board is surplus, and said where it begins", () => {
  const reader = createReader();
  expect([...readCases(reader, [read("surplus-after-the-last-board.in")])]).toHaveLength(1);
  expect(reader.surplus).toEqual({ line: 7, column: 1 });
});

test("a case tells where it stands and how many were announced", () => {
  const [first, second] = readCases(createReader(), [read("tabs-and-blank-lines.in")]);
  expect(first).toMatchObject({ position: { line: 5, column: 1 }, announced: 2 });
  expect(second).toMatchObject({ puzzle: STANDARD, announced: 2 });
});

describe("the judge asks for 15 moves", () => {
  const stats = { expanded: 0, generated: 0, bytes: 0 };
  test.each<[string, DistanceOutcome]>([
    ["15", { status: "solved", cost: 15, stats }],
    ["-1", { status: "solved", cost: 16, stats }],
    ["-1", { status: "unsolvable", stats }],
    ["-1", { status: "limit", limit: "cost", lowerBound: 16, stats }],
    ["-1", { status: "limit", limit: "time", lowerBound: 17, stats }],
    ["?", { status: "limit", limit: "cost", lowerBound: 15, stats }],
    ["?", { status: "limit", limit: "memory", lowerBound: 3, stats }],
  ])("%s for %o", (expected, outcome) => {
    expect(answer(outcome)).toBe(expected);
  });

  test("unless asked for more or fewer", () => {
    const text = read("published-sample.in");
    const [near, far] = readCases(createReader(), [text]);
    expect(solver.distance(far)).toMatchObject({ status: "limit", limit: "cost" });
    expect(solver.distance(far, { maxCost: undefined })).toMatchObject({ status: "limit" });
    const { status, ...rest } = solver.solve(far, { maxCost: 30 });
    expect({ status, ...rest }).toMatchObject({ status: "solved", cost: 18 });
    expect(solver.solve(near, { maxCost: 6 })).toMatchObject({ status: "limit", lowerBound: 7 });
    expect([...answers([text], { maxCost: 6 })]).toEqual(["?\n", "?\n"]);
  });
});

test("what formatJudge writes is read back, piece by piece", () => {
  const states = [...generate({ seed: 1, count: 20, scramble: 10 })];
  const pieces = formatJudge(states.length, states);
  const cases = [...readCases(createReader(), pieces)];
  expect(cases.map(({ state }) => state)).toEqual(states);
});

test("boards are read in bounded memory", () => {
  const [state] = generate({ seed: 1 });
  const boards = 20_000;
  function* chunks(): Generator<string> {
    let text = "";
    for (const piece of formatJudge(boards, Array(boards).fill(state))) {
      text += piece;
      if (text.length < 1000) continue;
      yield text;
      text = "";
    }
    yield text;
  }
  const reader = createReader();
  const held = (): string => Reflect.get(Reflect.get(reader, "text"), "text");
  let count = 0;
  for (const chunk of chunks()) {
    for (const _ of reader.push(chunk)) count++;
    expect(held().length).toBeLessThan(2000);
  }
  for (const _ of reader.end()) count++;
  expect(count).toBe(boards);
});

test("a reader that keeps going tells of each illegal board, and gives out the others", () => {
  const goal = "1111101111*00110000100000";
  const boards = [
    goal,
    goal.replace("1", "*"),
    goal.replace("*", "0"),
    goal.replace("1", "0"),
    goal.replace("1", "*").replace("*0", "00"),
    goal,
  ];
  const found: unknown[] = [];
  const reader = createReader(({ message }) => found.push(message));
  const text = `6\n${boards.join("\n")}`;
  for (const { state } of readCases(reader, text.split(""))) found.push(state.blank);
  expect(found).toEqual([
    10,
    "3:11: a second blank",
    "4:1: no blank",
    "5:1: expected 12 black and 12 white knights, found 11 black and 13 white ones",
    "6:1: expected 12 black and 12 white knights, found 11 black and 13 white ones",
    10,
  ]);
  for (const spoilt of [boards[3].replace("0", "x"), boards[3].slice(1)]) {
    const cases = readCases(
      createReader(() => {}),
      ["2\n", spoilt],
    );
    expect(() => cases.next()).toThrow(/^2:/);
  }
});
