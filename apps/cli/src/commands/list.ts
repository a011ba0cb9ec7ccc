import type { Command } from "commander";
import { EXIT } from "../exit-codes.ts";
import { Output } from "../output.ts";
import type { End } from "../program.ts";
import { PUZZLES } from "../puzzles.ts";

const EXAMPLES = `
Examples:
  microsolve list
  microsolve list | cut -d " " -f 1    their names alone`;

export function addList(program: Command, end: End): void {
  program
    .command("list")
    .summary("the puzzles")
    .description("Lists the puzzles, one a line: its name, then what it is.")
    .addHelpText("after", EXAMPLES)
    .action(() => {
      const names = [...PUZZLES.keys()];
      const width = Math.max(...names.map((name) => name.length));
      const output = new Output();
      for (const [name, { title }] of PUZZLES) output.write(`${name.padEnd(width)}  ${title}\n`);
      output.flush();
      end(EXIT.decided);
    });
}
