/**
 * The rules of sliding blocks: Klotski, Huarong Dao, Rush Hour. This file is the specification; everything
 * fast is tested against it.
 *
 * Pieces of any shape lie on a board with walls. A piece slides by one cell up, down, left or right, where
 * all the cells that it comes to cover are free of walls and of other pieces. It can be kept to one axis.
 * A gate is a cell that only the pieces named there may enter. The pieces that have goals shall come to
 * them, all at once.
 *
 * What costs 1 depends on the metric: a move takes one piece along any way, a slide takes it any distance
 * in one direction, a step takes it one cell.
 */
import {
  ArgumentError,
  type Cell,
  cellAt,
  columnOf,
  DIRECTIONS,
  type Direction,
  describeCell,
  neighbour,
  rowOf,
  type Size,
} from "@microsolvers/core-grid";

export type Axis = "horizontal" | "vertical";

/** How far a cell of a piece lies from the piece's anchor. */
export interface Offset {
  readonly row: number;
  readonly column: number;
}

export interface Piece {
  /** One letter or digit. */
  readonly name: string;
  /** Its cells in reading order. The first, at row 0 and column 0, is the anchor. Notation wants one part. */
  readonly shape: readonly Offset[];
  /** The only axis along which it may move; both where not given. */
  readonly axis?: Axis | undefined;
  /** The cell where its anchor shall come to; it has no goal where not given. */
  readonly goal?: Cell | undefined;
}

/** A cell that only the pieces named may enter. */
export interface Gate {
  readonly cell: Cell;
  /** Their names, one after the other. */
  readonly pieces: string;
}

/** A board of rows x columns, its pieces, and where they shall come to. */
export interface Puzzle extends Size {
  /** Row-major; 1 where there is a wall, else 0. */
  readonly walls: ArrayLike<number>;
  readonly gates: readonly Gate[];
  readonly pieces: readonly Piece[];
}

export interface State {
  /** For each piece of the puzzle, in the same order, the cell of its anchor. */
  readonly anchors: ArrayLike<Cell>;
}

export const METRICS = ["moves", "slides", "steps"] as const;
/** What costs 1. */
export type Metric = (typeof METRICS)[number];

/** A piece, and the way that it takes, cell by cell. */
export interface Move {
  readonly piece: string;
  readonly path: readonly Direction[];
}

/** The most rows and the most columns that a board may have. */
export const LONGEST_SIDE = 16;

/** For each cell the index of the piece that covers it, or -1. */
export type Cover = readonly number[];

/** The cells of a piece, -1 for each that is outside the board. */
export function cellsAt(size: Size, { shape }: Piece, anchor: Cell): Cell[] {
  const row = rowOf(size, anchor);
  const column = columnOf(size, anchor);
  return shape.map((offset) => cellAt(size, row + offset.row, column + offset.column));
}

/** Which piece covers which cell. */
export function coverOf(puzzle: Puzzle, { anchors }: State): Cover {
  const cover = new Array<number>(puzzle.rows * puzzle.columns).fill(-1);
  for (const [index, piece] of puzzle.pieces.entries()) {
    for (const cell of cellsAt(puzzle, piece, anchors[index])) cover[cell] = index;
  }
  return cover;
}

/**
 * Why piece number `index` cannot cover a cell, which is -1 outside the board; undefined where it can. With an
 * empty cover this is only what the board itself forbids.
 */
export function obstacle(
  puzzle: Puzzle,
  cover: Cover,
  index: number,
  cell: Cell,
): string | undefined {
  const { walls, gates, pieces } = puzzle;
  const { name } = pieces[index];
  if (cell < 0) return `piece ${name} would leave the board`;
  const gate = gates.find((one) => one.cell === cell);
  const other = cover[cell] ?? -1;
  let what = "";
  if (walls[cell]) what = "a wall";
  else if (gate?.pieces.includes(name) === false) what = `a gate for ${gate.pieces} alone`;
  else if (other >= 0 && other !== index) what = `piece ${pieces[other].name}`;
  else return undefined;
  return `${what} is in the way (${describeCell(puzzle, cell)})`;
}

