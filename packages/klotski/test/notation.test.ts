import { describe, expect, test } from "vitest";
import { format, formatPlan, parse, parsePlan } from "../src/index.ts";

describe("a board", () => {
  test("is drawn in the characters of the legend", () => {
    const { puzzle, state } = parse("#._\n.@!\n");
    expect(puzzle).toEqual({
      rows: 2,
      columns: 3,
      free: Uint8Array.of(0, 1, 1, 1, 1, 1),
      target: 5,
    });
    expect(state).toEqual({ blank: 2, tile: 4 });
    expect(format(puzzle, state)).toBe("#._\n.@!\n");
  });

  test.each([
    ["the tile on its target", "_*", { target: 1, free: [1, 1] }],
    ["the blank on the target", "@+", { target: 1, free: [1, 1] }],
    ["a fixed target", "_@x", { target: 2, free: [1, 1, 0] }],
  ])("shows %s", (_, text, { target, free }) => {
    const { puzzle, state } = parse(text);
    expect(puzzle).toMatchObject({ target, free: Uint8Array.from(free) });
    expect(format(puzzle, state)).toBe(`${text}\n`);
  });

  test("may be surrounded by white space", () => {
    const expected = parse("_@\n.!\n");
    for (const text of ["\uFEFF_@\r\n.!", "\n\n_@  \n.!\t\n\n \n", "_@\r.!\r"]) {
      expect(parse(text)).toEqual(expected);
    }
  });

  test.each([
    ["a character of no meaning", "_@\n.?!\n", "2:2: expected one of '#._@!*+x', found '?'"],
    ["a row too long", "\n_@\n.!.\n", "3:3: expected a row of 2 cells, found a row of 3"],
    ["a row too short", "_@.\n.!\n", "2:3: expected a row of 3 cells, found a row of 2"],
    ["a blank line inside", "_@\n\n.!\n", "2:1: expected a row of 2 cells, found a row of 0"],
    ["no board", " \n", "1:1: expected a board, found no text"],
    ["no blank", "\n.@\n.!\n", "2:1: no blank"],
    ["no tile", "_!\n", "1:1: no named tile"],
    ["no target", "_@\n", "1:1: no target"],
    ["a second blank", "_@\n_!\n", "2:1: a second blank"],
    ["a second blank, on the target", "_@\n.+\n", "2:2: a second blank"],
    ["a second tile", "_@\n@!\n", "2:1: a second named tile"],
    ["a second target", "_@\nx!\n", "2:2: a second target"],
  ])("is refused: %s", (_, text, message) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: "ERR_FORMAT", message }));
  });
});

describe("a plan", () => {
  test("is a string of directions", () => {
    expect(parsePlan("UDLR")).toEqual(["U", "D", "L", "R"]);
    expect(formatPlan(["U", "D", "L", "R"])).toBe("UDLR");
  });

  test("may hold white space anywhere", () => {
    expect(parsePlan("\n U\tD\r\nL  R\n\n")).toEqual(["U", "D", "L", "R"]);
    expect(parsePlan("")).toEqual([]);
  });

  test.each([
    ["UDX", "1:3: expected one of U, D, L, R, found 'X'"],
    ["U\r\nD\r u", "3:2: expected one of U, D, L, R, found 'u'"],
    ["U\n😀", "2:1: expected one of U, D, L, R, found '😀'"],
  ])("is refused at the first character that is no move: %j", (text, message) => {
    expect(() => parsePlan(text)).toThrow(expect.objectContaining({ code: "ERR_FORMAT", message }));
  });
});
