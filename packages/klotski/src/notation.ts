/**
 * Boards and plans for people.
 *
 *     #  fixed         @  the named tile         !  its target (a movable tile lies on it)
 *     .  movable tile  _  the blank              *  the named tile on its target
 *                                                +  the blank on the target
 *     x  the target where it is a fixed cell
 *
 * A plan is a string of U D L R: where the blank goes.
 */
import { FormatError } from "@microsolvers/core-grid";
import { formatBoard, parseBoard, quote } from "@microsolvers/core-grid/text";
import type { Move, Puzzle, State } from "./rules.ts";

const LEGEND = "#._@!*+x";
const BLANK = "_+";
const TILE = "@*";
const TARGET = "!*+x";
const FIXED = "#x";

export interface Position {
  readonly puzzle: Puzzle;
  readonly state: State;
}

/**
 * Reads a board drawn in the characters above.
 *
 * @throws FormatError at a character that means nothing here, at a ragged row, at a second blank, named
 *   tile or target, and at the first cell where one of them is missing.
 */
export function parse(text: string): Position {
  const board = parseBoard(text, LEGEND);
  const { rows, columns, characters } = board;
  const free = Uint8Array.from(characters, (character) => (FIXED.includes(character) ? 0 : 1));
  const blank = board.only(BLANK, "blank");
  const tile = board.only(TILE, "named tile");
  const target = board.only(TARGET, "target");
  return { puzzle: { rows, columns, free, target }, state: { blank, tile } };
}

/** Draws a position; `parse` reads it back. One line a row, each ended by a line feed. */
export function format(puzzle: Puzzle, state: State): string {
  return formatBoard(puzzle, (cell) => {
    const isTarget = cell === puzzle.target;
    if (!puzzle.free[cell]) return isTarget ? "x" : "#";
    if (cell === state.blank) return isTarget ? "+" : "_";
    if (cell === state.tile) return isTarget ? "*" : "@";
    return isTarget ? "!" : ".";
  });
}

/**
 * Reads a plan; white space between moves is fine.
 *
 * @throws FormatError at the first character that is no move.
 */
export function parsePlan(text: string): Move[] {
  const plan: Move[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    for (const [column, character] of [...line].entries()) {
      if (character.trim() === "") continue;
      if (!isMove(character)) {
        const at = { line: index + 1, column: column + 1 };
        throw new FormatError(at, "one of U, D, L, R", quote(character));
      }
      plan.push(character);
    }
  }
  return plan;
}

export function formatPlan(plan: readonly Move[]): string {
  return plan.join("");
}

function isMove(character: string): character is Move {
  return "UDLR".includes(character);
}
