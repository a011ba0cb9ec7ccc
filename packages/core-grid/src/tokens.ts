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
const DIGIT_0 = 48;
const DIGIT_9 = 57;

/** Space, tab, line feed, vertical tab, form feed, carriage return. */
const isSpace = (character: number): boolean =>
  character === SPACE || (character >= TAB && character <= CARRIAGE_RETURN);

/** The first half of a character that takes two units of a string. */
const isHighSurrogate = (character: number): boolean => (character & 0xfc00) === 0xd800;

const END = "the end of the input";

const isDigit = (character: number): boolean => character >= DIGIT_0 && character <= DIGIT_9;

/** Where `part` is from an index on; past all text where it is not. */
function indexOf(text: string, part: string, from: number): number {
  const index = text.indexOf(part, from);
  return index < 0 ? Number.POSITIVE_INFINITY : index;
}

/** Where the line begins in which a mark stands, but not before `least`. */
function lineBegin(text: string, mark: number, least: number): number {
  const end = Math.max(text.lastIndexOf("\n", mark - 1), text.lastIndexOf("\r", mark - 1));
  return Math.max(least, end + 1);
}

export class Tokens {
  private text = "";
  private next = 0;
  private ended = false;
  /**
   * The look-ahead: `wanted` more tokens, or single characters, from `seen` on. Of a paragraph, `wanted` is
   * where it ends.
   */
  private seen = 0;
  private wanted = 0;
  /** The end of a line, and one that is blank. */
  private readonly blankLine: RegExp = /(?:\r\n|\r(?!\n)|\n)[ \t\v\f]*[\r\n]/g;
  private wanting: "tokens" | "characters" | "paragraph" = "tokens";
  /** Of the characters that `aheadCharacters` asked for: what `charCodeAt` has of each, and where it stands. */
  codes: Uint16Array = new Uint16Array(0);
  marks: Int32Array = new Int32Array(0);
  private arrived = 0;
  /** The line of the position asked for last, and where it begins: below 0, in text that is gone. */
  private line = 1;
  private lineStart = 0;
  /** The next line feed and carriage return from there on, or past all text. */
  private feed: number = Number.POSITIVE_INFINITY;
  private carriageReturn: number = Number.POSITIVE_INFINITY;
  private begun = false;

  push(chunk: string): void {
    this.positionAt(this.next);
    // What was read ends with a token: this cuts no carriage return from its line feed.
    const kept = this.next;
    this.text = this.text.slice(kept) + (this.begun ? chunk : chunk.replace(/^\uFEFF/, ""));
    this.begun ||= chunk !== "";
    this.next = 0;
    this.seen -= kept;
    this.lineStart -= kept;
    this.findLineEnds(Math.max(0, this.lineStart));
  }

  end(): void {
    this.ended = true;
  }

  /** Asks for `count` tokens: a grammar yields this, and goes on when they are there or the text ends. */
  ahead(count: number): undefined {
    this.seen = this.next;
    this.wanted = count;
    this.wanting = "tokens";
  }

  /** As `ahead`, for `characters`: asks for `count` characters that are no white space. */
  aheadCharacters(count: number): undefined {
    this.ahead(count);
    this.wanting = "characters";
    if (this.marks.length >= count) return;
    this.codes = new Uint16Array(count);
    this.marks = new Int32Array(count);
  }

  /** As `ahead`, for `paragraph`: asks for all lines up to a blank one. */
  aheadParagraph(): undefined {
    this.ahead(0);
    this.wanting = "paragraph";
  }

  /** Whether what `ahead` asked for has arrived, or nothing more will. */
  isReady(): boolean {
    if (this.wanting === "characters") return this.areCharactersReady();
    if (this.wanting === "paragraph") return this.isParagraphReady();
    while (this.wanted > 0) {
      const begin = this.skipSpace(this.seen);
      const end = this.skipToken(begin);
      const isWhole = end < this.text.length || end - begin >= LONGEST_TOKEN;
      if (begin === this.text.length || !isWhole) return this.ended;
      this.seen = end;
      this.wanted--;
    }
    return true;
  }

