/**
 * The machine that every judge format shares: chunks of text in, cases out. A format adds only the
 * grammar of a case, a generator that reads like the format's own description:
 *
 *     function* pairs(tokens: Tokens): Grammar<Pair> {
 *       yield tokens.ahead(1);
 *       const count = tokens.integer("the number of pairs", 0, 100);
 *       for (let i = 0; i < count; i++) {
 *         yield tokens.ahead(2);
 *         yield { a: tokens.integer("a", 0, 9), b: tokens.integer("b", 0, 9) };
 *       }
 *     }
 */
import type { FormatError, Position } from "./errors.ts";
import { Tokens } from "./tokens.ts";

/** Yields `tokens.ahead(n)` before it reads n tokens, and each case once it is whole. */
export type Grammar<Case> = Generator<Case | undefined, void>;

export class JudgeReader<Case extends object> {
  /** Where text stands that no case will read, once there is some: it is ignored. */
  surplus: Position | undefined;
  private readonly tokens = new Tokens();
  private readonly grammar: Grammar<Case>;
  private isDone = false;
  private failure: { readonly error: unknown } | undefined;
  private readonly onIllegal: ((fault: FormatError) => void) | undefined;

  /**
   * @param onIllegal told of each case that is whole but illegal, before the next one is given out; reading
   *   goes on behind it. Without it an illegal case ends the text as any other fault does.
   */
  constructor(
    grammar: (tokens: Tokens) => Grammar<Case>,
    onIllegal?: (fault: FormatError) => void,
  ) {
    this.grammar = grammar(this.tokens);
    this.onIllegal = onIllegal;
    this.tokens.keepsGoing = onIllegal !== undefined;
  }

  /**
   * Takes the next piece of text, cut anywhere; yields the cases that are whole by now.
   *
   * @throws FormatError, while the cases are drawn, after the last one before the fault.
   */
  push(chunk: string): Generator<Case, void> {
    // Of the text after the last case nothing is kept but where it began.
    if (this.surplus === undefined) this.tokens.push(chunk);
    return this.drain();
  }

  /** Says that there is no more text; yields the last cases. @throws FormatError as `push` does. */
  end(): Generator<Case, void> {
    this.tokens.end();
    return this.drain();
  }

  private *drain(): Generator<Case, void> {
    if (this.failure !== undefined) throw this.failure.error;
    while (!this.isDone && this.tokens.isReady()) {
      const found = this.advance();
      if (found !== undefined) yield found;
    }
    if (this.isDone && !this.tokens.isAtEnd()) {
      this.surplus ??= this.tokens.positionAt(this.tokens.mark());
    }
  }

  private advance(): Case | undefined {
    try {
      const { done, value } = this.grammar.next();
      this.isDone = done === true;
      return value ? this.legal(value) : undefined;
    } catch (error) {
      this.failure = { error };
      throw error;
    }
  }

  /** The case that has been read, unless it is illegal. */
  private legal(found: Case): Case | undefined {
    const { illegal } = this.tokens;
    if (illegal === undefined) return found;
    this.tokens.illegal = undefined;
    this.onIllegal?.(illegal);
    return undefined;
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
