/**
 * Judge text while it still arrives: what Tokens, Characters and Paragraphs have in common.
 *
 * Chunks are pushed in, cut anywhere. What was read is forgotten, so memory is bounded by what a grammar
 * asks for at once, white space within it included.
 */
import type { FormatError, Position } from "./errors.ts";

const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
export const SPACE = 32;

/** Space, tab, line feed, vertical tab, form feed, carriage return. */
export const isSpace = (character: number): boolean =>
  character === SPACE || (character >= TAB && character <= CARRIAGE_RETURN);

/** A line ends with a line feed, a carriage return, or both. */
export const isLineEnd = (character: number): boolean =>
  character === LINE_FEED || character === CARRIAGE_RETURN;

export const END = "the end of the input";

export abstract class JudgeText {
  /** Whether what is illegal is noted and read past. */
  keepsGoing = false;
  /** The first thing that is illegal in the case being read, where it is noted. */
  illegal: FormatError | undefined = undefined;
  /** What has arrived, without what is forgotten; when all has arrived, a space that ends the last token. */
  protected text = "";
  /** Whether nothing more will arrive. */
  protected ended = false;
  /** Where reading goes on, and the line that this is in. */
  protected seen = 0;
  protected line = 1;
  /** Where that line begins: below 0 in text that is forgotten. */
  protected lineStart = 0;
  /** What the line before ended with. */
  private lastEnd = LINE_FEED;
  private begun = false;

  push(chunk: string): void {
    const read = this.unread();
    this.text = this.text.slice(read) + (this.begun ? chunk : chunk.replace(/^\uFEFF/, ""));
    this.begun ||= chunk !== "";
    this.moveBack(read);
  }

  end(): void {
    if (!this.ended) this.text += " ";
    this.ended = true;
  }

  /** Whether nothing but white space is left of what has arrived. */
  isAtEnd(): boolean {
    return this.skipSpace() === this.text.length;
  }

  /** Line and column of what is read next, or of the end. */
  position(): Position {
    const end = this.ended ? this.text.length - 1 : this.text.length;
    const at = Math.min(this.skipSpace(), end);
    return { line: this.line, column: at - this.lineStart + 1 };
  }

  /** Says that what has been read is no legal case. @throws `fault`, unless the reader keeps going */
  complain(fault: FormatError): void {
    if (!this.keepsGoing) throw fault;
    this.illegal ??= fault;
  }

  /** Where the text begins that has not been read. */
  protected unread(): number {
    return this.seen;
  }

  /** The first `count` characters are forgotten. */
  protected moveBack(count: number): void {
    this.seen -= count;
    this.lineStart -= count;
  }

  /** Moves on past white space; to where. */
  protected skipSpace(): number {
    const { text } = this;
    let at = this.seen;
    for (; at < text.length; at++) {
      const character = text.charCodeAt(at);
      if (!isSpace(character)) break;
      if (isLineEnd(character)) this.passLineEnd(at, character);
    }
    this.seen = at;
    return at;
  }

  /** Counts the line that ends at `at`, if it does: a line feed behind a carriage return belongs to the same end. */
  protected passLineEnd(at: number, end: number): boolean {
    const isSecond = end === LINE_FEED && this.lastEnd === CARRIAGE_RETURN && this.lineStart === at;
    if (!isSecond) this.line++;
    this.lineStart = at + 1;
    this.lastEnd = end;
    return !isSecond;
  }
}
