/**
 * Mazes on a lattice: the cells of even row and even column are free, and a way between two of them leads
 * through the cell in the middle. Where the number of rows is even the last row stays fixed, and so does
 * the last of an even number of columns.
 */
import {
  type Cell,
  columnOf,
  DIRECTIONS,
  neighbour,
  type Random,
  rowOf,
  type Size,
} from "@microsolvers/core-grid";
import { type Draft, freeCells } from "./draft.ts";

/** A spanning tree of the lattice, depth first: winding corridors with few branches. O(cells). */
export function carveMaze(board: Draft, random: Random): void {
  const { free } = board;
  free[0] = 1;
  const way: Cell[] = [0];
  for (let cell: Cell | undefined = 0; cell !== undefined; cell = way.at(-1)) {
    const unseen = latticeNeighbours(board, cell).filter((next) => free[next] === 0);
    if (unseen.length === 0) {
      way.pop();
      continue;
    }
    const next = random.pick(unseen);
    free[between(cell, next)] = 1;
    free[next] = 1;
    way.push(next);
  }
}

/** Opens a second way out of every dead end, where the board has room for one. O(cells). */
export function openDeadEnds(board: Draft, random: Random): void {
  const { free } = board;
  for (const cell of freeCells(board)) {
    if (!isOnLattice(board, cell)) continue;
    const neighbours = latticeNeighbours(board, cell);
    const closed = neighbours.filter((next) => free[between(cell, next)] === 0);
    const waysOut = neighbours.length - closed.length;
    if (waysOut < 2 && closed.length > 0) free[between(cell, random.pick(closed))] = 1;
  }
}

function isOnLattice(board: Size, cell: Cell): boolean {
  return rowOf(board, cell) % 2 === 0 && columnOf(board, cell) % 2 === 0;
}

/** The cells of the lattice around `cell`, two steps away. */
function latticeNeighbours(board: Size, cell: Cell): Cell[] {
  return DIRECTIONS.flatMap((direction) => {
    const middle = neighbour(board, cell, direction);
    const next = middle < 0 ? -1 : neighbour(board, middle, direction);
    return next < 0 ? [] : [next];
  });
}

/** The cell in the middle between two neighbours of the lattice. */
function between(cell: Cell, next: Cell): Cell {
  return (cell + next) / 2;
}
