/** The cases of an input, with the faults and the warning that its text deserves. */
import { BEGIN, inFile, located } from "./faults.ts";
import type { Input } from "./input.ts";
import { showWarning } from "./messages.ts";
import type { Case, Puzzle } from "./puzzle.ts";

/** Judge text, in bounded memory. @throws MalformedError after the last case before the fault */
export function* readJudgeText<C extends Case>(
  puzzle: Puzzle<C>,
  input: Input,
): Generator<C, void> {
  const reader = puzzle.createReader();
  try {
    for (const chunk of input.chunks) {
      yield* reader.push(chunk);
      if (reader.surplus !== undefined) break;
    }
    yield* reader.end();
  } catch (error) {
    throw located(input.name, BEGIN, error);
  }
  if (reader.surplus !== undefined) {
    const { line, column } = reader.surplus;
    showWarning(`${input.name}:${line}:${column}`, "what follows the last case is ignored");
  }
}

/** One board in board notation. @throws MalformedError */
export function* readBoard<C extends Case>(puzzle: Puzzle<C>, input: Input): Generator<C, void> {
  const text = [...input.chunks].join("");
  yield inFile(input.name, BEGIN, () => puzzle.parseBoard(text));
}
