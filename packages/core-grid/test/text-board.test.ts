import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatBoard, parseBoard, quote, splitBoards } from "../src/text.ts";

const LEGEND = "#.@";
const faultAt = (message: string) =>
  expect.objectContaining({ code: "ERR_FORMAT", message: expect.stringContaining(message) });

describe("a board", () => {
  const drawn = fc
    .record({ rows: fc.integer({ min: 1, max: 6 }), columns: fc.integer({ min: 1, max: 6 }) })
    .chain(({ rows, columns }) => {
      const row = fc.string({
        unit: fc.constantFrom(...LEGEND),
        minLength: columns,
        maxLength: columns,
      });
      return fc.array(row, { minLength: rows, maxLength: rows });
    });
  const surroundings = fc.record({
    end: fc.constantFrom("\n", "\r\n", "\r"),
    before: fc.nat({ max: 3 }),
    after: fc.nat({ max: 3 }),
    trailing: fc.constantFrom("", " ", "\t "),
    mark: fc.constantFrom("", "\uFEFF"),
  });

  test("is read whatever stands around it, and remembers where it stood", () => {
    fc.assert(
      fc.property(drawn, surroundings, (lines, { end, before, after, trailing, mark }) => {
        const blank = (count: number): string[] => Array(count).fill(trailing);
        const padded = lines.map((line) => line + trailing);
        const text = mark + [...blank(before), ...padded, ...blank(after)].join(end);
        const board = parseBoard(text, LEGEND);
        expect(board).toMatchObject({ rows: lines.length, columns: lines[0].length });
        expect(board.characters).toBe(lines.join(""));
        expect(formatBoard(board, (cell) => board.characters[cell])).toBe(
          lines.map((line) => `${line}\n`).join(""),
        );
        for (const character of LEGEND) {
          for (const cell of board.cellsOf(character)) {
            const { line, column } = board.positionOf(cell);
            expect(lines[line - 1 - before][column - 1]).toBe(character);
          }
        }
        const found = [...LEGEND].map((character) => board.cellsOf(character).length);
        expect(found.reduce((sum, count) => sum + count)).toBe(board.characters.length);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test.each([
    ["", "1:1: expected a board, found no text"],
    ["\uFEFF\n \n", "1:1: expected a board, found no text"],
    ["#.\n#x\n", "2:2: expected one of '#.@', found 'x'"],
    ["x.\n", "1:1: expected one of '#.@', found 'x'"],
    [" #.\n", "1:1: expected one of '#.@', found ' '"],
    ["\uFEFFx\n", "1:1: expected one of '#.@', found 'x'"],
    ["\n\n#.\n#..\n", "4:3: expected a row of 2 cells, found a row of 3"],
    ["#..\r\n#.\r\n", "2:3: expected a row of 3 cells, found a row of 2"],
    ["#.\r\r#.\r", "2:1: expected a row of 2 cells, found a row of 0"],
    ["#.\n#.x\n", "2:3: expected one of '#.@', found 'x'"],
    ["#😀.\n", "1:2: expected one of '#.@', found '😀'"],
  ])("is refused at its fault: %j", (text, message) => {
    expect(() => parseBoard(text, LEGEND)).toThrow(faultAt(message));
  });

  test("has only one of what there may be only one of", () => {
    const board = parseBoard("\n..#\n@.#\n", LEGEND);
    expect(board.only("@", "player")).toBe(3);
    expect(board.only("x@", "player")).toBe(3);
    expect(() => board.only("#", "wall")).toThrow(faultAt("3:3: a second wall"));
    expect(() => board.only("#@", "thing")).toThrow(faultAt("3:1: a second thing"));
    expect(() => board.only("x", "cross")).toThrow(
      expect.objectContaining({
        message: "2:1: no cross",
        expected: "cross ('x')",
        found: "none",
        line: 2,
        column: 1,
      }),
    );
  });
});

describe("two boards in one text", () => {
  test.each([
    ["ab\ncd\n\nef\n", "ab\ncd", "\n\n\nef\n"],
    ["\n \nab\r\n\t\r\n\r\ncd", "\n \nab", "\n\n\n\n\ncd"],
    ["ab\r\rcd", "ab", "\n\ncd"],
  ])(
    "are parted at the first blank line behind the first, and keep their lines: %j",
    (text, first, second) => {
      expect(splitBoards(text)).toEqual([first, second]);
    },
  );

  test.each(["", "ab", "\n\nab\ncd\n", "ab\n\n \n"])("there is only one in %j", (text) => {
    expect(splitBoards(text)).toEqual([text, undefined]);
  });
});

describe("quoting", () => {
  test("shows what stood there", () => {
    expect(quote("x")).toBe("'x'");
    expect(quote("12345678901234567890")).toBe("'12345678901234567890'");
    expect(quote("123456789012345678901")).toBe("'12345678901234567890…'");
  });

  test("cuts no character in two", () => {
    expect(quote(`a${"😀".repeat(20)}`)).toBe(`'a${"😀".repeat(19)}…'`);
    expect(quote("😀".repeat(20))).toBe(`'${"😀".repeat(20)}'`);
  });

  test("makes what cannot be seen visible, and harmless to a terminal", () => {
    expect(quote("\u001B[2J")).toBe("'\\u{1b}[2J'");
    expect(quote("\uFEFF1")).toBe("'\\u{feff}1'");
    expect(quote("\0\u200B")).toBe("'\\u{0}\\u{200b}'");
  });
});
