/**
 * Boards and plans for people.
 *
 *     #  a stone      .  a free cell      !  an exit
 *     @  the head     a to z, then A to Z: the body, from the head toward the tail
 *
 * One line a row. What a drawing cannot show follows in lines below it, cells as `row,column` from 1:
 *
 *     exits 1,1 3,4      exits under the snake or under a stone
 *     stones 2,2         stones under the snake
 *     links DDLURR       a body too long for the letters, drawn as ~: the directions from the head to the tail
 *     tail frees         the rule for the tail, where it is the other one
 *
 * A plan is a string of U D L R: where the head goes.
 */
import {
  ArgumentError,
  type Cell,
  cellAt,
  columnOf,
  type Direction,
  FormatError,
  rowOf,
  type Size,
} from "@microsolvers/core-grid";
import { formatBoard, parseBoard, quote, type TextBoard } from "@microsolvers/core-grid/text";
import { fromLinks, linksOf } from "./links.ts";
import { areBeside, type Move, type Puzzle, type State } from "./rules.ts";

const HEAD = "@";
const EXIT = "!";
const STONE = "#";
const FREE = ".";
const UNNAMED = "~";
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** All of the above; written out, since bundlers keep what they would have to add up. */
const LEGEND = ".#!@~abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const FREES = "frees";

export interface Position {
  readonly puzzle: Puzzle;
  readonly state: State;
}

/** A word of a line below the drawing, and where it stands. */
interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** What the lines below the drawing say. */
interface Notes {
  readonly exits: Cell[];
  readonly stones: Cell[];
  links: Word | undefined;
  frees: boolean;
}

/**
 * Reads a position.
 *
 * @throws FormatError at a character or a word that means nothing here, at a ragged row, at a second head or
 *   letter, at a letter that is not beside the one before, and at the first cell where there is no head or
 *   no exit
 */
export function parse(text: string): Position {
  const lines = text.split(/\r\n|\r|\n/);
  const isNote = (line: string): boolean => /^\s*(exits|stones|links|tail)\b/.test(line);
  const firstNote = lines.findIndex(isNote);
  const end = firstNote < 0 ? lines.length : firstNote;
  const board = parseBoard(lines.slice(0, end).join("\n"), LEGEND);
  const notes = readNotes(board, lines, end);
  const stones = Uint8Array.from(board.characters, (character) => (character === STONE ? 1 : 0));
  for (const cell of notes.stones) stones[cell] = 1;
  const exits = new Set([...board.cellsOf(EXIT), ...notes.exits]);
  if (exits.size === 0) {
    throw new FormatError(board.positionOf(0), `an exit ('${EXIT}')`, "none", "no exit");
  }
  const { rows, columns } = board;
  const state = notes.links === undefined ? readLetters(board) : readLinks(board, notes.links);
  const puzzle: Puzzle = {
    rows,
    columns,
    stones,
    exits: [...exits].sort((a, b) => a - b),
    tail: notes.frees ? FREES : "blocks",
  };
  return { puzzle, state };
}

/** Draws a position; `parse` reads it back. */
export function format({ stones, exits, tail, ...size }: Puzzle, state: State): string {
  const { body } = state;
  const isNamed = body.length <= LETTERS.length + 1;
  const names = new Map(body.map((cell, index) => [cell, LETTERS[index - 1] ?? HEAD]));
  const nameOf = (cell: Cell): string | undefined =>
    isNamed || cell === body[0] ? names.get(cell) : names.has(cell) ? UNNAMED : undefined;
  const drawing = formatBoard(
    size,
    (cell) => nameOf(cell) ?? (stones[cell] ? STONE : exits.includes(cell) ? EXIT : FREE),
  );
  const written = (cells: Iterable<Cell>): string[] =>
    [...cells].map((cell) => `${rowOf(size, cell) + 1},${columnOf(size, cell) + 1}`);
  const notes = [
    ["exits", ...written(exits.filter((cell) => names.has(cell) || stones[cell]))],
    ["stones", ...written(body.filter((cell) => stones[cell]))],
    isNamed ? [] : ["links", linksOf(size, state).join("")],
    tail === FREES ? ["tail", FREES] : [],
  ];
  return drawing + notes.map((note) => (note.length > 1 ? `${note.join(" ")}\n` : "")).join("");
}

