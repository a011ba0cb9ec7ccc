/** Paragraphs out of judge text: what stands between blank lines. */
import type { Position } from "./errors.ts";
import { isLineEnd, JudgeText } from "./judge-text.ts";

/** The end of the line, from `from` on, that a blank one follows; the end of the text where none does. */
function blankLineAfter(text: string, from: number): number {
  const blankLine = /(?:\r\n|\r(?!\n)|\n)[ \t\v\f]*[\r\n]/g;
  blankLine.lastIndex = from;
  return blankLine.exec(text)?.index ?? text.length;
}

export class Paragraphs extends JudgeText {
  /** Where the paragraph ends, as far as is known; and from where on its end is looked for. */
  private paragraphEnd = 0;
  private searched = 0;

  /**
   * Whether all lines up to a blank one have arrived, or nothing more will. Goes on where it stopped looking, so
   * that long text is not searched again with every chunk.
   */
  has(): boolean {
    this.skipBlankLines();
    const { text } = this;
    this.paragraphEnd = blankLineAfter(text, Math.max(this.seen, this.searched));
    this.searched = text.trimEnd().length;
    return this.ended || this.paragraphEnd < text.length;
  }

  /** Reads the paragraph, and tells where it begins. Empty where there is none before the text ends. */
  paragraph(): { readonly text: string; readonly position: Position } {
    const { text, seen, paragraphEnd } = this;
    const position = { line: this.line, column: 1 };
    for (let at = seen; at < paragraphEnd; at++) {
      const character = text.charCodeAt(at);
      if (isLineEnd(character)) this.passLineEnd(at, character);
    }
    this.seen = paragraphEnd;
    this.searched = 0;
    return { text: text.slice(seen, paragraphEnd).trimEnd(), position };
  }

  protected override moveBack(count: number): void {
    super.moveBack(count);
    this.searched -= count;
  }

  /** Moves on to the beginning of the first line that is not blank, or of the last one. */
  private skipBlankLines(): void {
    const { seen } = this;
    this.skipSpace();
    this.seen = Math.max(seen, this.lineStart);
  }
}
