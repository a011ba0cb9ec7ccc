/** What the engine has compiled of the program is kept beside it, for the next start. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { installed, MAIN, microsolve, type Run, shell } from "./microsolve.ts";
import { SAMPLE, SAMPLE_ANSWERS } from "./samples.ts";

const ANSWERED: Run = { code: 0, stdout: SAMPLE_ANSWERS, stderr: "" };

/** A copy of the program, as if nobody had told Node anything about caches. */
function freshProgram() {
  const { folder, line } = installed();
  const cache = join(folder, ".compile-cache");
  return {
    folder,
    cache,
    script: join(folder, "dist/plain/klotski.cjs"),
    run: (args: string, input = SAMPLE, before = ""): Run =>
      shell(`unset NODE_COMPILE_CACHE NODE_DISABLE_COMPILE_CACHE; ${before} ${line} ${args}`, {
        input,
      }),
    kept: (): string[] =>
      readdirSync(cache, { recursive: true, encoding: "utf8" })
        .map((path) => join(cache, path))
        .filter((path) => statSync(path).isFile()),
  };
}

test("of the plain solve it is kept when all is answered, and for each puzzle once", () => {
  const { run, cache, kept } = freshProgram();
  expect(run("--version").code).toBe(0);
  expect(run("solve klotski", "x").code).toBe(65);
  expect(existsSync(cache)).toBe(false);
  for (let start = 0; start < 3; start++) expect(run("solve klotski")).toEqual(ANSWERED);
  expect(kept()).toHaveLength(1);
});

test("it is kept anew by a run that has called more, and by no other", () => {
  const { run, kept } = freshProgram();
  const after = (input: string): { size: number; mtimeMs: number } => {
    expect(run("solve klotski", input).code).toBe(0);
    const { size, mtimeMs } = statSync(kept()[0] ?? "");
    return { size, mtimeMs };
  };
  const nothing = "1 2 0\n1 1\n";
  const { stdout: much } = microsolve(["generate", "klotski", "--questions", "2000"]);
  const little = after(nothing);
  const more = after(much);
  expect(more.size).toBeGreaterThan(1.2 * little.size);
  expect(after(nothing)).toEqual(more);
});

test("nobody else may look at it, whatever they may do elsewhere", () => {
  for (const command of ["solve klotski", "list"]) {
    const { run, cache } = freshProgram();
    run(command, SAMPLE, "umask 0;");
    expect(statSync(cache).mode & 0o777).toBe(0o700);
  }
});

test("of other commands, what Node has loaded", () => {
  const { folder, run, kept } = freshProgram();
  symlinkSync(join(dirname(MAIN), "../node_modules"), join(folder, "node_modules"));
  expect(run("solve klotski --exit-status --jobs 1").code).toBe(0);
  expect(kept().length).toBeGreaterThan(1);
});

test("it never serves another program, even one of the same length", () => {
  const { run, script } = freshProgram();
  expect(run("solve klotski")).toEqual(ANSWERED);
  writeFileSync(script, readFileSync(script, "utf8").replace('"-1"', '"-7"'));
  expect(run("solve klotski").stdout).toBe(SAMPLE_ANSWERS.replace("-1", "-7"));
  expect(run("solve klotski").stdout).toBe(SAMPLE_ANSWERS.replace("-1", "-7"));
});

test.each([
  ["is half there", (path: string) => truncateSync(path, statSync(path).size >> 1)],
  ["is empty", (path: string) => truncateSync(path)],
  ["is of another version of the engine", (path: string) => changeByte(path, 12)],
])("it is compiled anew where it %s", (_, damage) => {
  const { run, kept, script } = freshProgram();
  expect(run("solve klotski")).toEqual(ANSWERED);
  const [path = ""] = kept();
  const header = readFileSync(path).subarray(8, 16);
  damage(path);
  expect(run("solve klotski")).toEqual(ANSWERED);
  expect(kept()).toEqual([path]);
  const bytes = readFileSync(path);
  expect(bytes.subarray(8, 16)).toEqual(header);
  expect(bytes.subarray(-statSync(script).size)).toEqual(readFileSync(script));
});

function changeByte(path: string, index: number): void {
  const bytes = readFileSync(path);
  bytes[index] = 255 - (bytes[index] ?? 0);
  writeFileSync(path, bytes);
}

test("nothing is kept where that is impossible", () => {
  const { run, cache, kept } = freshProgram();
  writeFileSync(cache, "");
  expect(run("solve klotski")).toEqual(ANSWERED);
  rmSync(cache);
  expect(run("solve klotski")).toEqual(ANSWERED);
  const [path = ""] = kept();
  rmSync(path);
  mkdirSync(path);
  expect(run("solve klotski")).toEqual(ANSWERED);
  expect(kept()).toEqual([]);
});

test("with NODE_DISABLE_COMPILE_CACHE it is neither written nor read", () => {
  const { run, cache, kept } = freshProgram();
  const without = "export NODE_DISABLE_COMPILE_CACHE=1;";
  for (const command of ["solve klotski", "list"]) run(command, SAMPLE, without);
  expect(existsSync(cache)).toBe(false);
  expect(run("solve klotski")).toEqual(ANSWERED);
  const [path = ""] = kept();
  const bytes = readFileSync(path).fill(0, 1000, 50_000);
  writeFileSync(path, bytes);
  expect(run("solve klotski", SAMPLE, without)).toEqual(ANSWERED);
  expect(readFileSync(path)).toEqual(bytes);
});
