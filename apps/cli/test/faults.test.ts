import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isStackTrace, microsolve, shell, temporaryFile, temporaryFolder } from "./microsolve.ts";
import { SAMPLE } from "./samples.ts";

describe("malformed input: exit code 65, line and column, the answers before it", () => {
  const BOARD = "2 2 2\n1 1\n1 0\n";
  test.each([
    ["nothing", "", "", "1:1", "the number of rows"],
    ["white space", "\n \n", "", "3:1", "the number of rows"],
    ["no number", "2 two 1\n", "", "1:3", "found 'two'"],
    ["a cell that is neither 0 nor 1", "1 2 0\n1 2\n", "", "2:3", "a cell from 0 to 1"],
    ["too few cells", "2 2 0\n1 1\n1\n", "", "4:1", "found the end of the input"],
    [
      "the blank on a fixed cell",
      `${BOARD}2 2 1 1 1 2\n`,
      "",
      "4:1",
      "the blank stands on a fixed cell (row 2, column 2)",
    ],
    [
      "the tile on a fixed cell",
      `${BOARD}1 1 2 2 1 2\n`,
      "",
      "4:5",
      "the tile stands on a fixed cell (row 2, column 2)",
    ],
    ["the tile on the blank", `${BOARD}1 1 1 1 1 2\n`, "", "4:5", "the tile stands on the blank"],
    ["a cell outside", `${BOARD}1 1 1 2 3 1\n`, "", "4:9", "a row for the target from 1 to 2"],
    ["a question too few", `${BOARD}1 1 1 2 1 1\n`, "1\n", "5:1", "the end of the input"],
    [
      "a fault in the last question",
      `${BOARD}1 1 1 2 1 1\r\n1 1 1 -2 1 1`,
      "1\n",
      "5:7",
      "found '-2'",
    ],
  ])("%s", (_, input, stdout, position, problem) => {
    const run = microsolve(["solve", "klotski"], { input });
    expect(run).toMatchObject({ code: 65, stdout });
    expect(run.stderr.startsWith(`<stdin>:${position}: `)).toBe(true);
    expect(run.stderr).toContain(problem);
    expect(run.stderr).toMatch(/^[^\n]+\n$/);
    const path = temporaryFile("board.in", input);
    const ofFile = microsolve(["solve", "klotski", path, "--plan"]);
    expect(ofFile.stderr).toBe(run.stderr.replace("<stdin>", path));
    expect(ofFile.code).toBe(65);
  });

  test("binary input, and nothing in the message that a terminal would obey", () => {
    const bytes = Uint8Array.from({ length: 5000 }, (_, index) => (index * 167 + 27) % 256);
    const { code, stdout, stderr } = microsolve(["solve", "klotski"], { input: bytes });
    expect({ code, stdout }).toEqual({ code: 65, stdout: "" });
    expect(stderr.trimEnd()).not.toMatch(/\p{Cc}/u);
    expect(stderr).toContain("\\u{1b}");
  });

  test("a long line is not shown whole", () => {
    const { stderr } = microsolve(["solve", "klotski"], { input: "9".repeat(100_000) });
    expect(stderr.length).toBeLessThan(200);
  });

  test("board notation", () => {
    const { code, stderr } = microsolve(["solve", "klotski", "--board"], { input: "\n#_.\n#@?\n" });
    expect(code).toBe(65);
    expect(stderr).toMatch(/^<stdin>:3:3: .*'\?'/);
  });
});

describe("unreadable files: exit code 66", () => {
  test("a missing file", () => {
    const { code, stdout, stderr } = microsolve(["solve", "klotski", "no such.in"]);
    expect({ code, stdout }).toEqual({ code: 66, stdout: "" });
    expect(stderr).toBe("no such.in: no such file or directory\n");
  });

  test("a name that would play tricks on a terminal", () => {
    const { code, stderr } = microsolve(["solve", "klotski", "a\x1b[2J\nb"]);
    expect({ code, stderr }).toEqual({
      code: 66,
      stderr: "a\\u{1b}[2J\\u{a}b: no such file or directory\n",
    });
  });

  test("a directory", () => {
    const path = temporaryFolder();
    const { code, stderr } = microsolve(["solve", "klotski", path]);
    expect({ code, stderr }).toEqual({ code: 66, stderr: `${path}: is a directory\n` });
  });

  test("a missing file of plans, after no verdict", () => {
    const path = temporaryFile("a.in", SAMPLE);
    const missing = join(path, "../missing");
    const { code, stdout, stderr } = microsolve(["verify", "klotski", path, missing]);
    expect({ code, stdout }).toEqual({ code: 66, stdout: "" });
    expect(stderr).toBe(`${missing}: no such file or directory\n`);
  });
});

describe("usage: exit code 2, one line, the nearest name", () => {
  test.each([
    [["slove", "klotski"], "microsolve: unknown command 'slove' (Did you mean solve?)"],
    [["solve", "klotsky"], "microsolve: no puzzle is named 'klotsky'; did you mean 'klotski'?"],
    [["solve", "chess"], "microsolve: no puzzle is named 'chess'; there are klotski"],
    [["solve"], "microsolve: missing required argument 'puzzle'"],
    [["solve", "klotski", "--plna"], "microsolve: unknown option '--plna' (Did you mean --plan?)"],
    [["solve", "klotski", "a", "b"], "microsolve: too many arguments for 'solve'."],
    [["solve", "klotski", "--format", "xml"], "Allowed choices are judge, json, ndjson."],
    [["solve", "klotski", "--max-cost", "-1"], "a whole number"],
    [["solve", "klotski", "--max-bytes", "lots"], "such as 4096, 512M"],
    [["solve", "klotski", "--timeout", "5 parsecs"], "such as 2.5 (seconds), 200ms"],
    [["verify", "klotski", "-", "-"], "cannot both come from standard input"],
    [["verify", "klotski", "--board", "board.txt"], "the plans come from a second file"],
  ])("%j", (args, message) => {
    const { code, stdout, stderr } = microsolve(args, { input: SAMPLE });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });

  test("nothing at all: the help, on standard error", () => {
    const { code, stdout, stderr } = microsolve([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("Usage: microsolve");
  });
});

test.runIf(existsSync("/dev/full"))(
  "an output that cannot be written: exit code 70, one line",
  () => {
    const { code, stderr } = shell("microsolve solve klotski > /dev/full", { input: SAMPLE });
    expect({ code, stderr }).toEqual({
      code: 70,
      stderr: "microsolve: cannot write: no space left on device\n",
    });
  },
);

test("no input whatever brings out a stack trace", () => {
  const inputs = [
    "\0",
    "1e9 1e9 1",
    "4096 4096 1\n0",
    "1 1 1\n1\n1 1 1 1 1 1",
    '{"',
    "[1,2]",
    "null",
    "{}",
  ];
  const commands = [
    ["solve"],
    ["solve", "--board"],
    ["verify"],
    ["solve", "--frames", "--format=json"],
  ];
  for (const input of inputs) {
    for (const [command = "", ...options] of commands) {
      const { code, stderr } = microsolve([command, "klotski", ...options], { input });
      expect(code, `${command} ${options} of ${input}`).toBe(65);
      expect(isStackTrace(stderr), stderr).toBe(false);
    }
  }
});
