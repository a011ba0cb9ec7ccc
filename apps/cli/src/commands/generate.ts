import type { Command } from "commander";
import { loadPuzzle } from "../choose-puzzle.ts";
import { codeOf } from "../descriptors.ts";
import { EXIT } from "../exit-codes.ts";
import { messageOf, UsageError } from "../faults.ts";
import { Output } from "../output.ts";
import type { End } from "../program.ts";
import type { InstanceGenerator, OptionValues, Puzzle, PuzzleOption } from "../puzzle.ts";
import { addPuzzleArgument } from "./arguments.ts";
import { addOptions } from "./puzzle-options.ts";

const EXAMPLES = `
Each puzzle has options of its own. The same options make the same bytes, on every machine.

Examples:
  microsolve generate klotski --help                          its options
  microsolve generate klotski --kind maze | microsolve solve klotski`;

const SEED: PuzzleOption = { name: "seed", description: "which of all", kind: "whole", default: 1 };

export function addGenerate(program: Command, end: End, puzzle: Puzzle | undefined): void {
  const command = program
    .command("generate")
    .summary("seeded instances in judge form")
    .description("Writes random instances of a puzzle as judge text.");
  addPuzzleArgument(command);
  addOptions(command, [...(puzzle?.generator.options ?? []), SEED])
    .addHelpText("after", EXAMPLES)
    .action(async (name: string, values: OptionValues) => {
      const { generator } = await loadPuzzle(name);
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
