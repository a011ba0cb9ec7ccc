/**
 * Which pieces are alike, and where each kind can stand at all.
 *
 * A placement is a kind and a cell for its anchor. Only those count that a piece could come to if nothing
 * else lay on the board: so walls, gates, axes and the edge are settled once, and a search asks for other
 * pieces alone. Pieces of one shape, without goals and with the same placements, are of one kind: a search
 * need not tell them apart.
 *
 * Placements are numbered through all kinds, within a kind by ascending cells. A slot stands for a piece
 * without saying which of its kind. Kinds with goals come last (codec.ts).
 *
 *     kinds        0            1     2
 *     slots        0   1   2    3     4          three pieces of kind 0, one each of 1 and 2
 *     placements   0 … 19       20 …  32 …       20 of kind 0, 12 of kind 1
 */
import { type Cell, DIRECTIONS, neighbour } from "@microsolvers/core-grid";
import { cellsAt, isOnAxis, obstacle, type Piece, type Puzzle, type State } from "./rules.ts";

export interface Kind {
  /** One piece of this kind; the others differ in name. */
  readonly piece: Piece;
  /** The indices of its pieces in the puzzle. */
  readonly members: number[];
  /** The cells that an anchor can come to, ascending. */
  readonly cells: readonly Cell[];
  /** Which of these is its goal, -1 where its goal is none of them; undefined where it has no goal. */
  readonly goal: number | undefined;
  /** The number of its first placement. */
  from: number;
}

export interface Kinds {
  readonly puzzle: Puzzle;
  readonly kinds: readonly Kind[];
  /** For each slot the first placement of its kind, and the one behind the last. */
  readonly from: Int32Array;
  readonly ends: Int32Array;
  /** For each slot the first and the last slot of its kind. */
  readonly first: Int32Array;
  readonly last: Int32Array;
}

/** What is alike among the pieces of `state`, which must be a position of `puzzle`. */
export function kindsOf(puzzle: Puzzle, state: State): Kinds {
  const found = new Map<string, Kind>();
  for (const [index, piece] of puzzle.pieces.entries()) {
    const cells = reach(puzzle, index, state.anchors[index]);
    const goal = piece.goal === undefined ? undefined : cells.indexOf(piece.goal);
    const owner = goal === undefined ? "" : piece.name;
    const key = JSON.stringify([owner, piece.shape, cells]);
    const kind = found.get(key);
    if (kind === undefined) found.set(key, { piece, members: [index], cells, goal, from: 0 });
    else kind.members.push(index);
  }
  const hasGoal = ({ goal }: Kind): number => (goal === undefined ? 0 : 1);
  const kinds = [...found.values()].sort((a, b) => hasGoal(a) - hasGoal(b));
  let placements = 0;
  for (const kind of kinds) {
    kind.from = placements;
    placements += kind.cells.length;
  }
  const slots = kinds.flatMap((kind) => kind.members.map(() => kind));
  const perSlot = (numberOf: (kind: Kind) => number): Int32Array =>
    Int32Array.from(slots, numberOf);
  return {
    puzzle,
    kinds,
    from: perSlot(({ from }) => from),
    ends: perSlot(({ from, cells }) => from + cells.length),
    first: perSlot((kind) => slots.indexOf(kind)),
    last: perSlot((kind) => slots.lastIndexOf(kind)),
  };
}

/** For each slot its placement in a state, ascending within a kind. */
export function placementsOf({ kinds }: Kinds, { anchors }: State): Int32Array {
  return Int32Array.from(
    kinds.flatMap(({ members, cells, from }) =>
      members.map((index) => from + cells.indexOf(anchors[index])).sort((a, b) => a - b),
    ),
  );
}

/** A state with these placements, slot by slot; which of the pieces of a kind stands where is not known. */
export function toState({ kinds }: Kinds, placements: ArrayLike<number>): State {
  const anchors: Cell[] = [];
  let slot = 0;
  for (const { members, cells, from } of kinds) {
    for (const index of members) anchors[index] = cells[placements[slot++] - from];
  }
  return { anchors };
}

/** The placement of a kind with its anchor at `cell`, -1 where there is none. */
export function placementAt({ cells, from }: Kind, cell: Cell): number {
  const index = cells.indexOf(cell);
  return index < 0 ? -1 : from + index;
}

/** Where an anchor can come to if nothing else lies on the board: ascending cells, `anchor` among them. */
function reach(puzzle: Puzzle, index: number, anchor: Cell): Cell[] {
  const piece = puzzle.pieces[index];
  const isOpen = (cell: Cell): boolean => obstacle(puzzle, [], index, cell) === undefined;
  const met = new Set([anchor]);
  for (const at of met) {
    for (const direction of DIRECTIONS) {
      const to = isOnAxis(piece, direction) ? neighbour(puzzle, at, direction) : -1;
      if (to >= 0 && cellsAt(puzzle, piece, to).every(isOpen)) met.add(to);
    }
  }
  return [...met].sort((a, b) => a - b);
}
