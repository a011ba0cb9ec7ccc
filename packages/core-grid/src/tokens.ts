/**
 * Judge text, read number by number while it still arrives.
 *
 * Chunks are pushed in; a grammar says how far ahead it wants to read, and goes on once so many tokens
 * have arrived whole. What was read is forgotten, so memory is bounded by what a grammar asks for at
 * once. Tokens are separated by any white space; how lines are cut does not matter, but every fault
 * has its line and column.
 *
 * What is asked for is found, and its numbers are made, in one loop over the characters: a loop is
 * compiled soon, and a judge's file is over before many small functions are.
 */
import { FormatError, type Position } from "./errors.ts";
import type { Cell, Size } from "./grid.ts";
import { LineCounter } from "./line-counter.ts";
import { quote } from "./text-board.ts";

/** A run of characters longer than this is no number: it counts as arrived, and is refused when read. */
const LONGEST_TOKEN = 1024;

const CARRIAGE_RETURN = 13;
const TAB = 9;
const SPACE = 32;
const DIGIT_0 = 48;
const DIGIT_9 = 57;

/** Space, tab, line feed, vertical tab, form feed, carriage return. */
const isSpace = (character: number): boolean =>
  character === SPACE || (character >= TAB && character <= CARRIAGE_RETURN);

/** The first half of a character that takes two units of a string. */
const isHighSurrogate = (character: number): boolean => (character & 0xfc00) === 0xd800;

const END = "the end of the input";

/** Numbers of so many digits are below 2 ** 30, and are made without leaving the small integers. */
const SHORT_DIGITS = 9;

/** Below every range: there is no such token, or its number is longer, or it is more or less than digits. */
const NO_SHORT_NUMBER = -(2 ** 31);

/** How errors name the two numbers of a cell. */
export interface Coordinates {
  readonly row: string;
  readonly column: string;
}

/** Where the line begins in which a mark stands, but not before `least`. */
function lineBegin(text: string, mark: number, least: number): number {
  const end = Math.max(text.lastIndexOf("\n", mark - 1), text.lastIndexOf("\r", mark - 1));
  return Math.max(least, end + 1);
}

/** The end of the line, from `from` on, that a blank one follows; the end of the text where none does. */
function blankLineAfter(text: string, from: number): number {
  const blankLine = /(?:\r\n|\r(?!\n)|\n)[ \t\v\f]*[\r\n]/g;
  blankLine.lastIndex = from;
  return blankLine.exec(text)?.index ?? text.length;
}

export class Tokens {
  /**
   * What has arrived of that which was asked for: a token's number, or NO_SHORT_NUMBER; or what `charCodeAt` has
   * of a character. And where it begins.
   */
  values: Int32Array = new Int32Array(0);
  marks: Int32Array = new Int32Array(0);
  private text = "";
  private ended = false;
  private wanting: "tokens" | "characters" | "paragraph" = "tokens";
  /** How many tokens or characters; of a paragraph, where it ends. */
  private wanted = 0;
  private arrived = 0;
  private taken = 0;
  /** Where the look-ahead goes on; for a paragraph, where that begins, and from where on its end is looked for. */
  private seen = 0;
  private searched = 0;
  private readonly lines = new LineCounter();
  private begun = false;
  /** Whether what is illegal is noted and read past. */
  keepsGoing = false;
  /** The first thing that is illegal in the case being read, where it is noted. */
  illegal: FormatError | undefined;

  push(chunk: string): void {
    const read = this.next();
    this.text = this.text.slice(read) + (this.begun ? chunk : chunk.replace(/^\uFEFF/, ""));
    this.begun ||= chunk !== "";
    for (let token = this.taken; token < this.arrived; token++) this.marks[token] -= read;
    this.seen -= read;
    this.searched -= read;
    this.lines.moveOn(read, this.text);
  }

  end(): void {
    this.ended = true;
  }

  /** Asks for `count` tokens: a grammar yields this, and goes on when they are there or the text ends. */
  ahead(count: number): undefined {
    this.ask("tokens", count);
  }

  /** As `ahead`, for `characters`: asks for `count` characters that are no white space. */
  aheadCharacters(count: number): undefined {
    this.ask("characters", count);
  }

