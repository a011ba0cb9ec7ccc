/**
 * Boards for programs. Rows and columns count from 1, as in all notation.
 *
 *     {
 *       "rows": 5, "columns": 4,
 *       "pieces": [
 *         { "name": "A", "cells": [[1,2],[1,3],[2,2],[2,3]], "goal": [4,2] },
 *         { "name": "B", "cells": [[3,2],[3,3]], "axis": "horizontal" }
 *       ],
 *       "walls": [[5,1]],
 *       "gates": [{ "cell": [5,4], "pieces": "A" }]
 *     }
 *
 * `goal`, `axis`, `walls` and `gates` can be left out.
 */
import {
  type Cell,
  cellAt,
  columnOf,
  FormatError,
  type Position as Place,
  rowOf,
  type Size,
} from "@microsolvers/core-grid";
import { quote } from "@microsolvers/core-grid/text";
import { type Draft, type DraftCell, type DraftGate, type DraftPiece, describe } from "./draft.ts";
import { type JsonNode, parseJsonText } from "./json-text.ts";
import { cellsAt, isAxis, isName, isSide, LONGEST_SIDE, type Puzzle, type State } from "./rules.ts";

/** Writes a position as JSON, on one line; `parse` reads it back. */
export function formatJson(puzzle: Puzzle, { anchors }: State): string {
  const { rows, columns, walls, gates, pieces } = puzzle;
  const place = (cell: Cell): [number, number] => [
    rowOf(puzzle, cell) + 1,
    columnOf(puzzle, cell) + 1,
  ];
  return JSON.stringify({
    rows,
    columns,
    pieces: pieces.map((piece, index) => ({
      name: piece.name,
      cells: cellsAt(puzzle, piece, anchors[index]).map(place),
      axis: piece.axis,
      goal: piece.goal === undefined ? undefined : place(piece.goal),
    })),
    walls: Array.from(walls).flatMap((wall, cell) => (wall ? [place(cell)] : [])),
    gates: gates.map((gate) => ({ cell: place(gate.cell), pieces: gate.pieces })),
  });
}

/** @throws FormatError at the first value that is not what it should be */
export function parseJson(text: string, firstLine: number): Draft {
  const board = new Fields(parseJsonText(text, firstLine), "a board", [
    "rows",
    "columns",
    "pieces",
    "walls",
    "gates",
  ]);
  const rows = board.side("rows");
  const columns = board.side("columns");
  const size = { rows, columns };
  const pieces = board.list("pieces").map((node) => toDraftPiece(node, size));
  for (const [index, { name, cells }] of pieces.entries()) {
    if (pieces.findIndex((piece) => piece.name === name) === index) continue;
    throw new FormatError(cells[0].at, "a name for each piece", `a second piece ${name}`);
  }
  return {
    ...size,
    at: board.at,
    pieces,
    walls: board.list("walls", []).map((node) => inside(toCell(node), size, "a wall")),
    gates: board.list("gates", []).map((node) => toGate(node, size, pieces)),
  };
}

function toDraftPiece(node: JsonNode, size: Size): DraftPiece {
  const fields = new Fields(node, "a piece", ["name", "cells", "axis", "goal"]);
  const name = fields.text("name", "one letter or digit", isName);
  const cells = fields
    .list("cells")
    .map((cell) => inside(toCell(cell), size, `piece ${name}`))
    .sort((a, b) => a.row - b.row || a.column - b.column);
  if (cells.length === 0) throw new FormatError(node.at, `cells of piece ${name}`, "none");
  return {
    name,
    cells,
    axis: fields.has("axis") ? fields.text("axis", "horizontal or vertical", isAxis) : undefined,
    goal: fields.has("goal") ? toCell(fields.node("goal")) : undefined,
  };
}

function toGate(node: JsonNode, size: Size, pieces: readonly DraftPiece[]): DraftGate {
  const fields = new Fields(node, "a gate", ["cell", "pieces"]);
  const cell = inside(toCell(fields.node("cell")), size, "a gate");
  const areNames = (text: string): text is string =>
    text !== "" && [...text].every((name) => pieces.some((piece) => piece.name === name));
  return { ...cell, pieces: fields.text("pieces", "names of pieces", areNames) };
}

/** A cell as [row, column]. */
function toCell({ value, at }: JsonNode): DraftCell {
  const [row, column] = Array.isArray(value) && value.length === 2 ? (value as JsonNode[]) : [];
  const isPlace = Number.isSafeInteger(row?.value) && Number.isSafeInteger(column?.value);
  if (!isPlace) throw new FormatError(at, "a cell: [row, column]", nameOf(value));
  return { row: Number(row.value) - 1, column: Number(column.value) - 1, at };
}

function inside(cell: DraftCell, size: Size, what: string): DraftCell {
  if (cellAt(size, cell.row, cell.column) >= 0) return cell;
  const where = describe(cell);
  const problem = `${what} lies outside the board (${where})`;
  throw new FormatError(cell.at, `a cell of the board for ${what}`, where, problem);
}

/** The members of an object, each of them known. */
class Fields {
  readonly at: Place;
  private readonly members: ReadonlyMap<string, JsonNode>;

  constructor({ value, at }: JsonNode, what: string, names: readonly string[]) {
    if (!(value instanceof Map)) throw new FormatError(at, `${what}: an object`, nameOf(value));
    for (const [name, member] of value as ReadonlyMap<string, JsonNode>) {
      if (names.includes(name)) continue;
      throw new FormatError(member.at, `${what}, of ${names.join(", ")}`, quote(name));
    }
    this.at = at;
    this.members = value;
  }

  has(name: string): boolean {
    return this.members.has(name);
  }

  node(name: string): JsonNode {
    const node = this.members.get(name);
    if (node === undefined) throw new FormatError(this.at, quote(name), "none");
    return node;
  }

  list(name: string, otherwise?: readonly JsonNode[]): readonly JsonNode[] {
    if (otherwise !== undefined && !this.has(name)) return otherwise;
    const { value, at } = this.node(name);
    if (!Array.isArray(value)) throw new FormatError(at, `a list of ${name}`, nameOf(value));
    return value;
  }

  side(name: string): number {
    const { value, at } = this.node(name);
    if (isSide(value)) return value;
    throw new FormatError(at, `${name} from 1 to ${LONGEST_SIDE}`, nameOf(value));
  }

  text<Text extends string>(
    name: string,
    what: string,
    fits: (text: string) => text is Text,
  ): Text {
    const { value, at } = this.node(name);
    if (typeof value === "string" && fits(value)) return value;
    throw new FormatError(at, what, nameOf(value));
  }
}

function nameOf(value: JsonNode["value"]): string {
  if (typeof value === "string") return quote(value);
  return typeof value === "object" && value !== null
    ? Array.isArray(value)
      ? "a list"
      : "an object"
    : String(value);
}
