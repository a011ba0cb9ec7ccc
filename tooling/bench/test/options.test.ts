import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseOptions } from "../src/options.ts";

const here = import.meta.dirname;
const file = "options.test.ts";

test("nothing named: every puzzle, and the start-up", () => {
  const { puzzles, startUp, files } = parseOptions([], here);
  expect(puzzles).toContain("klotski");
  expect([startUp, files]).toEqual([true, []]);
});

test("a puzzle, and files from where the user typed", () => {
  const { puzzles, startUp, files, huge } = parseOptions(["klotski", file, "--huge"], here);
  expect([puzzles, startUp, huge]).toEqual([["klotski"], false, true]);
  expect(files).toEqual([join(here, file)]);
});

describe("what makes no sense is refused", () => {
  test.each([
    [["nonesuch"], "nonesuch is no puzzle, and no file"],
    [[file], "which puzzle"],
    [["--rounds", "0"], "above 0"],
    [["--rounds", "x"], "above 0"],
    [["--fast"], "--fast"],
  ])("%s", (args, message) => {
    expect(() => parseOptions(args, here)).toThrow(message);
  });
});
