/**
 * States without gaps: the sets of free cells are numbered 0, 1, 2, … one after the other, so that a table
 * with a few bits a state holds them all. 8 x 8 with four pieces: C(64, 4) = 635,376.
 */
import type { Cell } from "@microsolvers/core-grid";
import type { Code } from "@microsolvers/core-search";
import { Combinations } from "@microsolvers/core-search/ranks";
import { Codec } from "./codec.ts";
import type { Board } from "./rules.ts";

export class RankCodec extends Codec {
  readonly codeLimit: number;
  private readonly combinations: Combinations;
  /** The cells that are no walls, and the place of each cell among them. */
  private readonly free: readonly Cell[];
  private readonly places: Int32Array;
  private readonly chosen: Int32Array;

  /** @throws OptionError where there are 2 ** 53 states or more */
  constructor({ rows, columns, walls = [] }: Board, pieces: number) {
    super(pieces);
    const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
    this.free = cells.filter((cell) => !walls.includes(cell));
    this.places = Int32Array.from(cells, (cell) => this.free.indexOf(cell));
    this.combinations = new Combinations(this.free.length, pieces);
    this.codeLimit = this.combinations.count;
    this.chosen = new Int32Array(pieces);
  }

  read(code: Code, cells: Int32Array): void {
    this.combinations.unrank(code, cells);
    for (let index = 0; index < cells.length; index++) cells[index] = this.free[cells[index]];
  }

  write(cells: Int32Array): Code {
    const { chosen, places } = this;
    for (let index = 0; index < chosen.length; index++) chosen[index] = places[cells[index]];
    return this.combinations.rank(chosen);
  }
}
