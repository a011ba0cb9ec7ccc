/** Boards drawn in text: one line a row, one character a cell. */
import { FormatError, type Position } from "./errors.ts";
import { type Cell, columnOf, rowOf, type Size } from "./grid.ts";

/** A rectangle of characters, row-major, that remembers where in the text it stood. */
export class TextBoard implements Size {
  readonly rows: number;
  readonly columns: number;
  readonly characters: string;
  private readonly firstLine: number;

  constructor(lines: readonly string[], firstLine: number = 1) {
    this.rows = lines.length;
    this.columns = lines[0]?.length ?? 0;
    this.characters = lines.join("");
    this.firstLine = firstLine;
  }

  positionOf(cell: Cell): Position {
    return { line: this.firstLine + rowOf(this, cell), column: columnOf(this, cell) + 1 };
  }

  /** Every cell that holds `character`, in order. */
  cellsOf(character: string): Cell[] {
    const cells: Cell[] = [];
    for (let cell = this.characters.indexOf(character); cell >= 0; ) {
      cells.push(cell);
      cell = this.characters.indexOf(character, cell + 1);
    }
    return cells;
  }

  /**
   * The only cell that holds one of `characters`.
   *
   * @throws FormatError where there is none (at the first cell) or a second one (there).
   */
  only(characters: string, what: string): Cell {
    const cells = [...characters]
      .flatMap((character) => this.cellsOf(character))
      .sort((a, b) => a - b);
    const [first, second] = cells;
    if (first === undefined) {
      throw new FormatError(
        this.positionOf(0),
        `${what} (${quote(characters)})`,
        "none",
        `no ${what}`,
      );
    }
    if (second !== undefined) {
      throw new FormatError(
        this.positionOf(second),
        `one ${what}`,
        "a second one",
        `a second ${what}`,
      );
    }
    return first;
  }
}

/**
 * Reads a board of the characters in `legend`. Blank lines around the board, white space at the end of
 * lines, any line ends and a byte order mark are fine. O(text).
 *
 * @throws FormatError at the first character outside the legend, at the end of a row that is too short,
 *   at the first character too many, and where the text holds no board.
 */
export function parseBoard(text: string, legend: string): TextBoard {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== "");
  if (first < 0) throw new FormatError({ line: 1, column: 1 }, "a board", "no text");
  const end = lines.findLastIndex((line) => line !== "") + 1;
  const rows = lines.slice(first, end);
  const columns = rows[0]?.length ?? 0;
  for (const [row, line] of rows.entries()) {
    const at = (column: number): Position => ({ line: first + row + 1, column: column + 1 });
    for (const [column, character] of [...line].entries()) {
      if (!legend.includes(character)) {
        throw new FormatError(at(column), `one of ${quote(legend)}`, quote(character));
      }
    }
    if (line.length !== columns) {
      const found = `a row of ${line.length}`;
      throw new FormatError(at(Math.min(line.length, columns)), `a row of ${columns} cells`, found);
    }
  }
  return new TextBoard(rows, first + 1);
}

/**
 * The texts of two boards that a blank line parts: each keeps its line numbers. There is no second one
 * where nothing follows the first.
 */
export function splitBoards(text: string): [string, string | undefined] {
  const lines = text.split(/\r\n|\r|\n/);
  const isBlank = (line: string): boolean => line.trim() === "";
  const first = lines.findIndex((line) => !isBlank(line));
  const gap = lines.findIndex((line, index) => index > first && isBlank(line));
  const second = lines.findIndex((line, index) => index > gap && !isBlank(line));
  if (gap < 0 || second < 0) return [text, undefined];
  return [lines.slice(0, gap).join("\n"), "\n".repeat(second) + lines.slice(second).join("\n")];
}

/** Draws a board, one line a row, each ended by a line feed. O(cells). */
export function formatBoard(size: Size, characterOf: (cell: Cell) => string): string {
  let text = "";
  for (let row = 0; row < size.rows; row++) {
    for (let column = 0; column < size.columns; column++) {
      text += characterOf(row * size.columns + column);
    }
    text += "\n";
  }
  return text;
}

/** All characters of a category of Unicode. Engines look them up when they read a literal, used or not. */
const ofCategory = (category: string): RegExp => new RegExp(`\\p{${category}}`, "gu");

/**
 * A text in quotes, cut where it is long: what an error message shows of somebody's input. What cannot be
 * seen, or would command a terminal, is written as an escape.
 */
export function quote(text: string): string {
  const longest = 20;
  const characters = [...text.slice(0, longest * 2 + 1)];
  const shown = characters.slice(0, longest).join("").replace(ofCategory("C"), escaped);
  return characters.length > longest ? `'${shown}…'` : `'${shown}'`;
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
