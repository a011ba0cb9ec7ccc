/**
 * Snakes of any length from two cells on. A state is some words, which an interner turns into a number; that is the code.
 *
 *     word 0: | head | link 1 |    word 1: links 2 to 17    word 2: links 18 to 33    …
 *
 * Two bits a link, the one nearest to the head lowest, as in codec.ts.
 *
 * Time: O(length) a state. Memory: 4 bytes for each 16 cells and 12 more for each state, until the space is
 * given up: so it has a workspace of its own.
 */
import { type Code, Interner, type Successors, type Workspace } from "@microsolvers/core-search";
import type { Field } from "./field.ts";
import { sideOf } from "./links.ts";
import type { State } from "./rules.ts";
import type { SnakeSpace } from "./space.ts";

const LINKS = 16;
const PAIRS = LINKS / 2;
/** By how much a word is shifted to get at its last link, which goes over into the next word. */
const LAST_LINK = 2 * (LINKS - 1);

export class LongSpace implements SnakeSpace {
  readonly maxSuccessors = 4;
  readonly ignoresBudget = true;
  readonly codeLimit: number;
  private readonly field: Field;
  private readonly length: number;
  private readonly interner: Interner;
  /** The words of the start, until a search asks for it: only a search may ask for memory. */
  private readonly start: Int32Array;
  private readonly pairsInTheWay: number;
  /** The bits that the last word has in use. */
  private readonly lastMask: number;
  /** The state that is expanded, and one that comes of it. */
  private readonly words: Int32Array;
  private readonly next: Int32Array;

  constructor(field: Field, length: number, workspace: Workspace) {
    const links = length - 2; // besides the first
    const words = 1 + Math.ceil(links / LINKS);
    this.field = field;
    this.length = length;
    this.interner = new Interner(words, workspace);
    this.codeLimit = this.interner.codeLimit;
    this.pairsInTheWay = field.pairsInTheWay(length);
    this.lastMask = -1 >>> (2 * ((words - 1) * LINKS - links));
    this.start = new Int32Array(words);
    this.words = new Int32Array(words);
    this.next = new Int32Array(words);
  }

  expand(code: Code, { codes }: Successors): number {
    const { interner, words, next } = this;
    const { blocked, grid } = this.field;
    const { steps } = grid;
    this.read(code);
    this.shiftLinks();
    const head = words[0] >>> 2;
    const taken = this.sidesTaken();
    let n = 0;
    for (let side = 0; side < 4; side++) {
      const to = head + steps[side];
      if (blocked[to] || (taken >>> side) & 1) continue;
      next[0] = (to << 2) | (side ^ 1);
      codes[n] = interner.intern(next);
      n++;
    }
    return n;
  }

  isGoal(code: Code): boolean {
    return this.estimate(code) === 0;
  }

  estimate(code: Code): number {
    return this.field.distances[this.headOf(code)];
  }

  headOf(code: Code): number {
    this.read(code);
    return this.words[0] >>> 2;
  }

  /** To be asked once, for the start: it is the first to be interned, so its code is 0. */
  encode({ body }: State): Code {
    const { start, field } = this;
    const { grid } = field;
    start[0] = (grid.fromCell(body[0]) << 2) | sideOf(grid, body[0], body[1]);
    for (let link = 0; link < body.length - 2; link++) {
      const side = sideOf(grid, body[link + 1], body[link + 2]);
      start[1 + Math.floor(link / LINKS)] |= side << (2 * (link % LINKS));
    }
    return 0;
  }

  decode(code: Code): State {
    this.read(code);
    const { words, length } = this;
    const { grid } = this.field;
    const head = words[0] >>> 2;
    let cell = head + grid.steps[words[0] & 3];
    const body = [grid.toCell(head), grid.toCell(cell)];
    for (let link = 0; link < length - 2; link++) {
      const word = words[1 + Math.floor(link / LINKS)];
      cell += grid.steps[(word >>> (2 * (link % LINKS))) & 3];
      body.push(grid.toCell(cell));
    }
    return { body };
  }

  /** Writes the state of `code` to `words`. */
  private read(code: Code): void {
    const { interner } = this;
    if (interner.size === 0) interner.intern(this.start);
    interner.read(code, this.words);
  }

  /** Writes to `next` the links after a move, all but the new first one. */
  private shiftLinks(): void {
    const { words, next } = this;
    let carried = words[0] & 3;
    for (let at = 1; at < words.length; at++) {
      next[at] = (words[at] << 2) | carried;
      carried = words[at] >>> LAST_LINK;
    }
    if (words.length > 1) next[words.length - 1] &= this.lastMask;
  }

  /** A bit for each side of the head where its body is. */
  private sidesTaken(): number {
    const { words, pairsInTheWay } = this;
    const { beside } = this.field;
    let offset = beside.begin(words[0] & 3);
    for (let at = 1; at < words.length; at++) {
      const left = pairsInTheWay - (at - 1) * PAIRS;
      offset = beside.follow(offset, words[at], Math.min(left, PAIRS));
    }
    return beside.sides;
  }
}
