/**
 * A board as some notation has described it, every part with its place in the text. Here it is checked, and
 * becomes a puzzle and a state; the faults name row, column and piece.
 *
 * A goal may lie beyond the frame. Then the board grows until it fits; what is new is wall, but for the way
 * from the frame to the goal: gates for this piece alone.
 *
 *     . A A .        . A A . . .       goal A 1,5
 *     . . . .        . . . . # #
 */
import { type Cell, cellAt, FormatError, type Position as Place } from "@microsolvers/core-grid";
import {
  type Axis,
  firstPart,
  type Gate,
  LONGEST_SIDE,
  type Offset,
  type Piece,
  type Puzzle,
  type State,
} from "./rules.ts";

export interface Position {
  readonly puzzle: Puzzle;
  readonly state: State;
}

/** Row and column count from 0. */
export interface DraftCell extends Offset {
  readonly at: Place;
}

export interface DraftPiece {
  readonly name: string;
  readonly cells: readonly DraftCell[];
  axis?: Axis | undefined;
  /** May lie beyond the frame. */
  goal?: DraftCell | undefined;
}

export interface DraftGate extends DraftCell {
  readonly pieces: string;
}

export interface Draft {
  readonly rows: number;
  readonly columns: number;
  /** Where the board begins in the text. */
  readonly at: Place;
  readonly walls: readonly DraftCell[];
  readonly pieces: readonly DraftPiece[];
  readonly gates: readonly DraftGate[];
}

