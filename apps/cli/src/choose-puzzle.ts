import { UsageError } from "./faults.ts";
import { nearest } from "./nearest.ts";
import type { OptionValues, Puzzle } from "./puzzle.ts";
import { PUZZLES } from "./puzzles.ts";

/** @throws UsageError with the nearest name */
export async function loadPuzzle(name: string): Promise<Puzzle> {
  const entry = PUZZLES.get(name);
  if (entry !== undefined) return (await entry.load()).puzzle;
  const near = nearest(name, PUZZLES.keys());
  const advice =
    near === undefined ? `there are ${[...PUZZLES.keys()].join(", ")}` : `did you mean '${near}'?`;
  throw new UsageError(`no puzzle is named '${name}'; ${advice}`);
}

/** The puzzle as its options want it; `isDrawn` where it comes in board notation. */
export async function choosePuzzle(
  name: string,
  values: OptionValues,
  isDrawn: boolean,
): Promise<Puzzle> {
  const puzzle = await loadPuzzle(name);
  const chosen = puzzle.variants?.choose(values) ?? puzzle;
  return (isDrawn ? chosen.drawn : undefined) ?? chosen;
}
