import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXAMPLES, microsolve, temporaryFile } from "./microsolve.ts";
import { LONG_WAY, NO_WAY, ONE_STEP, SAMPLE, SAMPLE_ANSWERS } from "./samples.ts";

const ANSWERED = { code: 0, stdout: SAMPLE_ANSWERS, stderr: "" };

describe("the judge's answers", () => {
  test.each(["klotski", "klotski-blocks", "klotski-large", "knights", "snake", "solitaire"])(
    "examples/%s.in, byte for byte",
    (name) => {
      const expected = readFileSync(join(EXAMPLES, `${name}.out`), "utf8");
      const puzzle = name.replace("-large", "");
      const { code, stdout, stderr } = microsolve(["solve", puzzle, join(EXAMPLES, `${name}.in`)]);
      expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: expected, stderr: "" });
    },
  );

  test.each([
    ["line feeds", SAMPLE],
    ["CRLF", SAMPLE.replaceAll("\n", "\r\n")],
    ["lone carriage returns", SAMPLE.replaceAll("\n", "\r")],
    ["a byte order mark", `\uFEFF${SAMPLE}`],
    ["tabs and many blanks", SAMPLE.replaceAll(" ", " \t  ")],
    ["blank lines anywhere", SAMPLE.replaceAll("\n", "\n\n\r\n")],
    ["one line", SAMPLE.replaceAll("\n", " ")],
    ["no final newline", SAMPLE.trimEnd()],
  ])("with %s", (_, text) => {
    expect(microsolve(["solve", "klotski"], { input: text })).toEqual(ANSWERED);
    expect(microsolve(["solve", "klotski", "-"], { input: text })).toEqual(ANSWERED);
    expect(microsolve(["solve", "klotski", temporaryFile("a.in", text)])).toEqual(ANSWERED);
  });

  test.each(["brett mit räumen.in", "华容道.in", "'quoted' \"twice\" $HOME.in"])(
    "of a file named %s",
    (name) => {
      expect(microsolve(["solve", "klotski", temporaryFile(name, SAMPLE)])).toEqual(ANSWERED);
    },
  );

  test("of a file whose name looks like an option, behind --", () => {
    const path = temporaryFile("-x", SAMPLE);
    const cwd = path.slice(0, -"/-x".length);
    expect(microsolve(["solve", "klotski", "--", "-x"], { cwd })).toEqual(ANSWERED);
  });

  test("of no questions are no bytes", () => {
    const input = "1 2 0\n1 1\n";
    expect(microsolve(["solve", "klotski"], { input })).toEqual({
      code: 0,
      stdout: "",
      stderr: "",
    });
  });

  test("ignore what follows the last question, with one warning", () => {
    const { code, stdout, stderr } = microsolve(["solve", "klotski"], {
      input: `${SAMPLE}\n 7 8\n9\n`,
    });
    expect({ code, stdout }).toEqual({ code: 0, stdout: SAMPLE_ANSWERS });
    expect(stderr).toBe("<stdin>:8:2: warning: what follows the last case is ignored\n");
  });
});

describe("plans", () => {
  test("stand behind the answer and a tab; no plan, no tab", () => {
    const { stdout } = microsolve(["solve", "klotski", "--plan"], { input: SAMPLE });
    expect(stdout).toBe("2\tUU\n-1\n");
    const alreadyThere = microsolve(["solve", "klotski", "--plan"], {
      input: "1 2 1\n1 1\n1 1 1 2 1 2\n",
    });
    expect(alreadyThere.stdout).toBe("0\n");
  });

  test("the first fields are the judge's lines", () => {
    const args = ["solve", "klotski", join(EXAMPLES, "klotski-large.in")];
    const withPlans = microsolve([...args, "--plan"]).stdout;
    const firstFields = withPlans.replace(/\t.*/g, "");
    expect(firstFields).toBe(readFileSync(join(EXAMPLES, "klotski-large.out"), "utf8"));
  });

  test("drawn as boards, side by side", () => {
    const { stdout } = microsolve(["solve", "klotski", "--frames"], { input: SAMPLE });
    expect(stdout).toBe(`2

       1 U    2 U
#@..   #@..   #_..
#!.#   #+.#   #*.#
#_##   #.##   #.##

-1
`);
  });
});

test("--board reads board notation", () => {
  const board = microsolve(["solve", "klotski", "--board", join(EXAMPLES, "klotski.txt")]);
  expect(board).toEqual({ code: 0, stdout: "22\n", stderr: "" });
  expect(microsolve(["solve", "klotski"], { input: LONG_WAY })).toEqual(board);
});

describe("limits", () => {
  test.each([
    [["--max-cost", "21"], 12, "it costs more than --max-cost"],
    [["--max-states", "3"], 12, "--max-states was met"],
    [["--max-bytes", "100"], 22, "the limit on memory was met, see --max-bytes"],
    [["--timeout", "0"], 23, "--timeout was met"],
  ])("%j leave a case undecided: exit code %i", (limit, code, problem) => {
    const run = microsolve(["solve", "klotski", ...limit], { input: LONG_WAY });
    expect(run).toMatchObject({ code, stdout: "?\n" });
    expect(run.stderr).toMatch(/^<stdin>:7:1: warning: case 1 is undecided: .*\n$/);
    expect(run.stderr).toContain(problem);
  });

  test("that are wide enough change nothing", () => {
    const limits = ["--max-cost=22", "--max-states=1000", "--max-bytes=1.5M", "--timeout=1m"];
    const { code, stdout } = microsolve(["solve", "klotski", ...limits], { input: LONG_WAY });
    expect({ code, stdout }).toEqual({ code: 0, stdout: "22\n" });
  });

  test("leave the other cases alone, and are told of once", () => {
    const input = `${SAMPLE.replace("4 2", "4 4")}3 2 1 2 2 2\n3 2 1 2 1 2\n`;
    const run = microsolve(["solve", "klotski", "--max-cost", "1"], { input });
    expect(run).toMatchObject({ code: 12, stdout: "?\n-1\n?\n0\n" });
    expect(run.stderr).toBe(
      "<stdin>:5:1: warning: case 1 is undecided: it costs more than --max-cost (lower bound 2), and 1 more\n",
    );
  });
});

describe("--exit-status", () => {
  test.each([
    ["solved", ONE_STEP, [], 10],
    ["unsolvable", NO_WAY, [], 20],
    ["undecided", ONE_STEP, ["--max-cost", "0"], 12],
    ["several", SAMPLE, [], 0],
  ])("%s", (_, input, more, code) => {
    expect(microsolve(["solve", "klotski", "--exit-status", ...more], { input }).code).toBe(code);
  });
});

test("--stats go to standard error", () => {
  const { code, stdout, stderr } = microsolve(["solve", "klotski", "--stats"], { input: SAMPLE });
  expect({ code, stdout }).toEqual({ code: 0, stdout: SAMPLE_ANSWERS });
  expect(stderr).toMatch(
    /^2 cases: 1 solved, 1 unsolvable, 0 undecided; \d+ states expanded, \d+ generated; \d+ bytes in tables at most; [\d.]+ ms\n$/,
  );
});
