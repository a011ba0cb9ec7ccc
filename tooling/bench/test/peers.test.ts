import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findPeers, ownReport } from "../src/peers.ts";

test("peers are the executables that are named after the puzzle", () => {
  const folder = mkdtempSync(join(tmpdir(), "peers-"));
  mkdirSync(join(folder, "fast"));
  for (const name of ["fast/klotski", "fast/klotski_full", "fast/klotski-blocks", "fast/snake2"]) {
    writeFileSync(join(folder, name), "");
    chmodSync(join(folder, name), 0o755);
  }
  writeFileSync(join(folder, "fast/klotski.txt"), "not executable");
  const names = (path: string, puzzle: string): string[] =>
    findPeers([join(folder, path)], puzzle).map(({ name }) => name);
  expect(names("", "klotski")).toEqual(["fast/klotski", "fast/klotski_full"]);
  expect(names("fast", "snake")).toEqual(["fast/snake2"]);
  expect(names("fast/klotski_full", "klotski")).toEqual(["fast/klotski_full"]);
});

describe("what a program reports of itself is read", () => {
  test.each([
    ["as a total", "parse 0.1 ms, queries 2.5 ms (5 us/q), total 2.7 ms; rss 3MB\n", 2.7],
    ["as time a case", "cases 20 0.5 ms/case expanded/case 8\n", 10],
    ["as phases", "prep 0.5 ms, queries 2 ms\n", 2.5],
    ["as nothing", "warning: 3 questions\n", undefined],
  ])("%s", (_, stderr, expected) => {
    expect(ownReport(stderr)).toBe(expected);
  });
});
