import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { MAIN, microsolve, shell, temporaryFile, temporaryFolder } from "./microsolve.ts";
import { LONG_WAY, SAMPLE } from "./samples.ts";

const MANY = microsolve(["generate", "klotski", "--questions", "700", "--rows", "12"]).stdout;
const JOBS = ["--jobs", "3"];

describe("several jobs write the same bytes as one", () => {
  test.each([
    ["klotski", MANY, []],
    ["klotski", MANY, ["--plan"]],
    ["klotski", SAMPLE, ["--frames"]],
    ["klotski", MANY, ["--format", "json"]],
    ["klotski", MANY, ["--format", "ndjson", "--plan"]],
    ["klotski", "1 2 0\n1 1\n", ["--format", "json"]],
    ["klotski", MANY, ["--max-cost", "40"]],
    ["klotski", MANY.slice(0, -1), ["--format", "json"]],
    ["klotski", `${MANY}1 2 3\n`, []],
    ["klotski", MANY.slice(0, -20), ["--format", "json"]],
    ["klotski", `${MANY.slice(0, -20)} x 1\n`, []],
    ["klotski", "", []],
    ["knights", microsolve(["generate", "knights", "--boards", "900"]).stdout, []],
  ])("%s, %#: %3$j", (puzzle, input, options) => {
    const one = microsolve(["solve", puzzle, ...options], { input });
    const several = microsolve(["solve", puzzle, ...options, ...JOBS], { input });
    expect(several).toEqual(one);
    const file = temporaryFile("in", input);
    const ofFile = microsolve(["solve", puzzle, file, ...options, ...JOBS]);
    expect(ofFile.stdout).toBe(one.stdout.replaceAll("<stdin>", file));
    expect(ofFile.code).toBe(one.code);
  });
});

test("the warning tells of the first undecided case of all, and how many more there are", () => {
  const options = ["solve", "klotski", "--max-states", "5"];
  const one = microsolve(options, { input: MANY });
  expect(one.code).toBe(12);
  expect(one.stderr).toMatch(/^<stdin>:\d+:1: warning: case \d+ is undecided: .*, and \d+ more\n$/);
  expect(microsolve([...options, ...JOBS], { input: MANY }).stderr).toBe(one.stderr);
});

test("statistics are those of all", () => {
  const figures = ({ stderr }: { stderr: string }) => stderr.split("; ").slice(0, 2);
  const options = ["solve", "klotski", "--stats"];
  const one = figures(microsolve(options, { input: MANY }));
  expect(figures(microsolve([...options, ...JOBS], { input: MANY }))).toEqual(one);
});

test("--exit-status of a single case", () => {
  const options = ["solve", "klotski", "--exit-status", ...JOBS];
  expect(microsolve(options, { input: LONG_WAY }).code).toBe(10);
});

test("who types sees each answer, and ends it with Ctrl-C", async () => {
  const child = spawn(process.execPath, [MAIN, "solve", "klotski", ...JOBS]);
  child.stdin.write(SAMPLE.slice(0, SAMPLE.indexOf("1 2 2 2 3 2")));
  expect(String((await once(child.stdout, "data"))[0])).toBe("2\n");
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([null, "SIGINT"]);
});

test("a reader that goes away early is no fault", () => {
  const path = temporaryFile("many.in", MANY);
  const line = `microsolve solve klotski "${path}" --jobs 2 --frames | head -n 1 | wc -l; echo "\${PIPESTATUS[0]}"`;
  expect(shell(line)).toMatchObject({ stdout: "1\n0\n", stderr: "" });
});

test("files that cannot be read are told of as ever", () => {
  expect(microsolve(["solve", "klotski", "missing", ...JOBS])).toEqual({
    code: 66,
    stdout: "",
    stderr: "missing: no such file or directory\n",
  });
  const folder = temporaryFolder();
  expect(microsolve(["solve", "klotski", folder, ...JOBS])).toMatchObject({
    code: 66,
    stderr: `${folder}: is a directory\n`,
  });
});

test("no jobs make no sense", () => {
  const { code, stderr } = microsolve(["solve", "klotski", "--jobs", "0"]);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: "microsolve: --jobs must be at least 1\n",
  });
});
