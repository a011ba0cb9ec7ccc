/** A board prepared once for many questions. A question adds to what is known of it, never changes it. */
import { BorderedGrid } from "@microsolvers/core-grid";
import { Edges } from "./edges.ts";
import { PushCosts } from "./push-costs.ts";
import type { Board } from "./rules.ts";

export class PreparedBoard {
  readonly board: Board;
  readonly grid: BorderedGrid;
  readonly pushes: PushCosts;
  readonly edges: Edges;

  /** Time and memory O(cells); about 100 bytes a cell, half of them touched only where a tile comes. */
  constructor(board: Board) {
    const grid = new BorderedGrid(board);
    const free = grid.flags(board.free);
    this.board = board;
    this.grid = grid;
    this.pushes = new PushCosts(grid, free);
    this.edges = new Edges(grid, this.pushes);
  }
}
