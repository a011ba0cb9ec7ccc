import { expect, test } from "vitest";
import { readLines } from "../../src/lines.ts";

const TEXT = "a\r\nb\rc\n\n \td \r\n\r\n\re";
const LINES = [
  { text: "a", number: 1 },
  { text: "b", number: 2 },
  { text: "c", number: 3 },
  { text: " \td ", number: 5 },
  { text: "e", number: 8 },
];

test("all kinds of line ends, wherever the chunks are cut", () => {
  for (let first = 0; first <= TEXT.length; first++) {
    for (let second = first; second <= TEXT.length; second++) {
      const chunks = [TEXT.slice(0, first), TEXT.slice(first, second), TEXT.slice(second)];
      expect([...readLines({ name: "", chunks })]).toEqual(LINES);
    }
  }
});

test("no text, no lines", () => {
  expect([...readLines({ name: "", chunks: [] })]).toEqual([]);
  expect([...readLines({ name: "", chunks: ["", "\n"] })]).toEqual([]);
});
