/** Sliding blocks through all commands: what their adapter alone decides. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXAMPLES, microsolve } from "./microsolve.ts";

const SAMPLE = join(EXAMPLES, "klotski-blocks.in");
const BOARD = join(EXAMPLES, "klotski-blocks.txt");

describe("klotski-blocks", () => {
  test.each([
    ["moves", "81"],
    ["slides", "90"],
    ["steps", "116"],
  ])("has plans in %s that verify accepts in no other metric", (metric, cost) => {
    const args = ["--board", BOARD, "--metric", metric];
    const { stdout: plan } = microsolve(["solve", "klotski-blocks", ...args, "--plan"]);
    expect(plan).toMatch(new RegExp(`^${cost}\t[A-Z]( (up|down|left|right) [12])+(; |\n$)`));
    const verified = microsolve(["verify", "klotski-blocks", ...args, "-"], { input: plan });
    expect(verified).toMatchObject({ code: 0, stdout: `case 1: legal, cost ${cost}\n` });
    const others = ["--board", BOARD, "--metric", metric === "moves" ? "slides" : "steps"];
    const refuted = microsolve(["verify", "klotski-blocks", ...others, "-"], { input: plan });
    expect(refuted.code).toBe(metric === "steps" ? 0 : 1);
  });

  test("says why a move is illegal", () => {
    const args = ["verify", "klotski-blocks", "--board", BOARD, "-"];
    const { code, stdout } = microsolve(args, { input: "P right 1; A down 1" });
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: "case 1: move 2 (A down 1) is illegal: piece B is in the way (row 3, column 2)\n",
    });
  });

  test("draws each board of a plan, without the lines below it", () => {
    const input = ".A\n..\ngoal A 2,1\n";
    const args = ["solve", "klotski-blocks", "--board", "-", "--frames"];
    const { stdout } = microsolve(args, { input });
    expect(stdout).toBe(
      "1\n\n                    1 A down 1 left 1\n.A                  ..\n..                  A.\n\n",
    );
  });

  test("generates boards whose optimum the solver finds", () => {
    const args = ["--rows", "4", "--columns", "3", "--uprights", "1", "--singles", "2"];
    const { code, stdout: input } = microsolve([
      ...["generate", "klotski-blocks", ...args],
      ...["--boards", "2", "--metric", "steps"],
    ]);
    expect(code).toBe(0);
    expect(input.split("\n\n")).toHaveLength(2);
    const { stdout } = microsolve(["solve", "klotski-blocks", "--metric", "steps"], { input });
    expect(stdout).toMatch(/^\d+\n\d+\n$/);
  });

  test("names the metrics that there are", () => {
    const wrong = microsolve(["solve", "klotski-blocks", SAMPLE, "--metric", "pushes"]);
    expect(wrong).toMatchObject({ code: 2, stdout: "" });
    expect(wrong.stderr).toMatch(/'pushes' is invalid. Allowed choices are moves, slides, steps/);
    const other = microsolve([
      "solve",
      "knights",
      join(EXAMPLES, "knights.in"),
      "--metric",
      "moves",
    ]);
    expect(other).toMatchObject({ code: 2, stdout: "" });
  });

  test("shows where a board is wrong, after the answers before it", () => {
    const input = "A.\n..\ngoal A 2,2\n\nB.B\ngoal B 1,1\n";
    const { code, stdout, stderr } = microsolve(["solve", "klotski-blocks"], { input });
    expect({ code, stdout }).toEqual({ code: 65, stdout: "1\n" });
    expect(stderr).toContain(
      "<stdin>:5:3: piece B is in two parts (row 1, column 1; row 1, column 3)",
    );
  });
});
