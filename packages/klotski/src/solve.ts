import { cellAt } from "@microsolvers/core-grid";
import { type Code, codeOf } from "@microsolvers/core-search";

/** Placeholder. */
export function solve(row: number, column: number): Code {
  return codeOf(cellAt(row, column, 30));
}
