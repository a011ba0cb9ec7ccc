import { equal, notEqual } from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { nodes } from "../environment.ts";
import type { Report } from "../report.ts";
import type { Consumer } from "./consumer.ts";

/** Everything that an installed command must be good for; `examples` is a folder of judge files. */
export async function checkCommand(
  report: Report,
  consumer: Consumer,
  examples: string,
): Promise<void> {
  for (const [command, script] of Object.entries(consumer.manifest.bin ?? {})) {
    const path = join("node_modules", consumer.name, script);
    await report.check(`${command} --version: started by its name`, async () => {
      const bin = join("node_modules/.bin", command);
      equal((await consumer.run(bin, ["--version"])).trim(), consumer.manifest.version);
    });
    for (const { title, file } of nodes()) {
      await report.check(`${title}: ${command} solves the examples`, async () => {
        const list = await consumer.run(file, [path, "list"]);
        const puzzles = list.split("\n").flatMap((line) => line.match(/^\S+/) ?? []);
        notEqual(puzzles.length, 0, list);
        const inputs = globSync(join(examples, "*.in"));
        for (const puzzle of puzzles) {
          const own = inputs.filter((input) => puzzleOf(input, puzzles) === puzzle);
          notEqual(own.length, 0, `${puzzle} has no example`);
          for (const input of own) {
            const answers = readFileSync(input.replace(/in$/, "out"), "utf8");
            equal(await consumer.run(file, [path, "solve", puzzle, input]), answers);
          }
        }
      });
    }
  }
}

/** The longest puzzle name that the file's name begins with: some names begin like others. */
function puzzleOf(input: string, puzzles: readonly string[]): string | undefined {
  const fits = puzzles.filter((puzzle) => basename(input).startsWith(puzzle));
  return fits.sort((a, b) => b.length - a.length)[0];
}
