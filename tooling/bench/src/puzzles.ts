/** The puzzles that can be measured. A new one is a file in puzzles/ and a line here. */
import type { BenchPuzzle } from "./puzzle.ts";
import { klotski } from "./puzzles/klotski.ts";

export const PUZZLES: Readonly<Record<string, BenchPuzzle>> = { klotski };

/** @throws RangeError where there is no such puzzle */
export function puzzleNamed(name: string): BenchPuzzle {
  const puzzle = PUZZLES[name];
  if (puzzle === undefined) throw new RangeError(`no puzzle is called ${name}`);
  return puzzle;
}
