/**
 * Boards for people. One line a row, one letter or digit a cell, each piece a letter of its own:
 *
 *     HAAI       .  empty        #  wall
 *     HAAI
 *     JBBK       goal A 4,2              A shall come with its first cell to row 4, column 2
 *     JNOK       axes                    each straight piece moves along its length alone
 *     P..Q       axes vertical BC        these pieces move up and down alone; or `horizontal`
 *                gate AB 6,2 6,3         these cells are for A and B alone
 *
 * The lines below the board are for boards that need them. They count rows and columns from 1. The first
 * cell of a piece is the first in reading order. A 5 x 4 board without a line `goal` has `goal A 4,2`.
 * A goal may lie beyond the frame (draft.ts).
 *
 * On one line, a board is also read as
 *
 *     HAAI/HAAI/JBBK/JNOK/P..Q                   rows with / between them
 *     HAAIHAAIJBBKJNOKP..Q                       20 characters: 5 rows of 4; . or @ is empty
 *     IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM       36 characters: Rush Hour, 6 rows of 6; o or . is empty,
 *                                                x is a wall; with `axes`, and A shall come to the right
 *
 * A text that begins with { is JSON (json.ts).
 */
import {
  type Cell,
  columnOf,
  FormatError,
  type Position as Place,
  rowOf,
} from "@microsolvers/core-grid";
import { formatBoard, quote } from "@microsolvers/core-grid/text";
import {
  type Draft,
  type DraftCell,
  type DraftGate,
  type DraftPiece,
  type Position,
  toPosition,
} from "./draft.ts";
import { parseJson } from "./json.ts";
import {
  type Axis,
  coverOf,
  isAxis,
  isName,
  LONGEST_SIDE,
  type Offset,
  type Puzzle,
  type State,
} from "./rules.ts";

/** A piece of the text: a line, a row, a word. */
interface Span {
  readonly text: string;
  readonly at: Place;
}

/** A draft while it is read. */
interface Sketch extends Draft {
  readonly pieces: readonly DraftPiece[];
  readonly gates: DraftGate[];
  readonly isRushHour: boolean;
}

/** What the characters of a board mean that are no names. */
interface Legend {
  readonly empty: string;
  readonly wall: string;
}
const ROWS: Legend = { empty: ".", wall: "#" };
const TWENTY: Legend = { empty: ".@", wall: "#" };
const RUSH_HOUR: Legend = { empty: ".o", wall: "x" };

const AXES = "axes";
const PRIMARY = "A";

/**
 * Reads a board in any of these notations.
 *
 * @throws FormatError at the first character of what is wrong; what a board lacks is at its first cell
 */
export function parse(text: string): Position {
  return parseFrom(text, 1);
}

/** @internal Reads a board out of a longer text, in which it begins on line `firstLine`. @throws FormatError */
export function parseFrom(text: string, firstLine: number): Position {
  const bare = text.replace(/^\uFEFF/, "");
  const lines = bare
    .split(/\r\n|\r|\n/)
    .map(
      (line, index): Span => ({ text: line.trimEnd(), at: { line: index + firstLine, column: 1 } }),
    )
    .filter((line) => line.text !== "");
  if (lines.length === 0)
    throw new FormatError({ line: firstLine, column: 1 }, "a board", "no text");
  if (lines[0].text.trimStart().startsWith("{")) return toPosition(parseJson(bare, firstLine));
  const isRow = (line: Span): boolean => line.text !== AXES && !/\S\s/.test(line.text);
  const count = lines.findIndex((line) => !isRow(line));
  const rows = count < 0 ? lines : lines.slice(0, count);
  if (rows.length === 0) throw new FormatError(lines[0].at, "a board", quote(lines[0].text));
  const sketch = readBoard(rows);
  for (const line of lines.slice(rows.length)) readLine(sketch, wordsOf(line));
  setDefaultGoal(sketch);
  return toPosition(sketch);
}

function readBoard(lines: readonly Span[]): Sketch {
  const [line] = lines;
  const { length } = line.text;
  if (lines.length > 1) return readCells(lines, ROWS);
  if (line.text.includes("/")) return readCells(splitRows(line), ROWS);
  if (length === 20) return readCells(rowsOf(line, 4), TWENTY);
  if (length !== 36) return readCells(lines, ROWS);
  const sketch = readCells(rowsOf(line, 6), RUSH_HOUR);
  for (const piece of sketch.pieces) piece.axis = lengthOf(piece.cells);
  return sketch;
}

