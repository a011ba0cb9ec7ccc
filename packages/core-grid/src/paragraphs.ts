/** Paragraphs out of judge text: what stands between blank lines. */
import type { Position } from "./errors.ts";
import { isLineEnd, isSpace, JudgeText } from "./judge-text.ts";

export class Paragraphs extends JudgeText {
  /** The paragraph, as far as is known: where it begins, the line of that, and where it ends. */
  private begin = 0;
  private firstLine = 1;
  private textEnd = 0;
  /** Whether the line that is being read is blank so far. */
  private isBlank = true;

  /**
   * Whether all lines up to a blank one have arrived, or nothing more will. Goes on where it stopped looking: each
   * character is looked at once.
   */
  has(): boolean {
    const { text } = this;
    let isWhole = false;
    let at = this.seen;
    for (; at < text.length && !isWhole; at++) {
      const character = text.charCodeAt(at);
      if (isLineEnd(character)) {
        if (!this.passLineEnd(at, character)) continue;
        isWhole = this.isBlank && this.isBegun();
        this.isBlank = true;
      } else if (!isSpace(character)) {
        if (!this.isBegun()) {
          this.begin = this.lineStart;
          this.firstLine = this.line;
        }
        this.textEnd = at + 1;
        this.isBlank = false;
      }
    }
    this.seen = at;
    return isWhole || this.ended;
  }

  /**
   * Reads the paragraph: whole lines, from its first that is not blank, and where that begins. Empty where there is
   * none before the text ends.
   */
  paragraph(): { readonly text: string; readonly position: Position } {
    const { begin, textEnd } = this;
    const position = this.position();
    this.begin = textEnd;
    return { text: this.text.slice(begin, textEnd), position };
  }

  override isAtEnd(): boolean {
    return !this.isBegun() && super.isAtEnd();
  }

  override position(): Position {
    return this.isBegun() ? { line: this.firstLine, column: 1 } : super.position();
  }

  protected override unread(): number {
    return this.isBegun() ? this.begin : this.lineStart;
  }

  protected override moveBack(count: number): void {
    super.moveBack(count);
    this.begin -= count;
    this.textEnd -= count;
  }

  private isBegun(): boolean {
    return this.begin < this.textEnd;
  }
}
