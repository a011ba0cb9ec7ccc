/** Boards to try things on. */
import { Random } from "@microsolvers/core-grid";
import fc from "fast-check";
import { type Board, moves, type Puzzle, type State } from "../src/index.ts";

export interface Position {
  readonly puzzle: Puzzle;
  readonly state: State;
}

/** The cells of `o` in `rows`, which may have blanks between them. */
export function cells(rows: string): State {
  const characters = rows.replaceAll(/\s/g, "");
  return [...characters].flatMap((character, cell) => (character === "o" ? [cell] : []));
}

export function ascending(state: State): State {
  return [...state].sort((a, b) => a - b);
}

interface Shape {
  readonly rows: number;
  readonly columns: number;
  readonly walls: number;
  readonly pieces: number;
}

/** A board with so many walls, and free cells to draw from. */
function boardOf({ rows, columns, walls }: Shape, random: Random): { board: Board; free: State } {
  const drawn = random.shuffle(Array.from({ length: rows * columns }, (_, cell) => cell));
  const board = { rows, columns, walls: ascending(drawn.slice(0, walls)) };
  return { board, free: drawn.slice(walls) };
}

const anyShape: fc.Arbitrary<Shape> = fc
  .tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 16 }), fc.nat(), fc.nat())
  .map(([rows, columns, some, more]) => {
    const walls = some % Math.ceil((rows * columns) / 4);
    return { rows, columns, walls, pieces: 1 + (more % Math.min(12, rows * columns - walls)) };
  });

/** Sizes that make 165 states at most, many of which fall apart. The last needs more than 53 bits. */
const smallShape: fc.Arbitrary<Shape> = fc
  .constantFrom(
    { rows: 3, columns: 3, walls: 2, pieces: 3 },
    { rows: 4, columns: 4, walls: 5, pieces: 3 },
    { rows: 1, columns: 7, walls: 1, pieces: 3 },
    { rows: 2, columns: 5, walls: 2, pieces: 2 },
    { rows: 5, columns: 3, walls: 4, pieces: 2 },
    { rows: 3, columns: 9, walls: 8, pieces: 1 },
    { rows: 3, columns: 6, walls: 4, pieces: 12 },
  )
  .chain((least) =>
    fc
      .tuple(fc.nat({ max: 2 }), fc.integer({ min: 1, max: least.pieces }))
      .map(
        ([more, pieces]): Shape =>
          least.pieces === 12 ? least : { ...least, walls: least.walls + more, pieces },
      ),
  );

/** Positions of any size, a few moves from the goal, as `parse` makes them. */
export const positions: fc.Arbitrary<Position> = fc
  .tuple(anyShape, fc.nat({ max: 4 }), fc.nat())
  .map(([shape, walk, seed]) => {
    const random = new Random(seed);
    const { board, free } = boardOf(shape, random);
    const state = ascending(free.slice(0, shape.pieces));
    return { puzzle: { ...board, goal: ascending(walked(board, state, walk, random)) }, state };
  });

/** Positions on one board of a few hundred states. */
export const smallQuestions = (most: number): fc.Arbitrary<Position[]> =>
  fc.tuple(smallShape, fc.integer({ min: 1, max: most }), fc.nat()).map(([shape, length, seed]) => {
    const random = new Random(seed);
    const { board, free } = boardOf(shape, random);
    const state = (): State => ascending(random.shuffle([...free]).slice(0, shape.pieces));
    return Array.from({ length }, () => ({ puzzle: { ...board, goal: state() }, state: state() }));
  });

/** Positions of four pieces on boards of up to 210 states. */
export const fourPieces: fc.Arbitrary<Position> = fc
  .tuple(
    fc.constantFrom(
      { rows: 3, columns: 4, walls: 2, pieces: 4 },
      { rows: 1, columns: 8, walls: 1, pieces: 4 },
      { rows: 4, columns: 4, walls: 8, pieces: 4 },
      { rows: 8, columns: 2, walls: 7, pieces: 4 },
    ),
    fc.nat(),
  )
  .map(([shape, seed]) => {
    const random = new Random(seed);
    const { board, free } = boardOf(shape, random);
    const state = (): State => ascending(random.shuffle([...free]).slice(0, 4));
    return { puzzle: { ...board, goal: state() }, state: state() };
  });

/** Where random moves lead. */
function walked(board: Board, from: State, walk: number, random: Random): State {
  let state = from;
  for (let move = 0; move < walk; move++) {
    const legal = moves(board, state);
    if (legal.length === 0) break;
    const { from: left, to } = random.pick(legal);
    state = state.map((cell) => (cell === left ? to : cell));
  }
  return state;
}
