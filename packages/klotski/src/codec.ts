/**
 * States as codes. After a push of the named tile the blank stands beside it:
 *
 *     | bordered cell of the tile | side of the blank |
 *     |         the rest          |      2 bits       |     sides: 0 up, 1 down, 2 left, 3 right
 *
 * A search needs no other states, since between two pushes only the length of the blank's walk counts.
 * Before the first push the blank may be anywhere; there the code is
 *
 *     |         grid.size         | side of the tile  |     the first push will be to that side
 *     |       grid.size + 1       |         0         |     the start itself
 *
 *     In the bordered grid of a 3 x 3 board the centre is cell 12; with the blank above it: 48.
 */
import { ArgumentError, type BorderedGrid } from "@microsolvers/core-grid";
import type { Code } from "@microsolvers/core-search";
import type { State } from "./rules.ts";

/** The code from which the first push goes to side 0; those for the other sides follow. */
export const firstPushCode = (grid: BorderedGrid): Code => grid.size * 4;

export const startCode = (grid: BorderedGrid): Code => grid.size * 4 + 4;

/** Exclusive upper bound of the codes. */
export const codeLimit = (grid: BorderedGrid): number => startCode(grid) + 1;

/** @throws ArgumentError where the blank is not beside the tile. */
export function encode(grid: BorderedGrid, state: State): Code {
  const tile = grid.fromCell(state.tile);
  const side = grid.steps.indexOf(grid.fromCell(state.blank) - tile);
  if (side < 0) throw new ArgumentError("the blank is not beside the named tile");
  return tile * 4 + side;
}

export function decode(grid: BorderedGrid, code: Code): State {
  const tile = code >> 2;
  return { tile: grid.toCell(tile), blank: grid.toCell(tile + grid.steps[code & 3]) };
}
