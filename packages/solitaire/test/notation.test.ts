import { describe, expect, test } from "vitest";
import { format, formatPlan, parse, parsePlan, STANDARD } from "../src/index.ts";

const TEXT = "o.#\noo.\n\n.o#\n.oo\n";

describe("a question", () => {
  test("is two boards with a blank line between them", () => {
    const question = parse(TEXT);
    expect(question).toEqual({
      board: { rows: 2, columns: 3, walls: [2] },
      from: [0, 3, 4],
      to: [1, 4, 5],
    });
    expect(format(question)).toBe(TEXT);
  });

  test("stands between blank lines, and with any line ends", () => {
    const expected = parse(TEXT);
    expect(parse("\uFEFF\r\n \r\no.#  \r\noo.\r\n\r\n \t\r\n.o#\r\n.oo\r\n\r\n")).toEqual(expected);
    expect(parse("o.#\roo.\r\r.o#\r.oo")).toEqual(expected);
  });

  test.each([
    ["", 1, 1, "expected a board, found no text"],
    ["o.#\noo.\n", 2, 4, "no second board"],
    ["o.#\noo.\n\n.x#\n.oo\n", 4, 2, "expected one of '.o#', found 'x'"],
    ["o.#\noo\n\n.o#\n.oo\n", 2, 3, "expected a row of 3 cells, found a row of 2"],
    ["...\n\n..o", 1, 1, "expected a board with 1 to 12 pieces, found one with 0"],
    [
      `${"o".repeat(13)}\n\n${"o".repeat(13)}`,
      1,
      1,
      "expected a board with 1 to 12 pieces, found one with 13",
    ],
    [
      `${"o".repeat(17)}\n\n${"o".repeat(17)}`,
      1,
      1,
      "expected a board of at most 16 x 16, found one of 1 x 17",
    ],
    [`\n${"o\n".repeat(17)}\no`, 2, 1, "expected a board of at most 16 x 16, found one of 17 x 1"],
    [
      "o.\n\no.\n..",
      3,
      1,
      "expected a board as the first, 1 x 2 with 1 pieces, found 2 x 2 with 1 pieces",
    ],
    [
      "o.\n\noo",
      3,
      1,
      "expected a board as the first, 1 x 2 with 1 pieces, found 1 x 2 with 2 pieces",
    ],
    ["o.#\n\no..", 3, 3, "expected a wall, as on the first board, found none"],
    ["o..\n\no.#", 3, 3, "expected no wall, as on the first board, found one"],
    ["o.#\n\n.o.", 3, 3, "expected a wall, as on the first board, found none"],
  ])("is refused: %j at %i:%i", (text, line, column, problem) => {
    const message = `${line}:${column}: ${problem}`;
    expect(() => parse(text)).toThrow(
      expect.objectContaining({ code: "ERR_FORMAT", line, column, message }),
    );
  });
});

test("a plan is read and written with rows and columns from 1", () => {
  const plan = [
    { from: 1, to: 9 },
    { from: 63, to: 61 },
  ];
  expect(formatPlan(STANDARD, plan)).toBe("1,2>2,2 8,8>8,6");
  expect(parsePlan(STANDARD, "1,2>2,2\r\n\t8,8>8,6 ")).toEqual(plan);
  expect(() => parsePlan(STANDARD, "1,2>2,2\n1,9>1,8")).toThrow(
    "2:1: expected a move r,c>r,c on 8 x 8, found '1,9>1,8'",
  );
});
