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
import type { Code, Workspace } from "@microsolvers/core-search";
import { Interner } from "@microsolvers/core-search/interner";

/** How a search writes states. Cells ascend wherever they come as a list. */
export abstract class Codec {
  abstract readonly codeLimit: number;
  private readonly after: Int32Array;

  constructor(pieces: number) {
    this.after = new Int32Array(pieces);
  }

  abstract read(code: Code, cells: Int32Array): void;
  abstract write(cells: Int32Array): Code;

  /** The code after the piece at `index` of `cells` has gone to `to`. */
  moved(cells: Int32Array, index: number, to: number): Code {
    const { after } = this;
    let at = index;
    after.set(cells);
    for (; after[at - 1] > to; at--) after[at] = after[at - 1];
    for (; after[at + 1] < to; at++) after[at] = after[at + 1];
    after[at] = to;
    return this.write(after);
  }
}

const MOST_BITS = 53;

/** Undefined where states do not fit into codes. */
export function packingCodec(boardCells: number, pieces: number): PackedCodec | undefined {
  const bits = Math.ceil(Math.log2(boardCells)) || 1;
  return bits * pieces <= MOST_BITS ? new PackedCodec(bits, pieces) : undefined;
}

export class PackedCodec extends Codec {
  readonly codeLimit: number;
  /** How many a cell takes. */
  readonly bits: number;

  constructor(bits: number, pieces: number) {
    super(pieces);
    this.bits = bits;
    this.codeLimit = 2 ** (bits * pieces);
  }

  read(code: Code, cells: Int32Array): void {
    const weight = 2 ** this.bits;
    let rest = code;
    for (let index = 0; index < cells.length; index++) {
      cells[index] = rest & (weight - 1); // `&` takes the low 32 bits of any code
      rest = (rest - cells[index]) / weight;
    }
  }

  write(cells: Int32Array): Code {
    let code = 0;
    for (let index = cells.length - 1; index >= 0; index--) {
      code = code * 2 ** this.bits + cells[index];
    }
    return code;
  }
}

/** For states that no code holds: numbers them, in the memory of one search. */
export class InternedCodec extends Codec {
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
