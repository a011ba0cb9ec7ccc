import { describe, expect, test } from "vitest";
import { microsolve } from "./microsolve.ts";

const SMALL = ["--rows", "6", "--columns", "7", "--questions", "5"];

describe("generate klotski", () => {
  test.each(["open", "walls", "maze", "braided", "rooms"])(
    "makes judge text of the size asked for that solve reads: %s",
    (kind) => {
      const { code, stdout, stderr } = microsolve([
        "generate",
        "klotski",
        ...SMALL,
        "--kind",
        kind,
      ]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      const lines = stdout.split("\n");
      expect(lines[0]).toBe("6 7 5");
      expect(lines).toHaveLength(1 + 6 + 5 + 1);
      const solved = microsolve(["solve", "klotski"], { input: stdout });
      expect(solved.stderr).toBe("");
      expect(solved.stdout).toMatch(/^(-1\n|\d+\n){5}$/);
    },
  );

  test("makes the same bytes of the same seed, others of another", () => {
    const of = (seed: string) =>
      microsolve(["generate", "klotski", ...SMALL, "--seed", seed]).stdout;
    expect(of("7")).toBe(of("7"));
    expect(of("7")).not.toBe(of("8"));
  });

  test("fixes the share of cells that is asked for", () => {
    const { stdout } = microsolve(["generate", "klotski", ...SMALL, "--density", "0.5"]);
    const cells = stdout.split("\n").slice(1, 7).join(" ").split(" ");
    expect(cells.filter((cell) => cell === "0")).toHaveLength(21);
  });

  test.each([
    [["--rows", "0"], "rows must be a whole number of at least 1, not 0"],
    [["--rows", "1", "--columns", "1"], "1 x 1 leaves no room for a blank and a tile"],
    [["--density", "1.5"], "expected a share from 0 to 1, such as 0.25"],
    [["--kind", "hedge"], "Allowed choices are open, walls, maze, braided, rooms."],
    [["--seeds", "1"], "(Did you mean --seed?)"],
  ])("refuses %j", (options, problem) => {
    const { code, stdout, stderr } = microsolve(["generate", "klotski", ...options]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^microsolve: .*\n$/);
    expect(stderr).toContain(problem);
  });

  test("helps with its own options", () => {
    const { code, stdout } = microsolve(["generate", "klotski", "--help"]);
    expect(code).toBe(0);
    for (const option of ["--kind", "--rows", "--columns", "--density", "--questions", "--seed"]) {
      expect(stdout).toContain(`  ${option} <`);
    }
  });

  test("suggests the nearest puzzle", () => {
    const { code, stderr } = microsolve(["generate", "klotzki"]);
    expect(code).toBe(2);
    expect(stderr).toBe("microsolve: no puzzle is named 'klotzki'; did you mean 'klotski'?\n");
  });
});
