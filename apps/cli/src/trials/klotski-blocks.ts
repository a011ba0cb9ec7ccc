/**
 * Small boards of few pieces for somebody's sliding blocks, with and without a solution. Simpler is a board
 * with a piece less, then with a wall less, then with a line less.
 */
import { type Cell, columnOf, type Random, rowOf, type Size } from "@microsolvers/core-grid";
import type { Offset, Piece, Puzzle, State } from "@microsolvers/klotski/blocks";
import { formatJudge, type JudgeCase } from "@microsolvers/klotski/blocks/judge";
import { BEGIN } from "../faults.ts";
import type { Trials } from "../puzzle.ts";
import { fewerLines } from "./fewer-lines.ts";
import { oneByOne } from "./one-by-one.ts";

const BOARDS = 10;
const NAMES = "ABCDEF";
/** Of so many cells one is a wall. */
const ONE_WALL = 8;

/** Rows and columns of a piece. */
const SHAPES: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
];

export const blocksTrials: Trials<JudgeCase> = {
  size: { description: "rows and columns, at most", default: 4 },
  areIndependent: true,

  draw: (random, size) => Array.from({ length: BOARDS }, () => drawBoard(random, size)),

  format: formatJudge,

  simpler: (cases) => oneByOne(cases, simplerBoards),
};

function drawBoard(random: Random, size: number): JudgeCase {
  const rows = 1 + random.below(size);
  const columns = 1 + random.below(size);
  const board = { rows, columns };
  const taken = new Set<Cell>();
  const pieces: Piece[] = [];
  const anchors: Cell[] = [];
  const count = 1 + random.below(NAMES.length);
  for (const name of NAMES.slice(0, count)) {
    // The first piece is there on every board, and has the goal.
    const shape = pieces.length > 0 ? shapeOf(random.pick(SHAPES)) : fitting(random, board);
    const free = placesOf(board, shape).filter((cells) => !cells.some((cell) => taken.has(cell)));
    if (free.length === 0) continue;
    const cells = random.pick(free);
    for (const cell of cells) taken.add(cell);
    const [anchor = 0] = cells;
    const [goal] = random.pick(placesOf(board, shape));
    pieces.push(pieces.length > 0 ? { name, shape } : { name, shape, goal });
    anchors.push(anchor);
  }
  const walls = Array.from({ length: rows * columns }, (_, cell) =>
    !taken.has(cell) && random.below(ONE_WALL) === 0 ? 1 : 0,
  );
  const puzzle: Puzzle = { rows, columns, walls, gates: [], pieces };
  return { puzzle, state: { anchors }, position: BEGIN };
}

/** A shape that the board has room for. */
function fitting(random: Random, { rows, columns }: Size): Offset[] {
  return shapeOf(random.pick(SHAPES.filter(([high, wide]) => high <= rows && wide <= columns)));
}

function shapeOf([high, wide]: readonly [number, number]): Offset[] {
  return Array.from({ length: high * wide }, (_, at) => ({
    row: Math.floor(at / wide),
    column: at % wide,
  }));
}

/** For each place where a shape can lie its cells, the anchor first. */
function placesOf(board: Size, shape: readonly Offset[]): Cell[][] {
  const high = Math.max(...shape.map(({ row }) => row)) + 1;
  const wide = Math.max(...shape.map(({ column }) => column)) + 1;
  const anchors = Array.from({ length: board.rows * board.columns }, (_, cell) => cell).filter(
    (cell) =>
      rowOf(board, cell) + high <= board.rows && columnOf(board, cell) + wide <= board.columns,
  );
  return anchors.map((anchor) =>
    shape.map(({ row, column }) => anchor + row * board.columns + column),
  );
}

function* simplerBoards(question: JudgeCase): Generator<JudgeCase, void> {
  yield* fewerPieces(question);
  yield* fewerWalls(question);
  yield* smallerBoards(question);
}

/** Without one of the pieces that have no goal. */
function* fewerPieces(question: JudgeCase): Generator<JudgeCase, void> {
  const { puzzle, state } = question;
  const anchors = Array.from(state.anchors);
  for (const [index, { goal }] of puzzle.pieces.entries()) {
    if (goal !== undefined) continue;
    const pieces = puzzle.pieces.toSpliced(index, 1);
    yield {
      ...question,
      puzzle: { ...puzzle, pieces },
      state: { anchors: anchors.toSpliced(index, 1) },
    };
  }
}

function* fewerWalls(question: JudgeCase): Generator<JudgeCase, void> {
  const { puzzle } = question;
  const walls = Array.from(puzzle.walls);
  for (const [cell, wall] of walls.entries()) {
    if (wall) yield { ...question, puzzle: { ...puzzle, walls: walls.with(cell, 0) } };
  }
}

/** Without a row or a column on which no piece lies, and no goal. */
function* smallerBoards(question: JudgeCase): Generator<JudgeCase, void> {
  const { puzzle, state } = question;
  for (const { rows, columns, kept } of fewerLines(puzzle, usedCells(puzzle, state))) {
    const walls = kept.map((cell) => puzzle.walls[cell] ?? 0);
    const pieces = puzzle.pieces.map((piece) =>
      piece.goal === undefined ? piece : { ...piece, goal: kept.indexOf(piece.goal) },
    );
    const anchors = Array.from(state.anchors, (anchor) => kept.indexOf(anchor));
    yield { ...question, puzzle: { ...puzzle, rows, columns, walls, pieces }, state: { anchors } };
  }
}

/** The cells of all pieces, where they lie and where they shall come to. */
function usedCells({ columns, pieces }: Puzzle, { anchors }: State): Cell[] {
  return pieces.flatMap(({ shape, goal }, index) =>
    [anchors[index] ?? 0, goal ?? anchors[index] ?? 0].flatMap((anchor) =>
      shape.map(({ row, column }) => anchor + row * columns + column),
    ),
  );
}