/** The rows of a line that has them between slashes. */
function splitRows(line: Span): Span[] {
  let from = 0;
  return line.text.split("/").map(({ length }) => {
    const row = part(line, from, length);
    from += length + 1;
    return row;
  });
}

/** A line cut into rows of `size`. */
function rowsOf(line: Span, size: number): Span[] {
  return Array.from({ length: line.text.length / size }, (_, row) => part(line, row * size, size));
}

function part({ text, at }: Span, from: number, length: number): Span {
  return {
    text: text.slice(from, from + length),
    at: { line: at.line, column: at.column + from },
  };
}

/** @throws FormatError at a character that means nothing here, and at a ragged row */
function readCells(rows: readonly Span[], legend: Legend): Sketch {
  const [{ at, text }] = rows;
  const columns = text.length;
  const walls: DraftCell[] = [];
  const cellsOf = new Map<string, DraftCell[]>();
  if (rows.length > LONGEST_SIDE || columns > LONGEST_SIDE) {
    const found = `one of ${rows.length} x ${columns}`;
    throw new FormatError(at, `a board of at most ${LONGEST_SIDE} x ${LONGEST_SIDE}`, found);
  }
  for (const [row, span] of rows.entries()) {
    for (let column = 0; column < span.text.length; column++) {
      const character = span.text[column];
      const cell = { row, column, at: part(span, column, 1).at };
      if (legend.wall.includes(character)) walls.push(cell);
      else if (legend.empty.includes(character)) continue;
      else if (isName(character)) cellsOf.set(character, [...(cellsOf.get(character) ?? []), cell]);
      else {
        const expected = `a letter, a digit or one of ${quote(legend.empty + legend.wall)}`;
        throw new FormatError(cell.at, expected, quote(codePoint(span.text, column)));
      }
    }
    if (span.text.length !== columns) {
      const end = part(span, Math.min(span.text.length, columns), 0).at;
      throw new FormatError(end, `a row of ${columns} cells`, `a row of ${span.text.length}`);
    }
  }
  const pieces = [...cellsOf].map(([name, cells]) => ({ name, cells }));
  const isRushHour = legend === RUSH_HOUR;
  return { rows: rows.length, columns, at, walls, pieces, gates: [], isRushHour };
}

function codePoint(text: string, index: number): string {
  return String.fromCodePoint(text.codePointAt(index) ?? 0);
}

/** The words of a line, and an empty one behind the last. */
function wordsOf(line: Span): Span[] {
  const words = [...line.text.matchAll(/\S+/g)].map((word) =>
    part(line, word.index, word[0].length),
  );
  return [...words, part(line, line.text.length, 0)];
}

/** Reads a line below the board. @throws FormatError at the first word that is not what it should be */
function readLine(sketch: Sketch, [verb, ...words]: readonly Span[]): void {
  if (verb.text === "goal") readGoal(sketch, words);
  else if (verb.text === "gate") readGate(sketch, words);
  else if (verb.text === AXES) readAxes(sketch, words);
  else
    throw new FormatError(verb.at, "a row of the board, or goal, axes or gate", quote(verb.text));
}

function readGoal(sketch: Sketch, [name, cell, end]: readonly Span[]): void {
  const [piece] = piecesNamed(sketch, name);
  if (name.text.length > 1) refuse(name, "one piece");
  if (piece.goal !== undefined) {
    throw new FormatError(name.at, `one goal of piece ${piece.name}`, "a second one");
  }
  piece.goal = readPlace(cell);
  expectEnd(end);
}

function readGate({ gates, ...sketch }: Sketch, [names, ...places]: readonly Span[]): void {
  piecesNamed(sketch, names);
  for (const place of places.length > 1 ? places.slice(0, -1) : places) {
    const cell = readPlace(place);
    const isInside =
      cell.row >= 0 && cell.row < sketch.rows && cell.column >= 0 && cell.column < sketch.columns;
    if (!isInside) refuse(place, "a cell of the board");
    gates.push({ ...cell, pieces: names.text });
  }
}

function readAxes(sketch: Sketch, [axis, names, end]: readonly Span[]): void {
  if (axis.text === "") {
    for (const piece of sketch.pieces) piece.axis ??= lengthOf(piece.cells);
    return;
  }
  if (!isAxis(axis.text)) refuse(axis, "horizontal or vertical");
  for (const piece of piecesNamed(sketch, names)) piece.axis = axis.text;
  expectEnd(end);
}

