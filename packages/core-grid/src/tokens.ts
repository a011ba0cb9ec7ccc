/**
 * Judge text, read number by number while it still arrives.
 *
 * Chunks are pushed in; a grammar says how far ahead it wants to read, and goes on once so many tokens
 * have arrived whole. What was read is forgotten, so memory is bounded by what a grammar asks for at
 * once. Tokens are separated by any white space; how lines are cut does not matter, but every fault
 * has its line and column.
 */
import { FormatError, type Position } from "./errors.ts";
import { quote } from "./text-board.ts";

/** A run of characters longer than this is no number: it counts as arrived, and is refused when read. */
const LONGEST_TOKEN = 1024;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const TAB = 9;
const SPACE = 32;
const MINUS = 45;
const DIGIT_0 = 48;

/** Space, tab, line feed, vertical tab, form feed, carriage return. */
const isSpace = (character: number): boolean =>
  character === SPACE || (character >= TAB && character <= CARRIAGE_RETURN);

export class Tokens {
  private text = "";
  private next = 0;
  private ended = false;
  /** The look-ahead: `wanted` more tokens from `seen` on. */
  private seen = 0;
  private wanted = 0;
  /** Positions are counted forward from here, so that each character is looked at once. */
  private counted = 0;
  private line = 1;
  private column = 1;
  private begun = false;

  push(chunk: string): void {
    this.positionAt(this.next);
    // What was read ends with a token: this cuts no carriage return from its line feed.
    const kept = this.next;
    this.text = this.text.slice(kept) + (this.begun ? chunk : chunk.replace(/^\uFEFF/, ""));
    this.begun ||= chunk !== "";
    this.next = 0;
    this.seen -= kept;
    this.counted -= kept;
  }

  end(): void {
    this.ended = true;
  }

  /** Asks for `count` tokens: a grammar yields this, and goes on when they are there or the text ends. */
  ahead(count: number): undefined {
    this.seen = this.next;
    this.wanted = count;
  }

  /** Whether what `ahead` asked for has arrived, or nothing more will. */
  isReady(): boolean {
    const { text } = this;
    while (this.wanted > 0) {
      const begin = this.skipSpace(this.seen);
      const end = this.skipToken(begin);
      const isWhole = end < text.length || end - begin >= LONGEST_TOKEN;
      if (begin === text.length || !isWhole) return this.ended;
      this.seen = end;
      this.wanted--;
    }
    return true;
  }

  /** Whether nothing but white space is left of what has arrived. */
  isAtEnd(): boolean {
    return this.mark() === this.text.length;
  }

  /**
   * The next token, a whole number from `least` to `most`; `what` names it in the error.
   *
   * @throws FormatError at a token that is none, or at the end of a text that has no more.
   */
  integer(what: string, least: number, most: number): number {
    const { text } = this;
    const begin = this.mark();
    const end = this.skipToken(begin);
    this.next = end;
    let value = 0;
    const isNegative = text.charCodeAt(begin) === MINUS;
    let at = isNegative ? begin + 1 : begin;
    let isNumber = at < end && end - begin < LONGEST_TOKEN;
    for (; at < end; at++) {
      const digit = text.charCodeAt(at) - DIGIT_0;
      if (digit < 0 || digit > 9) isNumber = false;
      value = value * 10 + digit;
    }
    if (isNegative) value = 0 - value; // never -0
    if (isNumber && value >= least && value <= most) return value;
    const expected = least === most ? `${what} (${least})` : `${what} from ${least} to ${most}`;
    const found = begin === end ? "the end of the input" : quote(text.slice(begin, end));
    throw new FormatError(this.positionAt(begin), expected, found);
  }

  /** The index of the next token, or of the end: good for `positionAt` until the next push. */
  mark(): number {
    return this.skipSpace(this.next);
  }

  /** Line and column of a mark, not before the last one asked for. O(characters between the two). */
  positionAt(index: number): Position {
    const { text } = this;
    for (; this.counted < index; this.counted++) {
      const character = text.charCodeAt(this.counted);
      if (character !== LINE_FEED && character !== CARRIAGE_RETURN) {
        this.column++;
        continue;
      }
      const isSecondOfPair =
        character === LINE_FEED && text.charCodeAt(this.counted - 1) === CARRIAGE_RETURN;
      if (isSecondOfPair) continue;
      this.line++;
      this.column = 1;
    }
    return { line: this.line, column: this.column };
  }

  private skipSpace(from: number): number {
    const { text } = this;
    let at = from;
    while (at < text.length && isSpace(text.charCodeAt(at))) at++;
    return at;
  }

  private skipToken(from: number): number {
    const { text } = this;
    let at = from;
    while (at < text.length && !isSpace(text.charCodeAt(at))) at++;
    return at;
  }
}
