import fs from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { JUDGE_LINES } from "../../src/formats/judge-lines.ts";
import { Sheet } from "../../src/formats/sheet.ts";
import { Output } from "../../src/output.ts";
import type { Case, CaseOutcome, Limits } from "../../src/puzzle.ts";
import { solveAll } from "../../src/solve/solve-all.ts";

let written: string[];

beforeEach(() => {
  written = [];
  vi.spyOn(fs, "writeSync").mockImplementation((_, bytes) => {
    written.push(String(bytes));
    return Buffer.byteLength(String(bytes));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("a small output is one piece", () => {
  const output = new Output();
  for (let line = 0; line < 1000; line++) output.write(`${line}\n`);
  expect(written).toEqual([]);
  output.flush();
  output.flush();
  expect(written).toHaveLength(1);
});

test("a big one is never held whole", () => {
  const output = new Output();
  for (let line = 0; line < 100_000; line++) output.write("12345678\n");
  output.flush();
  expect(written.join("")).toBe("12345678\n".repeat(100_000));
  expect(Math.max(...written.map((piece) => piece.length))).toBeLessThan(2 ** 17);
});

test("a long search does not keep back the answers before it", () => {
  let clock = 1000;
  vi.spyOn(Date, "now").mockImplementation(() => clock);
  const seen: string[] = [];
  const ask = (question: Case, { now = Date.now }: Limits) => {
    now();
    clock += question.position.line === 3 ? 1000 : 1;
    now();
    seen.push(written.join(""));
    const stats = { expanded: 0, generated: 0, bytes: 0 };
    return { status: "solved", cost: question.position.line, stats } as const;
  };
  const answer = (outcome: CaseOutcome) => String("cost" in outcome && outcome.cost);
  const cases = [1, 2, 3, 4].map((line) => ({ position: { line, column: 1 } }));
  const output = new Output();
  const sheet = new Sheet(JUDGE_LINES.layout, output);
  solveAll({ ask, answer }, cases, JUDGE_LINES, sheet);
  expect(seen).toEqual(["", "", "1\n2\n", "1\n2\n"]);
  expect(written.join("")).toBe("1\n2\n3\n4\n");
});
