/** Solitaire through all commands: what its adapter alone decides. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXAMPLES, microsolve } from "./microsolve.ts";

const SAMPLE = join(EXAMPLES, "solitaire.in");
const BOARD = join(EXAMPLES, "solitaire.txt");
const FAR = "1 1 1 2 1 3 1 4\n6 8 8 1 8 7 8 8\n";

describe("solitaire", () => {
  test("answers YES and NO, with or without a count", () => {
    const text = readFileSync(SAMPLE, "utf8");
    const expected = { code: 0, stderr: "", stdout: "YES\nNO\n" };
    expect(microsolve(["solve", "solitaire", SAMPLE])).toMatchObject(expected);
    expect(microsolve(["solve", "solitaire"], { input: `2\n${text}` })).toMatchObject(expected);
  });

  test("answers the same where it asks for distances, not for eight moves alone", () => {
    const args = ["generate", "solitaire", "--moves", "14", "--questions", "60"];
    const { stdout: input } = microsolve(args);
    const plain = microsolve(["solve", "solitaire"], { input });
    expect(new Set(plain.stdout.split("\n"))).toEqual(new Set(["YES", "NO", ""]));
    expect(microsolve(["solve", "solitaire", "--jobs", "2"], { input })).toEqual(plain);
  });

  test("has plans that verify accepts", () => {
    const { stdout: plans } = microsolve(["solve", "solitaire", SAMPLE, "--plan"]);
    const [first, second] = plans.split("\n");
    expect(first).toMatch(/^YES\t(\d,\d>\d,\d ?)+$/);
    expect(second).toBe("NO");
    const verified = microsolve(["verify", "solitaire", SAMPLE, "-"], { input: plans });
    expect(verified.code).toBe(0);
    expect(verified.stdout).toMatch(/^case 1: legal, cost \d\ncase 2: no plan\n$/);
  });

  test("draws each state of a plan", () => {
    const args = ["solve", "solitaire", "--board", BOARD];
    const { code, stdout } = microsolve([...args, "--frames"]);
    expect(code).toBe(0);
    const { stdout: plan } = microsolve([...args, "--plan"]);
    const moves = plan.match(/>/g)?.length ?? 0;
    expect(stdout.match(/o/g)).toHaveLength((moves + 1) * 4);
  });

  test("is content with more than eight moves, unless asked to look farther", () => {
    const args = ["solve", "solitaire", "--format", "ndjson"];
    const lastLine = (text: string): unknown => JSON.parse(text.trimEnd().split("\n").at(-1) ?? "");
    const near = microsolve(args, { input: FAR });
    expect(near).toMatchObject({ code: 0, stderr: "" });
    expect(lastLine(near.stdout)).toMatchObject({ answer: "NO", status: "limit" });
    const far = microsolve([...args, "--max-cost", "30"], { input: FAR });
    expect(lastLine(far.stdout)).toMatchObject({ answer: "NO", status: "solved", cost: 27 });
  });

  test("says that a smaller bound decides nothing", () => {
    const { code, stdout } = microsolve(["solve", "solitaire", SAMPLE, "--max-cost", "2"]);
    expect({ code, stdout }).toEqual({ code: 12, stdout: "?\nNO\n" });
  });

  test("takes boards of other sizes, with walls", () => {
    const input = "o.#\no..\n\n..#\no.o\n";
    const outcome = microsolve(["solve", "solitaire", "--board", "-", "--plan"], { input });
    expect(outcome).toMatchObject({ code: 0, stdout: "YES\t1,1>1,2 1,2>2,2 2,2>2,3\n" });
    const unlike = microsolve(["solve", "solitaire", "--board", "-"], {
      input: input.replace("o.o", "ooo"),
    });
    expect(unlike).toMatchObject({ code: 65, stdout: "" });
    expect(unlike.stderr).toContain("4:1: expected a board as the first, 2 x 3 with 2 pieces");
  });

  test.each([
    [["--kind", "walk", "--moves", "6", "--questions", "5"], /^YES$/],
    [["--kind", "distance", "--moves", "8", "--questions", "2"], /^YES$/],
    [["--kind", "distance", "--moves", "9", "--questions", "2"], /^NO$/],
    [["--kind", "random", "--questions", "5"], /^(YES|NO)$/],
  ])("generates what it solves: %j", (options, answer) => {
    const made = microsolve(["generate", "solitaire", ...options]);
    expect(made).toMatchObject({ code: 0, stderr: "" });
    expect(microsolve(["generate", "solitaire", ...options]).stdout).toBe(made.stdout);
    const { stdout } = microsolve(["solve", "solitaire"], { input: made.stdout });
    const answers = stdout.trimEnd().split("\n");
    expect(answers).toHaveLength(Number(options.at(-1)));
    for (const line of answers) expect(line).toMatch(answer);
  });

  test("refuses a distance that no state has", () => {
    expect(microsolve(["generate", "solitaire", "--kind", "distance", "--moves", "-1"]).code).toBe(
      2,
    );
  });
});
