/**
 * A snake as its head and its links: the directions that lead from cell to cell, from the head toward the
 * tail. A snake of L cells has L - 1 links.
 */
import {
  ArgumentError,
  type Cell,
  DIRECTIONS,
  type Direction,
  describeCell,
  neighbour,
  type Size,
} from "@microsolvers/core-grid";
import { checkState, type State } from "./rules.ts";

/** @throws ArgumentError where the snake would leave the board or lie on itself */
export function fromLinks(size: Size, head: Cell, links: Iterable<Direction>): State {
  const body = [head];
  for (const link of links) {
    const last = body[body.length - 1];
    const next = neighbour(size, last, link);
    if (next < 0) {
      throw new ArgumentError(`no cell is ${link} of ${describeCell(size, last)}`);
    }
    body.push(next);
  }
  checkState(size, { body });
  return { body };
}

export function linksOf(size: Size, { body }: State): Direction[] {
  return body.slice(1).map((cell, index) => DIRECTIONS[sideOf(size, body[index], cell)]);
}

/** The number, in DIRECTIONS, of the direction from a cell to one beside it. */
export function sideOf({ columns }: Size, from: Cell, to: Cell): number {
  // Rows come first: on a board of one column the next cell is below, not to the right.
  if (Math.abs(to - from) === columns) return to > from ? 1 : 0;
  return to > from ? 3 : 2;
}
