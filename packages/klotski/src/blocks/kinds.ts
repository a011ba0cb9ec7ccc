/**
 * Which pieces are alike, and where each kind can stand at all.
 *
 * Two pieces are of one kind where they have the same shape, axis and gates, no goal, and one of them could
 * come to where the other is if nothing else lay on the board. A search need not tell them apart.
 *
 * A placement is a kind and a cell for its anchor. Placements are numbered through all kinds, within a kind
 * by ascending cells. Only those count that a piece could come to if nothing else lay on the board: so
 * walls, gates, axes and the edge are settled once, and a search asks for other pieces alone.
 *
 * A slot stands for a piece without saying which of its kind. Kinds with goals come last (codec.ts).
 *
 *     kinds        0            1     2
 *     slots        0   1   2    3     4          three pieces of kind 0, one each of 1 and 2
 *     placements   0 … 19       20 …  32 …       20 of kind 0, 12 of kind 1
 */
import { type Cell, DIRECTIONS } from "@microsolvers/core-grid";
import { axisOf, cellsAt, closure, type Piece, type Puzzle, type State, stepped } from "./rules.ts";

export interface Kind {
  /** One piece of this kind; the others differ in name. */
  readonly piece: Piece;
  /** The indices of its pieces in the puzzle. */
  readonly members: number[];
  /** The cells that an anchor can come to, ascending. */
  readonly cells: readonly Cell[];
  /** The number of its first placement. */
  readonly from: number;
}

export class Kinds {
  readonly puzzle: Puzzle;
  readonly kinds: readonly Kind[];
  /** How many placements there are in all. */
  readonly placements: number;
  /** For each slot its kind. */
  readonly kindOf: readonly number[];
  /** For each kind the placement of each cell, -1 where there is none. */
  readonly placementOf: readonly Int32Array[];

  /** What is alike among the pieces of `state`, which must be a position of `puzzle`. */
  constructor(puzzle: Puzzle, state: State) {
    const found: { piece: Piece; members: number[]; cells: readonly Cell[]; from: number }[] = [];
    for (const [index, piece] of puzzle.pieces.entries()) {
      const anchor = state.anchors[index];
      const same = found.find(
        (kind) => areAlike(puzzle, kind.piece, piece) && kind.cells.includes(anchor),
      );
      if (same !== undefined) same.members.push(index);
      else found.push({ piece, members: [index], cells: reach(puzzle, piece, anchor), from: 0 });
    }
    found.sort((a, b) => Number(a.piece.goal !== undefined) - Number(b.piece.goal !== undefined));
    let placements = 0;
    for (const kind of found) {
      kind.from = placements;
      placements += kind.cells.length;
    }
    this.puzzle = puzzle;
    this.kinds = found;
    this.placements = placements;
    this.kindOf = found.flatMap(({ members }, kind) => members.map(() => kind));
    this.placementOf = found.map(({ cells, from }) => {
      const numbers = new Int32Array(puzzle.rows * puzzle.columns).fill(-1);
      for (const [index, cell] of cells.entries()) numbers[cell] = from + index;
      return numbers;
    });
  }

  /** Whether all goals are places that their pieces could come to if nothing else lay on the board. */
  get areGoalsOpen(): boolean {
    return this.kinds.every(
      ({ piece: { goal }, cells }) => goal === undefined || cells.includes(goal),
    );
  }

  /** For each slot its placement in `state`, ascending within a kind. */
  place({ anchors }: State): Int32Array {
    return Int32Array.from(
      this.kinds.flatMap(({ members }, kind) =>
        members.map((index) => this.placementOf[kind][anchors[index]]).sort((a, b) => a - b),
      ),
    );
  }

  /** A state with these placements; which of the pieces of a kind stands where is not known. */
  stateOf(placements: ArrayLike<number>): State {
    const anchors: Cell[] = [];
    let slot = 0;
    for (const { members, cells, from } of this.kinds) {
      for (const index of members) anchors[index] = cells[placements[slot++] - from];
    }
    return { anchors };
  }
}

/** Where an anchor can come to if nothing else lies on the board: ascending cells, `anchor` among them. */
function reach(puzzle: Puzzle, piece: Piece, anchor: Cell): Cell[] {
  const met = new Set([anchor]);
  for (const at of met) {
    for (const direction of DIRECTIONS) {
      if (piece.axis !== undefined && piece.axis !== axisOf(direction)) continue;
      const to = stepped(puzzle, at, direction);
      if (to >= 0 && isOpen(puzzle, piece, to)) met.add(to);
    }
  }
  return [...met].sort((a, b) => a - b);
}

function isOpen(puzzle: Puzzle, piece: Piece, anchor: Cell): boolean {
  return cellsAt(puzzle, piece, anchor).every((cell) => closure(puzzle, piece, cell) === undefined);
}

function areAlike({ gates }: Puzzle, a: Piece, b: Piece): boolean {
  return (
    a.goal === undefined &&
    b.goal === undefined &&
    a.axis === b.axis &&
    isSameShape(a.shape, b.shape) &&
    gates.every(({ pieces }) => pieces.includes(a.name) === pieces.includes(b.name))
  );
}

function isSameShape(a: Piece["shape"], b: Piece["shape"]): boolean {
  return (
    a.length === b.length &&
    a.every(({ row, column }, index) => row === b[index].row && column === b[index].column)
  );
}
