/** The space as a whole: published counts, walks, and what a board is prepared with. */
import { BorderedGrid } from "@microsolvers/core-grid";
import { createSuccessors, NO_BOUND } from "@microsolvers/core-search";
import fc from "fast-check";
import { expect, test } from "vitest";
import { biconnectedBlocks, NO_BLOCK } from "../src/biconnected.ts";
import { codeLimit, encode, startCode } from "../src/codec.ts";
import { PreparedBoard } from "../src/prepared-board.ts";
import { TileSpace } from "../src/space.ts";
import { UNREACHED } from "../src/walks.ts";
import { type Shape, shapes } from "./boards.ts";

const openBoard = (rows: number, columns: number) => ({
  rows,
  columns,
  free: new Uint8Array(rows * columns).fill(1),
});

test("30 x 30 open cells have 3,480 states and 13,568 edges", () => {
  const prepared = new PreparedBoard(openBoard(30, 30));
  const space = new TileSpace(prepared, { blank: 0, tile: 1 }, 899);
  const out = createSuccessors(space);
  let edges = 0;
  const seen = new Set([space.start]);
  for (const code of seen) {
    const count = space.expand(code, out);
    if (code !== space.start) edges += count;
    for (const next of out.codes.subarray(0, count)) seen.add(next);
  }
  seen.delete(space.start);
  // Also by hand: 784 cells with 4 sides, 112 with 3, 4 with 2; a state has an edge to every side.
  expect(seen.size).toBe(784 * 4 + 112 * 3 + 4 * 2);
  expect(seen.size).toBe(3480);
  expect(edges).toBe(784 * 16 + 112 * 9 + 4 * 4);
  expect(edges).toBe(13568);
});

test("the start has the code behind those of all cells and sides", () => {
  const grid = new BorderedGrid({ rows: 3, columns: 3 });
  expect(encode(grid, { tile: 4, blank: 1 })).toBe(48); // as drawn in codec.ts
  expect(startCode(grid)).toBe(100);
  expect(codeLimit(grid)).toBe(101);
  expect(() => encode(grid, { tile: 4, blank: 0 })).toThrow(
    "the blank is not beside the named tile",
  );
});

/** The length of the shortest walk between two cells that avoids a third; UNREACHED if there is none. */
function walkLength(
  { free }: { free: ArrayLike<number> },
  steps: Int32Array,
  from: number,
  to: number,
  avoided: number,
): number {
  const lengths = new Map([[from, 0]]);
  for (const [cell, length] of lengths) {
    if (cell === to) return length;
    for (const step of steps) {
      const next = cell + step;
      if (free[next] && next !== avoided && !lengths.has(next)) lengths.set(next, length + 1);
    }
  }
  return UNREACHED;
}

/** The free cells of a shape in the bordered grid, and every pair of free sides of a free cell. */
function* pairsOfSides(shape: Shape) {
  const grid = new BorderedGrid(shape);
  const free = new Uint8Array(grid.size);
  for (const cell of shape.freeCells) free[grid.fromCell(cell)] = 1;
  for (const inner of shape.freeCells) {
    const cell = grid.fromCell(inner);
    for (let from = 0; from < 4; from++) {
      for (let to = 0; to < 4; to++) {
        if (!free[cell + grid.steps[from]] || !free[cell + grid.steps[to]]) continue;
        const { steps } = grid;
        const length = walkLength({ free }, steps, cell + steps[from], cell + steps[to], cell);
        yield { cell, from, to, length, free, steps };
      }
    }
  }
}

test("two edges of a cell are in one block exactly if a walk around the cell joins them", () => {
  fc.assert(
    fc.property(shapes(7), (shape) => {
      const grid = new BorderedGrid(shape);
      const free = new Uint8Array(grid.size);
      for (const cell of shape.freeCells) free[grid.fromCell(cell)] = 1;
      const blocks = biconnectedBlocks(free, grid.steps);
      for (const { cell, from, to, length } of pairsOfSides(shape)) {
        const isOneBlock = blocks[cell * 4 + from] === blocks[cell * 4 + to];
        expect(isOneBlock).toBe(length < UNREACHED);
        // Both ends of an edge know it as the same one.
        const across = (cell + grid.steps[from]) * 4 + (from ^ 1);
        expect(blocks[across]).toBe(blocks[cell * 4 + from]);
      }
      for (const [edge, block] of blocks.entries()) {
        const cell = edge >> 2;
        const isEdge = free[cell] === 1 && free[cell + grid.steps[edge & 3]] === 1;
        expect(block !== NO_BLOCK).toBe(isEdge);
      }
    }),
    { seed: 1, numRuns: 200 },
  );
});

test("a push costs the blank's shortest walk and 1", () => {
  fc.assert(
    fc.property(shapes(7), (shape) => {
      const { pushes } = new PreparedBoard(shape);
      for (const { cell, from, to, length } of pairsOfSides(shape)) {
        pushes.prepare(cell);
        const cost = pushes.costs[cell * 16 + from * 4 + to];
        expect(Math.min(cost, UNREACHED)).toBe(Math.min(length + 1, UNREACHED));
      }
    }),
    { seed: 2, numRuns: 200 },
  );
});

test("blocks of a maze as deep as a million cells do not overflow the stack", () => {
  const side = 1001;
  const board = openBoard(side, side);
  for (let row = 1; row < side; row += 2) {
    board.free.fill(0, row * side, (row + 1) * side);
    board.free[row * side + (row % 4 === 1 ? side - 1 : 0)] = 1;
  }
  const grid = new BorderedGrid(board);
  const { blocks } = new PreparedBoard(board).pushes;
  // In a corridor every edge is a block of its own.
  const count = new Set(blocks).size - 1;
  const cells = board.free.reduce((sum, isFree) => sum + isFree, 0);
  expect(count).toBe(cells - 1);
  expect(blocks).toHaveLength(grid.size * 4);
});

test("walks stay right when their stamps start over", () => {
  const { grid, pushes } = new PreparedBoard(openBoard(4, 4));
  const { walks } = pushes;
  const [tile, from] = [grid.fromCell(5), grid.fromCell(0)];
  walks.toSides(from, tile, 0b1111);
  const before = [...walks.lengths];
  expect(before).toEqual([1, 3, 1, 3]);
  Object.assign(walks, { walk: 2 ** 32 - 2 });
  for (let walk = 0; walk < 3; walk++) {
    walks.toSides(from, tile, 0b1111);
    expect([...walks.lengths]).toEqual(before);
  }
});

test("the estimate is exact on open boards, but for what the edges of the board cost", () => {
  const prepared = new PreparedBoard(openBoard(9, 9));
  const { grid } = prepared;
  // The tile in the middle goes two up: 1 + 5 with the blank above, 3 + 5 beside, 5 + 5 below it.
  const space = new TileSpace(prepared, { blank: 0, tile: 40 }, 22);
  const estimates = [31, 49, 39, 41].map((blank) =>
    space.estimate(encode(grid, { blank, tile: 40 })),
  );
  expect(estimates).toEqual([6, 10, 8, 8]);
  expect(space.estimate(space.start)).toBe(0);
  expect(space.estimate(encode(grid, { blank: 23, tile: 22 }))).toBe(0);
  expect(space.expand(space.start, createSuccessors(space))).toBeLessThan(NO_BOUND);
});
