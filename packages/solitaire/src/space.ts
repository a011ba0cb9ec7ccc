/**
 * The state space of a board and a goal. Every edge is one legal move, and can be taken back. Left out is
 * what the balances (balances.ts) prove to be too far from the goal.
 *
 * It serves any board. Four pieces on 8 x 8 have a faster one (four-space.ts).
 */
import type { Code, StateSpace, Successors } from "@microsolvers/core-search";
import type { Codec } from "./codec.ts";
import { FREE, PIECE, type PreparedBoard, WAYS } from "./prepared-board.ts";
import type { State } from "./rules.ts";

export class SolitaireSpace implements StateSpace {
  readonly codeLimit: number;
  readonly maxSuccessors: number;
  private readonly board: PreparedBoard;
  private readonly codec: Codec;
  private readonly goal: State;
  /** Of the state that is being looked at: its cells ascending; each balance, and with the other sign. */
  private readonly cells: Int32Array;
  private readonly signed: Int32Array;

  constructor(board: PreparedBoard, codec: Codec, goal: State) {
    this.codeLimit = codec.codeLimit;
    this.maxSuccessors = board.pieces * 4;
    this.board = board;
    this.codec = codec;
    this.goal = goal;
    this.cells = new Int32Array(board.pieces);
    this.signed = new Int32Array(board.balances * 2);
  }

  expand(code: Code, { codes }: Successors, budget: number): number {
    const { cells } = this;
    const { ground } = this.board;
    const spare = budget - this.estimate(code);
    for (const cell of cells) ground[cell] = PIECE;
    try {
      return this.collect(codes, spare);
    } finally {
      for (const cell of cells) ground[cell] = FREE; // also where a codec runs out of memory
    }
  }

  /** A lower bound of the distance to the goal. */
  estimate(code: Code): number {
    const { cells, signed, goal, board, codec } = this;
    const { balances, additions } = board;
    codec.read(code, cells);
    let sum = 0;
    for (let balance = 0; balance < balances; balance++) {
      let value = 0;
      for (let index = 0; index < cells.length; index++) {
        value += additions[cells[index] * balances + balance];
        value -= additions[goal[index] * balances + balance];
      }
      signed[balance * 2] = value;
      signed[balance * 2 + 1] = -value;
      sum += Math.abs(value);
    }
    return sum / 2;
  }

  /**
   * Writes the moves of the pieces in `cells`. A move may leave the bound as it is where there is 1 to
   * spare, and raise it where there are 2; without any, both of the balances that it changes must come
   * nearer to 0.
   */
  private collect(codes: Successors["codes"], spare: number): number {
    const { codec, cells, signed } = this;
    const { ends, changes, ground } = this.board;
    let n = 0;
    for (let index = 0; index < cells.length; index++) {
      const first = cells[index] * WAYS;
      for (let way = first; way < first + WAYS; way += 2) {
        const move = ground[ends[way]] === PIECE ? way + 1 : way;
        const to = ends[move];
        if (ground[to] !== FREE) continue;
        const gains = +(signed[changes[move * 2]] > 0) + +(signed[changes[move * 2 + 1]] > 0);
        if (spare + gains >= 2) codes[n++] = codec.moved(cells, index, to);
      }
    }
    return n;
  }
}
