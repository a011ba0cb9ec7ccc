/** The puzzles that there are. Each is loaded when it is asked for, never before. */
import { UsageError } from "./faults.ts";
import { nearest } from "./nearest.ts";
import type { OptionValues, Puzzle } from "./puzzle.ts";

interface Entry {
  readonly title: string;
  load(): Promise<{ readonly puzzle: Puzzle }>;
}

export const PUZZLES: ReadonlyMap<string, Entry> = new Map(
  Object.entries<Entry>({
    klotski: {
      title: "the sliding tile among fixed cells (NOIP 2013, Luogu P1979)",
      load: () => import("./puzzles/klotski.ts"),
    },
    "klotski-blocks": {
      title: "sliding blocks: Klotski, Huarong Dao, Rush Hour",
      load: () => import("./puzzles/klotski-blocks.ts"),
    },
    knights: {
      title: "knights and one blank (SCOI 2005, Luogu P2324)",
      load: () => import("./puzzles/knights.ts"),
    },
    snake: {
      title: "a snake on its way out among stones (POJ 1324, Holedox Moving)",
      load: () => import("./puzzles/snake.ts"),
    },
    solitaire: {
      title: "like pieces that step and jump (SWERC 2002, HDU 1401, POJ 1198)",
      load: () => import("./puzzles/solitaire.ts"),
    },
  }),
);

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
