import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { PUZZLES } from "./puzzles.ts";
import type { Wanted } from "./task.ts";

export interface Options extends Wanted {
  readonly startUp: boolean;
  readonly peers: readonly string[];
  readonly rounds: number;
  readonly json: boolean;
  readonly help: boolean;
}

export const USAGE = `pnpm bench [PUZZLE | start-up | FILE]… [options]

Measures every puzzle and the start-up of the command line, or only what is named. Files of judge text
are measured besides the workloads of the first puzzle, and checked against the .out beside them.

  --match TEXT    only workloads whose name has TEXT in it
  --files-only    only the files given
  --huge          workloads of seconds too
  --peers PATH    compare with the executable, or all in the folder, that are named after the puzzle
  --rounds N      samples of each (15), fewer where they are slow
  --json          everything, samples included, for machines
`;

/** Relative paths start from `cwd`, where the user typed. @throws where an argument makes no sense */
export function parseOptions(args: readonly string[], cwd: string): Options {
  const { values, positionals } = parseArgs({
    args: args.filter((arg) => arg !== "--"),
    allowPositionals: true,
    options: {
      match: { type: "string", default: "" },
      "files-only": { type: "boolean", default: false },
      huge: { type: "boolean", default: false },
      peers: { type: "string", multiple: true, default: [] },
      rounds: { type: "string", default: "15" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const puzzles = positionals.filter((name) => name in PUZZLES);
  const startUp = positionals.includes(START_UP);
  const files = positionals.filter((name) => name !== START_UP && !(name in PUZZLES));
  const missing = files.find((file) => !existsSync(resolve(cwd, file)));
  if (missing !== undefined) throw new RangeError(`${missing} is no puzzle, and no file`);
  if (files.length > 0 && puzzles.length === 0) throw new RangeError("which puzzle are they of?");
  const all = positionals.length === 0;
  return {
    puzzles: all ? Object.keys(PUZZLES) : puzzles,
    startUp: all || startUp,
    files: files.map((file) => resolve(cwd, file)),
    filesOnly: values["files-only"],
    match: values.match,
    huge: values.huge,
    peers: values.peers.map((path) => resolve(cwd, path)),
    rounds: positive(values.rounds),
    json: values.json,
    help: values.help,
  };
}

const START_UP = "start-up";

function positive(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new RangeError(`--rounds takes a whole number above 0, not ${text}`);
}
