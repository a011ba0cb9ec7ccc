import { type Cell, columnOf, rowOf, type Size } from "@microsolvers/core-grid";

export interface SmallerBoard extends Size {
  /** The cells that are left, in order: the new number of a cell is its place here. */
  readonly kept: readonly Cell[];
}

/** The board without a row or a column that has none of the cells in use: one board for each. */
export function* fewerLines(size: Size, inUse: readonly Cell[]): Generator<SmallerBoard, void> {
  const { rows, columns } = size;
  const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
  const without = (isGone: (cell: Cell) => boolean): readonly Cell[] | undefined =>
    inUse.some(isGone) ? undefined : cells.filter((cell) => !isGone(cell));
  for (let row = 0; row < rows; row++) {
    const kept = without((cell) => rowOf(size, cell) === row);
    if (kept !== undefined) yield { rows: rows - 1, columns, kept };
  }
  for (let column = 0; column < columns; column++) {
    const kept = without((cell) => columnOf(size, cell) === column);
    if (kept !== undefined) yield { rows, columns: columns - 1, kept };
  }
}
