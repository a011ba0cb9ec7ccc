/**
 * Seeded boards with a snake: the same seed, the same boards, on every runtime.
 *
 *     stones   stones strewn evenly, `density` of the cells; the snake lies anywhere. Some have no way out.
 *     turn     a passage leads from the exit along the first row and down into a room with stones strewn in
 *              it. The snake lies in the passage, its head toward the room: it must come out, turn round and
 *              go back in. Its body matters: the shortest plan is longer than its head's way.
 *
 *     !....         turn, 7 x 5, 5 cells
 *     ###d#
 *     ###c#
 *     ###b#
 *     ###a#
 *     ...@.
 *     .#...
 */
import {
  ArgumentError,
  type Cell,
  DIRECTIONS,
  neighbour,
  Random,
  type Size,
} from "@microsolvers/core-grid";
import type { Position } from "./notation.ts";
import type { Puzzle, TailRule } from "./rules.ts";
import { SnakeSolver } from "./solver.ts";

export const BOARD_KINDS = ["stones", "turn"] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

export interface GenerateOptions extends Size {
  readonly kind: BoardKind;
  /** Cells of the snake. */
  readonly length: number;
  /** The share of stones, from 0 to 1, of the board or of the room; 0.2 where not given. */
  readonly density?: number | undefined;
  /** "blocks" where not given. */
  readonly tail?: TailRule | undefined;
  /** A whole number from 0 to 2 ** 53 - 1. */
  readonly seed: number;
  /** How many boards. One where not given. */
  readonly count?: number | undefined;
}

const DEFAULT_DENSITY = 0.2;
const EXIT: Cell = 0;
/** So often a walk at random may end in a dead end before the snake is laid in windings instead. */
const MOST_WALKS = 100;
/** So many boards are drawn to find one on which the body matters. */
const MOST_DRAFTS = 1000;
/** A board that takes longer is drawn again: its snake may have no way out, and too many ways to lie. */
const MOST_EXPANDED = 1_000_000;
/** The least rows below the passage: a snake needs two to turn round. */
const ROOM_ROWS = 2;

/** What a drawer needs to know. */
interface Draft extends Size {
  readonly length: number;
  readonly density: number;
  readonly tail: TailRule;
}

/**
 * The boards one by one, with the exit at row 1, column 1, as the judge has it.
 *
 * @throws ArgumentError where an option is out of its range, the snake does not fit the board, or no board is
 *   found on which it must turn round and can
 */
export function* generate(options: GenerateOptions): Generator<Position, void> {
  const { kind, rows, columns, length, seed, count = 1 } = options;
  const { density = DEFAULT_DENSITY, tail = "blocks" } = options;
  if (!BOARD_KINDS.includes(kind)) {
    throw new ArgumentError(`a board is one of ${BOARD_KINDS.join(", ")}, not ${kind}`);
  }
  checkCount("rows", rows, 1);
  checkCount("columns", columns, 1);
  checkCount("length", length, 1);
  checkCount("count", count, 0);
  if (!(density >= 0 && density <= 1)) {
    throw new ArgumentError(`a density is from 0 to 1, not ${density}`);
  }
  const random = new Random(seed);
  const draft = { rows, columns, length, density, tail };
  const draw = kind === "turn" ? drawTurn : drawStones;
  for (let drawn = 0; drawn < count; drawn++) yield draw(draft, random);
}

function drawStones(draft: Draft, random: Random): Position {
  const { rows, columns, density } = draft;
  const body = layAnywhere(draft, draft.length, random);
  const kept = new Set([EXIT, ...body]);
  const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
  const stones = new Uint8Array(rows * columns);
  strew(
    stones,
    cells.filter((cell) => !kept.has(cell)),
    Math.round(density * cells.length),
    random,
  );
  return position(draft, stones, body);
}

