/**
 * All positions as a space, move by move: for counting them. Solving needs far fewer states (space.ts).
 *
 *     code = bordered cell of the tile * grid.size + bordered cell of the blank
 */
import { BorderedGrid, type Cell } from "@microsolvers/core-grid";
import type { Code, StateSpace, Successors } from "@microsolvers/core-search";
import type { Board, State } from "./rules.ts";

export class Positions implements StateSpace {
  readonly codeLimit: number;
  readonly maxSuccessors = 4;
  readonly hasDenseCodes = true;
  private readonly grid: BorderedGrid;
  /** 1 where a bordered cell is free. */
  private readonly free: Uint8Array;

  constructor(board: Board) {
    const grid = new BorderedGrid(board);
    this.grid = grid;
    this.codeLimit = grid.size * grid.size;
    this.free = grid.flags(board.free);
  }

  encode({ tile, blank }: State): Code {
    return this.grid.fromCell(tile) * this.grid.size + this.grid.fromCell(blank);
  }

  decode(code: Code): State {
    const { grid } = this;
    const tile = Math.floor(code / grid.size);
    return { tile: grid.toCell(tile), blank: grid.toCell(code - tile * grid.size) };
  }

  /** All positions with the tile on `cell`: none where it is fixed. */
  withTileOn(cell: Cell): Code[] {
    const { grid, free } = this;
    const tile = grid.fromCell(cell);
    if (!free[tile]) return [];
    const blanks = Array.from(free.keys()).filter((blank) => free[blank] && blank !== tile);
    return blanks.map((blank) => tile * grid.size + blank);
  }

  expand(code: Code, { codes }: Successors): number {
    const { free, grid } = this;
    const { size, steps } = grid;
    const tile = Math.floor(code / size);
    const blank = code - tile * size;
    let n = 0;
    for (let side = 0; side < 4; side++) {
      const next = blank + steps[side];
      if (free[next]) codes[n++] = next === tile ? blank * size + next : code + steps[side];
    }
    return n;
  }
}
