/**
 * States as codes. The cells of the pieces in ascending order, so that equal sets have equal codes, each in
 * as many bits as the last cell of the board needs; the lowest cell lowest:
 *
 *     | cell k - 1 | … | cell 1 | cell 0 |
 *
 *     8 x 8, 4 pieces: 4 * 6 = 24 bits.     cells 1, 8, 9, 63: 63 * 2^18 + 9 * 2^12 + 8 * 2^6 + 1.
 *
 * Up to 53 bits that is one number: 8 pieces on 8 x 8, 6 on 16 x 16. More are numbered by an Interner.
 */
import { type Code, Interner, type Workspace } from "@microsolvers/core-search";

/** How a search writes states. Cells ascend wherever they come as a list. */
export interface Codec {
  readonly codeLimit: number;
  read(code: Code, cells: Int32Array): void;
  write(cells: Int32Array): Code;
  /** Takes the piece at `index` from the board of `cells`, whose code is `code`. */
  lift(code: Code, cells: Int32Array, index: number): void;
  /** The code with that piece put down on `to`. */
  put(to: number): Code;
}

/** Bit operations reach 32 bits, the last of which is the sign. */
const NARROW_BITS = 31;
const MOST_BITS = 53;
const MOST_NARROW = 5;

/** Undefined where states do not fit into codes. */
export function packingCodec(boardCells: number, pieces: number): Codec | undefined {
  const bits = Math.max(1, Math.ceil(Math.log2(boardCells)));
  if (bits * pieces > MOST_BITS) return undefined;
  const isNarrow = bits * pieces <= NARROW_BITS && pieces <= MOST_NARROW;
  return isNarrow ? new NarrowCodec(bits, pieces) : new WideCodec(bits, pieces);
}

/** Above every cell. */
const NOWHERE = 2 ** 30;

/**
 * Up to five pieces in 31 bits. Where a piece is put among the other four is counted without a branch, which
 * could not be predicted: that takes a fifth off a search.
 */
class NarrowCodec implements Codec {
  readonly codeLimit: number;
  private readonly bits: number;
  /** The code of the other pieces alone, and their cells. */
  private others = 0;
  private first = NOWHERE;
  private second = NOWHERE;
  private third = NOWHERE;
  private fourth = NOWHERE;

  constructor(bits: number, pieces: number) {
    this.bits = bits;
    this.codeLimit = 2 ** (bits * pieces);
  }

  read(code: Code, cells: Int32Array): void {
    const { bits } = this;
    const mask = (1 << bits) - 1;
    let rest = code;
    for (let index = 0; index < cells.length; index++) {
      cells[index] = rest & mask;
      rest >>>= bits;
    }
  }

  write(cells: Int32Array): Code {
    let code = 0;
    for (let index = 0; index < cells.length; index++) code |= cells[index] << (index * this.bits);
    return code;
  }

  lift(code: Code, cells: Int32Array, index: number): void {
    const { length } = cells;
    const at = index * this.bits;
    this.others = (((code >>> at) >>> this.bits) << at) | (code & ((1 << at) - 1));
    if (length > 1) this.first = cells[index === 0 ? 1 : 0];
    if (length > 2) this.second = cells[index <= 1 ? 2 : 1];
    if (length > 3) this.third = cells[index <= 2 ? 3 : 2];
    if (length > 4) this.fourth = cells[index <= 3 ? 4 : 3];
  }

  put(to: number): Code {
    const { bits, others, first, second, third, fourth } = this;
    // The sign of each difference says whether that piece is below.
    const below =
      ((first - to) >>> 31) +
      ((second - to) >>> 31) +
      ((third - to) >>> 31) +
      ((fourth - to) >>> 31);
    const at = below * bits;
    const low = (1 << at) - 1;
    return (others & low) | (to << at) | ((others & ~low) << bits);
  }
}

/** What codecs have in common that write all cells again where one piece has moved. */
export abstract class RewritingCodec implements Codec {
  abstract readonly codeLimit: number;
  private readonly others: Int32Array;
  private readonly moved: Int32Array;

  constructor(pieces: number) {
    this.others = new Int32Array(pieces - 1);
    this.moved = new Int32Array(pieces);
  }

  abstract read(code: Code, cells: Int32Array): void;
  abstract write(cells: Int32Array): Code;

  lift(_code: Code, cells: Int32Array, index: number): void {
    const { others } = this;
    for (let at = 0; at < others.length; at++) others[at] = cells[at < index ? at : at + 1];
  }

  put(to: number): Code {
    const { others, moved } = this;
    let at = others.length;
    for (; at > 0 && others[at - 1] > to; at--) moved[at] = others[at - 1];
    moved[at] = to;
    for (at--; at >= 0; at--) moved[at] = others[at];
    return this.write(moved);
  }
}

class WideCodec extends RewritingCodec {
  readonly codeLimit: number;
  /** What a cell weighs at one place more than at the one before. */
  private readonly weight: number;

  constructor(bits: number, pieces: number) {
    super(pieces);
    this.weight = 2 ** bits;
    this.codeLimit = 2 ** (bits * pieces);
  }

  read(code: Code, cells: Int32Array): void {
    let rest = code;
    for (let index = 0; index < cells.length; index++) {
      const higher = Math.floor(rest / this.weight);
      cells[index] = rest - higher * this.weight;
      rest = higher;
    }
  }

  write(cells: Int32Array): Code {
    let code = 0;
    for (let index = cells.length - 1; index >= 0; index--)
      code = code * this.weight + cells[index];
    return code;
  }
}

/** For states that no code holds: numbers them, in the memory of one search. */
export class InternedCodec extends RewritingCodec {
  readonly codeLimit: number;
  private readonly interner: Interner;

  constructor(pieces: number, workspace: Workspace) {
    super(pieces);
    this.interner = new Interner(pieces, workspace);
    this.codeLimit = this.interner.codeLimit;
  }

  read(code: Code, cells: Int32Array): void {
    this.interner.read(code, cells);
  }

  /** @throws MemoryLimitReached which a search turns into its outcome */
  write(cells: Int32Array): Code {
    return this.interner.intern(cells);
  }
}