/** The pieces whose names stand in a word. */
function piecesNamed({ pieces }: Pick<Sketch, "pieces">, names: Span): DraftPiece[] {
  if (names === undefined || names.text === "") return refuse(names, "a piece");
  return [...names.text].map((name, index) => {
    const piece = pieces.find((one) => one.name === name);
    return piece ?? refuse(part(names, index, name.length), "a piece of the board");
  });
}

/** Row and column counted from 1, which may lie beyond the frame. */
function readPlace(word: Span): DraftCell {
  const numbers = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(word.text);
  if (numbers === null) return refuse(word, "a cell: row,column");
  return { row: Number(numbers[1]) - 1, column: Number(numbers[2]) - 1, at: word.at };
}

function expectEnd(word: Span | undefined): void {
  if (word !== undefined && word.text !== "") refuse(word, "the end of the line");
}

function refuse({ text, at }: Span, expected: string): never {
  throw new FormatError(at, expected, text === "" ? "the end of the line" : quote(text));
}

function setDefaultGoal({ rows, columns, pieces, isRushHour }: Sketch): void {
  if (pieces.some(({ goal }) => goal !== undefined)) return;
  const primary = pieces.find(({ name }) => name === PRIMARY);
  if (primary === undefined) return;
  const [anchor] = primary.cells;
  if (isRushHour) {
    const right = Math.max(...primary.cells.map(({ column }) => column));
    primary.goal = { ...anchor, column: anchor.column + columns - 1 - right };
  } else if (rows === 5 && columns === 4) primary.goal = { ...anchor, row: 3, column: 1 };
}

/** Along which axis a piece is straight, undefined where it is not or is a single cell. */
function lengthOf(cells: readonly Offset[]): Axis | undefined {
  if (cells.length === 1) return undefined;
  if (cells.every(({ row }) => row === cells[0].row)) return "horizontal";
  return cells.every(({ column }) => column === cells[0].column) ? "vertical" : undefined;
}

/** Draws a position, with the lines that it needs; `parse` reads it back. Each line ends with a line feed. */
export function format(puzzle: Puzzle, state: State): string {
  const rows = formatRows(puzzle, state);
  // A row that reads like the line is told from it by what is behind it.
  const board = rows.includes(`\n${AXES}\n`) ? `${rows.trimEnd().replaceAll("\n", "/")}\n` : rows;
  return [board, ...goalLines(puzzle), ...axesLines(puzzle), ...gateLines(puzzle)].join("");
}

/** The rows of the board alone: one line a row, each ended by a line feed. */
export function formatRows(puzzle: Puzzle, state: State): string {
  const cover = coverOf(puzzle, state);
  return formatBoard(puzzle, (cell) => {
    if (cover[cell] >= 0) return puzzle.pieces[cover[cell]].name;
    return puzzle.walls[cell] ? "#" : ".";
  });
}

function goalLines(puzzle: Puzzle): string[] {
  const { rows, columns } = puzzle;
  const lines = puzzle.pieces.flatMap(({ name, goal }) =>
    goal === undefined ? [] : [`goal ${name} ${formatPlace(puzzle, goal)}\n`],
  );
  const isDefault = rows === 5 && columns === 4 && lines.join() === `goal ${PRIMARY} 4,2\n`;
  return isDefault ? [] : lines;
}

function axesLines({ pieces }: Puzzle): string[] {
  const locked = pieces.filter(({ axis }) => axis !== undefined);
  if (locked.length === 0) return [];
  if (pieces.every(({ axis, shape }) => axis === lengthOf(shape))) return [`${AXES}\n`];
  return (["horizontal", "vertical"] as const).flatMap((axis) => {
    const names = locked.filter((piece) => piece.axis === axis).map(({ name }) => name);
    return names.length === 0 ? [] : [`${AXES} ${axis} ${names.join("")}\n`];
  });
}

function gateLines(puzzle: Puzzle): string[] {
  const placesOf = new Map<string, string[]>();
  for (const { cell, pieces } of puzzle.gates) {
    placesOf.set(pieces, [...(placesOf.get(pieces) ?? []), formatPlace(puzzle, cell)]);
  }
  return [...placesOf].map(([names, places]) => `gate ${names} ${places.join(" ")}\n`);
}

function formatPlace(puzzle: Puzzle, cell: Cell): string {
  return `${rowOf(puzzle, cell) + 1},${columnOf(puzzle, cell) + 1}`;
}
