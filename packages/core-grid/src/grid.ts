/**
 * Cells of a rectangle of rows x columns, numbered row by row from 0: cell = row * columns + column.
 * Everything here takes constant time unless it says otherwise.
 */

/** A cell's number, row-major from 0. */
export type Cell = number;

/** The extent of a rectangle: `rows` x `columns`, both at least 1. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Up, down, left, right. */
export type Direction = "U" | "D" | "L" | "R";

/** All directions, in the order that numbers them: the opposite of number d is number d ^ 1. */
export const DIRECTIONS: readonly Direction[] = ["U", "D", "L", "R"];

const ROW_STEP: Readonly<Record<Direction, number>> = { U: -1, D: 1, L: 0, R: 0 };
const COLUMN_STEP: Readonly<Record<Direction, number>> = { U: 0, D: 0, L: -1, R: 1 };

export function rowOf(size: Size, cell: Cell): number {
  return Math.floor(cell / size.columns);
}

export function columnOf(size: Size, cell: Cell): number {
  return cell % size.columns;
}

/** The cell at `row` and `column`, or -1 where the rectangle has none. */
export function cellAt(size: Size, row: number, column: number): Cell {
  const inside = row >= 0 && row < size.rows && column >= 0 && column < size.columns;
  return inside ? row * size.columns + column : -1;
}

/** The cell next to `cell` in a direction, or -1 beyond the edge. */
export function neighbour(size: Size, cell: Cell, direction: Direction): Cell {
  return cellAt(
    size,
    rowOf(size, cell) + ROW_STEP[direction],
    columnOf(size, cell) + COLUMN_STEP[direction],
  );
}

/** How a person finds the cell: `row 1, column 1` is the corner. */
export function describeCell(size: Size, cell: Cell): string {
  return `row ${rowOf(size, cell) + 1}, column ${columnOf(size, cell) + 1}`;
}
