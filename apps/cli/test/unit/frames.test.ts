import { expect, test } from "vitest";
import { drawFrames } from "../../src/formats/frames.ts";

test("boards stand side by side, as wide as the widest heading", () => {
  const frames = [
    { board: "ab\ncd\n" },
    { move: "A down 1", board: "ab\ncd\n" },
    { move: "B up 1", board: "ab\n" },
  ];
  expect(drawFrames(frames).split("\n")).toEqual([
    "             1 A down 1   2 B up 1",
    "ab           ab           ab",
    "cd           cd",
    "",
  ]);
});

test("no line is longer than a page, but where a single board is", () => {
  const many = Array.from({ length: 30 }, () => ({ move: "U", board: "#".repeat(11) }));
  const widths = drawFrames(many)
    .split("\n")
    .map((line) => line.length);
  expect(Math.max(...widths)).toBe(5 * 11 + 4 * 3);
  const wide = drawFrames([{ board: "#".repeat(100) }, { move: "U", board: "#".repeat(100) }]);
  expect(wide.split("\n")).toEqual(["", "#".repeat(100), "", "1 U", "#".repeat(100), ""]);
});
