/**
 * A board prepared for searches: the grid with its border, what blocks the head, and how far each cell is
 * from the nearest exit for a head without a body. Time and memory O(cells).
 */
import { BorderedGrid, type Cell } from "@microsolvers/core-grid";
import { NO_BOUND } from "@microsolvers/core-search";
import type { Board } from "./rules.ts";

export interface Field {
  board: Board;
  readonly grid: BorderedGrid;
  /** For each bordered cell: 0 where the head may enter. The border is of stones. */
  readonly blocked: Uint8Array;
  /** For each bordered cell: moves of a head alone to the nearest exit, NO_BOUND where there is no way. */
  readonly distances: Int32Array;
  /** Memory for finding them. */
  readonly queue: Int32Array;
}

export function createField(board: Board, exits: readonly Cell[]): Field {
  const grid = new BorderedGrid(board);
  const { size } = grid;
  const field = {
    board,
    grid,
    blocked: new Uint8Array(size),
    distances: new Int32Array(size),
    queue: new Int32Array(size),
  };
  prepareField(field, board, exits);
  return field;
}

/** Prepares another board of the same size, in place of the one before. */
export function prepareField(field: Field, board: Board, exits: readonly Cell[]): void {
  field.board = board;
  layStones(field);
  findDistances(field, exits);
}

/** How many links, from the head on, lead to cells that the head may not enter. */
export function linksInTheWay({ board }: Field, length: number): number {
  return board.tail === "frees" && length > 2 ? length - 2 : length - 1;
}

function layStones({ board, grid, blocked }: Field): void {
  const { stones } = board;
  blocked.fill(1);
  for (let cell = 0; cell < stones.length; ) {
    const first = grid.fromCell(cell);
    const end = first + grid.columns;
    for (let at = first; at < end; at++) blocked[at] = stones[cell++] ? 1 : 0;
  }
}

/** Breadth-first search from the exits. A stone has a distance too, for a head that starts on it. */
function findDistances({ grid, blocked, distances, queue }: Field, exits: readonly Cell[]): void {
  const { steps } = grid;
  let end = 0;
  distances.fill(NO_BOUND);
  for (const exit of exits) {
    const cell = grid.fromCell(exit);
    if (blocked[cell]) continue;
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
}
