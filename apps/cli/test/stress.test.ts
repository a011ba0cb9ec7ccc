import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { MAIN, microsolve, type Run, temporaryFolder } from "./microsolve.ts";

const FAULTY = join(import.meta.dirname, "faulty");

function stress(puzzle: string, program: readonly string[], ...options: readonly string[]): Run {
  const cwd = temporaryFolder();
  const [file = "", ...args] = program;
  const command = [process.execPath, join(FAULTY, file), ...args];
  return microsolve(["stress", puzzle, ...options, "--", ...command], { cwd });
}

describe("a right program passes", () => {
  test("the same runs whatever it is", () => {
    const run = stress("klotski", ["klotski.js"], "--runs", "12");
    expect(run).toEqual({ code: 0, stdout: "12 runs, no difference\n", stderr: "" });
  });

  test("what a judge does not mind is no difference", () => {
    expect(stress("klotski", ["klotski.js", "loose ends"], "--runs", "3").code).toBe(0);
  });

  test.each([
    ["klotski", []],
    ["klotski-blocks", ["--metric", "slides"]],
    ["knights", []],
    ["snake", []],
    ["snake", ["--tail", "frees"]],
    ["solitaire", []],
  ])("this program passes by itself: %s %j", (puzzle, variant) => {
    const command = [process.execPath, MAIN, "solve", puzzle, ...variant];
    const run = microsolve(["stress", puzzle, ...variant, "--runs", "4", "--", ...command]);
    expect(run).toMatchObject({ code: 0, stderr: "" });
  });

  test("one that solves by another metric does not", () => {
    const command = [process.execPath, MAIN, "solve", "klotski-blocks", "--metric", "steps"];
    const options = ["--metric", "moves", "--output", join(temporaryFolder(), "x.in")];
    const run = microsolve(["stress", "klotski-blocks", ...options, "--", ...command]);
    expect(run).toMatchObject({ code: 1, stderr: "" });
    expect(run.stdout).toContain("on a smallest input answer 1 of 1 is '2' and should be '1'");
  });
});

describe("faults of the kind that people make are found, and shrunk to what a glance takes in", () => {
  test("klotski: a tile that is home already gets -1", () => {
    const cwd = temporaryFolder();
    const program = [process.execPath, join(FAULTY, "klotski.js"), "home is nowhere"];
    const { code, stdout, stderr } = microsolve(["stress", "klotski", "--", ...program], { cwd });
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    const [first, ...rest] = stdout.split("\n");
    expect(first).toMatch(
      /^run \d+ of 100 fails; on a smallest input answer 1 of 1 is '-1' and should be '0'$/,
    );
    expect(rest.join("\n")).toBe(`
input:
1 2 1
1 1
1 1 1 2 1 2

expected:
0

actual:
-1

board:
_*

the input is in stress-klotski.in
`);
    expect(readFileSync(join(cwd, "stress-klotski.in"), "utf8")).toBe("1 2 1\n1 1\n1 1 1 2 1 2\n");
  });

  test("knights: the blank counts as out of place, so that 15 moves are never found", () => {
    const run = stress("knights", ["knights-counts-blank.js"], "--format", "json");
    expect(run.code).toBe(1);
    const { input, expected, stdout, isSmallest } = JSON.parse(run.stdout);
    expect({ expected, stdout, isSmallest }).toEqual({
      expected: ["15"],
      stdout: "-1\n",
      isSmallest: true,
    });
    expect(input).toMatch(/^1\n(?:[01*]{5}\n){5}\s*$/);
    const goal = "111110111100*110000100000";
    const cells = input.slice(2).replace(/\s/g, "");
    expect([...cells].filter((cell, at) => cell !== goal[at]).length).toBeLessThanOrEqual(10);
  });
});

/** What is found, where the answer is one line. */
function found(run: Run): { input: string; expected: string[]; stdout: string } {
  expect(run).toMatchObject({ code: 1, stderr: "" });
  const { input, expected, stdout, isSmallest } = JSON.parse(run.stdout);
  expect(isSmallest).toBe(true);
  return { input, expected, stdout };
}

