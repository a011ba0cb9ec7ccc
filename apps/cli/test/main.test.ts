import { describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { microsolve } from "./microsolve.ts";

test.each(["--version", "-V"])("%s", (option) => {
  expect(microsolve([option])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: "" });
});

test("list: a puzzle a line, its name first", () => {
  const { code, stdout } = microsolve(["list"]);
  expect(code).toBe(0);
  const names = stdout.split("\n").map((line) => /^(\S+) {2,}\S/.exec(line)?.[1]);
  expect(names).toEqual(["klotski", "klotski-blocks", "knights", "snake", "solitaire", undefined]);
});

describe("help, on standard output", () => {
  test.each([
    [["--help"], ["solve", "verify", "list", "Examples:", "Exit codes:"]],
    [
      ["solve", "--help"],
      ["--plan", "--max-cost", "--timeout", "Examples:"],
    ],
    [
      ["verify", "--help"],
      ["[plans]", "Examples:"],
    ],
    [
      ["explore", "snake", "--help"],
      ["all that a snake can come to", "--radius", "--tail", "Examples:"],
    ],
    [
      ["stress", "knights", "--help"],
      ["leaps from the goal, at most (default: 20)", "--runs", "--time-limit", "Examples:"],
    ],
    [["generate", "--help"], ["Examples:"]],
    [["list", "--help"], ["Examples:"]],
    [["complete", "--help"], ["Examples:"]],
    [["help", "solve"], ["--plan"]],
  ])("%j", (args, words) => {
    const { code, stdout, stderr } = microsolve(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const word of words) expect(stdout).toContain(word);
  });
});
