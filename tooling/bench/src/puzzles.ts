/** The puzzles that can be measured: one file each in puzzles/, which is all that a new one needs. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { BenchPuzzle } from "./puzzle.ts";

const FOLDER = join(import.meta.dirname, "puzzles");

async function load(file: string): Promise<[string, BenchPuzzle]> {
  const { puzzle }: { puzzle: BenchPuzzle } = await import(`./puzzles/${file}`);
  return [basename(file, ".ts"), puzzle];
}

export const PUZZLES: Readonly<Record<string, BenchPuzzle>> = Object.fromEntries(
  await Promise.all(readdirSync(FOLDER).sort().map(load)),
);

/** @throws RangeError where there is no such puzzle */
export function puzzleNamed(name: string): BenchPuzzle {
  const puzzle = PUZZLES[name];
  if (puzzle === undefined) throw new RangeError(`no puzzle is called ${name}`);
  return puzzle;
}
