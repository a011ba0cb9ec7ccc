/** Everything that can go wrong, as one line for a person and an exit code. Never a stack trace. */
import type { FormatError, Position } from "@microsolvers/core-grid";
import { codeOf } from "./descriptors.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";

/** A fault whose message can be shown as it is. */
abstract class Fault extends Error {
  abstract readonly exitCode: ExitCode;
}

export class UsageError extends Fault {
  override readonly exitCode = EXIT.usage;
}

/** A file that cannot be read, or not written. */
export class UnreadableError extends Fault {
  override readonly exitCode = EXIT.unreadable;

  constructor(name: string, error: unknown) {
    super(`${name}: ${codeOf(error) === "EISDIR" ? "is a directory" : reasonOf(error)}`);
  }
}

/** A text that does not follow its format, and the file it is in. */
export class MalformedError extends Fault {
  override readonly exitCode = EXIT.malformed;
  readonly line: number;
  readonly column: number;
  readonly problem: string;

  constructor(name: string, { line, column }: Position, problem: string) {
    super(`${name}:${line}:${column}: ${problem}`);
    this.line = line;
    this.column = column;
    this.problem = problem;
  }

  /** @param begin where in the file the text begins that has the fault */
  static of(name: string, begin: Position, { line, column, message }: FormatError): MalformedError {
    const at = {
      line: begin.line + line - 1,
      column: line === 1 ? begin.column + column - 1 : column,
    };
    return new MalformedError(name, at, message.slice(`${line}:${column}: `.length));
  }
}

/** A place in an input, where a fault has one. */
export interface Place {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** What ended the work of another thread, as that thread would have told it. */
export class RelayedFault extends Fault {
  override readonly exitCode: ExitCode;
  readonly line: number | undefined;
  readonly column: number | undefined;

  constructor({ message = "", exitCode }: Ending, { line, column }: Place) {
    super(message);
    this.exitCode = exitCode;
    this.line = line;
    this.column = column;
  }
}

/** Where the fault is in the input, if it is one of the input. */
export function placeOf(fault: unknown): Place {
  if (!(fault instanceof MalformedError || fault instanceof RelayedFault)) return {};
  return { line: fault.line, column: fault.column };
}

/**
 * Runs `action`, and says of a malformed text which file it is in.
 *
 * @param begin where in the file the text begins
 */
export function inFile<Result>(name: string, begin: Position, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw located(name, begin, error);
  }
}

/** The same error, if it is one of form, with its place in the file; any other unchanged. */
export function located(name: string, begin: Position, error: unknown): unknown {
  return isFormatError(error) ? MalformedError.of(name, begin, error) : error;
}

export const BEGIN: Position = { line: 1, column: 1 };

/** Told by its code, since loading the class would cost more than asking. */
function isFormatError(error: unknown): error is FormatError {
  return codeOf(error) === "ERR_FORMAT";
}

export interface Ending {
  readonly exitCode: ExitCode;
  /** Nothing where there is nobody left to tell. */
  readonly message?: string;
}

export function endingOf(error: unknown): Ending {
  if (error instanceof Fault) {
    const { exitCode, message } = error;
    return { exitCode, message: error instanceof UsageError ? `microsolve: ${message}` : message };
  }
  // Whoever read our output has seen enough.
  if (codeOf(error) === "EPIPE") return { exitCode: EXIT.decided };
  return { exitCode: EXIT.internal, message: `microsolve: ${kindOf(error)}: ${reasonOf(error)}` };
}

function kindOf(error: unknown): string {
  if (codeOf(error) === "ERR_SELF_CHECK") return "a self-check failed";
  const isWriteError = error instanceof Error && "syscall" in error && error.syscall === "write";
  return isWriteError ? "cannot write" : "internal error";
}

/** What the system said, without its names: `ENOENT: no such file or directory, open 'x'`. */
function reasonOf(error: unknown): string {
  const message = messageOf(error);
  return /^E[A-Z0-9]+: (.*?)(?:, \w+.*)?$/s.exec(message)?.[1] ?? message;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
