import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXAMPLES, MAIN, microsolve, temporaryFile } from "./microsolve.ts";

/** Knights by their distance to the goal, as published counts have it. */
const LAYERS = [1, 8, 14, 38, 148, 368, 1001, 2440];

test("a table of distances, then the farthest boards", () => {
  const ring = temporaryFile("ring.txt", "*00\n110\n001\n\n*00\n110\n001\n");
  const { code, stdout, stderr } = microsolve(["explore", "knights", ring, "--farthest", "2"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout.startsWith("56 states, the farthest at distance 28\n\ndistance  states\n")).toBe(
    true,
  );
  const rows = [...stdout.matchAll(/^ +(\d+) +(\d+)$/gm)];
  expect(rows.map(([, distance]) => Number(distance))).toEqual([...rows.keys()]);
  expect(rows.reduce((sum, [, , states]) => sum + Number(states), 0)).toBe(56);
});

test("without a board the one of the contest, no farther than asked", () => {
  const run = microsolve(["explore", "knights", "--radius", "7", "--format", "json"]);
  expect(run).toMatchObject({ code: 0, stderr: "" });
  const counts = JSON.parse(run.stdout);
  const states = LAYERS.reduce((sum, layer) => sum + layer);
  expect(counts).toMatchObject({
    schema: "microsolve-exploration",
    version: 1,
    puzzle: "knights",
    status: "explored",
    layers: LAYERS,
    states,
    eccentricity: 7,
    isComplete: false,
  });
  expect(counts.farthest).toHaveLength(1);
  const far = microsolve(["solve", "knights", "--board"], { input: counts.farthest[0] });
  expect(far.stdout).toBe("7\n");
});

test("the farthest boards are as far as solve says", () => {
  const board = join(EXAMPLES, "klotski.txt");
  const run = microsolve(["explore", "klotski", board, "--format", "json", "--farthest", "9"]);
  const { eccentricity, farthest, layers } = JSON.parse(run.stdout);
  expect(farthest).toHaveLength(Math.min(9, layers.at(-1)));
  for (const far of farthest) {
    const solved = microsolve(["solve", "klotski", "--board"], { input: far });
    expect(solved.stdout).toBe(`${eccentricity}\n`);
  }
});

describe("limits", () => {
  test.each([
    [["--max-states", "100"], 12, "--max-states was met"],
    [["--max-bytes", "1000"], 22, "the limit on memory was met, see --max-bytes"],
    [["--timeout", "0"], 23, "--timeout was met"],
  ])("%j: exit code %i", (limit, code, problem) => {
    const run = microsolve(["explore", "knights", ...limit]);
    expect(run).toMatchObject({ code, stdout: "?\n" });
    expect(run.stderr).toContain(`knights: warning: ${problem}; the farthest are at distance `);
    const record = microsolve(["explore", "knights", "--format=json", ...limit]);
    expect(JSON.parse(record.stdout)).toMatchObject({ status: "limit" });
  });

  test("Ctrl-C is one: what is known is told, and the signal is what ends it", async () => {
    const child = spawn(process.execPath, [MAIN, "explore", "knights", "--format", "json"]);
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
    });
    // Long before it ends by itself, but not before it listens.
    setTimeout(() => child.kill("SIGINT"), 2000);
    expect(await once(child, "close")).toEqual([null, "SIGINT"]);
    expect(JSON.parse(text)).toMatchObject({ status: "limit", limit: "aborted" });
  });
});

describe("faults", () => {
  test("a puzzle that needs a board says so", () => {
    const { code, stderr } = microsolve(["explore", "klotski"]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "microsolve: klotski is explored from a board: name a file, or '-'\n",
    });
  });

  test("a board that is none has its place", () => {
    const run = microsolve(["explore", "klotski", "-"], { input: "_@!\n.?.\n" });
    expect(run.code).toBe(65);
    expect(run.stderr).toMatch(/^<stdin>:2:2: /);
    expect(microsolve(["explore", "klotski", "missing"]).code).toBe(66);
  });
});

test("statistics go to standard error", () => {
  const run = microsolve(["explore", "knights", "--radius", "3", "--stats"]);
  expect(run.stderr).toMatch(/^\d+ states expanded, \d+ generated; \d+ bytes; [\d.]+ ms\n$/);
});
