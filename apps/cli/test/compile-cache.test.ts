/** What the engine has compiled of the program is kept beside it, for the next start. */
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { installed, MAIN, type Run, shell } from "./microsolve.ts";
import { SAMPLE, SAMPLE_ANSWERS } from "./samples.ts";

const ANSWERED: Run = { code: 0, stdout: SAMPLE_ANSWERS, stderr: "" };

/** A copy of the program, as if nobody had told Node anything about caches. */
function freshProgram() {
  const { folder, line } = installed();
  const cache = join(folder, ".compile-cache");
  return {
    folder,
    cache,
    run: (args: string, input = SAMPLE): Run =>
      shell(`env -u NODE_COMPILE_CACHE -u NODE_DISABLE_COMPILE_CACHE ${line} ${args}`, { input }),
    solveWithout: (): Run =>
      shell(`${line} solve klotski`, { input: SAMPLE, env: { NODE_DISABLE_COMPILE_CACHE: "1" } }),
    kept: (): string[] =>
      readdirSync(cache, { recursive: true, encoding: "utf8" })
        .map((path) => join(cache, path))
        .filter((path) => statSync(path).isFile()),
  };
}

test("of the plain solve, what it has called is kept, and serves the next one", () => {
  const { run, cache, kept } = freshProgram();
  expect(run("--version").code).toBe(0);
  expect(run("solve klotski", "x").code).toBe(65);
  expect(existsSync(cache)).toBe(false);
  expect(run("solve klotski")).toEqual(ANSWERED);
  const [path = "", ...others] = kept();
  expect(others).toEqual([]);
  const { mtimeMs } = statSync(path);
  expect(run("solve klotski")).toEqual(ANSWERED);
  expect(kept()).toEqual([path]);
  expect(statSync(path).mtimeMs).toBe(mtimeMs);
});

test("of other commands, what Node has loaded", () => {
  const { folder, run, kept } = freshProgram();
  symlinkSync(join(dirname(MAIN), "../node_modules"), join(folder, "node_modules"));
  expect(run("solve klotski --exit-status --jobs 1").code).toBe(0);
  expect(kept().length).toBeGreaterThan(1);
});

test("it never serves another program, even one of the same length", () => {
  const { folder, run } = freshProgram();
  expect(run("solve klotski")).toEqual(ANSWERED);
  const script = join(folder, "dist/plain/klotski.cjs");
  writeFileSync(script, readFileSync(script, "utf8").replace('"-1"', '"-7"'));
  expect(run("solve klotski").stdout).toBe(SAMPLE_ANSWERS.replace("-1", "-7"));
  expect(run("solve klotski").stdout).toBe(SAMPLE_ANSWERS.replace("-1", "-7"));
});

test.each([
  ["is half there", (path: string) => truncateSync(path, statSync(path).size / 2)],
  ["is empty", (path: string) => truncateSync(path)],
  ["is of another version of the engine", (path: string) => changeByte(path, 4)],
])("it is compiled anew where it %s", (_, damage) => {
  const { run, kept } = freshProgram();
  expect(run("solve klotski")).toEqual(ANSWERED);
  const [path = ""] = kept();
  const whole = readFileSync(path);
  damage(path);
  expect(run("solve klotski")).toEqual(ANSWERED);
  expect(kept()).toEqual([path]);
  expect(readFileSync(path).subarray(0, 8)).toEqual(whole.subarray(0, 8));
});

function changeByte(path: string, index: number): void {
  const bytes = readFileSync(path);
  bytes[index] = 255 - (bytes[index] ?? 0);
  writeFileSync(path, bytes);
}

test("nothing is kept where that is not wanted, or impossible", () => {
  const { run, cache, solveWithout } = freshProgram();
  expect(solveWithout()).toEqual(ANSWERED);
  expect(existsSync(cache)).toBe(false);
  writeFileSync(cache, "");
  expect(run("solve klotski")).toEqual(ANSWERED);
});