  /** As `ahead`, for `paragraph`: asks for all lines up to a blank one. */
  aheadParagraph(): undefined {
    this.ask("paragraph", 0);
    this.searched = this.seen;
  }

  private ask(wanting: Tokens["wanting"], count: number): void {
    this.seen = this.next();
    this.arrived = 0;
    this.taken = 0;
    this.wanted = count;
    this.wanting = wanting;
    if (this.marks.length >= count) return;
    this.values = new Int32Array(count);
    this.marks = new Int32Array(count);
  }

  /** Whether what was asked for has arrived, or nothing more will. */
  isReady(): boolean {
    if (this.wanting === "paragraph") return this.findParagraph();
    return this.wanting === "characters" ? this.findCharacters() : this.findTokens();
  }

  private findTokens(): boolean {
    const { text, values, marks, wanted, ended } = this;
    const { length } = text;
    let at = this.seen;
    let found = this.arrived;
    let begin = at;
    let value = 0;
    let isDigits = true;
    for (; at < length && found < wanted; at++) {
      const code = text.charCodeAt(at);
      if (code > SPACE || !isSpace(code)) {
        if (code < DIGIT_0 || code > DIGIT_9) isDigits = false;
        value = (Math.imul(value, 10) + code - DIGIT_0) | 0;
        continue;
      }
      if (begin < at) {
        const isShort = isDigits && at - begin <= SHORT_DIGITS;
        values[found] = isShort ? value : NO_SHORT_NUMBER;
        marks[found] = begin;
        found++;
        value = 0;
        isDigits = true;
      }
      begin = at + 1;
    }
    // The token that the text ends in may go on; but no number is so long.
    const isLast = found < wanted && begin < length && (ended || length - begin >= LONGEST_TOKEN);
    if (isLast) {
      values[found] = isDigits && length - begin <= SHORT_DIGITS ? value : NO_SHORT_NUMBER;
      marks[found] = begin;
      found++;
    }
    this.seen = isLast || found === wanted ? at : begin;
    this.arrived = found;
    return ended || found === wanted;
  }

