// Counts all boards of 5 x 4 with one piece of 2 x 2, any number of 1 x 2, 2 x 1 and 1 x 1, and at least two
// empty cells: how many there are of each set of pieces, into how many components they fall, how large the
// largest is. Compares with CENSUS.md. Usage: turbo run census (ten minutes or so).
import { readFileSync } from "node:fs";
import { createSuccessors, NO_BOUND, Workspace } from "@microsolvers/core-search";
import { klotski, type State } from "../src/blocks/index.ts";
import { prepare } from "../src/blocks/prepare.ts";
import { CodeSet } from "./code-set.ts";

const ROWS = 5;
const COLUMNS = 4;
const CELLS = ROWS * COLUMNS;
/** Cells beside those of the square. */
const OTHERS = CELLS - 4;
const LEAST_EMPTY = 2;

interface Group {
  readonly uprights: number;
  readonly flats: number;
  readonly singles: number;
}

interface Counted extends Group {
  readonly empty: number;
  readonly boards: number;
  readonly components: number;
  readonly largest: number;
}

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const told = readFileSync(new URL("../CENSUS.md", import.meta.url), "utf8");
const begun = performance.now();
const all = groups()
  .map(count)
  .filter(({ boards }) => boards > 0);
const tight = all.filter(({ empty }) => empty === LEAST_EMPTY);
say(`counted in ${((performance.now() - begun) / 1000).toFixed(0)} s`);

const lines = [
  ...tight.map(({ uprights, flats, singles, ...counts }) =>
    row([uprights, flats, singles, counts.boards, counts.components, counts.largest]),
  ),
  total("exactly two", tight),
  total("at least two", all),
];
const missing = lines.filter((line) => !told.includes(`${line}\n`));
if (missing.length > 0) throw new Error(`CENSUS.md lacks:\n${missing.join("\n")}`);
say("as CENSUS.md has it");

function row(cells: readonly (number | string)[]): string {
  return `| ${cells.map((cell) => cell.toLocaleString("en")).join(" | ")} |`;
}

function total(empty: string, counted: readonly Counted[]): string {
  const sum = (of: (group: Counted) => number): number =>
    counted.reduce((so, group) => so + of(group), 0);
  const boards = sum((group) => group.boards);
  const components = sum((group) => group.components);
  const largest = Math.max(...counted.map((group) => group.largest));
  return row([empty, counted.length, boards, components, largest]);
}

/** All sets of pieces that leave so many cells empty; some of them fit in no way. */
function groups(): Group[] {
  const found: Group[] = [];
  for (let uprights = 0; uprights * 2 <= OTHERS - LEAST_EMPTY; uprights++) {
    for (let flats = 0; (uprights + flats) * 2 <= OTHERS - LEAST_EMPTY; flats++) {
      const most = OTHERS - LEAST_EMPTY - (uprights + flats) * 2;
      for (let singles = 0; singles <= most; singles++) found.push({ uprights, flats, singles });
    }
  }
  return found;
}

/** Every board is reached from those enumerated; what is reached from one that was not is a new component. */
function count(group: Group): Counted {
  const { uprights, flats, singles } = group;
  const empty = OTHERS - 2 * (uprights + flats) - singles;
  const set = new CodeSet();
  const states = boardsOf(group);
  const first = states.next();
  if (first.done) return { ...group, empty, boards: 0, components: 0, largest: 0 };
  const puzzle = klotski({ rows: ROWS, columns: COLUMNS, ...group });
  const { codec, space } = prepare(puzzle, first.value, new Workspace(), "steps");
  set.add(codec.encode(first.value));
  for (const state of states) {
    if (!set.add(codec.encode(state))) throw new Error("a board was enumerated twice");
  }
  const successors = createSuccessors(space);
  const isMet = new Uint8Array(set.size);
  const stack = new Int32Array(set.size);
  let components = 0;
  let largest = 0;
  for (let begin = 0; begin < set.size; begin++) {
    if (isMet[begin]) continue;
    let height = 0;
    let size = 0;
    stack[height++] = begin;
    isMet[begin] = 1;
    while (height > 0) {
      const n = space.expand(set.codes[stack[--height]], successors, NO_BOUND);
      size++;
      for (let i = 0; i < n; i++) {
        const next = set.numberOf(successors.codes[i]);
        if (next < 0) throw new Error("a board was reached that was not enumerated");
        if (isMet[next]) continue;
        isMet[next] = 1;
        stack[height++] = next;
      }
    }
    components++;
    largest = Math.max(largest, size);
  }
  say(`${JSON.stringify(group)} ${set.size} boards, ${components} components, largest ${largest}`);
  return { ...group, empty, boards: set.size, components, largest };
}

/** All boards of a set of pieces: cell by cell, each is empty, covered already, or where a piece begins. */
function* boardsOf({ uprights, flats, singles }: Group): Generator<State, void> {
  const square: number[] = [];
  const upright: number[] = [];
  const flat: number[] = [];
  const single: number[] = [];
  let empty = OTHERS - 2 * (uprights + flats) - singles;
  const kinds = [
    { list: square, most: 1, cells: [0, 1, COLUMNS, COLUMNS + 1] },
    { list: upright, most: uprights, cells: [0, COLUMNS] },
    { list: flat, most: flats, cells: [0, 1] },
    { list: single, most: singles, cells: [0] },
  ];
  const fits = (cell: number, cells: readonly number[], taken: number): boolean =>
    cells.every((offset) => {
      const to = cell + offset;
      const staysInRow = (to % COLUMNS) - (cell % COLUMNS) === offset % COLUMNS;
      return to < CELLS && staysInRow && ((taken >> to) & 1) === 0;
    });

  function* from(cell: number, taken: number): Generator<State, void> {
    if (cell === CELLS) {
      if (square.length === 1) yield { anchors: [...square, ...upright, ...flat, ...single] };
      return;
    }
    if ((taken >> cell) & 1) {
      yield* from(cell + 1, taken);
      return;
    }
    if (empty > 0) {
      empty--;
      yield* from(cell + 1, taken);
      empty++;
    }
    for (const { list, most, cells } of kinds) {
      if (list.length === most || !fits(cell, cells, taken)) continue;
      list.push(cell);
      yield* from(
        cell + 1,
        cells.reduce((so, offset) => so | (1 << (cell + offset)), taken),
      );
      list.pop();
    }
  }
  yield* from(0, 0);
}