/** How far the frame grows. */
interface Growth {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** @throws FormatError */
export function toPosition(draft: Draft): Position {
  const { at } = draft;
  checkCells(draft);
  const pieces = [...draft.pieces].sort((a, b) => (a.name < b.name ? -1 : 1));
  const shapes = pieces.map(toShape);
  if (draft.pieces.every(({ goal }) => goal === undefined)) {
    throw new FormatError(at, "a goal for some piece", "none", "no piece has a goal");
  }
  const growth: Growth = { top: 0, bottom: 0, left: 0, right: 0 };
  const ways = pieces.flatMap((piece, index) => wayOut(draft, piece, shapes[index], growth));
  const rows = growth.top + draft.rows + growth.bottom;
  const columns = growth.left + draft.columns + growth.right;
  if (rows > LONGEST_SIDE || columns > LONGEST_SIDE) {
    const found = `one of ${rows} x ${columns}`;
    throw new FormatError(at, `a board of at most ${LONGEST_SIDE} x ${LONGEST_SIDE}`, found);
  }
  const cellOf = ({ row, column }: Offset): Cell =>
    cellAt({ rows, columns }, row + growth.top, column + growth.left);
  const gates = toGates([...draft.gates, ...ways], pieces, cellOf);
  const walls = new Uint8Array(rows * columns).fill(1);
  for (let row = 0; row < draft.rows; row++) {
    for (let column = 0; column < draft.columns; column++) walls[cellOf({ row, column })] = 0;
  }
  for (const { cell } of gates) walls[cell] = 0;
  for (const wall of draft.walls) walls[cellOf(wall)] = 1;
  return {
    puzzle: {
      rows,
      columns,
      walls,
      gates,
      pieces: pieces.map(({ name, axis, goal }, index) =>
        toPiece(name, shapes[index], axis, goal && cellOf(goal)),
      ),
    },
    state: { anchors: pieces.map(({ cells }) => cellOf(cells[0])) },
  };
}

/** Without the fields that it does not have. */
function toPiece(
  name: string,
  shape: Offset[],
  axis: Axis | undefined,
  goal: Cell | undefined,
): Piece {
  return { name, shape, ...(axis && { axis }), ...(goal !== undefined && { goal }) };
}

/** @throws FormatError where the piece is in two parts */
function toShape({ name, cells }: DraftPiece): Offset[] {
  const [anchor] = cells;
  const part = firstPart(cells);
  const apart = cells.find((cell) => !part.has(cell));
  if (apart !== undefined) {
    const problem = `piece ${name} is in two parts (${describe(anchor)}; ${describe(apart)})`;
    throw new FormatError(apart.at, `piece ${name} in one part`, "a second part", problem);
  }
  return cells.map(({ row, column }) => ({
    row: row - anchor.row,
    column: column - anchor.column,
  }));
}

/** Lets the frame grow until the goal of a piece fits: the gates on its way there. @throws FormatError */
function wayOut(
  { rows, columns }: Draft,
  { name, goal }: DraftPiece,
  shape: readonly Offset[],
  growth: Growth,
): DraftGate[] {
  if (goal === undefined) return [];
  const cells = shape.map((offset) => ({
    row: goal.row + offset.row,
    column: goal.column + offset.column,
  }));
  const top = Math.max(0, ...cells.map(({ row }) => -row));
  const bottom = Math.max(0, ...cells.map(({ row }) => row - rows + 1));
  const left = Math.max(0, ...cells.map(({ column }) => -column));
  const right = Math.max(0, ...cells.map(({ column }) => column - columns + 1));
  if (Math.max(top, bottom) > 0 && Math.max(left, right) > 0) {
    const found = `a goal beyond a corner (${describe(goal)})`;
    throw new FormatError(goal.at, `a goal of piece ${name} beyond one side at most`, found);
  }
  if (Math.max(top, bottom, left, right) > LONGEST_SIDE) {
    throw new FormatError(goal.at, `a goal of piece ${name} near the board`, describe(goal));
  }
  growth.top = Math.max(growth.top, top);
  growth.bottom = Math.max(growth.bottom, bottom);
  growth.left = Math.max(growth.left, left);
  growth.right = Math.max(growth.right, right);
  const gates: DraftGate[] = [];
  for (let back = 0; back < top + bottom + left + right; back++) {
    for (const cell of cells) {
      const row = cell.row + Math.sign(top - bottom) * back;
      const column = cell.column + Math.sign(left - right) * back;
      if (cellAt({ rows, columns }, row, column) < 0)
        gates.push({ row, column, pieces: name, at: goal.at });
    }
  }
  return gates;
}

/** One gate a cell, in order of the cells, each with its pieces in their order. */
function toGates(
  gates: readonly DraftGate[],
  pieces: readonly DraftPiece[],
  cellOf: (cell: Offset) => Cell,
): Gate[] {
  const namesAt = new Map<Cell, string>();
  for (const gate of gates) {
    const cell = cellOf(gate);
    namesAt.set(cell, (namesAt.get(cell) ?? "") + gate.pieces);
  }
  const ordered = [...namesAt].sort(([a], [b]) => a - b);
  return ordered.map(([cell, names]) => ({
    cell,
    pieces: pieces
      .map(({ name }) => name)
      .filter((name) => names.includes(name))
      .join(""),
  }));
}

/** @throws FormatError where a piece lies on a wall, on a gate that is not for it, or on another piece */
function checkCells({ walls, gates, pieces }: Draft): void {
  const taken = new Map<string, string>(walls.map((wall) => [describe(wall), "a wall"]));
  for (const gate of gates) {
    if (!taken.has(describe(gate))) continue;
    throw new FormatError(gate.at, "a gate in a free cell", `a wall (${describe(gate)})`);
  }
  for (const { name, cells } of pieces) {
    for (const cell of cells) {
      const where = describe(cell);
      const gate = gates.filter((one) => describe(one) === where);
      const isShut = gate.length > 0 && !gate.some((one) => one.pieces.includes(name));
      const found = isShut ? "a gate that is not for it" : taken.get(where);
      if (found !== undefined) {
        const problem = `piece ${name} lies on ${found} (${where})`;
        throw new FormatError(cell.at, `a free cell for piece ${name}`, found, problem);
      }
      taken.set(where, `piece ${name}`);
    }
  }
}

/** How a person finds it. */
export function describe({ row, column }: Offset): string {
  return `row ${row + 1}, column ${column + 1}`;
}
