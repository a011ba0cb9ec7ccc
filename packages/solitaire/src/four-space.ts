/**
 * The space of four pieces on boards of up to 8 x 8: the contest's, and the hot file of its judge. It has the
 * same states, edges and bounds as `SolitaireSpace` (space.ts); a search takes a quarter of the time.
 *
 *     code       | cell 3 | cell 2 | cell 1 | cell 0 |              ascending, 6 bits each on 8 x 8
 *     balances   | row parity | row gap 6 | … | row gap 0 |         4 bits each, 8 more than they are,
 *                | column parity | column gap 6 | … | column gap 0 |    so that 0 reads 1000
 *
 * The balances of a state (balances.ts) are then one addition a piece and word; the sum of two of them is
 * looked up; and which are above 0, and which below, is told by their top bits.
 */
import type { Code, StateSpace, Successors } from "@microsolvers/core-search";
import type { PackedCodec } from "./codec.ts";
import { FREE, PIECE, type PreparedBoard, WAYS } from "./prepared-board.ts";
import type { State } from "./rules.ts";

const PIECES = 4;
const LONGEST_SIDE = 8;
const ONES = 0x11111111;
/** The top bits of all balances of a word. */
const TOPS = ONES << 3;

/** What is known of the board, in the layout above. */
export class FourBoard {
  readonly prepared: PreparedBoard;
  readonly codec: PackedCodec;
  /** What a piece on a cell adds to the rows, at 2 * cell, and to the columns behind that. */
  readonly additions: Int32Array;
  /** For each way: two bits of `gaining`, for the balances that it changes. */
  readonly changes: Int32Array;
  /** For two balances as they lie side by side: the sum of their absolute values. */
  readonly pairs: Uint8Array;
  /** Of the state that is being looked at: the balances above 0, and below, of the rows and of the columns. */
  readonly gaining: Int32Array = new Int32Array(4);
  readonly cells: Int32Array = new Int32Array(PIECES);

  constructor(prepared: PreparedBoard, codec: PackedCodec) {
    const { rows, columns } = prepared.board;
    const { balances, additions, changes } = prepared;
    const isRow = (balance: number): boolean => balance < rows;
    const shiftOf = (balance: number): number => (isRow(balance) ? balance : balance - rows) * 4;
    this.prepared = prepared;
    this.codec = codec;
    this.additions = new Int32Array(rows * columns * 2);
    for (const [at, addition] of additions.entries()) {
      const balance = at % balances;
      const word = Math.floor(at / balances) * 2 + (isRow(balance) ? 0 : 1);
      this.additions[word] |= addition << shiftOf(balance);
    }
    this.changes = changes.map((change) => {
      const balance = change >> 1;
      const word = (isRow(balance) ? 0 : 2) + (change & 1);
      return word * 32 + shiftOf(balance) + 3;
    });
    this.pairs = Uint8Array.from(
      { length: 256 },
      (_, pair) => Math.abs((pair & 15) - 8) + Math.abs((pair >> 4) - 8),
    );
  }
}

/** Undefined where there are not four pieces, or the board is larger. */
export function fourBoard(prepared: PreparedBoard): FourBoard | undefined {
  const { board, pieces, packed } = prepared;
  const isSmall = board.rows <= LONGEST_SIDE && board.columns <= LONGEST_SIDE;
  if (pieces !== PIECES || !isSmall || packed === undefined) return undefined;
  return new FourBoard(prepared, packed);
}

export class FourSpace implements StateSpace {
  readonly codeLimit: number;
  readonly maxSuccessors: number = PIECES * 4;
  private readonly board: FourBoard;
  /** The balances of an empty board against the goal. */
  private readonly rows: number;
  private readonly columns: number;

  constructor(board: FourBoard, goal: State) {
    const { additions, codec } = board;
    let rows = TOPS;
    let columns = TOPS;
    for (const cell of goal) {
      rows -= additions[cell * 2];
      columns -= additions[cell * 2 + 1];
    }
    this.codeLimit = codec.codeLimit;
    this.board = board;
    this.rows = rows | 0;
    this.columns = columns | 0;
  }

  expand(code: Code, { codes }: Successors, budget: number): number {
    const { prepared, codec, changes, gaining, cells } = this.board;
    const { ground, ends } = prepared;
    const { bits } = codec;
    const spare = budget - this.estimate(code);
    for (let index = 0; index < PIECES; index++) ground[cells[index]] = PIECE;
    let n = 0;
    for (let index = 0; index < PIECES; index++) {
      // Where a piece is put among the others is counted without a branch, which could not be predicted:
      // the sign of a difference says whether a piece is below. That takes a third off.
      const below = (1 << (index * bits)) - 1;
      const others = (code & below) | ((code >>> bits) & ~below);
      const first = cells[index === 0 ? 1 : 0];
      const second = cells[index <= 1 ? 2 : 1];
      const third = cells[index <= 2 ? 3 : 2];
      const begin = cells[index] * WAYS;
      for (let way = begin; way < begin + WAYS; way += 2) {
        const move = ground[ends[way]] === PIECE ? way + 1 : way;
        const to = ends[move];
        if (ground[to] !== FREE) continue;
        if (spare < 2) {
          const one = changes[move * 2];
          const other = changes[move * 2 + 1];
          const gains = ((gaining[one >> 5] >>> one) & 1) + ((gaining[other >> 5] >>> other) & 1);
          if (spare + gains < 2) continue;
        }
        const at = (((first - to) >>> 31) + ((second - to) >>> 31) + ((third - to) >>> 31)) * bits;
        const low = (1 << at) - 1;
        codes[n++] = (others & low) | (to << at) | ((others & ~low) << bits);
      }
    }
    for (let index = 0; index < PIECES; index++) ground[cells[index]] = FREE;
    return n;
  }

  /** A lower bound of the distance to the goal. */
  estimate(code: Code): number {
    const { additions, pairs, gaining, cells, codec } = this.board;
    const { bits } = codec;
    const mask = (1 << bits) - 1;
    let { rows, columns } = this;
    let rest = code;
    for (let index = 0; index < PIECES; index++) {
      const cell = rest & mask;
      rest >>>= bits;
      cells[index] = cell;
      rows = (rows + additions[cell * 2]) | 0;
      columns = (columns + additions[cell * 2 + 1]) | 0;
    }
    // Only of a balance above 0 the top bit stays where 1 is taken from it.
    gaining[0] = (rows - ONES) & TOPS;
    gaining[1] = ~rows & TOPS;
    gaining[2] = (columns - ONES) & TOPS;
    gaining[3] = ~columns & TOPS;
    const sum =
      pairs[rows & 255] +
      pairs[(rows >>> 8) & 255] +
      pairs[(rows >>> 16) & 255] +
      pairs[rows >>> 24] +
      pairs[columns & 255] +
      pairs[(columns >>> 8) & 255] +
      pairs[(columns >>> 16) & 255] +
      pairs[columns >>> 24];
    return sum >> 1;
  }
}
