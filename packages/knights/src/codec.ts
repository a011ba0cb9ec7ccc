/**
 * States as codes: the blank's cell above one bit a cell, which is set where a black knight stands.
 *
 *     | blank | black: one bit a cell, cell 0 the lowest |
 *
 *     5 x 5:   5 + 25 = 30 bits          6 x 7:   6 + 42 = 48 bits
 *
 *     2 x 3, `10*` over `001`: the blank at cell 2, black knights at 0 and 5: 2 * 64 + 0b100001 = 161.
 */
import type { Size } from "@microsolvers/core-grid";
import type { Code } from "@microsolvers/core-search";
import type { State } from "./rules.ts";

/**
 * Bit operations reach 32 bits. So the knights are handled in two words, cells 0 to 26 and the rest: three
 * nines and two (relaxation.ts).
 */
export const LOW_CELLS = 27;
export const LOW_WORD: number = 2 ** LOW_CELLS;

/** Exclusive upper bound of the codes. */
export function codeLimit({ rows, columns }: Size): number {
  const cells = rows * columns;
  return cells * 2 ** cells;
}

export function encode(size: Size, { blank, black }: State): Code {
  const cells = size.rows * size.columns;
  const lowCells = Math.min(cells, LOW_CELLS);
  let low = 0;
  let high = 0;
  for (let cell = 0; cell < lowCells; cell++) low |= black[cell] << cell;
  for (let cell = LOW_CELLS; cell < cells; cell++) high |= black[cell] << (cell - LOW_CELLS);
  return join(size, blank, low, high);
}

/** The code of a blank's cell, and of the black knights in two words. */
export function join({ rows, columns }: Size, blank: number, low: number, high: number): Code {
  return blank * 2 ** (rows * columns) + high * LOW_WORD + low;
}

export function decode({ rows, columns }: Size, code: Code): State {
  const cells = rows * columns;
  const black = Uint8Array.from({ length: cells }, (_, cell) => Math.floor(code / 2 ** cell) % 2);
  return { blank: Math.floor(code / 2 ** cells), black };
}
