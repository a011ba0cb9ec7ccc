import { describe, expect, test } from "vitest";
import { format, formatPlan, fromLinks, linksOf, parse, parsePlan } from "../src/index.ts";

const DRAWN = `.ba.
!#@.
..#!
`;

describe("a board", () => {
  test("is read as it is drawn, and drawn as it is read", () => {
    const { puzzle, state } = parse(DRAWN);
    expect(puzzle).toEqual({
      rows: 3,
      columns: 4,
      stones: Uint8Array.of(0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0),
      exits: [4, 11],
      tail: "blocks",
    });
    expect(state).toEqual({ body: [6, 2, 1] });
    expect(format(puzzle, state)).toBe(DRAWN);
  });

  test("tells below what lies under the snake, or under a stone", () => {
    const text = "@a.\n.b#\nexits 1,1 2,3\nstones 1,1 2,2\ntail frees\n";
    const { puzzle, state } = parse(text);
    expect(puzzle).toMatchObject({ exits: [0, 5], tail: "frees" });
    expect(Array.from(puzzle.stones)).toEqual([1, 0, 0, 0, 1, 1]);
    expect(format(puzzle, state)).toBe(text);
  });

  test("draws bodies of up to 53 cells in letters, longer ones by their links", () => {
    const size = { rows: 8, columns: 8 };
    const puzzle = { ...size, stones: new Uint8Array(64), exits: [63], tail: "blocks" as const };
    const body = Array.from({ length: 54 }, (_, index) => {
      const row = Math.floor(index / 8);
      return row * 8 + (row % 2 === 0 ? index % 8 : 7 - (index % 8));
    });
    const lettered = format(puzzle, { body: body.slice(0, 53) });
    expect(lettered.split("\n").slice(0, 2)).toEqual(["@abcdefg", "onmlkjih"]);
    expect(lettered).toContain("Z");
    expect(parse(lettered).state.body).toEqual(body.slice(0, 53));
    const long = format(puzzle, { body });
    expect(long.split("\n")[0]).toBe("@~~~~~~~");
    expect(long).toContain(`links ${linksOf(size, { body }).join("")}\n`);
    expect(parse(long)).toEqual({ puzzle, state: { body } });
  });

  test("may tell a short body by its links, too", () => {
    const { puzzle, state } = parse("!..\n..@\nlinks UL\n");
    expect(state).toEqual(fromLinks(puzzle, 5, ["U", "L"]));
  });

  test.each([
    ["", 1, 1, "expected a board, found no text"],
    ["!.x@\n..?.", 2, 3, "expected one of '.#!@~abcdefghijklmno…', found '?'"],
    ["!..\n.@", 2, 3, "expected a row of 3 cells, found a row of 2"],
    ["!..\n...", 1, 1, "no head"],
    ["!.@\n@..", 2, 1, "a second head"],
    ["..@\n...", 1, 1, "no exit"],
    ["!.@\nb.a", 2, 1, "expected 'b' beside 'a', found it apart"],
    ["!.@\na..", 2, 1, "expected 'a' beside the head, found it apart"],
    ["!.@\n.ba\n..a", 3, 3, "a second next cell of the body"],
    ["!.@\n..b", 1, 1, "no next cell of the body"],
    ["!~@\n...", 1, 2, "this cell is no part of the snake"],
    ["!~@\n...\nlinks D", 1, 2, "this cell is no part of the snake"],
    ["!.@\n...\nlinks DX", 3, 8, "expected one of U, D, L, R, found 'X'"],
    ["!.@\n...\n  links R", 3, 9, "no cell is R of row 1, column 3"],
    ["!.@\n...\nlinks DU", 3, 7, "the snake lies twice on row 1, column 3"],
    [
      "!.@\n...\nlinks",
      3,
      1,
      "expected exits, stones, links or tail with what it says, found 'links'",
    ],
    [
      "!.@\n...\ntail wags",
      3,
      1,
      "expected exits, stones, links or tail with what it says, found 'tail wags'",
    ],
    ["!.@\n...\nstones 1,1 3,1", 3, 12, "expected a cell row,column on 2 x 3, found '3,1'"],
    ["!.@\n...\nexits 1;1", 3, 7, "expected a cell row,column on 2 x 3, found '1;1'"],
    [
      "!.@\n...\n\nexits 1,1\nhelp",
      5,
      1,
      "expected exits, stones, links or tail with what it says, found 'help'",
    ],
  ])("%j is refused", (text, line, column, problem) => {
    const message = `${line}:${column}: ${problem}`;
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: "ERR_FORMAT", message }));
  });
});

test("a plan is its directions", () => {
  expect(parsePlan("UD\r\n lr".toUpperCase())).toEqual(["U", "D", "L", "R"]);
  expect(formatPlan(["U", "R"])).toBe("UR");
  expect(() => parsePlan("UD\nLx")).toThrow("2:2: expected one of U, D, L, R, found 'x'");
});
