/**
 * The state space of a board and a goal. Every edge is one legal move, and can be taken back. Left out is
 * what the balances (balances.ts) prove to be too far from the goal.
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
  /** The balances of an empty board against the goal. */
  private readonly origin: Int32Array;

  constructor(board: PreparedBoard, codec: Codec, goal: State) {
    this.codeLimit = codec.codeLimit;
    this.maxSuccessors = board.pieces * 4;
    this.board = board;
    this.codec = codec;
    this.origin = board.balances.origin(goal);
  }

  /**
   * A move may leave the bound as it is where there is 1 to spare, and raise it where there are 2; without
   * any, both of the balances that it changes must fall.
   */
  expand(code: Code, { codes }: Successors, budget: number): number {
    const { codec, board } = this;
    const { ends, firstChanges, secondChanges, ground, cells, helpful } = board;
    const { length } = cells;
    const spare = budget - this.estimate(code);
    let n = 0;
    for (let index = 0; index < length; index++) {
      codec.lift(code, cells, index);
      const first = cells[index] * WAYS;
      for (let way = first; way < first + WAYS; way += 2) {
        const move = ground[ends[way]] === PIECE ? way + 1 : way;
        const to = ends[move];
        if (ground[to] !== FREE) continue;
        if (spare < 2) {
          const falls = isSet(helpful, firstChanges[move]) + isSet(helpful, secondChanges[move]);
          if (spare + falls < 2) continue;
        }
        codes[n++] = codec.put(to);
      }
    }
    return n;
  }

  /**
   * A lower bound of the distance to the goal: half the sum of the balances. It puts the state on the board,
   * and says which of its balances are above 0 and below.
   */
  estimate(code: Code): number {
    const { board, codec, origin } = this;
    const { ground, cells, helpful } = board;
    const { additions, tops, rests, pairs, pairBits } = board.balances;
    const { length } = origin;
    const mask = (1 << pairBits) - 1;
    for (let index = 0; index < cells.length; index++) ground[cells[index]] = FREE;
    codec.read(code, cells);
    for (let index = 0; index < cells.length; index++) ground[cells[index]] = PIECE;
    let sum = 0;
    for (let word = 0; word < length; word++) {
      let sums = origin[word];
      for (let index = 0; index < cells.length; index++) {
        sums = (sums + additions[cells[index] * length + word]) | 0;
      }
      for (let rest = sums, left = 32; left >= pairBits; rest >>>= pairBits, left -= pairBits) {
        sum += pairs[rest & mask];
      }
      // Above 0: the top bit and any other, which adding all ones to the others carries to the top.
      helpful[word * 2] = sums & ((sums & rests) + rests) & tops;
      helpful[word * 2 + 1] = ~sums & tops;
    }
    return sum >> 1;
  }
}

/** 1 where a bit is set, else 0. */
function isSet(mask: Int32Array, bit: number): number {
  return (mask[bit >> 5] >>> (bit & 31)) & 1;
}
