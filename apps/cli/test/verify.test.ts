import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXAMPLES, microsolve, type Run, shell, temporaryFile } from "./microsolve.ts";
import { LONG_WAY, ONE_STEP, SAMPLE } from "./samples.ts";

describe("reads back what solve prints", () => {
  test.each([
    ['microsolve solve klotski "$FILE" --plan | microsolve verify klotski "$FILE" -'],
    ['microsolve solve klotski "$FILE" --plan --format ndjson | microsolve verify klotski'],
    ['microsolve solve klotski "$FILE" --plan --format json | microsolve verify klotski -'],
  ])("%s", (line) => {
    const sample = shell(line, { env: { FILE: temporaryFile("a.in", SAMPLE) } });
    expect(sample).toEqual({
      code: 0,
      stdout: "case 1: legal, cost 2\ncase 2: no plan\n",
      stderr: "",
    });
    const large = shell(line, { env: { FILE: join(EXAMPLES, "klotski-large.in") } });
    expect(large.code).toBe(0);
    expect(large.stdout.match(/: (legal, cost \d+|no plan)$/gm)).toHaveLength(60);
  });

  test("a document laid out by another program", () => {
    const { stdout } = microsolve(["solve", "klotski", "--plan", "--format=json"], {
      input: SAMPLE,
    });
    const input = JSON.stringify(JSON.parse(stdout), null, 2);
    const verified = microsolve(["verify", "klotski"], { input });
    expect(verified.stdout).toBe("case 1: legal, cost 2\ncase 2: no plan\n");
  });
});

function verify(cases: string, plans: string, ...options: readonly string[]): Run {
  return microsolve(["verify", "klotski", temporaryFile("a.in", cases), "-", ...options], {
    input: plans,
  });
}

describe("plans written by hand, on the board of the sample's first question", () => {
  const FIRST = SAMPLE.replace("4 2", "4 1").replace("1 2 2 2 3 2\n", "");
  test.each([
    ["UU", 0, "legal, cost 2"],
    ["2\tUU", 0, "legal, cost 2"],
    ["-1", 0, "no plan"],
    ["?", 0, "no plan"],
    ["U", 1, "legal, cost 1, but it does not solve the puzzle"],
    ["0", 1, "legal, cost 0, but it does not solve the puzzle"],
    ["UDUU", 0, "legal, cost 4"],
    ["2\tUDUU", 1, "legal, cost 4, but the answer beside it is 2"],
    ["UUU", 1, "move 3 (U) is illegal: the blank is at the edge of the board"],
    ["URR", 1, "move 3 (R) is illegal: the cell there is fixed (row 2, column 4)"],
  ])("%j", (plan, code, verdict) => {
    expect(verify(FIRST, `${plan}\n`)).toEqual({
      code,
      stdout: `case 1: ${verdict}\n`,
      stderr: "",
    });
  });

  test("as records, with the index of the illegal move from 0", () => {
    const { code, stdout } = verify(FIRST, "UUU", "--format", "ndjson");
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      schema: "microsolve-verdicts",
      version: 1,
      puzzle: "klotski",
      case: 1,
      verdict: "illegal",
      index: 2,
      problem: "move 3 (U) is illegal: the blank is at the edge of the board",
    });
  });

  test("for a drawn board", () => {
    const board = temporaryFile("board.txt", "#@..\n#!.#\n#_##\n");
    const run = microsolve(["verify", "klotski", "--board", board, "-"], { input: "\r\nUU\r\n" });
    expect(run).toEqual({ code: 0, stdout: "case 1: legal, cost 2\n", stderr: "" });
  });

  test("a wrong plan among right ones sets the exit code, and the rest is still judged", () => {
    const { code, stdout } = verify(SAMPLE.replace("1 2 2 2 3 2", "3 2 1 2 2 2"), "D\nUU\n");
    expect(code).toBe(1);
    expect(stdout.split("\n").slice(0, 2)).toEqual([
      "case 1: move 1 (D) is illegal: the blank is at the edge of the board",
      "case 2: legal, cost 2",
    ]);
  });
});

