/**
 * The machine that every judge format shares: chunks of text in, cases out. A format adds only the
 * grammar of a case, a generator that reads like the format's own description:
 *
 *     function* pairs(tokens: Tokens): Grammar<Pair> {
 *       while (!tokens.has(1)) yield;
 *       const count = tokens.integer("the number of pairs", 0, 100);
 *       for (let i = 0; i < count; i++) {
 *         while (!tokens.has(2)) yield;
 *         yield { a: tokens.integer("a", 0, 9), b: tokens.integer("b", 0, 9) };
 *       }
 *     }
 */
import type { FormatError, Position } from "./errors.ts";
import type { JudgeText } from "./judge-text.ts";

/** Yields nothing for as long as what it wants to read has not arrived, and each case once it is whole. */
export type Grammar<Case> = Generator<Case | undefined, void>;

export class JudgeReader<Case extends object, Text extends JudgeText = JudgeText> {
  /** Where text stands that no case will read, once there is some: it is ignored. */
  surplus: Position | undefined = undefined;
  private readonly text: JudgeText;
  private readonly grammar: Grammar<Case>;
  private isDone = false;
  private failure: { readonly error: unknown } | undefined = undefined;
  private readonly onIllegal: ((fault: FormatError) => void) | undefined;

  /**
   * @param text what the grammar reads, still empty: `new Tokens()`, for instance
   * @param onIllegal told of each case that is whole but illegal, before the next one is given out; reading
   *   goes on behind it. Without it an illegal case ends the text as any other fault does.
   */
  constructor(
    text: Text,
    grammar: (text: Text) => Grammar<Case>,
    onIllegal?: (fault: FormatError) => void,
  ) {
    this.text = text;
    this.grammar = grammar(text);
    this.onIllegal = onIllegal;
    text.keepsGoing = onIllegal !== undefined;
  }

  /**
   * Takes the next piece of text, cut anywhere; yields the cases that are whole by now.
   *
   * @throws FormatError, while the cases are drawn, after the last one before the fault.
   */
  push(chunk: string): Generator<Case, void> {
    // Of the text after the last case nothing is kept but where it began.
    if (this.surplus === undefined) this.text.push(chunk);
    return this.drain();
  }

  /** Says that there is no more text; yields the last cases. @throws FormatError as `push` does. */
  end(): Generator<Case, void> {
    this.text.end();
    return this.drain();
  }

  private *drain(): Generator<Case, void> {
    const { text } = this;
    for (let found = this.next(); found !== undefined; found = this.next()) yield found;
    if (this.isDone && !text.isAtEnd()) this.surplus ??= text.position();
  }

  /** The next case that is legal; undefined where more text is needed for it, or no more cases come. */
  private next(): Case | undefined {
    if (this.failure !== undefined) throw this.failure.error;
    const { text, grammar } = this;
    try {
      for (;;) {
        const { done, value } = grammar.next();
        if (!value) {
          this.isDone = done === true;
          return undefined;
        }
        if (text.illegal === undefined) return value;
        const fault = text.illegal;
        text.illegal = undefined;
        this.onIllegal?.(fault);
      }
    } catch (error) {
      this.failure = { error };
      throw error;
    }
  }
}

/** Feeds whole chunks to a reader: all its cases, then the fault if there is one. */
export function* readCases<Case extends object>(
  reader: JudgeReader<Case>,
  chunks: Iterable<string>,
): Generator<Case, void> {
  for (const chunk of chunks) yield* reader.push(chunk);
  yield* reader.end();
}

/** As `readCases`, but a line for each case: what `answer` says of it. */
export function* answerLines<Case extends object>(
  reader: JudgeReader<Case>,
  chunks: Iterable<string>,
  answer: (question: Case, index: number) => string,
): Generator<string, void> {
  let index = 0;
  for (const question of readCases(reader, chunks)) yield `${answer(question, index++)}\n`;
}
