import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCellMoves, parseCellMoves } from "../src/text.ts";

const SIZE = { rows: 3, columns: 12 };

test("moves are written with rows and columns from 1, and read back", () => {
  const moves = [
    { from: 0, to: 35 },
    { from: 12, to: 11 },
  ];
  expect(formatCellMoves(SIZE, moves)).toBe("1,1>3,12 2,1>1,12");
  expect(parseCellMoves(SIZE, "1,1>3,12\r\n\t2,1>1,12 ")).toEqual(moves);
  expect(parseCellMoves(SIZE, " \n")).toEqual([]);
  const cell = fc.nat({ max: 35 });
  fc.assert(
    fc.property(fc.array(fc.record({ from: cell, to: cell })), (some) => {
      expect(parseCellMoves(SIZE, formatCellMoves(SIZE, some))).toEqual(some);
    }),
  );
});

test.each([
  ["1,1>1,2 x", 1, 9, "'x'"],
  ["1,1>1,2\n1,2>3", 2, 1, "'1,2>3'"],
  ["1,1>1,2\r4,1>3,1", 2, 1, "'4,1>3,1'"],
  ["1,1>1,2\r\n 1,13>1,2", 2, 2, "'1,13>1,2'"],
  ["0,1>2,2", 1, 1, "'0,1>2,2'"],
  ["1,1>0,1", 1, 1, "'1,1>0,1'"],
  ["1,1>1,21,1>1,2", 1, 1, "'1,1>1,21,1>1,2'"],
  ["-1,2>3,3", 1, 1, "'-1,2>3,3'"],
])("no move is read from %j: %i:%i", (text, line, column, found) => {
  const message = `${line}:${column}: expected a move r,c>r,c on 3 x 12, found ${found}`;
  expect(() => parseCellMoves(SIZE, text)).toThrow(
    expect.objectContaining({ code: "ERR_FORMAT", line, column, message }),
  );
});
