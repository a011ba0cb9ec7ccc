/** The cases of an input, with the faults and the warning that its text deserves. */
import type { FormatError } from "@microsolvers/core-grid";
import type { JudgeReader } from "@microsolvers/core-grid/judge";
import { BEGIN, inFile, located, MalformedError } from "./faults.ts";
import type { Input } from "./input.ts";
import { showWarning } from "./messages.ts";
import type { Case, Puzzle } from "./puzzle.ts";

/** A case that is whole but illegal, where reading goes on behind it. */
export class IllegalCase {
  readonly fault: MalformedError;

  constructor(fault: MalformedError) {
    this.fault = fault;
  }
}

export interface Reading {
  /** Whether reading goes on behind an illegal case. */
  readonly keepsGoing: boolean;
  /** Told where text begins that is ignored. */
  readonly warn: (where: string, message: string) => void;
}

type Readable<C extends Case> = Pick<Puzzle<C>, "createReader">;

/** Judge text, in bounded memory. @throws MalformedError after the last case before the fault */
export function readJudgeText<C extends Case>(
  puzzle: Readable<C>,
  input: Input,
): Generator<C, void>;
export function readJudgeText<C extends Case>(
  puzzle: Readable<C>,
  input: Input,
  reading: Reading,
): Generator<C | IllegalCase, void>;
export function* readJudgeText<C extends Case>(
  puzzle: Readable<C>,
  input: Input,
  { keepsGoing, warn }: Reading = { keepsGoing: false, warn: showWarning },
): Generator<C | IllegalCase, void> {
  const illegal: IllegalCase[] = [];
  const note = (fault: FormatError): void => {
    illegal.push(new IllegalCase(MalformedError.of(input.name, BEGIN, fault)));
  };
  const reader = puzzle.createReader(keepsGoing ? note : undefined);
  try {
    for (const cases of batches(reader, input.chunks)) {
      for (const question of cases) {
        if (illegal.length > 0) yield* illegal.splice(0);
        yield question;
      }
      yield* illegal.splice(0);
    }
  } catch (error) {
    yield* illegal;
    throw located(input.name, BEGIN, error);
  }
  if (reader.surplus !== undefined) {
    const { line, column } = reader.surplus;
    warn(`${input.name}:${line}:${column}`, "what follows the last case is ignored");
  }
}

/** The cases of each chunk, and those that the end of the text makes whole. */
function* batches<C extends Case>(
  reader: JudgeReader<C>,
  chunks: Iterable<string>,
): Generator<Iterable<C>, void> {
  for (const chunk of chunks) {
    yield reader.push(chunk);
    if (reader.surplus !== undefined) break;
  }
  yield reader.end();
}

/** One board in board notation. @throws MalformedError */
export function readBoard<C extends Case>(puzzle: Puzzle<C>, input: Input): C {
  const text = [...input.chunks].join("");
  return inFile(input.name, BEGIN, () => puzzle.parseBoard(text));
}

/** The same as a text of one case, which is read when the case is asked for. */
export function* readOneBoard<C extends Case>(puzzle: Puzzle<C>, input: Input): Generator<C, void> {
  yield readBoard(puzzle, input);
}
