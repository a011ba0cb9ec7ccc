/**
 * The symmetries of a puzzle: those of the rectangle that map walls, gates, axes, goals and kinds to
 * themselves. A state and its image then are equally far from the goal, and a search need only know one of
 * the two. What lacks any of this has no symmetry: a goal to one side takes the mirror away.
 */
import { type Cell, type Symmetry, symmetries } from "@microsolvers/core-grid";
import type { Kind, Kinds } from "./kinds.ts";
import { type Axis, cellsAt, type Piece, type Puzzle } from "./rules.ts";

/** For each placement its image. */
export type Image = Int32Array;

/** The images under all symmetries but the identity, each once. */
export function imagesOf(kinds: Kinds): Image[] {
  const { puzzle } = kinds;
  const [, ...others] = symmetries(puzzle);
  const images: Image[] = [];
  for (const symmetry of others) {
    if (!keepsBoard(puzzle, symmetry)) continue;
    const image = imageUnder(kinds, symmetry);
    const isNew = (other: Image): boolean =>
      other.some((to, placement) => to !== image?.[placement]);
    if (image?.some((to, placement) => to !== placement) && images.every(isNew)) images.push(image);
  }
  return images;
}

function keepsBoard({ walls, gates }: Puzzle, symmetry: Symmetry): boolean {
  return (
    symmetry.every((to, cell) => Boolean(walls[to]) === Boolean(walls[cell])) &&
    gates.every(({ cell }) => gates.some((gate) => gate.cell === symmetry[cell]))
  );
}

/** Undefined where some kind has no image. */
function imageUnder(kinds: Kinds, symmetry: Symmetry): Image | undefined {
  const image: Image = new Int32Array(kinds.placements);
  const taken = new Set<number>();
  for (const kind of kinds.kinds) {
    const number = kinds.kinds.findIndex(
      (other, index) => !taken.has(index) && isImage(kinds.puzzle, symmetry, kind, other),
    );
    if (number < 0) return undefined;
    taken.add(number);
    const { placementOf } = kinds;
    for (const [index, cell] of kind.cells.entries()) {
      const to = imageOfAnchor(kinds.puzzle, symmetry, kind.piece, cell);
      image[kind.from + index] = placementOf[number][to];
    }
  }
  return image;
}

/** Whether `other` is what the symmetry makes of `kind`. */
function isImage(puzzle: Puzzle, symmetry: Symmetry, kind: Kind, other: Kind): boolean {
  const { piece } = kind;
  const [cell] = kind.cells;
  const anchor = imageOfAnchor(puzzle, symmetry, piece, cell);
  const covered = imageOfCells(puzzle, symmetry, piece, cell);
  const wanted = cellsAt(puzzle, other.piece, anchor);
  return (
    kind.members.length === other.members.length &&
    other.cells.includes(anchor) &&
    covered.every((one, index) => one === wanted[index]) &&
    covered.length === wanted.length &&
    imageOfAxis(symmetry, puzzle, piece.axis) === other.piece.axis &&
    (piece.goal === undefined ? undefined : imageOfAnchor(puzzle, symmetry, piece, piece.goal)) ===
      other.piece.goal &&
    hasSameGates(puzzle, symmetry, piece, other.piece)
  );
}

function hasSameGates({ gates }: Puzzle, symmetry: Symmetry, piece: Piece, other: Piece): boolean {
  return gates.every(({ cell, pieces }) => {
    const image = gates.find((gate) => gate.cell === symmetry[cell]);
    return pieces.includes(piece.name) === image?.pieces.includes(other.name);
  });
}

/** The images of the cells of a piece, ascending. */
function imageOfCells(puzzle: Puzzle, symmetry: Symmetry, piece: Piece, anchor: Cell): Cell[] {
  return cellsAt(puzzle, piece, anchor)
    .map((cell) => symmetry[cell])
    .sort((a, b) => a - b);
}

function imageOfAnchor(puzzle: Puzzle, symmetry: Symmetry, piece: Piece, anchor: Cell): Cell {
  return imageOfCells(puzzle, symmetry, piece, anchor)[0];
}

function imageOfAxis(
  symmetry: Symmetry,
  { rows, columns }: Puzzle,
  axis: Axis | undefined,
): typeof axis {
  const isSwapped = rows === columns && Math.abs(symmetry[1] - symmetry[0]) === columns && rows > 1;
  if (axis === undefined || !isSwapped) return axis;
  return axis === "horizontal" ? "vertical" : "horizontal";
}
