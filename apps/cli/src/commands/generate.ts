/**
 * `generate <puzzle>`. Each puzzle is a command of its own here, since each has options of its own; they
 * are known only once its adapter is loaded, and only the one that is asked for is.
 */
import type { Command } from "commander";
import { codeOf } from "../descriptors.ts";
import { EXIT } from "../exit-codes.ts";
import { messageOf, UsageError } from "../faults.ts";
import { Output } from "../output.ts";
import type { InstanceGenerator, OptionValues, PuzzleOption } from "../puzzle.ts";
import { PUZZLES } from "../puzzles.ts";
import { parseShare, parseWhole } from "../quantities.ts";
import { read } from "./arguments.ts";
import type { End } from "./program.ts";

const EXAMPLES = `
The same options make the same bytes, on every machine.

Examples:
  microsolve generate klotski --help                          its options
  microsolve generate klotski --kind maze | microsolve solve klotski`;

export async function addGenerate(
  program: Command,
  end: End,
  args: readonly string[],
): Promise<void> {
  const generate = program
    .command("generate")
    .summary("seeded instances in judge form")
    .description("Writes random instances of a puzzle as judge text.")
    .addHelpText("after", EXAMPLES);
  for (const [name, { title, load }] of PUZZLES) {
    const command = generate.command(name).description(title);
    const isAsked = args[0] === "generate" && args.includes(name);
    if (isAsked) addOptions(command, (await load()).puzzle.generator, end);
  }
}

function addOptions(command: Command, generator: InstanceGenerator, end: End): void {
  const seed: PuzzleOption = {
    name: "seed",
    description: "which of all",
    kind: "whole",
    default: 1,
  };
  for (const { name, description, kind, default: value } of [...generator.options, seed]) {
    const placeholder = kind === "share" ? "0..1" : kind === "whole" ? "n" : "word";
    const option = command.createOption(`--${name} <${placeholder}>`, description).default(value);
    if (kind === "whole") option.argParser(read(parseWhole));
    else if (kind === "share") option.argParser(read(parseShare));
    else option.choices(kind);
    command.addOption(option);
  }
  command.action((values: OptionValues) => {
    write(generator, values);
    end(EXIT.decided);
  });
}

function write(generator: InstanceGenerator, values: OptionValues): void {
  const output = new Output();
  try {
    for (const text of generator.generate(values)) output.write(text);
  } catch (error) {
    throw codeOf(error) === "ERR_ARGUMENT" ? new UsageError(messageOf(error)) : error;
  }
  output.flush();
}