  private findCharacters(): boolean {
    const { text, values, marks, wanted } = this;
    let at = this.seen;
    let found = this.arrived;
    for (; found < wanted && at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code <= SPACE && isSpace(code)) continue;
      values[found] = code;
      marks[found] = at;
      found++;
    }
    this.seen = at;
    this.arrived = found;
    // The second half of a character is waited for: an error may have to show it.
    const isCut = at === text.length && isHighSurrogate(text.charCodeAt(at - 1));
    return this.ended || (found === wanted && !isCut);
  }

  /** Goes on where it stopped looking, so that long text is not searched again with every chunk. */
  private findParagraph(): boolean {
    const { text } = this;
    const begin = this.mark();
    const end = blankLineAfter(text, Math.max(begin, this.searched));
    this.wanted = end;
    this.searched = text.trimEnd().length;
    // White space alone is not kept, but for what the line begins with.
    if (begin === text.length) this.seen = Math.max(this.seen, text.lastIndexOf("\n") + 1);
    return this.ended || end < text.length;
  }

  /**
   * Whether no other token of its line follows the token number `index` from the next one on; all up to the
   * one after it must have been asked for by `ahead`.
   */
  endsLine(index: number): boolean {
    const next = this.taken + index + 1;
    const between = this.text.slice(this.marks[next - 1], this.marks[next]);
    return next >= this.arrived || /[\r\n]/.test(between);
  }

  /** Whether nothing but white space is left of what has arrived. */
  isAtEnd(): boolean {
    return this.mark() === this.text.length;
  }

  /**
   * The next token, a whole number from `least` to `most`; `what` names it in the error.
   *
   * @param isLenient whether a whole number that is out of range is only illegal: `least` stands for it. Not for
   *   a number that says how much more there is to read
   * @throws FormatError at a token that is none, or at the end of a text that has no more.
   */
  integer(what: string, least: number, most: number, isLenient = false): number {
    const { taken } = this;
    const value = taken < this.arrived ? this.values[taken] : NO_SHORT_NUMBER;
    if (value < least || value > most) return this.other(what, least, most, isLenient);
    this.taken = taken + 1;
    return value;
  }

  /**
   * As `integer`, for as many tokens as `out` is long, all asked for by `ahead`. `most` is 255 at most.
   *
   * @throws FormatError at the first that is none; `out` holds those before it
   */
  integers(what: string, least: number, most: number, out: Uint8Array): void {
    const { values, taken, arrived } = this;
    for (let i = 0; i < out.length; i++) {
      const value = taken + i < arrived ? values[taken + i] : NO_SHORT_NUMBER;
      this.taken = taken + i;
      out[i] = value >= least && value <= most ? value : this.integer(what, least, most);
    }
    this.taken = taken + out.length;
  }

  /**
   * The cell that the next two tokens name: its row and its column, both counted from 1. Where the reader keeps
   * going, one outside the board is only illegal.
   *
   * @throws FormatError as `integer` does
   */
  cell({ row: ofRow, column: ofColumn }: Coordinates, { rows, columns }: Size): Cell {
    const row = this.integer(ofRow, 1, rows, this.keepsGoing);
    const column = this.integer(ofColumn, 1, columns, this.keepsGoing);
    return (row - 1) * columns + column - 1;
  }

  /** Says that what has been read is no legal case. @throws `fault`, unless the reader keeps going */
  complain(fault: FormatError): void {
    if (!this.keepsGoing) throw fault;
    this.illegal ??= fault;
  }

  /** Reads the characters that `aheadCharacters` asked for: how many, fewer only where the text ends. */
  characters(): number {
    this.taken = this.arrived;
    return this.arrived;
  }

  /**
   * Reads the paragraph that `aheadParagraph` asked for: whole lines, from its first that is not blank, and
   * where that begins. Empty where there is none before the text ends.
   */
  paragraph(): { readonly text: string; readonly position: Position } {
    const { text, wanted } = this;
    const begin = lineBegin(text, this.mark(), this.seen);
    const position = this.positionAt(begin);
    this.seen = Math.max(begin, wanted);
    return { text: text.slice(begin, wanted).trimEnd(), position };
  }

  /** Refuses the character at a mark, or the end of the text. @throws FormatError always */
  refuseCharacter(mark: number, expected: string): never {
    const character = this.text.codePointAt(mark);
    const found = character === undefined ? END : quote(String.fromCodePoint(character));
    throw new FormatError(this.positionAt(mark), expected, found);
  }

  /** The index of the next token, or of the end: good for `positionAt` until the next push. */
  mark(): number {
    const { text } = this;
    let at = this.next();
    while (at < text.length && isSpace(text.charCodeAt(at))) at++;
    return at;
  }

  /** Where the text that was not read begins. */
  private next(): number {
    return this.taken < this.arrived ? this.marks[this.taken] : this.seen;
  }

  /** Line and column of a mark, not before the last one asked for. */
  positionAt(index: number): Position {
    return this.lines.positionAt(index);
  }

  /** Where the cell stands that `cell` has just read: both its tokens must have been asked for together. */
  positionOfCell(): Position {
    return this.positionAt(this.marks[this.taken - 2]);
  }

  /** The next token, which may be long, below 0, or out of range, or no number. @throws FormatError as `integer` does */
  private other(what: string, least: number, most: number, isLenient: boolean): number {
    if (this.taken === this.arrived) {
      // It comes after all that was asked for.
      this.ahead(1);
      this.isReady();
    }
    const begin = this.mark();
    const token = /^[^ \t-\r]*/.exec(this.text.slice(begin))?.[0] ?? "";
    const isNumber = /^-?[0-9]+$/.test(token) && token.length < LONGEST_TOKEN;
    const value = isNumber ? Number(token) + 0 : Number.NaN; // -0 + 0 is 0
    if (value >= least && value <= most) {
      this.taken++;
      return value;
    }
    const expected = least === most ? `${what} (${least})` : `${what} from ${least} to ${most}`;
    const found = token === "" ? END : quote(token);
    const fault = new FormatError(this.positionAt(begin), expected, found);
    if (!isLenient || !isNumber) throw fault;
    this.complain(fault);
    this.taken++;
    return least;
  }
}
