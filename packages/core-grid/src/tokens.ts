/**
 * Numbers out of judge text: runs of characters, apart by any white space.
 *
 * What is asked for is found, and its numbers are made, in one loop over the characters: a loop is
 * compiled soon, and a judge's file is over before many small functions are.
 */
import { FormatError, type Position } from "./errors.ts";
import type { Cell, Size } from "./grid.ts";
import { END, isLineEnd, isSpace, JudgeText, SPACE } from "./judge-text.ts";
import { quote } from "./text-board.ts";

/** A run of so many characters is no number. It is refused when it is read, before all of it has arrived. */
const LONGEST_TOKEN = 1024;

const DIGIT_0 = 48;
const DIGIT_9 = 57;

/** Numbers of so many digits are below 2 ** 30, and are made without leaving the small integers. */
const SHORT_DIGITS = 9;

/** Below every range: a token whose number is longer, or that is more or less than digits. */
const NO_SHORT_NUMBER = -(2 ** 30);

/** How errors name the two numbers of a cell. */
export interface Coordinates {
  readonly row: string;
  readonly column: string;
}

export class Tokens extends JudgeText {
  /** Of each token that was asked for and has arrived: its number, or NO_SHORT_NUMBER. */
  protected readonly values: number[] = [];
  /** And where it begins: its index in the text, its line and column. */
  protected readonly marks: number[] = [];
  protected readonly lines: number[] = [];
  protected readonly columns: number[] = [];
  /** How many have arrived, and how many of them have been read. */
  protected arrived = 0;
  protected taken = 0;

  /**
   * Whether the next `count` tokens have arrived whole, or will never. A grammar does not read before, and yields
   * for as long as they have not. What was asked for and not read is asked for again.
   */
  has(count: number): boolean {
    if (this.taken > 0) this.giveBack();
    const { text } = this;
    const { length } = text;
    let at = this.seen;
    let found = this.arrived;
    let begin = at;
    let value = 0;
    let isDigits = true;
    for (; at < length && found < count; at++) {
      const code = text.charCodeAt(at);
      if (code >= DIGIT_0 && code <= DIGIT_9) {
        value = (value * 10 + code - DIGIT_0) | 0;
        continue;
      }
      if (code !== SPACE && !isSpace(code)) {
        isDigits = false;
        continue;
      }
      if (begin < at) {
        if (at - begin >= LONGEST_TOKEN) break;
        const isShort = isDigits && at - begin <= SHORT_DIGITS;
        this.note(found++, isShort ? value : NO_SHORT_NUMBER, begin);
        value = 0;
        isDigits = true;
      }
      begin = at + 1;
      if (code !== SPACE && isLineEnd(code)) this.passLineEnd(at, code);
    }
    this.seen = begin;
    this.arrived = found;
    // Of a token that is too long nobody waits for the end.
    return found >= count || this.ended || at - begin >= LONGEST_TOKEN;
  }

  /** Takes down what has arrived, and where it begins: in the line that has been come to. */
  protected note(index: number, value: number, begin: number): void {
    this.values[index] = value;
    this.marks[index] = begin;
    this.lines[index] = this.line;
    this.columns[index] = begin - this.lineStart + 1;
  }

  /**
   * Whether no other token of its line follows the token number `index` from the next one on; the one after it
   * must have been asked for.
   */
  endsLine(index: number): boolean {
    const next = this.taken + index + 1;
    return next >= this.arrived || this.lines[next] !== this.lines[next - 1];
  }

  override isAtEnd(): boolean {
    return this.taken >= this.arrived && super.isAtEnd();
  }

  override position(): Position {
    return this.taken < this.arrived ? this.positionOf(this.taken) : super.position();
  }

  /** Where the cell stands that `cell` has just read: both its tokens must have been asked for together. */
  positionOfCell(): Position {
    return this.positionOf(this.taken - 2);
  }

  protected positionOf(token: number): Position {
    return { line: this.lines[token], column: this.columns[token] };
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
   * As `integer`, for as many tokens as `out` is long, all of which must have been asked for. `most` is 255 at
   * most.
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
    const { values, taken } = this;
    let row = values[taken];
    let column = values[taken + 1];
    const isPlain = row >= 1 && row <= rows && column >= 1 && column <= columns;
    if (isPlain && taken + 1 < this.arrived) this.taken = taken + 2;
    else {
      row = this.integer(ofRow, 1, rows, this.keepsGoing);
      column = this.integer(ofColumn, 1, columns, this.keepsGoing);
    }
    return (row - 1) * columns + column - 1;
  }

  protected override unread(): number {
    return this.taken < this.arrived ? this.marks[this.taken] : this.seen;
  }

  protected override moveBack(count: number): void {
    super.moveBack(count);
    for (let token = this.taken; token < this.arrived; token++) this.marks[token] -= count;
  }

  /** What has arrived and was not read is in the text as before. */
  protected giveBack(): void {
    const { taken, marks, columns } = this;
    if (taken < this.arrived) {
      this.seen = marks[taken];
      this.line = this.lines[taken];
      this.lineStart = marks[taken] - columns[taken] + 1;
    }
    this.arrived = 0;
    this.taken = 0;
  }

  /** The next token, which may be long, below 0, or out of range, or no number. @throws FormatError as `integer` does */
  private other(what: string, least: number, most: number, isLenient: boolean): number {
    if (this.taken >= this.arrived) this.has(1); // it comes after all that was asked for
    const position = this.position();
    const token = /^[^ \t-\r]*/.exec(this.text.slice(this.unread()))?.[0] ?? "";
    const isNumber = /^-?[0-9]+$/.test(token) && token.length < LONGEST_TOKEN;
    const value = isNumber ? Number(token) + 0 : Number.NaN; // -0 + 0 is 0
    if (value >= least && value <= most) {
      this.taken++;
      return value;
    }
    const expected = least === most ? `${what} (${least})` : `${what} from ${least} to ${most}`;
    const found = token === "" ? END : quote(token);
    const fault = new FormatError(position, expected, found);
    if (!isLenient || !isNumber) throw fault;
    this.complain(fault);
    this.taken++;
    return least;
  }
}
