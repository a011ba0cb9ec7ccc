import { readFileSync } from "node:fs";
import { readCases } from "@microsolvers/core-grid/judge";
import { judgeFiles } from "@microsolvers/puzzle-contract";
import { describe, expect, test } from "vitest";
import { answer, answers, createReader, JudgeSolver, judge } from "../src/judge.ts";
import { judgeSlowly } from "./brute-force.ts";

const folder = new URL("fixtures/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), "utf8");

judgeFiles(folder, { judge, answers, judgeSlowly });

describe("the reader", () => {
  test("yields a question as soon as it has arrived, and says where it stands", () => {
    const reader = createReader();
    expect([...reader.push("2 2 2\n1 1\n1 1\n 1 1 2 2 1 2")]).toEqual([]);
    const [first] = reader.push("\n");
    expect(first).toMatchObject({
      board: { rows: 2, columns: 2 },
      state: { blank: 0, tile: 3 },
      target: 1,
      position: { line: 4, column: 2 },
    });
    const [second, ...others] = reader.push("2 1 1 1 2 2\n");
    expect(second).toMatchObject({ position: { line: 5, column: 1 } });
    expect(second.board).toBe(first.board);
    expect([others, [...reader.end()]]).toEqual([[], []]);
  });

  test.each([1, 2, 7, 1000])("names once where the surplus begins, in pieces of %i", (size) => {
    const text = `${read("surplus-after-the-last-question.in")}still more\n`;
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      text.slice(index * size, (index + 1) * size),
    );
    const reader = createReader();
    expect([...readCases(reader, chunks)]).toHaveLength(1);
    expect(reader.surplus).toEqual({ line: 5, column: 3 });
  });

  test("names no surplus where there is none", () => {
    const reader = createReader();
    expect([...readCases(reader, [read("tabs-and-blank-lines.in")])]).toHaveLength(1);
    expect(reader.surplus).toBeUndefined();
  });
});

describe("the solver of cases", () => {
  test("answers cases of several boards in any order", () => {
    const cases = ["wall-between", "question-opens-no-cell"].map((stem) => [
      ...readCases(createReader(), [read(`${stem}.in`)]),
    ]);
    const [[walled, push], [stuck, turn]] = cases;
    const solver = new JudgeSolver();
    const costs = [walled, turn, push, stuck, turn].map((one) => answer(solver.solve(one)));
    expect(costs).toEqual(["-1", "2", "1", "-1", "2"]);
    expect(answer(solver.distance(turn))).toBe("2");
    expect(solver.solve(push)).toMatchObject({ plan: ["L"] });
  });

  test("prepares a board once for all its questions", () => {
    let reads = 0;
    const free = new Proxy(new Array<number>(400).fill(1), {
      get(cells, key) {
        reads++;
        return Reflect.get(cells, key);
      },
    });
    const board = { rows: 20, columns: 20, free };
    const position = { line: 1, column: 1 };
    const solver = new JudgeSolver();
    const ask = (target: number) =>
      solver.solve({ board, state: { blank: 0, tile: 1 }, target, position });
    ask(399);
    expect(reads).toBeGreaterThan(400);
    reads = 0;
    expect(ask(2)).toMatchObject({ status: "solved" });
    expect(reads).toBeLessThan(400);
  });

  test("writes ? where a limit was met", () => {
    const text = read("crlf.in");
    expect([...answers([text], { maxCost: 2 })]).toEqual(["2\n", "?\n"]);
  });
});

test("a reader that keeps going tells of each illegal question, and gives out the others", () => {
  const text =
    "2 2 6\n1 1\n1 0\n1 1 1 2 2 1\n2 2 1 2 2 1\n1 1 1 1 9 9\n3 0 1 2 2 1\n1 1 1 2 1 0\n2 1 1 1 1 1";
  const found: unknown[] = [];
  const reader = createReader(({ message }) => found.push(message));
  for (const { state } of readCases(reader, text.split(""))) found.push(state);
  expect(found).toEqual([
    { blank: 0, tile: 1 },
    "5:1: the blank stands on a fixed cell (row 2, column 2)",
    "6:5: the tile stands on the blank (row 1, column 1)",
    "7:1: expected a row for the blank from 1 to 2, found '3'",
    "8:11: expected a column for the target from 1 to 2, found '0'",
    { blank: 2, tile: 0 },
  ]);
  for (const spoilt of ["1 1 1 2 2", "1 1 x 2 2 1"]) {
    const head = text.slice(0, text.indexOf("2 2 1 2 2 1"));
    const cases = readCases(
      createReader(() => {}),
      [head, spoilt],
    );
    expect(cases.next().value?.state).toEqual({ blank: 0, tile: 1 });
    expect(() => cases.next()).toThrow(/^5:/);
  }
});
