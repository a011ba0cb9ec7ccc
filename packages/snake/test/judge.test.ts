import { readFileSync } from "node:fs";
import { readCases } from "@microsolvers/core-grid/judge";
import { judgeFiles } from "@microsolvers/puzzle-contract";
import { describe, expect, test } from "vitest";
import { type DistanceOutcome, generate } from "../src/index.ts";
import { answer, answers, createReader, formatJudge, JudgeSolver, judge } from "../src/judge.ts";
import { judgeSlowly } from "./brute-force.ts";

const folder = new URL("fixtures/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), "utf8");

judgeFiles(folder, { judge, answers, judgeSlowly });

test("a hundred boards have the answers of the brute force", () => {
  const options = { rows: 6, columns: 6, length: 5, seed: 4, count: 50 };
  const boards = [
    ...generate({ ...options, kind: "turn", density: 0.1 }),
    ...generate({ ...options, kind: "stones", density: 0.3 }),
  ];
  const text = [...formatJudge(boards)].join("");
  expect(judge(text)).toBe(judgeSlowly(text));
});

describe("the reader", () => {
  test("yields a case as soon as it has arrived, and says where it stands", () => {
    const reader = createReader();
    expect([...reader.push("\n 2 3 2\n1 3 1 2\n1\n2 1")]).toEqual([]);
    const [first, ...others] = reader.push(" 0");
    expect(first).toEqual({
      puzzle: {
        rows: 2,
        columns: 3,
        stones: Uint8Array.of(0, 0, 0, 1, 0, 0),
        exits: [0],
        tail: "blocks",
      },
      state: { body: [2, 1] },
      position: { line: 2, column: 2 },
    });
    expect(others).toEqual([]);
    expect(() => [...reader.end()]).toThrow("5:6: expected the number of columns (0)");
  });

  test.each([1, 2, 7, 1000])("names once where the surplus begins, in pieces of %i", (size) => {
    const text = `${read("surplus-after-the-end.in")}still more\n`;
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      text.slice(index * size, (index + 1) * size),
    );
    const reader = createReader();
    expect([...readCases(reader, chunks)]).toHaveLength(2);
    expect(reader.surplus).toEqual({ line: 24, column: 1 });
  });

  test("names no surplus where there is none", () => {
    for (const stem of ["published-sample", "no-terminator"]) {
      const reader = createReader();
      expect([...readCases(reader, [read(`${stem}.in`)])]).toHaveLength(2);
      expect(reader.surplus).toBeUndefined();
    }
  });

  test("keeps little text, however many stones a case has", () => {
    const reader = createReader();
    const held = (): string => Reflect.get(Reflect.get(reader, "text"), "text");
    const stones = 50_000;
    let count = 0;
    const push = (chunk: string): void => {
      for (const _ of reader.push(chunk)) count++;
      expect(held().length).toBeLessThan(10_000);
    };
    push(`9 9 1\n1 1\n${stones}\n`);
    for (let stone = 0; stone < stones; stone += 500) push("2 2\n".repeat(500));
    push("0 0 0\n");
    expect(count).toBe(1);
  });
});

describe("the solver of cases", () => {
  test("answers cases of several boards in any order, again and again", () => {
    const options = { rows: 9, columns: 8, length: 6, kind: "turn" as const };
    const boards = [
      ...generate({ ...options, seed: 1, count: 3 }),
      ...generate({ ...options, seed: 2, rows: 18, columns: 16, length: 16 }),
      ...generate({ ...options, seed: 3, columns: 12, length: 3 }),
    ];
    const cases = [...readCases(createReader(), formatJudge(boards))];
    const costs = cases.map((one) => new JudgeSolver().solve(one)).map(costOf);
    expect(costs).toHaveLength(5);
    const solver = new JudgeSolver();
    for (const order of [
      [0, 3, 1, 4, 2],
      [4, 4, 3, 2, 1, 0],
    ]) {
      expect(order.map((at) => costOf(solver.distance(cases[at])))).toEqual(
        order.map((at) => costs[at]),
      );
      expect(order.map((at) => costOf(solver.solve(cases[at])))).toEqual(
        order.map((at) => costs[at]),
      );
    }
  });

  test("writes ? where a limit was met", () => {
    const text = read("crlf.in");
    expect([...answers([text], { maxCost: 2 })]).toEqual(["Case 1: ?\n", "Case 2: ?\n"]);
  });
});

function costOf(outcome: DistanceOutcome): number {
  if (outcome.status !== "solved") throw new Error(outcome.status);
  return outcome.cost;
}

describe("answers", () => {
  const stats = { expanded: 0, generated: 0, bytes: 0 };
  test.each<[string, DistanceOutcome]>([
    ["Case 3: 15", { status: "solved", cost: 15, stats }],
    ["Case 3: -1", { status: "unsolvable", stats }],
    ["Case 3: ?", { status: "limit", limit: "time", lowerBound: 16, stats }],
  ])("%s for %o", (expected, outcome) => {
    expect(answer(outcome, 2)).toBe(expected);
  });
});

describe("what formatJudge writes", () => {
  test("is read back, piece by piece", () => {
    const boards = [
      ...generate({ rows: 9, columns: 7, length: 4, kind: "stones", seed: 1, count: 9 }),
    ];
    const cases = [...readCases(createReader(), formatJudge(boards))];
    expect(cases.map(({ puzzle, state }) => ({ puzzle, state }))).toEqual(boards);
  });

  test("is nothing that the judge does not know", () => {
    const [{ puzzle, state }] = generate({
      rows: 9,
      columns: 7,
      length: 4,
      kind: "stones",
      seed: 1,
    });
    for (const change of [{ exits: [1] }, { exits: [0, 1] }, { tail: "frees" as const }]) {
      expect(() => [...formatJudge([{ puzzle: { ...puzzle, ...change }, state }])]).toThrow(
        expect.objectContaining({ code: "ERR_ARGUMENT" }),
      );
    }
  });
});

test("a reader that keeps going tells of each illegal case, and gives out the others", () => {
  const legal = "2 3 2\n1 1 1 2\n0\n";
  const text = [
    legal,
    "2 3 2\n1 1 2 2\n0\n",
    "2 3 3\n1 1 1 2 1 1\n0\n",
    "2 3 1\n3 1\n0\n",
    "2 3 1\n1 1\n2 1 2 2 0\n",
    legal,
    "0 0 0\n",
  ].join("");
  const found: unknown[] = [];
  const reader = createReader(({ message }) => found.push(message));
  for (const { state } of readCases(reader, text.split(""))) found.push(state.body);
  expect(found).toEqual([
    [0, 1],
    expect.stringMatching(/^5:5: the snake is torn/),
    expect.stringMatching(/^8:9: the snake lies twice/),
    "11:1: expected a row for the snake from 1 to 2, found '3'",
    "15:9: expected a column for a stone from 1 to 3, found '0'",
    [0, 1],
  ]);
  expect(reader.surplus).toBeUndefined();
  for (const spoilt of ["2 3 2\n1 1 2", "2 3 7\n1 1\n0\n", "2 3 1\nx 1\n0\n"]) {
    const cases = readCases(
      createReader(() => {}),
      [legal, spoilt],
    );
    expect(cases.next().value?.state.body).toEqual([0, 1]);
    expect(() => cases.next()).toThrow(/^[45]:/);
  }
});
