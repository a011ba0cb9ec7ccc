/**
 * Seeded boards with their exact optimum: the same seed, the same boards, on every runtime.
 *
 * The pieces are strewn over the board, and of everything that can be reached from there the start is taken
 * that is farthest from the goal: the solver run backwards.
 */
import { ArgumentError, type Cell, Random, type Size } from "@microsolvers/core-grid";
import type { Position } from "./draft.ts";
import { hardest } from "./explore.ts";
import {
  cellsAt,
  checkPuzzle,
  LONGEST_SIDE,
  type Metric,
  type Offset,
  obstacle,
  type Piece,
  type Puzzle,
  type State,
} from "./rules.ts";

export interface GenerateOptions {
  /** Board, pieces and goals: `klotski()` where not given. */
  readonly puzzle?: Puzzle | undefined;
  /** What costs 1: `moves` where not given. */
  readonly metric?: Metric | undefined;
  /** A whole number from 0 to 2 ** 53 - 1. */
  readonly seed: number;
  /** How many boards. One where not given. */
  readonly count?: number | undefined;
  /** Bytes that a search may hold. 1 GiB where not given. */
  readonly maxBytes?: number | undefined;
}

export interface Generated extends Position {
  /** What the cheapest plan costs in the metric. */
  readonly cost: number;
}

export interface KlotskiOptions extends Partial<Size> {
  /** How many pieces of 2 x 1, of 1 x 2 and of 1 x 1. */
  readonly uprights?: number | undefined;
  readonly flats?: number | undefined;
  readonly singles?: number | undefined;
}

/** A board that does not come to be in so many tries is taken for impossible. */
const MOST_TRIES = 1000;
const NAMES = "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

const SQUARE = /* @__PURE__ */ rectangle(2, 2);
const UPRIGHT = /* @__PURE__ */ rectangle(2, 1);
const FLAT = /* @__PURE__ */ rectangle(1, 2);
const SINGLE = /* @__PURE__ */ rectangle(1, 1);

/**
 * The pieces of Klotski, without their places: a square A of 2 x 2 that shall come to the middle of the
 * lowest rows, and others. Where nothing is given, those of Heng Dao Li Ma: 4 uprights, 1 flat and 4 singles
 * on 5 x 4.
 *
 * @throws ArgumentError where the board is no board, or a count is none
 */
export function klotski(options: KlotskiOptions = {}): Puzzle {
  const { rows = 5, columns = 4, uprights = 4, flats = 1, singles = 4 } = options;
  const counts = { uprights, flats, singles };
  for (const [what, count] of Object.entries(counts)) checkCount(what, count);
  if (rows < 2 || columns < 2 || rows > LONGEST_SIDE || columns > LONGEST_SIDE) {
    throw new ArgumentError(`no board of ${rows} x ${columns}: sides from 2 to ${LONGEST_SIDE}`);
  }
  const shapes = [
    ...Array.from({ length: uprights }, () => UPRIGHT),
    ...Array.from({ length: flats }, () => FLAT),
    ...Array.from({ length: singles }, () => SINGLE),
  ];
  if (shapes.length > NAMES.length) {
    throw new ArgumentError(`${shapes.length + 1} pieces, but names for ${NAMES.length + 1}`);
  }
  const goal = (rows - 2) * columns + Math.floor((columns - 2) / 2);
  const others = shapes.map((shape, index): Piece => ({ name: NAMES[index], shape }));
  const pieces: Piece[] = [{ name: "A", shape: SQUARE, goal }, ...others].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return { rows, columns, walls: new Uint8Array(rows * columns), gates: [], pieces };
}

/**
 * The boards one by one. Time and memory: those of two explorations of everything that can be reached, for
 * each board and for each try that leads to no solution.
 *
 * @throws ArgumentError where an option is out of its range, the pieces do not fit, no way of strewing them
 *   has led to a solution, or a search would need more memory than it may have
 */
export function* generate(options: GenerateOptions): Generator<Generated, void> {
  const { puzzle = klotski(), count = 1 } = options;
  checkPuzzle(puzzle);
  checkCount("count", count);
  const random = new Random(options.seed);
  for (let drawn = 0; drawn < count; drawn++) yield draw(puzzle, random, options);
}

function draw(puzzle: Puzzle, random: Random, { metric, maxBytes }: GenerateOptions): Generated {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const state = strew(puzzle, random);
    if (state === undefined) continue;
    const found = hardest(puzzle, state, { metric, maxBytes });
    if (found.status === "found") return { puzzle, state: found.state, cost: found.cost };
    if (found.status === "limit") {
      throw new ArgumentError("too many positions can be reached for the memory of a search");
    }
  }
  throw new ArgumentError(`${MOST_TRIES} ways to strew the pieces led to no solution`);
}

/** The pieces at random places, large ones first; undefined where they did not fit. */
function strew(puzzle: Puzzle, random: Random): State | undefined {
  const taken = new Set<Cell>();
  const anchors = puzzle.pieces.map(() => 0);
  const order = [...puzzle.pieces.entries()].sort(
    ([, a], [, b]) => b.shape.length - a.shape.length,
  );
  for (const [index] of order) {
    const places = placesOf(puzzle, index).filter(
      (cells) => !cells.some((cell) => taken.has(cell)),
    );
    if (places.length === 0) return undefined;
    const cells = random.pick(places);
    for (const cell of cells) taken.add(cell);
    anchors[index] = cells[0];
  }
  return { anchors };
}

/** For each place where a piece can lie its cells, the anchor first. */
function placesOf(puzzle: Puzzle, index: number): Cell[][] {
  const anchors = Array.from({ length: puzzle.rows * puzzle.columns }, (_, cell) => cell);
  return anchors
    .map((anchor) => cellsAt(puzzle, puzzle.pieces[index], anchor))
    .filter((cells) => cells.every((cell) => obstacle(puzzle, [], index, cell) === undefined));
}

function rectangle(rows: number, columns: number): readonly Offset[] {
  return Array.from({ length: rows * columns }, (_, cell) => ({
    row: Math.floor(cell / columns),
    column: cell % columns,
  }));
}

function checkCount(what: string, value: number): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new ArgumentError(`${what} must be a whole number of at least 0, not ${value}`);
}