/** The cells of a walk at random that never crosses itself. */
function layAnywhere(size: Size, length: number, random: Random): Cell[] {
  const cells = size.rows * size.columns;
  if (length > cells) throw new ArgumentError(`a snake of ${length} has no room on ${cells} cells`);
  for (let walk = 0; walk < MOST_WALKS; walk++) {
    const body = [random.below(cells)];
    for (let next = 0; next >= 0 && body.length < length; ) {
      const onward = DIRECTIONS.map((side) => neighbour(size, body[body.length - 1], side));
      const free = onward.filter((cell) => cell >= 0 && !body.includes(cell));
      next = free.length === 0 ? -1 : random.pick(free);
      if (next >= 0) body.push(next);
    }
    if (body.length === length) return body;
  }
  return layWindings(size, length, random.below(cells - length + 1));
}

/** Part of the way that goes through all cells row by row, to and fro. */
function layWindings({ columns }: Size, length: number, from: number): Cell[] {
  return Array.from({ length }, (_, index) => {
    const row = Math.floor((from + index) / columns);
    const column = (from + index) % columns;
    return row * columns + (row % 2 === 0 ? column : columns - 1 - column);
  });
}

function drawTurn(draft: Draft, random: Random): Position {
  for (let drafts = 0; drafts < MOST_DRAFTS; drafts++) {
    const drawn = draftTurn(draft, random);
    if (doesBodyMatter(drawn)) return drawn;
  }
  const { rows, columns, length } = draft;
  throw new ArgumentError(
    `no snake of ${length} was found that turns round on ${rows} x ${columns}`,
  );
}

function draftTurn(draft: Draft, random: Random): Position {
  const { rows, columns, length, density } = draft;
  // The head is at the end of the passage, `across` cells along the first row and `down` cells below it.
  const deepest = rows - 1 - ROOM_ROWS;
  if (deepest < 1 || columns < 2 || deepest + columns - 1 < length) {
    throw new ArgumentError(
      `${rows} x ${columns} has no passage for a snake of ${length} and a room`,
    );
  }
  const least = Math.max(1, length - columns + 1);
  const down = least + random.below(deepest - least + 1);
  const nearest = Math.max(1, length - down);
  const across = nearest + random.below(columns - nearest);
  const passage = Array.from({ length: across + down + 1 }, (_, step) =>
    step <= across ? step : across + (step - across) * columns,
  );
  const stones = new Uint8Array(rows * columns);
  const firstOfRoom = (down + 1) * columns;
  stones.fill(1, 0, firstOfRoom);
  for (const cell of passage) stones[cell] = 0;
  const room = Array.from({ length: rows * columns - firstOfRoom }, (_, at) => firstOfRoom + at);
  strew(stones, room, Math.round(density * room.length), random);
  return position(draft, stones, passage.reverse().slice(0, length));
}

/** Whether there is a way out, but a longer one than for the head alone. */
function doesBodyMatter({ puzzle, state }: Position): boolean {
  const solver = new SnakeSolver(puzzle);
  const alone = solver.distance({ body: state.body.slice(0, 1) });
  const whole = solver.distance(state, { maxExpanded: MOST_EXPANDED });
  return alone.status === "solved" && whole.status === "solved" && whole.cost > alone.cost;
}

/** Lays so many stones on any of `cells`, all equally likely; on all where there are fewer. */
function strew(stones: Uint8Array, cells: Cell[], count: number, random: Random): void {
  for (const cell of random.shuffle(cells).slice(0, count)) stones[cell] = 1;
}

function position({ rows, columns, tail }: Draft, stones: Uint8Array, body: Cell[]): Position {
  const puzzle: Puzzle = { rows, columns, stones, exits: [EXIT], tail };
  return { puzzle, state: { body } };
}

function checkCount(what: string, value: number, least: number): void {
  if (Number.isSafeInteger(value) && value >= least) return;
  throw new ArgumentError(`${what} must be a whole number of at least ${least}, not ${value}`);
}
