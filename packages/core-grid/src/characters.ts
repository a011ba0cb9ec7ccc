/** Characters out of judge text, for formats whose cells stand side by side; numbers too. */
import { FormatError, type Position } from "./errors.ts";
import { END, isLineEnd, isSpace } from "./judge-text.ts";
import { quote } from "./text-board.ts";
import { Tokens } from "./tokens.ts";

/** The first half of a character that takes two units of a string. */
const isHighSurrogate = (character: number): boolean => (character & 0xfc00) === 0xd800;

export class Characters extends Tokens {
  /**
   * Whether the next `count` characters that are no white space have arrived, or nothing more will. All tokens
   * that were asked for must have been read.
   */
  hasCharacters(count: number): boolean {
    this.reserve(count);
    const { text } = this;
    let at = this.seen;
    let found = this.arrived;
    for (; found < count && at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (isSpace(code)) {
        if (isLineEnd(code)) this.passLineEnd(at, code);
        continue;
      }
      this.note(found++, code, at);
    }
    this.seen = at;
    this.arrived = found;
    // The second half of a character is waited for: an error may have to show it.
    const isCut = at === text.length && isHighSurrogate(text.charCodeAt(at - 1));
    return this.ended || (found === count && !isCut);
  }

  /**
   * Reads the characters that `hasCharacters` was asked for: what `charCodeAt` has of each, good until more is
   * asked for; fewer only where the text ends.
   */
  characters(): Int32Array {
    this.taken = this.arrived;
    return this.values.subarray(0, this.arrived);
  }

  /** Where one of the characters stands that were read last. */
  positionOfCharacter(index: number): Position {
    return index < this.arrived ? this.positionOf(index) : this.position();
  }

  /** Refuses one of the characters that were read last, or the end of the text. @throws FormatError always */
  refuseCharacter(index: number, expected: string): never {
    const character = index < this.arrived ? this.text.codePointAt(this.marks[index]) : undefined;
    const found = character === undefined ? END : quote(String.fromCodePoint(character));
    throw new FormatError(this.positionOfCharacter(index), expected, found);
  }
}