/** Why the rules forbid a step of piece number `index` from `anchor`, or undefined where it is legal. */
function stepRefusal(
  puzzle: Puzzle,
  cover: Cover,
  index: number,
  anchor: Cell,
  direction: Direction,
): string | undefined {
  const piece = puzzle.pieces[index];
  if (!isOnAxis(piece, direction)) {
    return `piece ${piece.name} moves only along its ${piece.axis} axis`;
  }
  for (const cell of cellsAt(puzzle, piece, anchor)) {
    const reason = obstacle(puzzle, cover, index, neighbour(puzzle, cell, direction));
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** Whether the axis of a piece lets it go there. */
export function isOnAxis({ axis }: Piece, direction: Direction): boolean {
  const isVertical = direction === "U" || direction === "D";
  return axis === undefined || isVertical === (axis === "vertical");
}

/** Why the rules forbid a move, or undefined where it is legal. */
export function refusal(
  puzzle: Puzzle,
  state: State,
  { piece, path }: Move,
  metric: Metric = "moves",
): string | undefined {
  const index = indexOf(puzzle, piece);
  if (index < 0) return `there is no piece ${piece}`;
  const parts = metric === "steps" ? path.length : new Set(path).size;
  if (metric !== "moves" && parts > 1) return `that is more than one of the ${metric}`;
  const cover = coverOf(puzzle, state);
  let anchor = state.anchors[index];
  for (const direction of path) {
    const reason = stepRefusal(puzzle, cover, index, anchor, direction);
    if (reason !== undefined) return reason;
    anchor = neighbour(puzzle, anchor, direction);
  }
  return anchor === state.anchors[index] ? `piece ${piece} ends where it began` : undefined;
}

/** The legal moves: piece by piece, and for each place that a piece can come to a shortest way there. */
export function moves(puzzle: Puzzle, state: State, metric: Metric = "moves"): Move[] {
  const cover = coverOf(puzzle, state);
  return puzzle.pieces.flatMap(({ name }, index) =>
    pathsOf(puzzle, cover, index, state.anchors[index], metric).map((path) => ({
      piece: name,
      path,
    })),
  );
}

function pathsOf(
  puzzle: Puzzle,
  cover: Cover,
  index: number,
  anchor: Cell,
  metric: Metric,
): Direction[][] {
  const paths: Direction[][] = [];
  const known = new Set([anchor]);
  const ends = [{ at: anchor, path: [] as Direction[] }];
  for (const { at, path } of ends) {
    if (metric === "steps" && path.length === 1) break;
    const onward = metric === "slides" && path.length > 0 ? path.slice(0, 1) : DIRECTIONS;
    for (const direction of onward) {
      if (stepRefusal(puzzle, cover, index, at, direction) !== undefined) continue;
      const to = neighbour(puzzle, at, direction);
      if (known.has(to)) continue;
      known.add(to);
      const longer = [...path, direction];
      paths.push(longer);
      ends.push({ at: to, path: longer });
    }
  }
  return paths;
}

/** The state after a legal move. */
export function apply(puzzle: Puzzle, { anchors }: State, { piece, path }: Move): State {
  const index = indexOf(puzzle, piece);
  const end = path.reduce((at, direction) => neighbour(puzzle, at, direction), anchors[index]);
  return { anchors: Array.from(anchors).with(index, end) };
}

/** The move that takes `move` back; legal after it. */
function inverse({ piece, path }: Move): Move {
  const back: Readonly<Record<Direction, Direction>> = { U: "D", D: "U", L: "R", R: "L" };
  return { piece, path: path.map((direction) => back[direction]).reverse() };
}

/** The state before a legal move that has led to `state`. */
export function undo(puzzle: Puzzle, state: State, move: Move): State {
  return apply(puzzle, state, inverse(move));
}

export function isSolved({ pieces }: Puzzle, { anchors }: State): boolean {
  return pieces.every(({ goal }, index) => goal === undefined || goal === anchors[index]);
}

function indexOf({ pieces }: Puzzle, name: string): number {
  return pieces.findIndex((piece) => piece.name === name);
}

/**
 * Refuses what is no puzzle: a side that is not from 1 to LONGEST_SIDE, walls that do not fit, a name used
 * twice, a piece without cells, a gate or a goal outside the board, no goal.
 *
 * @throws ArgumentError
 */
export function checkPuzzle(puzzle: Puzzle): void {
  const { rows, columns, walls, gates, pieces } = puzzle;
  const isBoard = isSide(rows) && isSide(columns) && walls.length === rows * columns;
  check(isBoard, `${walls.length} cells do not make ${rows} x ${columns}`);
  for (const [index, piece] of pieces.entries()) {
    const { name, shape, goal } = piece;
    check(indexOf(puzzle, name) === index, `two pieces are named ${name}`);
    check(shape.length > 0, `piece ${name} has no cells`);
    const isInside = goal === undefined || isWithin(puzzle, piece, goal);
    check(isInside, `the goal of piece ${name} is not on the board (cell ${goal})`);
  }
  for (const { cell } of gates)
    check(isCell(puzzle, cell), `a gate is not on the board (cell ${cell})`);
  check(
    pieces.some(({ goal }) => goal !== undefined),
    "no piece has a goal",
  );
}

/**
 * Refuses what is no position: too few or too many anchors, and a piece outside the board, on a wall, on a
 * gate that is not for it, or on another piece.
 *
 * @throws ArgumentError
 */
export function checkPosition(puzzle: Puzzle, { anchors }: State): void {
  const { pieces } = puzzle;
  check(anchors.length === pieces.length, `${anchors.length} anchors for ${pieces.length} pieces`);
  const cover: number[] = [];
  for (const [index, piece] of pieces.entries()) {
    const anchor = anchors[index];
    check(isCell(puzzle, anchor), `piece ${piece.name} is not on the board (cell ${anchor})`);
    for (const cell of cellsAt(puzzle, piece, anchor)) {
      const reason = obstacle(puzzle, cover, index, cell);
      check(reason === undefined, `piece ${piece.name} cannot lie there: ${reason}`);
      cover[cell] = index;
    }
  }
}

/** @throws ArgumentError */
export function check(isRight: boolean, problem: string): void {
  if (!isRight) throw new ArgumentError(problem);
}

/** The cells of a shape that hang together with its first one, side by side: all, if it is in one part. */
export function firstPart<Cells extends Offset>(shape: readonly Cells[]): Set<Cells> {
  const met = new Set(shape.slice(0, 1));
  for (const { row, column } of met) {
    for (const other of shape) {
      if (Math.abs(other.row - row) + Math.abs(other.column - column) === 1) met.add(other);
    }
  }
  return met;
}

export function isAxis(word: string): word is Axis {
  return word === "horizontal" || word === "vertical";
}

export function isName(name: string): name is string {
  return /^[\p{L}\p{N}]$/u.test(name) && name.length === 1;
}

function isWithin(puzzle: Puzzle, piece: Piece, anchor: Cell): boolean {
  return isCell(puzzle, anchor) && !cellsAt(puzzle, piece, anchor).includes(-1);
}

function isCell({ rows, columns }: Size, cell: Cell): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < rows * columns;
}

export function isSide(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LONGEST_SIDE;
}
