/** The snake through all commands: what its adapter alone decides. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXAMPLES, microsolve } from "./microsolve.ts";

const SAMPLE = join(EXAMPLES, "snake.in");
const BOARD = join(EXAMPLES, "snake.txt");

describe("snake", () => {
  test("has plans that verify accepts", () => {
    const { stdout: plans } = microsolve(["solve", "snake", SAMPLE, "--plan"]);
    const [first, second] = plans.split("\n");
    expect(first).toMatch(/^Case 1: 9\t[UDLR]{9}$/);
    expect(second).toBe("Case 2: -1");
    const verified = microsolve(["verify", "snake", SAMPLE, "-"], { input: plans });
    expect(verified).toMatchObject({ code: 0, stdout: "case 1: legal, cost 9\ncase 2: no plan\n" });
  });

  test("draws each position of a plan", () => {
    const { code, stdout } = microsolve(["solve", "snake", "--board", BOARD, "--frames"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Case 1: 18\n/);
    expect(stdout.match(/@/g)).toHaveLength(19);
  });

  test("refuses a plan that runs into the body", () => {
    const outcome = microsolve(["verify", "snake", "--board", BOARD, "-"], { input: "DLU\nU\n" });
    expect(outcome.code).not.toBe(0);
    const one = microsolve(["verify", "snake", "--board", BOARD, "-"], { input: "U\n" });
    expect(one).toMatchObject({ code: 1 });
    expect(one.stdout).toContain("move 1 (U) is illegal: the snake's body lies there");
  });

  test("says that a bound decides nothing", () => {
    const { code, stdout } = microsolve(["solve", "snake", SAMPLE, "--max-cost", "5"]);
    expect({ code, stdout }).toEqual({ code: 12, stdout: "Case 1: ?\nCase 2: ?\n" });
  });

  test("takes boards with several exits, and the other rule for the tail", () => {
    const input = "@c!\nab#\n";
    const solve = (text: string) => microsolve(["solve", "snake", "--board", "-"], { input: text });
    expect(solve(input)).toMatchObject({ code: 0, stdout: "Case 1: -1\n" });
    expect(solve(`${input}tail frees\n`)).toMatchObject({ code: 0, stdout: "Case 1: 2\n" });
    expect(solve("!@!\n...\n")).toMatchObject({ code: 0, stdout: "Case 1: 1\n" });
    expect(solve("!@b\n...\n")).toMatchObject({ code: 65, stdout: "" });
  });

  test.each([
    [["--kind", "turn", "--boards", "4", "--length", "6"], /^Case \d: \d+$/],
    [["--kind", "stones", "--boards", "4", "--density", "0.3"], /^Case \d: (-1|\d+)$/],
  ])("generates what it solves: %j", (options, answer) => {
    const made = microsolve(["generate", "snake", ...options]);
    expect(made).toMatchObject({ code: 0, stderr: "" });
    expect(microsolve(["generate", "snake", ...options]).stdout).toBe(made.stdout);
    const { stdout } = microsolve(["solve", "snake"], { input: made.stdout });
    const answers = stdout.trimEnd().split("\n");
    expect(answers).toHaveLength(4);
    for (const line of answers) expect(line).toMatch(answer);
  });

  test("refuses a snake that has no room", () => {
    expect(microsolve(["generate", "snake", "--length", "500"]).code).toBe(2);
  });
});
