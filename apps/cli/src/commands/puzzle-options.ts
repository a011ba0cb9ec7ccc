/** Options that belong to one puzzle: known once its adapter is loaded, and only the one asked for is. */
import type { Command } from "commander";
import { loadPuzzle } from "../choose-puzzle.ts";
import type { Puzzle, PuzzleOption } from "../puzzle.ts";
import { PUZZLES } from "../puzzles.ts";
import { parseShare, parseWhole } from "../quantities.ts";
import { read } from "./arguments.ts";

/** Those whose first argument is a puzzle. */
const COMMANDS: ReadonlySet<string> = new Set(["solve", "verify", "generate", "explore", "stress"]);

/**
 * The puzzle that a command line is about, if it names one.
 *
 * @throws UsageError where it names one that does not exist
 */
export async function findPuzzle([command = "", ...rest]: readonly string[]): Promise<
  Puzzle | undefined
> {
  if (!COMMANDS.has(command)) return undefined;
  const end = rest.indexOf("--");
  const own = end < 0 ? rest : rest.slice(0, end);
  const name = own.find((arg) => PUZZLES.has(arg)) ?? own[0] ?? "";
  return name === "" || name.startsWith("-") ? undefined : loadPuzzle(name);
}

export function addOptions(command: Command, options: readonly PuzzleOption[] = []): Command {
  for (const { name, description, kind, default: value } of options) {
    const placeholder = kind === "share" ? "0..1" : kind === "whole" ? "n" : "word";
    const option = command.createOption(`--${name} <${placeholder}>`, description).default(value);
    if (kind === "whole") option.argParser(read(parseWhole));
    else if (kind === "share") option.argParser(read(parseShare));
    else option.choices(kind);
    command.addOption(option);
  }
  return command;
}
