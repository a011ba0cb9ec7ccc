/**
 * The rectangle with a border of one extra cell all round, for hot loops: every inner cell has four
 * neighbours at constant offsets, and no neighbour needs a range check.
 *
 *     . . . . .      A 1 x 3 rectangle: width 5, size 15.
 *     . 0 1 2 .      Inner cells 0, 1, 2 are numbers 6, 7, 8 here.
 *     . . . . .
 */
import type { Cell, Size } from "./grid.ts";

export class BorderedGrid implements Size {
  readonly rows: number;
  readonly columns: number;
  readonly width: number;
  /** How many cells there are, border included. */
  readonly size: number;
  /** The offset of the neighbour in each of DIRECTIONS. */
  readonly steps: Int32Array;
  /** Row and column of each bordered cell, the border's corner being 0, 0: look-ups for hot loops. */
  readonly rowOf: Int32Array;
  readonly columnOf: Int32Array;

  constructor({ rows, columns }: Size) {
    this.rows = rows;
    this.columns = columns;
    this.width = columns + 2;
    this.size = (rows + 2) * this.width;
    this.steps = Int32Array.of(-this.width, this.width, -1, 1);
    this.rowOf = new Int32Array(this.size);
    this.columnOf = new Int32Array(this.size);
    for (let column = 0; column < this.width; column++) this.columnOf[column] = column;
    for (let row = 1; row < rows + 2; row++) {
      const first = row * this.width;
      this.rowOf.fill(row, first, first + this.width);
      this.columnOf.copyWithin(first, 0, this.width);
    }
  }

  /** For each bordered cell 1 where the value of its inner cell is not 0; else 0, as in the border. */
  flags(values: ArrayLike<number>): Uint8Array<ArrayBuffer> {
    const flags = new Uint8Array(this.size);
    for (let row = 1, cell = 0; row <= this.rows; row++) {
      const first = row * this.width + 1;
      for (let at = first; at < first + this.columns; at++) flags[at] = values[cell++] ? 1 : 0;
    }
    return flags;
  }

  /** The bordered number of an inner cell. */
  fromCell(cell: Cell): number {
    const row = (cell / this.columns) | 0;
    return cell + 2 * row + this.width + 1;
  }

  /** The inner cell of a bordered number that is not in the border. */
  toCell(bordered: number): Cell {
    const row = ((bordered / this.width) | 0) - 1;
    return bordered - 2 * row - this.width - 1;
  }
}
