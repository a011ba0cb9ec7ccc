/**
 * The symmetries of a puzzle: those of the rectangle that map kinds to kinds, with all their placements and
 * goals. Walls, gates and axes need no look of their own: they are what the placements are made of. A state
 * and its image are equally far from the goal, and a search need only know one of the two.
 *
 * A goal to one side, a gate or a wall takes the symmetry away. To prune by it all the same gives wrong
 * optima: 71 instead of 58 moves for Heng Dao Li Ma with its goal in the corner.
 */
import { type Cell, type Symmetry, symmetries } from "@microsolvers/core-grid";
import type { Kind, Kinds } from "./kinds.ts";
import { cellsAt } from "./rules.ts";

/** For each placement its image. */
export type Image = Int32Array;

/** The images under all symmetries, each once, or under the identity alone; that is first. */
export function imagesOf(kinds: Kinds, areAll: boolean): Image[] {
  const images = new Map<string, Image>();
  for (const symmetry of symmetries(kinds.puzzle).slice(0, areAll ? undefined : 1)) {
    const image = imageUnder(kinds, symmetry);
    if (image !== undefined) images.set(image.join(), image);
  }
  return [...images.values()];
}

/** Undefined where some kind has no image. */
function imageUnder(kinds: Kinds, symmetry: Symmetry): Image | undefined {
  const image: number[] = [];
  const left = new Set(kinds.kinds);
  for (const kind of kinds.kinds) {
    const keys = kind.cells.map((cell) => keyOf(kinds, kind, cell, symmetry));
    const found = [...left].find((other) => {
      const places = other.cells.map((cell) => keyOf(kinds, other, cell));
      const to = keys.map((key) => places.indexOf(key));
      const isImage =
        places.length === keys.length &&
        other.members.length === kind.members.length &&
        !to.includes(-1) &&
        other.goal === (kind.goal === undefined ? undefined : (to[kind.goal] ?? -1));
      if (isImage) image.push(...to.map((index) => other.from + index));
      return isImage;
    });
    if (found === undefined) return undefined;
    left.delete(found);
  }
  return Int32Array.from(image);
}

/** The cells that a piece covers, or those where a symmetry takes them. */
function keyOf({ puzzle }: Kinds, { piece }: Kind, anchor: Cell, symmetry?: Symmetry): string {
  const cells = cellsAt(puzzle, piece, anchor).map((cell) => symmetry?.[cell] ?? cell);
  return cells.sort((a, b) => a - b).join();
}
