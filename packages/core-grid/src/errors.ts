/**
 * The mistakes that a caller can make, each with a stable `code`. What a search finds out is never an
 * error: that is an outcome.
 */

/** A place in a text, counted from 1 as editors count. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A text that does not follow its format: where, what was expected there, what stood there. */
export class FormatError extends Error implements Position {
  override readonly name = "FormatError";
  readonly code = "ERR_FORMAT";
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  readonly found: string;

  /** `message` reads `line:column: problem`; a program that knows the file's name puts it in front. */
  constructor(
    at: Position,
    expected: string,
    found: string,
    problem: string = `expected ${expected}, found ${found}`,
  ) {
    super(`${at.line}:${at.column}: ${problem}`);
    this.line = at.line;
    this.column = at.column;
    this.expected = expected;
    this.found = found;
  }
}

/** A plan whose move number `index` (from 0) the rules forbid, and why. */
export class IllegalMoveError extends Error {
  override readonly name = "IllegalMoveError";
  readonly code = "ERR_ILLEGAL_MOVE";
  readonly index: number;
  readonly reason: string;

  constructor(index: number, move: string, reason: string) {
    super(`move ${index + 1} (${move}) is illegal: ${reason}`);
    this.index = index;
    this.reason = reason;
  }
}

/** A number, size or cell outside what a function accepts, or a position that the rules exclude. */
export class ArgumentError extends RangeError {
  override readonly name = "ArgumentError";
  readonly code = "ERR_ARGUMENT";
}

/** A plan of ours that did not stand up to the rules: a fault in this library, never in the input. */
export class SelfCheckError extends Error {
  override readonly name = "SelfCheckError";
  readonly code = "ERR_SELF_CHECK";
}