/**
 * Reads a plan; white space between moves is fine.
 *
 * @throws FormatError at the first character that is no move.
 */
export function parsePlan(text: string): Move[] {
  const plan: Move[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    plan.push(...readDirections(line, index + 1, 1));
  }
  return plan;
}

export function formatPlan(plan: readonly Move[]): string {
  return plan.join("");
}

function readDirections(text: string, line: number, column: number): Direction[] {
  const directions: Direction[] = [];
  for (const [index, character] of [...text].entries()) {
    if (character.trim() === "") continue;
    if (!isDirection(character)) {
      throw new FormatError(
        { line, column: column + index },
        "one of U, D, L, R",
        quote(character),
      );
    }
    directions.push(character);
  }
  return directions;
}

function isDirection(character: string): character is Direction {
  return "UDLR".includes(character);
}

function readNotes(size: Size, lines: readonly string[], from: number): Notes {
  const notes: Notes = { exits: [], stones: [], links: undefined, frees: false };
  for (const [index, line] of lines.entries()) {
    if (index < from) continue;
    const words = [...line.matchAll(/\S+/g)].map(
      ({ 0: text, index: at }): Word => ({ text, line: index + 1, column: at + 1 }),
    );
    if (words.length > 0) readNote(size, notes, words[0], words.slice(1));
  }
  return notes;
}

function readNote(size: Size, notes: Notes, { text, ...at }: Word, values: readonly Word[]): void {
  if (text === "exits") notes.exits.push(...values.map((value) => readCell(size, value)));
  else if (text === "stones") notes.stones.push(...values.map((value) => readCell(size, value)));
  else if (text === "links" && values.length === 1) notes.links = values[0];
  else if (text === "tail" && values.length === 1 && ["blocks", FREES].includes(values[0].text)) {
    notes.frees = values[0].text === FREES;
  } else {
    const line = [text, ...values.map((value) => value.text)].join(" ");
    throw new FormatError(at, "exits, stones, links or tail with what it says", quote(line));
  }
}

function readCell(size: Size, { text, ...at }: Word): Cell {
  const [row, column] = /^(\d+),(\d+)$/.exec(text)?.slice(1).map(Number) ?? [0, 0];
  const cell = cellAt(size, row - 1, column - 1);
  if (cell >= 0) return cell;
  const expected = `a cell row,column on ${size.rows} x ${size.columns}`;
  throw new FormatError(at, expected, quote(text));
}

/** The snake whose body is drawn in letters. */
function readLetters(board: TextBoard): State {
  const body = [board.only(HEAD, "head")];
  const parts = [...board.characters].filter((character) => LETTERS.includes(character));
  for (let index = 0; index < parts.length; index++) {
    const cell = board.only(LETTERS[index], "next cell of the body");
    if (!areBeside(board, body[index], cell)) {
      const before = index === 0 ? "the head" : `'${LETTERS[index - 1]}'`;
      throw new FormatError(
        board.positionOf(cell),
        `'${LETTERS[index]}' beside ${before}`,
        "it apart",
      );
    }
    body.push(cell);
  }
  refuseStray(board, board.cellsOf(UNNAMED));
  return { body };
}

/** The snake whose body is told by its links. */
function readLinks(board: TextBoard, { text, line, column }: Word): State {
  const state = stateOf(board, board.only(HEAD, "head"), readDirections(text, line, column), {
    line,
    column,
  });
  const drawn = [...board.characters].flatMap((character, cell) =>
    character === UNNAMED || LETTERS.includes(character) ? [cell] : [],
  );
  refuseStray(
    board,
    drawn.filter((cell) => !state.body.includes(cell)),
  );
  return state;
}

function stateOf(
  size: Size,
  head: Cell,
  links: readonly Direction[],
  at: { line: number; column: number },
): State {
  try {
    return fromLinks(size, head, links);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    throw new FormatError(at, "links of a snake on the board", error.message, error.message);
  }
}

function refuseStray(board: TextBoard, [stray]: readonly Cell[]): void {
  if (stray === undefined) return;
  throw new FormatError(
    board.positionOf(stray),
    "a cell of the snake",
    quote(board.characters[stray]),
    "this cell is no part of the snake",
  );
}
