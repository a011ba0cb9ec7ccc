/**
 * A board prepared for searches: the grid with its border, what blocks the head, and how far each cell is
 * from the nearest exit for a head without a body. Time and memory O(cells).
 */
import { BorderedGrid, type Cell } from "@microsolvers/core-grid";
import { NO_BOUND } from "@microsolvers/core-search";
import { Beside } from "./beside.ts";
import type { Board, TailRule } from "./rules.ts";

const STONE = 1;

export class Field {
  readonly grid: BorderedGrid;
  readonly beside: Beside;
  /** For each bordered cell: 0 where the head may enter. The border is of stones. */
  readonly blocked: Uint8Array;
  /** For each bordered cell: moves of a head alone to the nearest exit, NO_BOUND where there is no way. */
  readonly distances: Int32Array;
  private readonly queue: Int32Array;
  private tail: TailRule | undefined;

  constructor(board: Board, exits: readonly Cell[]) {
    this.grid = new BorderedGrid(board);
    this.beside = new Beside(this.grid);
    this.blocked = new Uint8Array(this.grid.size);
    this.distances = new Int32Array(this.grid.size);
    this.queue = new Int32Array(this.grid.size);
    this.prepare(board, exits);
  }

  /** Prepares another board of the same size, in place of the one before. */
  prepare({ stones, tail }: Board, exits: readonly Cell[]): void {
    this.tail = tail;
    this.layStones(stones);
    this.findDistances(exits);
  }

  /**
   * How many pairs of links, after the first link, lead to cells that may be beside the head (beside.ts) and
   * that it may not enter. The tail's cell is not among them where the tail frees it.
   */
  pairsInTheWay(length: number): number {
    const links = this.tail === "frees" ? length - 2 : length - 1;
    return Math.max(0, (links - 1) >> 1);
  }

  private layStones(stones: ArrayLike<number>): void {
    const { blocked, grid } = this;
    const { rows, columns } = grid;
    blocked.fill(STONE);
    let cell = 0;
    for (let row = 0; row < rows; row++) {
      const first = grid.fromCell(cell);
      for (let at = first; at < first + columns; at++) {
        if (!stones[cell]) blocked[at] = 0;
        cell++;
      }
    }
  }

  /** Breadth-first search from the exits. A stone has a distance too, for a head that starts on it. */
  private findDistances(exits: readonly Cell[]): void {
    const { blocked, distances, queue, grid } = this;
    const { steps } = grid;
    distances.fill(NO_BOUND);
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
  }
}
