/**
 * Seeded questions: the same seed, the same questions, on every runtime. The start is any set of free cells,
 * all equally likely. The goal is
 *
 *     at random        another such set
 *     a walk away      where so many random moves lead, none of them straight back
 *     at a distance    any of the states whose shortest plan has so many moves, all equally likely
 */
import { ArgumentError, Random } from "@microsolvers/core-grid";
import { statesAt } from "./explore.ts";
import type { Question } from "./notation.ts";
import {
  apply,
  type Board,
  checkBoard,
  MOST_PIECES,
  type Move,
  moves,
  STANDARD,
  type State,
} from "./rules.ts";

export interface GenerateOptions {
  /** 8 x 8 without walls where not given. */
  readonly board?: Board | undefined;
  /** How many pieces. Four where not given. */
  readonly pieces?: number | undefined;
  /** A whole number from 0 to 2 ** 53 - 1. */
  readonly seed: number;
  /** How many questions. One where not given. */
  readonly count?: number | undefined;
  /** Random moves from the start. */
  readonly walk?: number | undefined;
  /** Moves of the shortest plan. */
  readonly distance?: number | undefined;
}

/** Starts that are tried for one question at a distance that most are not away from anything. */
const MOST_STARTS = 100;

/**
 * The questions one by one. For one at a distance all states up to that distance from its start are explored
 * (explore.ts): on the contest's board a few milliseconds for near ones, a quarter of a second for far ones.
 *
 * @throws ArgumentError where an option is out of its range, both walk and distance are given, a walk gets
 *   stuck, or no state so far away was found from any of a hundred starts
 */
export function* generate(options: GenerateOptions): Generator<Question, void> {
  const { board = STANDARD, pieces = 4, seed, count = 1, walk, distance } = options;
  checkBoard(board);
  checkCount("count", count);
  if (walk !== undefined) checkCount("walk", walk);
  if (distance !== undefined) checkCount("distance", distance);
  if (walk !== undefined && distance !== undefined) {
    throw new ArgumentError("a goal is either a walk away or at a distance, not both");
  }
  const random = new Random(seed);
  const start = (): State => anyState(board, pieces, random);
  for (let drawn = 0; drawn < count; drawn++) {
    if (distance !== undefined) yield atDistance(board, distance, start, random);
    else {
      const from = start();
      const to = walk === undefined ? start() : walked(board, from, walk, random);
      yield { board, from, to };
    }
  }
}

function anyState({ rows, columns, walls = [] }: Board, pieces: number, random: Random): State {
  const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
  const free = cells.filter((cell) => !walls.includes(cell));
  const isCount = Number.isInteger(pieces) && pieces >= 1 && pieces <= MOST_PIECES;
  if (!isCount || pieces > free.length) {
    throw new ArgumentError(
      `pieces must be from 1 to ${MOST_PIECES} on ${free.length} free cells, not ${pieces}`,
    );
  }
  return ascending(random.shuffle(free).slice(0, pieces));
}

function walked(board: Board, from: State, walk: number, random: Random): State {
  let state = from;
  let last: Move | undefined;
  for (let move = 0; move < walk; move++) {
    const onward = moves(board, state).filter(
      ({ from: left, to }) => left !== last?.to || to !== last.from,
    );
    if (onward.length === 0) {
      throw new ArgumentError(`a walk ends after ${move} moves, where none leads on`);
    }
    last = random.pick(onward);
    state = apply(board, state, last);
  }
  return ascending(state);
}

function atDistance(board: Board, distance: number, start: () => State, random: Random): Question {
  for (let tried = 0; tried < MOST_STARTS; tried++) {
    const from = start();
    const { codes, toState } = statesAt(from, distance, board);
    if (codes.length > 0) return { board, from, to: toState(random.pick(codes)) };
  }
  throw new ArgumentError(`nothing is ${distance} moves away from any of ${MOST_STARTS} starts`);
}

function ascending(cells: readonly number[]): State {
  return [...cells].sort((a, b) => a - b);
}

function checkCount(what: string, value: number): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new ArgumentError(`${what} must be a whole number of at least 0, not ${value}`);
}
