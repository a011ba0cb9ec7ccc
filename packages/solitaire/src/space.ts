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
  /** The state that is being looked at: its cells ascending, and which balances are above 0 and below. */
  private readonly cells: Int32Array;
  private readonly helpful: Int32Array;

  constructor(board: PreparedBoard, codec: Codec, goal: State) {
    this.codeLimit = codec.codeLimit;
    this.maxSuccessors = board.pieces * 4;
    this.board = board;
    this.codec = codec;
    this.origin = board.balances.origin(goal);
    this.cells = new Int32Array(board.pieces);
    this.helpful = new Int32Array(board.balances.words * 2);
  }

  expand(code: Code, { codes }: Successors, budget: number): number {
    const { codec, cells } = this;
    const { ground } = this.board;
    codec.read(code, cells);
    const spare = budget - this.weigh();
    for (let index = 0; index < cells.length; index++) ground[cells[index]] = PIECE;
    try {
      return this.collect(code, codes, spare);
    } finally {
      // A codec may run out of memory.
      for (let index = 0; index < cells.length; index++) ground[cells[index]] = FREE;
    }
  }

  /** A lower bound of the distance to the goal. */
  estimate(code: Code): number {
    this.codec.read(code, this.cells);
    return this.weigh();
  }

  /**
   * Writes the moves of the pieces in `cells`. A move may leave the bound as it is where there is 1 to
   * spare, and raise it where there are 2; without any, both of the balances that it changes must fall.
   */
  private collect(code: Code, codes: Float64Array, spare: number): number {
    const { codec, cells, helpful } = this;
    const { ends, firstChanges, secondChanges, ground } = this.board;
    let n = 0;
    for (let index = 0; index < cells.length; index++) {
      const first = cells[index] * WAYS;
      for (let way = first; way < first + WAYS; way += 2) {
        const move = ground[ends[way]] === PIECE ? way + 1 : way;
        const to = ends[move];
        if (ground[to] !== FREE) continue;
        if (spare < 2) {
          const falls = isSet(helpful, firstChanges[move]) + isSet(helpful, secondChanges[move]);
          if (spare + falls < 2) continue;
        }
        codes[n++] = codec.moved(code, cells, index, to);
      }
    }
    return n;
  }

  /** The bound of the state in `cells`, and which of its balances are not 0. */
  private weigh(): number {
    const { cells, helpful, origin } = this;
    const { words, additions, tops, rests, pairs, pairBits } = this.board.balances;
    const mask = (1 << pairBits) - 1;
    let sum = 0;
    for (let word = 0; word < words; word++) {
      let balances = origin[word];
      for (let index = 0; index < cells.length; index++) {
        balances += additions[cells[index] * words + word];
      }
      balances |= 0;
      for (let shift = 0; shift + pairBits <= 32; shift += pairBits) {
        sum += pairs[(balances >>> shift) & mask];
      }
      // Above 0: the top bit and any other, which adding all ones to the others carries to the top.
      helpful[word * 2] = balances & ((balances & rests) + rests) & tops;
      helpful[word * 2 + 1] = ~balances & tops;
    }
    return sum >> 1;
  }
}

/** 1 where a bit is set, else 0. */
function isSet(mask: Int32Array, bit: number): number {
  return (mask[bit >> 5] >>> (bit & 31)) & 1;
}
