/**
 * A lower bound of the distance between two configurations, made of balances.
 *
 * Each gap between two neighbouring rows has one: how many more pieces are above it than the goal has there.
 * The rows have one more, their parity: how many more pieces stand on odd rows than in the goal. The columns
 * have the same. A step down crosses one gap, and changes the parity: two balances change by one. A jump
 * crosses two gaps, and keeps the parity: two balances again. At the goal all are 0. So no plan is shorter
 * than half the sum of the absolute balances. The sum is even, since the parity is that of the gaps
 * together, and a move changes its half by one at most.
 *
 * The gaps alone would give half the summed differences of the sorted rows and columns, rounded up. Parity
 * costs nothing more to look up, and leaves 0.75 of the states to expand for judge files of near pairs.
 *
 *     | row gap 0 | row gap 1 | … | row parity | column gap 0 | … | column parity |
 */
import { columnOf, rowOf, type Size } from "@microsolvers/core-grid";

/** How many balances there are. */
export function countBalances({ rows, columns }: Size): number {
  return rows + columns;
}

/** At `cell * countBalances(size) + balance`: 1 where a piece on that cell adds to that balance, else 0. */
export function balanceTable(size: Size): Int8Array {
  const { rows, columns } = size;
  const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
  return Int8Array.from(
    cells.flatMap((cell) => [
      ...lineCounts(rowOf(size, cell), rows),
      ...lineCounts(columnOf(size, cell), columns),
    ]),
  );
}

/** What a piece on a line, a row or a column, adds to the balances of the lines: gaps, then parity. */
function lineCounts(line: number, lines: number): number[] {
  return Array.from({ length: lines }, (_, gap) => (gap === lines - 1 ? line % 2 : +(line <= gap)));
}
