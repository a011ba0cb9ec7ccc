/**
 * Seeded boards with questions: the same seed, the same board, on every runtime.
 *
 *     open      no fixed cell
 *     walls     fixed cells strewn evenly: exactly the share `density` of the board
 *     maze      one way between any two cells, so that the tile can hardly be turned
 *     braided   a maze whose dead ends have been opened: long detours, and most questions can be solved
 *     rooms     rooms of up to 8 x 8, with two doors in each wall
 */
import { ArgumentError, type Cell, Random, type Size } from "@microsolvers/core-grid";
import { type Draft, freeCells } from "./draft.ts";
import { carveMaze, openDeadEnds } from "./mazes.ts";
import { buildRooms } from "./rooms.ts";
import type { Board, State } from "./rules.ts";

export const BOARD_KINDS = ["open", "walls", "maze", "braided", "rooms"] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

export interface GenerateOptions extends Size {
  readonly kind: BoardKind;
  /** Of `walls`: the share of fixed cells, from 0 to 1; 0.1 where not given. Two cells stay free. */
  readonly density?: number | undefined;
  /** A whole number from 0 to 2 ** 53 - 1. */
  readonly seed: number;
  /** How many questions are asked on the board. */
  readonly questions: number;
}

/** What is asked on a board: how the named tile comes to the target. */
export interface Question {
  readonly state: State;
  /** A free cell, not the one where the tile is. */
  readonly target: Cell;
}

export interface Instance {
  readonly board: Board;
  readonly questions: readonly Question[];
}

const DEFAULT_DENSITY = 0.1;

/**
 * A board and questions on it. Blank and tile are on any two free cells, the target on any other than the
 * tile's, all equally likely; so some questions have no solution. O(cells + questions).
 *
 * @throws ArgumentError where an option is out of its range, or the board has fewer than two free cells
 */
export function generate(options: GenerateOptions): Instance {
  const { kind, rows, columns, density = DEFAULT_DENSITY, questions } = options;
  if (!BOARD_KINDS.includes(kind)) {
    throw new ArgumentError(`a board is one of ${BOARD_KINDS.join(", ")}, not ${kind}`);
  }
  checkCount("rows", rows, 1);
  checkCount("columns", columns, 1);
  checkCount("questions", questions, 0);
  const board = { rows, columns, free: new Uint8Array(rows * columns) };
  const random = new Random(options.seed);
  FURNISH[kind](board, random, density);
  const cells = freeCells(board);
  if (cells.length < 2) {
    throw new ArgumentError(`${rows} x ${columns} leaves no room for a blank and a tile`);
  }
  return { board, questions: Array.from({ length: questions }, () => ask(cells, random)) };
}

type Furnish = (board: Draft, random: Random, density: number) => void;

const FURNISH: Readonly<Record<BoardKind, Furnish>> = {
  open: ({ free }) => {
    free.fill(1);
  },
  walls: strewWalls,
  maze: carveMaze,
  braided: (board, random) => {
    carveMaze(board, random);
    openDeadEnds(board, random);
  },
  rooms: buildRooms,
};

function ask(cells: ArrayLike<Cell>, random: Random): Question {
  const blank = random.pick(cells);
  const tile = pickOther(cells, blank, random);
  return { state: { blank, tile }, target: pickOther(cells, tile, random) };
}

function pickOther(cells: ArrayLike<Cell>, than: Cell, random: Random): Cell {
  let cell = than;
  while (cell === than) cell = random.pick(cells);
  return cell;
}

function strewWalls({ free }: Draft, random: Random, density: number): void {
  if (!(density >= 0 && density <= 1)) {
    throw new ArgumentError(`a density is from 0 to 1, not ${density}`);
  }
  const fixed = Math.max(0, Math.min(Math.round(density * free.length), free.length - 2));
  free.fill(1, fixed);
  random.shuffle(free);
}

function checkCount(what: string, value: number, least: number): void {
  if (Number.isSafeInteger(value) && value >= least) return;
  throw new ArgumentError(`${what} must be a whole number of at least ${least}, not ${value}`);
}
