/**
 * States as codes: the head's cell, in the bordered grid, above two bits a link, the link next to the head
 * lowest. A link is the direction, numbered as in DIRECTIONS, from a cell of the body to the one behind it.
 *
 *     | head | link L-1 | … | link 2 | link 1 |
 *
 *     20 x 20, 8 cells:   9 + 14 = 23 bits          200 x 200, 19 cells:   16 + 36 = 52 bits
 *
 *     3 x 3, the head in the middle (bordered cell 12), then left (2), then up (0): 12 * 16 + 0 * 4 + 2 = 194.
 *
 * Longer snakes do not fit into one number: wide-space.ts.
 */
import type { BorderedGrid } from "@microsolvers/core-grid";
import type { Code } from "@microsolvers/core-search";
import { sideOf } from "./links.ts";
import type { State } from "./rules.ts";

/** Exclusive upper bound of the codes of snakes of `length` cells. Past 2 ** 53 there are none. */
export function codeLimit(grid: BorderedGrid, length: number): number {
  return grid.size * 4 ** (length - 1);
}

/** Whether there are no codes, so that states are interned. */
export function isInterned(grid: BorderedGrid, length: number): boolean {
  return codeLimit(grid, length) > 2 ** 53;
}

export function encode(grid: BorderedGrid, { body }: State): Code {
  let code = grid.fromCell(body[0]);
  for (let index = body.length - 1; index > 0; index--) {
    code = code * 4 + sideOf(grid, body[index - 1], body[index]);
  }
  return code;
}

export function decode(grid: BorderedGrid, length: number, code: Code): State {
  const head = Math.floor(code / 4 ** (length - 1));
  return follow(grid, length, head, (link) => Math.floor(code / 4 ** link) % 4);
}

/** The state whose words these are (wide-space.ts). */
export function decodeWords(grid: BorderedGrid, length: number, words: Int32Array): State {
  return follow(grid, length, words[0], (link) => (words[1 + (link >> 4)] >>> (2 * link)) & 3);
}

/** The snake from its head, a bordered cell, on; `linkAt` tells its links from 0 on. */
function follow(
  grid: BorderedGrid,
  length: number,
  head: number,
  linkAt: (link: number) => number,
): State {
  let cell = head;
  const body = [grid.toCell(cell)];
  for (let link = 0; link < length - 1; link++) {
    cell += grid.steps[linkAt(link)];
    body.push(grid.toCell(cell));
  }
  return { body };
}