  /** Looks from the beginning each time, so that text which comes in between moves no mark. */
  private areCharactersReady(): boolean {
    const { text, codes, marks, wanted } = this;
    let at = this.next;
    let found = 0;
    for (; found < wanted && at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code <= SPACE && isSpace(code)) continue;
      codes[found] = code;
      marks[found] = at;
      found++;
    }
    this.arrived = found;
    if (found === 0) this.next = at; // white space alone is not kept
    // The second half of a character is waited for: an error may have to show it.
    const isCut = at === text.length && isHighSurrogate(text.charCodeAt(at - 1));
    return this.ended || (found === wanted && !isCut);
  }

  /** Goes on where it stopped looking, so that long text is not searched again with every chunk. */
  private isParagraphReady(): boolean {
    const { text } = this;
    const begin = this.mark();
    this.blankLine.lastIndex = Math.max(begin, this.seen);
    this.wanted = this.blankLine.exec(text)?.index ?? text.length;
    this.seen = text.trimEnd().length;
    // White space alone is not kept, but for a carriage return whose line feed may still come.
    if (begin === text.length) this.next = Math.max(this.next, text.lastIndexOf("\n") + 1);
    return this.ended || this.wanted < text.length;
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
    let at = begin;
    let value = 0;
    for (; isDigit(text.charCodeAt(at)); at++) value = value * 10 + text.charCodeAt(at) - DIGIT_0;
    const isWhole = at === text.length || isSpace(text.charCodeAt(at));
    const isNumber = isWhole && at > begin && at - begin < LONGEST_TOKEN;
    if (!isNumber) return this.signed(begin, what, least, most);
    this.next = at;
    return value >= least && value <= most ? value : this.refuse(begin, what, least, most);
  }

  /** Reads the characters that `aheadCharacters` asked for: how many, fewer only where the text ends. */
  characters(): number {
    const { marks, arrived } = this;
    if (arrived > 0) this.next = marks[arrived - 1] + 1;
    return arrived;
  }

  /**
   * Reads the paragraph that `aheadParagraph` asked for: whole lines, from its first that is not blank, and
   * where that begins. Empty where there is none before the text ends.
   */
  paragraph(): { readonly text: string; readonly position: Position } {
    const { text, wanted } = this;
    const begin = lineBegin(text, this.mark(), this.next);
    const position = this.positionAt(begin);
    this.next = Math.max(begin, wanted);
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
    return this.skipSpace(this.next);
  }

  /** Line and column of a mark, not before the last one asked for. O(lines between the two). */
  positionAt(index: number): Position {
    while (this.feed < index || this.carriageReturn < index) this.passLineEnd();
    return { line: this.line, column: index - this.lineStart + 1 };
  }

  private passLineEnd(): void {
    const { text } = this;
    const end = Math.min(this.feed, this.carriageReturn);
    const isSecondOfPair =
      text.charCodeAt(end) === LINE_FEED && text.charCodeAt(end - 1) === CARRIAGE_RETURN;
    if (!isSecondOfPair) this.line++;
    this.lineStart = end + 1;
    // Each is looked for once: a text without the other kind is not searched to its end again and again.
    if (this.feed <= end) this.feed = indexOf(text, "\n", end + 1);
    if (this.carriageReturn <= end) this.carriageReturn = indexOf(text, "\r", end + 1);
  }

  private findLineEnds(from: number): void {
    this.feed = indexOf(this.text, "\n", from);
    this.carriageReturn = indexOf(this.text, "\r", from);
  }

  /** The token at `begin`, which is more or less than digits: a number below 0, or none. */
  private signed(begin: number, what: string, least: number, most: number): number {
    const { text } = this;
    const end = this.skipToken(begin);
    this.next = end;
    const token = text.slice(begin, end);
    const value =
      /^-[0-9]+$/.test(token) && token.length < LONGEST_TOKEN ? Number(token) : Number.NaN;
    // -0 + 0 is 0.
    return value >= least && value <= most ? value + 0 : this.refuse(begin, what, least, most);
  }

  private refuse(begin: number, what: string, least: number, most: number): never {
    const expected = least === most ? `${what} (${least})` : `${what} from ${least} to ${most}`;
    const token = this.text.slice(begin, this.next);
    const found = token === "" ? END : quote(token);
    throw new FormatError(this.positionAt(begin), expected, found);
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
