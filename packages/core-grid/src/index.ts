/** Placeholder. */
export function cellAt(row: number, column: number, width: number): number {
  return row * width + column;
}
