import { expect, test } from "vitest";
import { figure, formatTable, percent } from "../src/table.ts";

test("names stand to the left, figures to the right", () => {
  const rows = [
    ["", "warm", ""],
    ["open", "1.25", "fine"],
    ["walls 10 %", "112"],
  ];
  expect(formatTable(rows)).toBe(
    ["            warm", "open        1.25  fine", "walls 10 %   112", ""].join("\n"),
  );
});

test("figures have three digits", () => {
  expect([0.01234, 0.5, 1.234, 12.34, 123.4, 5678, 0].map(figure)).toEqual([
    "0.012",
    "0.500",
    "1.23",
    "12.3",
    "123",
    "5678",
    "0",
  ]);
  expect(figure(Number.NaN)).toBe("-");
});

test("a share is given in whole hundredths", () => {
  expect(percent(0.034)).toBe("3%");
});
