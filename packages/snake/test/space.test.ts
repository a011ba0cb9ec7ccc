/** All widths of codes: each does what the rules say, and all do the same. */
import { BorderedGrid, Random } from "@microsolvers/core-grid";
import {
  AStar,
  type Code,
  createSuccessors,
  Explore,
  NO_BOUND,
  run,
  Workspace,
} from "@microsolvers/core-search";
import { checked } from "@microsolvers/core-search/checked";
import { describe, expect, test } from "vitest";
import { codeLimit, decode, encode, isInterned } from "../src/codec.ts";
import { decoderOf } from "../src/explore.ts";
import { createField } from "../src/field.ts";
import { apply, type Board, explore, moves, type State, solve } from "../src/index.ts";
import { createNarrowSpace } from "../src/narrow-space.ts";
import { createSpace } from "../src/space.ts";
import { createWideSpace } from "../src/wide-space.ts";
import { drawBody, drawPosition } from "./boards.ts";

function open(side: number): Board {
  return { rows: side, columns: side, stones: new Uint8Array(side * side) };
}

describe("codes", () => {
  test("lay out head and links as codec.ts draws them", () => {
    const grid = new BorderedGrid({ rows: 3, columns: 3 });
    expect(encode(grid, { body: [4, 3, 0] })).toBe(194);
    expect(decode(grid, 3, 194)).toEqual({ body: [4, 3, 0] });
  });

  test.each([
    [20, 12, true, false],
    [20, 13, false, false],
    [50, 10, true, false],
    [50, 11, false, false],
    [50, 21, false, false],
    [50, 22, false, true],
    [200, 19, false, false],
    [200, 20, false, true],
  ])(
    "on a board of side %i, of %i cells: narrow %j, interned %j",
    (side, length, narrow, interned) => {
      const grid = new BorderedGrid(open(side));
      expect(codeLimit(grid, length) <= 2 ** 31).toBe(narrow);
      expect(isInterned(grid, length)).toBe(interned);
    },
  );

  test("up to the widest are safe integers", () => {
    const grid = new BorderedGrid(open(200));
    const body = Array.from({ length: 19 }, (_, index) => 200 * 200 - 1 - index * 200);
    const code = encode(grid, { body });
    expect(Number.isSafeInteger(code) && code < codeLimit(grid, 19)).toBe(true);
    expect(decode(grid, 19, code)).toEqual({ body });
  });
});

/** A walk at random by the rules: each space has the states that the rules have, after every move. */
test.each([1, 2, 3, 8, 12, 13, 15, 16, 17, 18, 19, 20, 23, 24, 32, 33, 34, 48, 49, 50, 70])(
  "a snake of %i moves as the rules say",
  (length) => {
    const random = new Random(length);
    for (const tail of ["blocks", "frees"] as const) {
      const stones = Uint8Array.from({ length: 400 }, () => (random.below(12) === 0 ? 1 : 0));
      const board: Board = { rows: 20, columns: 20, stones, tail };
      const field = createField(board, [0]);
      let now: State = { body: [] };
      while (now.body.length !== length) now = { body: drawBody(random, board, length) };
      const space = createSpace(field, now, new Workspace());
      const stateOf = decoderOf(field.grid, length, space);
      const buffers = createSuccessors(space);
      let code: Code = space.start;
      for (let move = 0; move < 200; move++) {
        expect(field.grid.toCell(space.headOf(code))).toBe(now.body[0]);
        expect(stateOf(code)).toEqual(now);
        const legal = moves(board, now);
        const n = space.expand(code, buffers, NO_BOUND);
        const codes = Array.from(buffers.codes.subarray(0, n));
        expect(codes.map(stateOf)).toEqual(legal.map((next) => apply(board, now, next)));
        if (n === 0) break;
        const choice = random.below(n);
        code = codes[choice];
        now = apply(board, now, legal[choice]);
      }
    }
  },
);

test("searches in narrow and in wide codes do the same work and find the same", () => {
  const random = new Random(8);
  let compared = 0;
  for (let board = 0; board < 200; board++) {
    const { puzzle, state } = drawPosition(random, { side: 7, length: 9, stonesInTen: 3 });
    if (state.body.length === 1) continue; // always narrow
    const field = createField(puzzle, puzzle.exits);
    const [narrow, wide] = [createNarrowSpace, createWideSpace].map((create) => {
      const workspace = new Workspace();
      const space = create(field, state, workspace);
      expect(space.start).toBe(encode(field.grid, state));
      const outcome = run(new AStar(space, space.start, { workspace }));
      const cost = outcome.status === "solved" ? outcome.cost : undefined;
      return [outcome.status, cost, outcome.stats.expanded, outcome.stats.generated];
    });
    expect(wide).toEqual(narrow);
    compared++;
  }
  expect(compared).toBeGreaterThan(100);
});

test("estimates are consistent wherever a snake can come", () => {
  const random = new Random(5);
  for (let board = 0; board < 30; board++) {
    const { puzzle, state } = drawPosition(random, { side: 6, length: 5, stonesInTen: 4 });
    const space = createSpace(createField(puzzle, puzzle.exits), state, new Workspace());
    const outcome = run(new Explore(checked(space), space.start));
    expect(outcome.status).toBe("explored");
  }
});

describe("long snakes", () => {
  const side = 200;
  const board = open(side);
  const body = Array.from({ length: 32 }, (_, index) => side * side - 32 + index);

  test("of 32 cells come out of an open board of 200 x 200", () => {
    expect(solve({ ...board, exits: [0] }, { body })).toMatchObject({
      status: "solved",
      cost: 2 * (side - 1) - 31,
    });
  });

  test("meet a limit on memory at the start, in the middle, and then not", () => {
    const puzzle = { ...board, exits: [0] };
    for (const maxBytes of [0, 10_000, 30_000, 50_000]) {
      const outcome = solve(puzzle, { body }, { maxBytes });
      expect(outcome).toMatchObject({ status: "limit", limit: "memory" });
      expect(outcome.stats.bytes).toBeLessThanOrEqual(maxBytes);
    }
    expect(solve(puzzle, { body }, { maxBytes: 2 ** 18 })).toMatchObject({ status: "solved" });
  });

  test("are explored as short ones are", () => {
    // Two rows, filled by the snake: its head can follow its tail, and go nowhere else.
    const strip = { rows: 2, columns: 18, stones: new Uint8Array(36), tail: "frees" as const };
    const ring = [
      ...Array.from({ length: 18 }, (_, at) => at),
      ...Array.from({ length: 18 }, (_, at) => 35 - at),
    ];
    const outcome = explore(strip, { body: ring });
    expect(outcome).toMatchObject({ status: "explored", states: 36, eccentricity: 35 });
  });
});
