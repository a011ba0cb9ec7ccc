/**
 * A board prepared for searches: the grid with its border, what blocks the head, and how far each cell is
 * from the nearest exit for a head without a body. Time and memory O(cells).
 */
import { BorderedGrid, type Cell } from "@microsolvers/core-grid";
import { NO_BOUND } from "@microsolvers/core-search";
import type { Board } from "./rules.ts";

const STONE = 1;
const BODY = 2;

export class Field {
  readonly board: Board;
  readonly grid: BorderedGrid;
  /** For each bordered cell: 0 where the head may enter. The border is of stones. */
  readonly blocked: Uint8Array;
  /** For each bordered cell: moves of a head alone to the nearest exit, NO_BOUND where there is no way. */
  readonly distances: Int32Array;

  /** `grid` is one for the size of `board`. */
  constructor(board: Board, exits: readonly Cell[], grid: BorderedGrid = new BorderedGrid(board)) {
    this.board = board;
    this.grid = grid;
    this.blocked = layStones(board, grid);
    this.distances = distancesTo(exits, this.blocked, grid);
  }

  /**
   * Lays `count` cells of a body down on the board, or lifts them again: those behind `cell`, along its
   * links, two bits each, the nearest lowest. Returns the last one.
   *
   * To look at four cells of a board is quicker than to compare each cell of the body with four.
   */
  toggle(cell: number, links: number, count: number): number {
    const { blocked } = this;
    const { steps } = this.grid;
    let at = cell;
    let rest = links;
    for (let i = 0; i < count; i++) {
      at += steps[rest & 3];
      rest >>>= 2;
      blocked[at] ^= BODY;
    }
    return at;
  }

  /** How many links of a snake lead to a cell that its head may not enter. */
  linksInTheWay(length: number): number {
    return this.board.tail === "frees" && length > 2 ? length - 2 : length - 1;
  }
}

function layStones({ rows, columns, stones }: Board, grid: BorderedGrid): Uint8Array {
  const blocked = new Uint8Array(grid.size).fill(STONE);
  let cell = 0;
  for (let row = 0; row < rows; row++) {
    const first = grid.fromCell(cell);
    for (let at = first; at < first + columns; at++) {
      if (!stones[cell]) blocked[at] = 0;
      cell++;
    }
  }
  return blocked;
}

/** Breadth-first search from the exits. A stone has a distance too, for a head that starts on it. */
function distancesTo(exits: readonly Cell[], blocked: Uint8Array, grid: BorderedGrid): Int32Array {
  const { size, steps } = grid;
  const distances = new Int32Array(size).fill(NO_BOUND);
  const queue = new Int32Array(size);
  let end = 0;
  for (const exit of exits) {
    const cell = grid.fromCell(exit);
    if (blocked[cell] || distances[cell] === 0) continue;
    distances[cell] = 0;
    queue[end++] = cell;
  }
  for (let next = 0; next < end; next++) {
    const cell = queue[next];
    const distance = distances[cell] + 1;
    for (let side = 0; side < 4; side++) {
      const beside = cell + steps[side];
      if (distances[beside] !== NO_BOUND) continue;
      distances[beside] = distance;
      if (!blocked[beside]) queue[end++] = beside;
    }
  }
  return distances;
}
