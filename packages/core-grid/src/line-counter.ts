/** Lines and columns of a text that arrives in chunks, and is forgotten from its beginning. */
import type { Position } from "./errors.ts";

const CARRIAGE_RETURN = 13;

/** A line ends with a line feed, a carriage return, or both. */
export class LineCounter {
  private text = "";
  /** The line of the position asked for last, and where that begins: below 0, in text that is gone. */
  private line = 1;
  private lineStart = 0;
  /** What may end a line next, and where the next of each is. */
  private nextEnd = 0;
  private nextFeed = -1;
  private nextReturn = -1;
  /** Whether the text that is gone ended with a carriage return: a line feed may belong to it. */
  private followsReturn = false;

  /** The text before `gone` is forgotten; `text` is what there is from then on. */
  moveOn(gone: number, text: string): void {
    this.countUpTo(gone);
    if (gone > 0) this.followsReturn = this.text.charCodeAt(gone - 1) === CARRIAGE_RETURN;
    this.text = text;
    this.lineStart -= gone;
    this.nextFeed = -1;
    this.nextReturn = -1;
    this.nextEnd = this.endFrom(0);
  }

  /**
   * Line and column of an index that is not before the last one asked for. O(characters between the two), and
   * once through the text after each `moveOn`.
   */
  positionAt(index: number): Position {
    this.countUpTo(index);
    return { line: this.line, column: index - this.lineStart + 1 };
  }

  private countUpTo(index: number): void {
    for (let end = this.nextEnd; end < index; end = this.nextEnd) {
      if (end === this.nextReturn || !this.isAfterReturn(end)) this.line++;
      this.lineStart = end + 1;
      this.nextEnd = this.endFrom(end + 1);
    }
  }

  /** What may end a line, from `from` on. The engine's own search passes over a line sooner than a loop of ours. */
  private endFrom(from: number): number {
    if (this.nextFeed < from) this.nextFeed = this.find("\n", from);
    if (this.nextReturn < from) this.nextReturn = this.find("\r", from);
    return Math.min(this.nextFeed, this.nextReturn);
  }

  private find(character: string, from: number): number {
    const index = this.text.indexOf(character, from);
    return index < 0 ? this.text.length : index;
  }

  private isAfterReturn(index: number): boolean {
    return index > 0 ? this.text.charCodeAt(index - 1) === CARRIAGE_RETURN : this.followsReturn;
  }
}
