import { describe, expect, test } from "vitest";
import { microsolve, shell } from "./microsolve.ts";

/** The values offered, and whether files are too. */
function candidates(...words: readonly string[]): { values: string[]; hasFiles: boolean } {
  const { code, stdout, stderr } = microsolve(["complete", "--", ...words]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const lines = stdout.trimEnd().split("\n");
  const directive = lines.pop();
  return { values: lines.map((line) => line.split("\t")[0] ?? ""), hasFiles: directive === ":0" };
}

test.each([
  ["commands", ["s"], ["solve", "stress"]],
  ["options of the program", ["--v"], ["--version"]],
  ["puzzles", ["explore", "kl"], ["klotski", "klotski-blocks"]],
  ["options", ["solve", "klotski", "--max"], ["--max-cost", "--max-states", "--max-bytes"]],
  ["options of a puzzle", ["generate", "knights", "--k"], ["--kind"]],
  ["words of an option", ["solve", "klotski", "--format", ""], ["judge", "json", "ndjson"]],
  ["words behind =", ["solve", "klotski", "--format=n"], ["--format=ndjson"]],
  ["words of a puzzle's option", ["generate", "klotski", "--kind", "r"], ["rooms"]],
  ["a puzzle behind an option", ["solve", "--plan", "kn"], ["knights"]],
  ["a puzzle behind an option's value", ["solve", "--max-cost", "5", "kn"], ["knights"]],
  ["shells", ["complete", ""], ["bash", "zsh", "fish"]],
  ["nothing for a number", ["solve", "klotski", "--max-cost", ""], []],
  ["nothing that does not begin so", ["chess"], []],
])("%s", (_, words, values) => {
  expect(candidates(...words)).toEqual({ values, hasFiles: false });
});

test.each([
  ["the input", ["solve", "klotski", ""]],
  ["the plans", ["verify", "klotski", "a.in", "b"]],
  ["the output", ["stress", "klotski", "--output", ""]],
  ["a program", ["stress", "klotski", "--", "./"]],
  ["after what makes no sense", ["slove", "klotski", ""]],
])("files for %s", (_, words) => {
  expect(candidates(...words)).toEqual({ values: [], hasFiles: true });
});

describe("the scripts", () => {
  test.each(["bash", "zsh", "fish"])("%s gets one that asks this program", (name) => {
    const { code, stdout, stderr } = microsolve(["complete", name]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("microsolve complete --");
  });

  test("bash takes it, and completes by it without anything else installed", () => {
    const line = `
      source <(microsolve complete bash)
      complete -p microsolve
      compopt() { :; }
      COMP_WORDS=(microsolve generate klotski --kind b) COMP_CWORD=4
      __microsolve_complete
      echo "\${COMPREPLY[@]}"`;
    const { stdout } = shell(line);
    expect(stdout).toMatch(/^complete .*-F __microsolve_complete microsolve\nbraided\n$/);
  });

  test("another shell is none", () => {
    const { code, stderr } = microsolve(["complete", "tcsh"]);
    expect(code).toBe(2);
    expect(stderr).toContain("Allowed choices are bash, zsh, fish.");
  });
});
