/**
 * Snakes of any length from two cells on. A state is some words, which an interner turns into a number; that is the code.
 *
 *     word 0: head    word 1: links 1 to 16    word 2: links 17 to 32    …
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
  private readonly linksInTheWay: number;
  /** The bits that the last word has in use. */
  private readonly lastMask: number;
  /** The state that is expanded, and one that comes of it. */
  private readonly words: Int32Array;
  private readonly next: Int32Array;

  constructor(field: Field, length: number, workspace: Workspace) {
    const links = length - 1;
    const words = 1 + Math.ceil(links / LINKS);
    this.field = field;
    this.length = length;
    this.interner = new Interner(words, workspace);
    this.codeLimit = this.interner.codeLimit;
    this.linksInTheWay = field.linksInTheWay(length);
    this.lastMask = -1 >>> (2 * ((words - 1) * LINKS - links));
    this.start = new Int32Array(words);
    this.words = new Int32Array(words);
    this.next = new Int32Array(words);
  }

  expand(code: Code, { codes }: Successors): number {
    const { field, interner, words, next } = this;
    const { blocked } = field;
    const { steps } = field.grid;
    this.read(code);
    this.shiftLinks();
    const links = next[1];
    this.toggle();
    let n = 0;
    try {
      for (let side = 0; side < 4; side++) {
        const to = words[0] + steps[side];
        if (blocked[to]) continue;
        next[0] = to;
        next[1] = links | (side ^ 1);
        codes[n] = interner.intern(next);
        n++;
      }
    } finally {
      this.toggle(); // also where the interner is refused memory
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
    return this.words[0];
  }

  /** To be asked once, for the start: it is the first to be interned, so its code is 0. */
  encode({ body }: State): Code {
    const { start, field } = this;
    start[0] = field.grid.fromCell(body[0]);
    for (let link = 0; link < body.length - 1; link++) {
      const side = sideOf(field.grid, body[link], body[link + 1]);
      start[1 + Math.floor(link / LINKS)] |= side << (2 * (link % LINKS));
    }
    return 0;
  }

  decode(code: Code): State {
    const { words, length } = this;
    const { grid } = this.field;
    this.read(code);
    let cell = words[0];
    const body = [grid.toCell(cell)];
    for (let link = 0; link < length - 1; link++) {
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

  /** Writes to `next` the links after a move, the new first one still 0. */
  private shiftLinks(): void {
    const { words, next } = this;
    let carried = 0;
    for (let at = 1; at < words.length; at++) {
      next[at] = (words[at] << 2) | carried;
      carried = words[at] >>> LAST_LINK;
    }
    next[words.length - 1] &= this.lastMask;
  }

  /** Lays the body down on the board, or lifts it. */
  private toggle(): void {
    const { field, words, linksInTheWay } = this;
    let cell = words[0];
    for (let at = 1; at < words.length; at++) {
      const left = linksInTheWay - (at - 1) * LINKS;
      cell = field.toggle(cell, words[at], Math.min(left, LINKS));
    }
  }
}
