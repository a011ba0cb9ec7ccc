/**
 * The leaps of a board as one list, for hot loops: those that lead to blank b are numbers first[b] to
 * first[b + 1] - 1, in the order of the cells that they come from.
 *
 * A leap changes a code, and the index of the relaxed state, by a constant that depends on nothing but the
 * colour of the knight: entry 2 * leap for a white one, 2 * leap + 1 for a black one. So a successor and
 * its bound are two additions; to take codes apart and to count again took twice the time.
 */
import type { Size } from "@microsolvers/core-grid";
import type { Relaxation } from "./relaxation.ts";
import { leapsFrom } from "./rules.ts";

export interface Leaps {
  readonly first: Int32Array<ArrayBuffer>;
  /** The cell that each leap comes from. */
  readonly from: Int32Array<ArrayBuffer>;
  readonly codeChanges: Float64Array<ArrayBuffer>;
  readonly indexChanges: Int32Array<ArrayBuffer>;
}

export function listLeaps(size: Size, relaxation: Relaxation): Leaps {
  const cells = size.rows * size.columns;
  const first = [0];
  const from: number[] = [];
  const codeChanges: number[] = [];
  const indexChanges: number[] = [];
  for (let blank = 0; blank < cells; blank++) {
    for (const cell of leapsFrom(size, blank)) {
      from.push(cell);
      for (const knight of [0, 1]) {
        codeChanges.push((cell - blank) * 2 ** cells + knight * (2 ** blank - 2 ** cell));
        indexChanges.push(relaxation.change(cell, blank, knight));
      }
    }
    first.push(from.length);
  }
  return {
    first: Int32Array.from(first),
    from: Int32Array.from(from),
    codeChanges: Float64Array.from(codeChanges),
    indexChanges: Int32Array.from(indexChanges),
  };
}
