/** Knights through all commands: what its adapter alone decides. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXAMPLES, microsolve } from "./microsolve.ts";

const SAMPLE = join(EXAMPLES, "knights.in");
const BOARD = join(EXAMPLES, "knights.txt");
const FAR = "01011\n110*1\n01110\n01010\n00100\n";

describe("knights", () => {
  test("has plans that verify accepts", () => {
    const { stdout: plans } = microsolve(["solve", "knights", SAMPLE, "--plan"]);
    const [first, second] = plans.split("\n");
    expect(first).toMatch(/^7\t(\d,\d>\d,\d ?){7}$/);
    expect(second).toBe("-1");
    const verified = microsolve(["verify", "knights", SAMPLE, "-"], { input: plans });
    expect(verified).toMatchObject({ code: 0, stdout: "case 1: legal, cost 7\ncase 2: no plan\n" });
  });

  test("draws each position of a plan", () => {
    const { code, stdout } = microsolve(["solve", "knights", "--board", BOARD, "--frames"]);
    expect(code).toBe(0);
    expect(stdout.match(/\*/g)).toHaveLength(8);
  });

  test("is content with more than 15, unless asked to look farther", () => {
    const args = ["solve", "knights", "--format", "ndjson"];
    const input = `1\n${FAR}`;
    const near = microsolve(args, { input });
    expect(near).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(near.stdout.trimEnd().split("\n").at(-1) ?? "")).toMatchObject({
      answer: "-1",
      status: "limit",
    });
    const far = microsolve([...args, "--max-cost", "20"], { input });
    expect(JSON.parse(far.stdout.trimEnd().split("\n").at(-1) ?? "")).toMatchObject({
      answer: "-1",
      status: "solved",
      cost: 18,
    });
  });

  test("says that a smaller bound decides nothing", () => {
    const { code, stdout } = microsolve(["solve", "knights", SAMPLE, "--max-cost", "5"]);
    expect({ code, stdout }).toEqual({ code: 12, stdout: "?\n?\n" });
  });

  test("knows no bound where a board is drawn", () => {
    const generated = microsolve(["generate", "knights", "--kind", "distance", "--moves", "16"]);
    const [, ...rows] = generated.stdout.split("\n");
    const judged = microsolve(["solve", "knights"], { input: `1\n${rows.join("\n")}` });
    expect(judged).toMatchObject({ code: 0, stdout: "-1\n" });
    const board = `${rows.slice(0, 5).join("\n")}\n`;
    const drawn = microsolve(["solve", "knights", "--board", "-"], { input: board });
    expect(drawn).toMatchObject({ code: 0, stdout: "16\n" });
    const bounded = ["solve", "knights", "--board", "-", "--max-cost", "15"];
    expect(microsolve(bounded, { input: board })).toMatchObject({ code: 12, stdout: "?\n" });
  });

  test("takes boards of other sizes, with their goal", () => {
    const input = "0*1\n100\n000\n\n001\n10*\n000\n";
    const outcome = microsolve(["solve", "knights", "--board", "-", "--plan"], { input });
    expect(outcome).toMatchObject({ code: 0, stdout: "2\t3,1>1,2 2,3>3,1\n" });
    const unlike = microsolve(["solve", "knights", "--board", "-"], {
      input: input.replace("100", "110"),
    });
    expect(unlike).toMatchObject({ code: 65, stdout: "" });
    expect(unlike.stderr).toContain(
      "1:1: expected a board as its goal, 3 x 3 with 2 black knights",
    );
  });

  test.each([
    [["--kind", "scrambled", "--moves", "9", "--boards", "5"], /^[0-9]$/],
    [["--kind", "distance", "--moves", "8", "--boards", "5"], /^8$/],
    [["--kind", "random", "--boards", "5"], /^(-1|\d+)$/],
  ])("generates what it solves: %j", (options, answer) => {
    const made = microsolve(["generate", "knights", ...options]);
    expect(made).toMatchObject({ code: 0, stderr: "" });
    expect(microsolve(["generate", "knights", ...options]).stdout).toBe(made.stdout);
    const { stdout } = microsolve(["solve", "knights"], { input: made.stdout });
    const answers = stdout.trimEnd().split("\n");
    expect(answers).toHaveLength(5);
    for (const line of answers) expect(line).toMatch(answer);
  });

  test("refuses a distance that no board has", () => {
    const options = ["--kind", "distance", "--moves", "-1"];
    expect(microsolve(["generate", "knights", ...options]).code).toBe(2);
  });
});