describe("malformed plans: exit code 65, their place, the verdicts before", () => {
  test.each([
    ["no move", "L\n\n1\tLRX\n", "<stdin>:3:5: ", "found 'X'"],
    ["too few", "L\n", "<stdin>:2:1: ", "expected a plan for case 2"],
    ["too many", "L\nL\nL\n", "<stdin>:3:1: ", "expected no more plans"],
  ])("%s", (_, plans, position, problem) => {
    const cases = `${ONE_STEP.replace("1 3 1", "1 3 2")}1 2 1 1 1 2\n`;
    const { code, stdout, stderr } = verify(cases, plans);
    expect(code).toBe(65);
    expect(stdout).toMatch(/^case 1: /);
    expect(stderr.startsWith(position)).toBe(true);
    expect(stderr).toContain(problem);
  });

  test.each([
    ["no JSON", SAMPLE, "<stdin>:1:1: expected what 'solve --plan' prints as json"],
    ["half a record", '{"board": "_@!\\n"', "<stdin>:1:1: "],
    ["no board", '\n{"plan": "R"}', "<stdin>:2:1: expected a board"],
    ["a board that is none", '{"board": "_@", "plan": "R"}', "<stdin>:1:1: no target"],
    [
      "another puzzle",
      '{"puzzle": "chess", "board": "", "plan": ""}',
      "<stdin>:1:1: expected plans of klotski",
    ],
    [
      "a plan that is no text",
      '{"board": "_@!", "plan": 7}',
      "<stdin>:1:1: expected a plan in text",
    ],
  ])("%s", (_, input, message) => {
    const { code, stderr } = microsolve(["verify", "klotski"], { input });
    expect(code).toBe(65);
    expect(stderr.startsWith(message), stderr).toBe(true);
  });
});

describe("--optimal", () => {
  const THREE = SAMPLE.replace("4 2", "4 3").replace("1 2 2 2 3 2", "3 2 1 2 2 2\n1 2 2 2 3 2");

  test("says which plans are optimal, and what another costs", () => {
    expect(verify(THREE, "UU\nUDUU\n-1\n", "--optimal")).toEqual({
      code: 1,
      stdout: [
        "case 1: optimal, cost 2",
        "case 2: legal, cost 4, but the least is 2",
        "case 3: no plan",
        "",
      ].join("\n"),
      stderr: "",
    });
    const records = verify(THREE, "UU\nUDUU\n-1\n", "--optimal", "--format", "json");
    expect(JSON.parse(records.stdout).cases).toEqual([
      { case: 1, verdict: "optimal", cost: 2 },
      { case: 2, verdict: "improvable", cost: 4, optimal: 2 },
      { case: 3, verdict: "no-plan" },
    ]);
  });

  test("finds a plan where there was said to be none, but not where nobody knew", () => {
    const missed = verify(ONE_STEP, "-1\n", "--optimal");
    expect(missed).toMatchObject({
      code: 1,
      stdout: "case 1: no plan, but one of cost 1 exists\n",
    });
    expect(verify(ONE_STEP, "?\n", "--optimal")).toMatchObject({
      code: 0,
      stdout: "case 1: no plan\n",
    });
    const board = "_@!\n#..\n";
    const input = JSON.stringify({ board, status: "limit" });
    expect(microsolve(["verify", "klotski", "--optimal"], { input }).code).toBe(0);
  });

  test("finds nothing to mend in what solve prints", () => {
    const file = join(EXAMPLES, "klotski-large.in");
    const line =
      'microsolve solve klotski "$FILE" --plan | microsolve verify klotski "$FILE" - --optimal';
    const { code, stdout } = shell(line, { env: { FILE: file } });
    expect(code).toBe(0);
    expect(stdout.match(/: (optimal, cost \d+|no plan)$/gm)).toHaveLength(60);
  });

  test.each([
    [["--max-states", "3"], 12],
    [["--max-bytes", "100"], 22],
    [["--timeout", "0"], 23],
  ])("%j leaves it undecided: exit code %i", (limit, code) => {
    const solved = microsolve(["solve", "klotski", "--plan"], { input: LONG_WAY }).stdout;
    const run = verify(LONG_WAY, solved, "--optimal", ...limit);
    expect(run.code).toBe(code);
    expect(run.stdout).toMatch(
      /^case 1: legal, cost 22; the least is at least \d+, more is not known\n$/,
    );
    expect(verify(LONG_WAY, "-1\n", "--optimal", ...limit).code).toBe(code);
  });

  test("is content with a judge's -1 for what is too far", () => {
    const far = "1\n01011\n110*1\n01110\n01010\n00100\n";
    const path = temporaryFile("far.in", far);
    const run = microsolve(["verify", "knights", path, "-", "--optimal"], { input: "-1\n" });
    expect(run).toMatchObject({ code: 0, stdout: "case 1: no plan\n" });
  });
});
