/** The puzzles that there are. Each is loaded when it is asked for, never before. */
import type { Puzzle } from "./puzzle.ts";

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
