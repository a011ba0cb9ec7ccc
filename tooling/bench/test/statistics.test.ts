import { describe, expect, test } from "vitest";
import { quantile, spreadOf, summarize } from "../src/statistics.ts";

describe("quantile", () => {
  test("is drawn straight between two samples, whatever their order", () => {
    expect(quantile([30, 10, 20, 40], 0.5)).toBe(25);
    expect(quantile([30, 10, 20, 40], 0.25)).toBe(17.5);
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
  });

  test("of one sample is that sample", () => {
    expect([0, 0.25, 1].map((q) => quantile([7], q))).toEqual([7, 7, 7]);
  });

  test("needs a sample", () => {
    expect(() => quantile([], 0.5)).toThrow(RangeError);
  });
});

test("a summary holds against one slow sample", () => {
  const { least, median, lowerQuartile, upperQuartile } = summarize([10, 11, 9, 10, 500]);
  expect([least, lowerQuartile, median, upperQuartile]).toEqual([9, 10, 10, 11]);
});

test("the spread is half the distance of the quartiles, as a share of the median", () => {
  expect(spreadOf(summarize([8, 10, 12]))).toBeCloseTo(0.1);
  expect(spreadOf(summarize([5]))).toBe(0);
});