describe("such faults of other puzzles", () => {
  test("snake: the head may enter the cell that the tail leaves", () => {
    expect(found(stress("snake", ["snake-free-tail.js"], "--format", "json"))).toEqual({
      input: "1 2 2\n1 2\n1 1\n0\n\n0 0 0\n",
      expected: ["Case 1: -1"],
      stdout: "Case 1: 1\n",
    });
  });

  test("snake: by the other rule the same program is nearly right", () => {
    const run = stress("snake", ["snake-free-tail.js"], "--tail", "frees", "--format", "json");
    // Only a snake of two may not do so.
    expect(found(run).input).toBe("1 2 2\n1 2\n1 1\n0\n\n0 0 0\n");
  });

  test("solitaire: two hops in one move", () => {
    const { input, expected, stdout } = found(
      stress("solitaire", ["solitaire.js", "two hops"], "--format", "json"),
    );
    expect({ expected, stdout }).toEqual({ expected: ["NO"], stdout: "YES\n" });
    expect(input).toMatch(/^(\d \d ?){4}\n(\d \d ?){4}\n$/);
  });

  test("solitaire: pieces that are told apart", () => {
    const { input, expected, stdout } = found(
      stress("solitaire", ["solitaire.js", "labelled"], "--format", "json"),
    );
    expect({ expected, stdout }).toEqual({ expected: ["YES"], stdout: "NO\n" });
    const [from = "", to = ""] = input.split("\n");
    const cellsOf = (line: string): string[] => (line.match(/\d \d/g) ?? []).sort();
    expect(cellsOf(to)).toEqual(cellsOf(from));
  });

  test("solitaire: the same program without a fault passes", () => {
    expect(stress("solitaire", ["solitaire.js"], "--runs", "6").code).toBe(0);
  });
});

describe("a program fails that", () => {
  test.each([
    ["one too few", "answer 1 of 1 is missing"],
    ["one too many", "after the last answer stands 'done'"],
    ["crash", "it was killed by SIGSEGV"],
    ["exit code", "its exit code is 3"],
    ["no end", "it has not ended within 0.3 s"],
    ["a child without end", "it has not ended within 0.3 s"],
    ["flood", "its output does not end"],
  ])("has as its fault: %s", (misdeed, problem) => {
    const limit = problem.includes("0.3 s") ? ["--time-limit", "300ms"] : [];
    const run = stress("klotski", ["klotski.js", misdeed], "--size", "1", ...limit);
    expect(run).toMatchObject({ code: 1, stderr: "" });
    expect(run.stdout).toMatch(/^run 1 of 100 fails; on a smallest input /);
    expect(run.stdout.split("\n")[0]).toContain(problem);
  });

  test("complains: what it says is shown", () => {
    const { stdout } = stress("klotski", ["klotski.js", "exit code"], "--size", "1");
    expect(stdout).toContain("\nits standard error:\nTraceback: something went wrong\n");
  });
});

test("the same seed finds the same, another may find something else", () => {
  const of = (seed: string) =>
    stress("klotski", ["klotski.js", "home is nowhere"], "--seed", seed, "--format", "json").stdout;
  expect(of("3")).toBe(of("3"));
  expect(JSON.parse(of("4"))).toMatchObject({ status: "failed", seed: 4 });
});

test("the input goes where it is asked to", () => {
  const folder = temporaryFolder();
  const output = join(folder, "kleinste Eingabe.in");
  const run = stress("klotski", ["klotski.js", "crash"], "--size", "1", "--output", output);
  expect(run.stdout).toContain(`the input is in ${output}\n`);
  expect(existsSync(output)).toBe(true);
  const nowhere = join(folder, "no such folder", "x.in");
  const failing = stress("klotski", ["klotski.js", "crash"], "--size", "1", "--output", nowhere);
  expect(failing).toMatchObject({ code: 66, stderr: `${nowhere}: no such file or directory\n` });
});

describe("a command line that makes no sense", () => {
  test.each([
    [["stress", "klotski"], "missing required argument 'command'"],
    [["stress", "klotski", "--", "./no-such-program"], "cannot run './no-such-program'"],
    [["stress", "klotski", "--size", "0", "--", "true"], "--size must be at least 1"],
    [["stress", "chess", "--", "true"], "no puzzle is named 'chess'"],
    [["stress", "klotski", "--rums", "5", "--", "true"], "(Did you mean --runs?)"],
  ])("%j", (args, message) => {
    const { code, stdout, stderr } = microsolve(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });
});

test("Ctrl-C ends the program under test too", async () => {
  const cwd = temporaryFolder();
  const number = join(cwd, "number");
  const program = [process.execPath, join(FAULTY, "klotski.js"), "no end", number];
  const args = ["stress", "klotski", "--time-limit", "1h", "--", ...program];
  const child = spawn(process.execPath, [MAIN, ...args], { cwd });
  const pid = await vi.waitFor(() => {
    const text = readFileSync(number, "utf8");
    expect(text).not.toBe("");
    return Number(text);
  }, 60_000);
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([null, "SIGINT"]);
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});
