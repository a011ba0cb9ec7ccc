/** Inputs of many megabytes, in a heap that would not hold them. */
import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { microsolve, shell, temporaryFolder } from "./microsolve.ts";

const SMALL_HEAP = { NODE_OPTIONS: "--max-old-space-size=48" };

/** A file of `size` bytes, the same piece over and over, after its head. */
function largeFile(head: string, piece: string | Uint8Array, size: number): string {
  const path = join(temporaryFolder(), "large.in");
  const block = Buffer.concat(Array.from({ length: 2 ** 12 }, () => Buffer.from(piece)));
  const descriptor = openSync(path, "w");
  writeSync(descriptor, head);
  for (let written = 0; written < size; written += block.length) writeSync(descriptor, block);
  closeSync(descriptor);
  return path;
}

test("a million boards through a pipe", () => {
  const line =
    "microsolve generate knights --boards 1000000 --kind random | microsolve solve knights | sort | uniq -c";
  const { code, stdout, stderr } = shell(line, { env: SMALL_HEAP });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const counts = [...stdout.matchAll(/^ *(\d+) (-1|\d+)$/gm)];
  expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(1_000_000);
});

describe("100 MB", () => {
  const SIZE = 100_000_000;

  test("of white space", () => {
    const path = largeFile("", " \t\r\n", SIZE);
    const run = microsolve(["solve", "klotski", path], { env: SMALL_HEAP });
    expect(run).toMatchObject({ code: 65, stdout: "" });
    expect(run.stderr).toMatch(/:\d+:1: expected the number of rows .*the end of the input\n$/);
  });

  test("of one token", () => {
    const path = largeFile("", "9", SIZE);
    const run = microsolve(["solve", "knights", path], { env: SMALL_HEAP });
    expect(run).toMatchObject({ code: 65, stdout: "" });
    expect(run.stderr.length).toBeLessThan(300);
  });

  test("of bytes that are no text", () => {
    const path = largeFile("", Uint8Array.of(0, 255, 10, 200, 7), SIZE);
    expect(microsolve(["solve", "klotski", path], { env: SMALL_HEAP })).toMatchObject({
      code: 65,
      stdout: "",
    });
  });

  test("behind the last case", () => {
    const path = largeFile("1 2 1\n1 1\n1 1 1 2 1 1\n", "1 2 3\n", SIZE);
    const run = microsolve(["solve", "klotski", path], { env: SMALL_HEAP });
    expect(run).toMatchObject({ code: 0, stdout: "1\n" });
    expect(run.stderr).toContain("large.in:4:1: warning: what follows the last case is ignored");
  });
});
