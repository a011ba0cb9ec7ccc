import { describe, expect, test } from "vitest";
import { UsageError } from "../../src/faults.ts";
import { parseBytes, parseDuration, parseWhole } from "../../src/quantities.ts";

describe.each([
  [
    "whole numbers",
    parseWhole,
    { "0": 0, "1000": 1000 },
    ["", "-1", "1.5", "1e3", "1x", "9".repeat(16)],
  ],
  [
    "bytes",
    parseBytes,
    {
      "4096": 4096,
      "64k": 65536,
      "64K": 65536,
      "1.5G": 1.5 * 2 ** 30,
      "512MiB": 2 ** 29,
      "2gb": 2 ** 31,
      "7B": 7,
    },
    ["", "M", "-1k", "1T", "1 k"],
  ],
  [
    "durations",
    parseDuration,
    { "2": 2000, "2.5": 2500, "200ms": 200, "10s": 10_000, "5m": 300_000, "1h": 3_600_000, "0": 0 },
    ["", "s", "-1s", "1d", "1 s"],
  ],
])("%s", (_, parse, values, nonsense) => {
  test.each(Object.entries(values))("%s is %d", (text, value) => {
    expect(parse(text)).toBe(value);
  });

  test.each(nonsense)("'%s' is none", (text) => {
    expect(() => parse(text)).toThrow(UsageError);
  });
});
