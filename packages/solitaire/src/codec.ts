/**
 * States as codes. The cells of the pieces in ascending order, so that equal sets have equal codes, each in
 * as many bits as the last cell of the board needs; the lowest cell lowest:
 *
 *     | cell k - 1 | … | cell 1 | cell 0 |
 *
 *     8 x 8, 4 pieces: 4 * 6 = 24 bits.     cells 1, 8, 9, 63: 63 * 2^18 + 9 * 2^12 + 8 * 2^6 + 1.
 *
 * Up to 53 bits that is one number: 8 pieces on 8 x 8, 6 on 16 x 16. More are numbered by an Interner, in
 * whose words they lie in the same way, four cells of 8 bits to a word.
 */
import { type Code, Interner, type Workspace } from "@microsolvers/core-search";

/** How a search writes states. The cells of the pieces ascend. */
export interface Codec {
  readonly codeLimit: number;
  read(code: Code, cells: Int32Array): void;
  write(cells: Int32Array): Code;
  /** The code of `cells`, which is `code`, after the piece at `index` has gone to `to`. */
  moved(code: Code, cells: Int32Array, index: number, to: number): Code;
}

/** Bit operations reach 32 bits: so many are read at once. */
const WORD_BITS = 30;
const MOST_BITS = 53;

function bitsOf(boardCells: number): number {
  return Math.max(1, Math.ceil(Math.log2(boardCells)));
}

export function isPackable(boardCells: number, pieces: number): boolean {
  return bitsOf(boardCells) * pieces <= MOST_BITS;
}

export class PackedCodec implements Codec {
  readonly codeLimit: number;
  private readonly bits: number;
  private readonly pieces: number;
  /** How many pieces are read from the low word, and what it counts to. The rest fit into a second one. */
  private readonly lowPieces: number;
  private readonly lowLimit: number;
  /** What a cell weighs at each place. */
  private readonly weights: Float64Array;

  constructor(boardCells: number, pieces: number) {
    const bits = bitsOf(boardCells);
    this.bits = bits;
    this.pieces = pieces;
    this.lowPieces = Math.min(pieces, Math.floor(WORD_BITS / bits));
    this.lowLimit = 2 ** (bits * this.lowPieces);
    this.codeLimit = 2 ** (bits * pieces);
    this.weights = Float64Array.from({ length: pieces }, (_, index) => 2 ** (bits * index));
  }

  read(code: Code, cells: Int32Array): void {
    const { pieces, lowPieces, lowLimit } = this;
    if (pieces === lowPieces) {
      this.readWord(code, cells, 0, pieces);
      return;
    }
    const high = Math.floor(code / lowLimit);
    this.readWord(code - high * lowLimit, cells, 0, lowPieces);
    this.readWord(high, cells, lowPieces, pieces);
  }

  write(cells: Int32Array): Code {
    const { pieces, weights } = this;
    let code = 0;
    for (let index = 0; index < pieces; index++) code += cells[index] * weights[index];
    return code;
  }

  moved(code: Code, cells: Int32Array, index: number, to: number): Code {
    const { pieces, weights } = this;
    let result = code + (to - cells[index]) * weights[index];
    // Each piece that it passes changes places with it.
    for (let next = index + 1; next < pieces && cells[next] < to; next++) {
      result += (to - cells[next]) * (weights[next] - weights[next - 1]);
    }
    for (let next = index - 1; next >= 0 && cells[next] > to; next--) {
      result += (cells[next] - to) * (weights[next + 1] - weights[next]);
    }
    return result;
  }

  private readWord(word: number, cells: Int32Array, first: number, end: number): void {
    const { bits } = this;
    const mask = (1 << bits) - 1;
    let rest = word;
    for (let index = first; index < end; index++) {
      cells[index] = rest & mask;
      rest >>>= bits;
    }
  }
}

const CELLS_A_WORD = 4;

/** For states that no code holds: numbers them, in the memory of one search. */
export class InternedCodec implements Codec {
  readonly codeLimit: number;
  private readonly pieces: number;
  private readonly interner: Interner;
  private readonly words: Int32Array;
  private readonly moving: Int32Array;

  constructor(pieces: number, workspace: Workspace) {
    const words = Math.ceil(pieces / CELLS_A_WORD);
    this.pieces = pieces;
    this.interner = new Interner(words, workspace);
    this.codeLimit = this.interner.codeLimit;
    this.words = new Int32Array(words);
    this.moving = new Int32Array(pieces);
  }

  read(code: Code, cells: Int32Array): void {
    const { pieces, words } = this;
    this.interner.read(code, words);
    for (let index = 0; index < pieces; index++) {
      cells[index] = (words[index >> 2] >>> ((index & 3) * 8)) & 0xff;
    }
  }

  /** @throws MemoryLimitReached which a search turns into its outcome */
  write(cells: Int32Array): Code {
    const { pieces, words } = this;
    words.fill(0);
    for (let index = 0; index < pieces; index++) {
      words[index >> 2] |= cells[index] << ((index & 3) * 8);
    }
    return this.interner.intern(words);
  }

  moved(_code: Code, cells: Int32Array, index: number, to: number): Code {
    movePiece(cells, index, to, this.moving);
    return this.write(this.moving);
  }
}

/** Writes `cells` to `moving`, ascending, where the piece at `index` has gone to `to`. */
export function movePiece(cells: Int32Array, index: number, to: number, moving: Int32Array): void {
  let place = index;
  for (let i = 0; i < moving.length; i++) moving[i] = cells[i];
  for (; place > 0 && moving[place - 1] > to; place--) moving[place] = moving[place - 1];
  for (; place + 1 < moving.length && moving[place + 1] < to; place++) {
    moving[place] = moving[place + 1];
  }
  moving[place] = to;
}
