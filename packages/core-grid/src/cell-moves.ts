/** Moves from one cell to another, as text: `r,c>r,c`, rows and columns counted from 1. */
import { FormatError } from "./errors.ts";
import { type Cell, cellAt, columnOf, rowOf, type Size } from "./grid.ts";
import { quote } from "./text-board.ts";

export interface CellMove {
  readonly from: Cell;
  readonly to: Cell;
}

/**
 * Reads moves on a board of this size; any white space separates them. O(text).
 *
 * @throws FormatError at the first word that is no move between two cells of the board
 */
export function parseCellMoves(size: Size, text: string): CellMove[] {
  const moves: CellMove[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    for (const word of line.matchAll(/\S+/g)) {
      const move = parseCellMove(size, word[0]);
      if (move === undefined) {
        const at = { line: index + 1, column: word.index + 1 };
        const expected = `a move r,c>r,c on ${size.rows} x ${size.columns}`;
        throw new FormatError(at, expected, quote(word[0]));
      }
      moves.push(move);
    }
  }
  return moves;
}

/** Writes moves, a blank between two; `parseCellMoves` reads them back. */
export function formatCellMoves(size: Size, moves: readonly CellMove[]): string {
  const place = (cell: Cell): string => `${rowOf(size, cell) + 1},${columnOf(size, cell) + 1}`;
  return moves.map(({ from, to }) => `${place(from)}>${place(to)}`).join(" ");
}

function parseCellMove(size: Size, word: string): CellMove | undefined {
  const numbers = /^(\d+),(\d+)>(\d+),(\d+)$/.exec(word)?.slice(1).map(Number) ?? [];
  const [fromRow, fromColumn, toRow, toColumn] = numbers;
  const from = cellAt(size, fromRow - 1, fromColumn - 1);
  const to = cellAt(size, toRow - 1, toColumn - 1);
  return numbers.length === 4 && from >= 0 && to >= 0 ? { from, to } : undefined;
}
