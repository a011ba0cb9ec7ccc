import { describe, expect, test } from "vitest";
import { format, formatPlan, parse, parsePlan, STANDARD } from "../src/index.ts";
import { board } from "./boards.ts";

const SAMPLE = "10110\n01*11\n10111\n01001\n00000\n";
const CONTEST = "11111\n01111\n00*11\n00001\n00000\n";

describe("a position", () => {
  test("of the contest is five rows, and has the contest's goal", () => {
    const { puzzle, state } = parse(SAMPLE);
    expect(puzzle).toBe(STANDARD);
    expect(state).toEqual(board(SAMPLE));
    expect(format(puzzle, state)).toBe(SAMPLE);
  });

  test("of any other kind is followed by its goal", () => {
    const text = "1*0\n011\n\n01*\n101\n";
    const { puzzle, state } = parse(text);
    expect(puzzle).toEqual({ rows: 2, columns: 3, goal: board("01* 101") });
    expect(state).toEqual(board("1*0 011"));
    expect(format(puzzle, state)).toBe(text);
  });

  test("may be followed by the contest's goal", () => {
    const { puzzle, state } = parse(`${SAMPLE}\n${CONTEST}`);
    expect(puzzle).toBe(STANDARD);
    expect(format(puzzle, state)).toBe(SAMPLE);
  });

  test("stands between blank lines, and with any line ends", () => {
    const expected = parse("1*0\n011\n\n01*\n101\n");
    expect(parse("\uFEFF\r\n \r\n1*0  \r\n011\r\n\r\n \t\r\n01*\r\n101\r\n\r\n")).toEqual(expected);
    expect(parse("1*0\r011\r\r01*\r101")).toEqual(expected);
  });

  test.each([
    ["", 1, 1, "expected a board, found no text"],
    ["1*0\n01x\n\n01*\n101", 2, 3, "expected one of '01*', found 'x'"],
    ["1*0\n0112", 2, 4, "expected one of '01*', found '2'"],
    ["1*0\n01\n", 2, 3, "expected a row of 3 cells, found a row of 2"],
    ["10110\n01*11\n1011*\n01001\n00000", 3, 5, "a second blank"],
    ["\n10110\n01011\n10111\n01001\n00000", 2, 1, "no blank"],
    ["1*0\n011\n\n\n010\n101", 5, 1, "no blank"],
    ["1*0\n011\n\n01*\n1*1", 5, 2, "a second blank"],
    [
      "1*0\n011",
      1,
      1,
      "expected a board as its goal, 5 x 5 with 12 black knights, found 2 x 3 with 3 black knights",
    ],
    [
      "\n11111\n01111\n00*11\n00001\n00001",
      2,
      1,
      "expected a board as its goal, 5 x 5 with 12 black knights, found 5 x 5 with 13 black knights",
    ],
    [
      "1*0\n011\n\n00*\n101",
      1,
      1,
      "expected a board as its goal, 2 x 3 with 2 black knights, found 2 x 3 with 3 black knights",
    ],
    [`*${"0".repeat(42)}`, 1, 1, "expected a board of at most 42 cells, found one of 1 x 43"],
  ])("is refused: %j at %i:%i", (text, line, column, problem) => {
    expect(() => parse(text)).toThrow(
      expect.objectContaining({
        code: "ERR_FORMAT",
        line,
        column,
        message: `${line}:${column}: ${problem}`,
      }),
    );
  });
});

describe("a plan", () => {
  test("is read and written with rows and columns from 1", () => {
    const plan = [
      { from: 1, to: 12 },
      { from: 8, to: 1 },
    ];
    expect(formatPlan(STANDARD, plan)).toBe("1,2>3,3 2,4>1,2");
    expect(parsePlan(STANDARD, "1,2>3,3\r\n\t2,4>1,2 ")).toEqual(plan);
    expect(parsePlan(STANDARD, " \n")).toEqual([]);
    const size = { rows: 6, columns: 7 };
    expect(parsePlan(size, "6,7>4,6")).toEqual([{ from: 41, to: 26 }]);
  });

  test.each([
    ["1,2>3,3 x", 1, 9, "'x'"],
    ["1,2>3,3\n1,2>3", 2, 1, "'1,2>3'"],
    ["1,2>3,3\r1,2>3,6", 2, 1, "'1,2>3,6'"],
    ["0,1>2,2", 1, 1, "'0,1>2,2'"],
    ["6,1>5,3", 1, 1, "'6,1>5,3'"],
    ["1,2>3,31,2>3,3", 1, 1, "'1,2>3,31,2>3,3'"],
    ["-1,2>3,3", 1, 1, "'-1,2>3,3'"],
    ["1.5,2>3,3", 1, 1, "'1.5,2>3,3'"],
  ])("is refused: %j at %i:%i", (text, line, column, found) => {
    const message = `${line}:${column}: expected a move r,c>r,c on 5 x 5, found ${found}`;
    expect(() => parsePlan(STANDARD, text)).toThrow(
      expect.objectContaining({ code: "ERR_FORMAT", line, column, message }),
    );
  });
});
