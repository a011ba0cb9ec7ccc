/** Arguments and options that commands share. */
import type { Command } from "commander";
import { UsageError } from "../faults.ts";
import type { Limits } from "../puzzle.ts";
import { parseBytes, parseDuration, parseWhole } from "../quantities.ts";

/** An option's value read by `parse`, whose complaint becomes the option's. */
export function read<Value>(parse: (text: string) => Value): (text: string) => Value {
  return (text) => {
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      // The library knows its errors by their code; to load it for its class alone would be slow.
      throw Object.assign(new Error(error.message), { code: "commander.invalidArgument" });
    }
  };
}

export function addPuzzleArgument(command: Command): Command {
  return command.argument("<puzzle>", "one of those that 'microsolve list' shows");
}

export function addFormat(command: Command, what: string, choices: readonly string[]): Command {
  return command.addOption(
    command
      .createOption("--format <format>", `how ${what} are written`)
      .choices(choices)
      .default(choices[0]),
  );
}

export interface LimitOptions {
  readonly maxStates?: number;
  readonly maxBytes?: number;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** @param of what each limit is for, such as `for a case` */
export function addLimits(command: Command, of: string): Command {
  return command
    .option("--max-states <n>", `expand at most so many states ${of}`, read(parseWhole))
    .option(
      "--max-bytes <size>",
      "memory for the tables, such as 512M (default 1G)",
      read(parseBytes),
    )
    .option("--timeout <time>", `time ${of}, such as 200ms, 5s, 2m`, read(parseDuration));
}

/** The limits of a search that begins now. */
export function limitsFromNow({ maxStates, maxBytes, timeout }: LimitOptions): Limits {
  const deadline = timeout === undefined ? undefined : Date.now() + timeout;
  return { maxExpanded: maxStates, maxBytes, deadline };
}
