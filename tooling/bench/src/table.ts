/** Tables of text: the first column to the left, figures to the right. */

export type Row = readonly string[];

export function formatTable(rows: readonly Row[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number): string => {
    const width = widths[column] ?? 0;
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  return rows.map((row) => `${row.map(pad).join("  ").trimEnd()}\n`).join("");
}

/** Three digits: `0.123`, `1.23`, `12.3`, `1234`. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return "-";
  const decimals = Math.max(0, Math.min(3, 2 - Math.floor(Math.log10(value))));
  return value === 0 ? "0" : value.toFixed(decimals);
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
