/** The space as a whole: published counts, walks, and what a board is prepared with. */
import { BorderedGrid } from "@microsolvers/core-grid";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Blocks, NO_BLOCK } from "../src/biconnected.ts";
import { codeLimit, encode, firstPushCode, startCode } from "../src/codec.ts";
import { PreparedBoard } from "../src/prepared-board.ts";
import type { Board, State } from "../src/rules.ts";
import { TileSpace } from "../src/space.ts";
import { UNREACHED, Walks } from "../src/walks.ts";
import { type Shape, shapes } from "./boards.ts";

const openBoard = (rows: number, columns: number) => ({
  rows,
  columns,
  free: new Uint8Array(rows * columns).fill(1),
});

test("30 x 30 open cells have 3,480 states and 13,568 pushes", () => {
  const { grid, pushes } = new PreparedBoard(openBoard(30, 30));
  const { ofEdge } = pushes.blocks;
  const states = [...ofEdge.keys()].filter((code) => ofEdge[code] !== NO_BLOCK);
  // By hand: 784 cells have 4 sides, 112 have 3, 4 have 2; a state has a push to every side.
  expect(states).toHaveLength(784 * 4 + 112 * 3 + 4 * 2);
  expect(states).toHaveLength(3480);
  const costs = states.flatMap((code) => {
    const sides = [0, 1, 2, 3].filter((side) => ofEdge[(code & ~3) + side] === ofEdge[code]);
    return sides.map((side) => pushes.of(code >> 2, code & 3, side));
  });
  expect(costs).toHaveLength(784 * 16 + 112 * 9 + 4 * 4);
  expect(costs).toHaveLength(13568);
  // The walk back to where the blank stands is none; past one corner it takes 2, past two of them 4.
  const counts = [1, 3, 5].map((cost) => costs.filter((other) => other === cost).length);
  expect(counts).toEqual([3480, 784 * 8 + 112 * 4 + 4 * 2, 784 * 4 + 112 * 2]);
  expect(grid.size).toBe(32 * 32);
});

function spaceOf(board: Board, state: State, target: number) {
  const prepared = new PreparedBoard(board);
  const space = TileSpace.of(prepared, state, target);
  if (space === undefined) throw new Error("the tile cannot come to the target");
  return { prepared, space };
}

/** Every state that can be reached. */
function reach(space: TileSpace): number[] {
  const seen = new Set([space.start]);
  for (const code of seen) {
    const at = space.edgesOf(code);
    const end = at + 2 * space.list[at];
    for (let edge = at + 1; edge < end; edge += 2) seen.add(space.list[edge]);
  }
  return [...seen];
}

test("a search of 30 x 30 open cells meets all states but those in the corners", () => {
  const { prepared, space } = spaceOf(openBoard(30, 30), { blank: 40, tile: 41 }, 500);
  const first = firstPushCode(prepared.grid);
  // In a corner there is no choice; but the walk that found the block came in by the first one.
  expect(reach(space).filter((code) => code < first)).toHaveLength(3480 - 3 * 2);
});

test("a ring is one corridor: from every state of it one edge, to where the ring was entered", () => {
  const free = Uint8Array.of(1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1);
  const prepared = new PreparedBoard({ rows: 4, columns: 4, free });
  const { grid, edges, pushes } = prepared;
  const codes = [...pushes.blocks.ofEdge.keys()].filter(
    (code) => pushes.blocks.ofEdge[code] !== NO_BLOCK,
  );
  expect(codes).toHaveLength(24);
  for (const code of codes) {
    const at = edges.find(code);
    expect(edges.list[at]).toBe(1);
    const [to, cost] = edges.list.subarray(at + 1, at + 3);
    expect(grid.toCell(to >> 2)).toBe(0);
    const states = edges.along(code, to);
    // Around the tile the blank walks 10 cells of the 12.
    expect(cost).toBe((states.length - 1) * 11);
    expect(states[0]).toBe(code);
    expect(states.at(-1)).toBe(to);
  }
});

test("an edge that runs past the target ends there, from both sides", () => {
  const free = Uint8Array.of(1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1);
  const board = { rows: 4, columns: 4, free };
  const { prepared, space } = spaceOf(board, { blank: 0, tile: 1 }, 8);
  const target = prepared.grid.fromCell(8);
  const goals = reach(space).filter((code) => space.isGoal(code));
  expect(goals.toSorted()).toEqual([target * 4, target * 4 + 1]);
});

test("the first pushes and the start have the codes behind those of all cells and sides", () => {
  const grid = new BorderedGrid({ rows: 3, columns: 3 });
  expect(encode(grid, { tile: 4, blank: 1 })).toBe(48); // as drawn in codec.ts
  expect(firstPushCode(grid)).toBe(100);
  expect(startCode(grid)).toBe(104);
  expect(codeLimit(grid)).toBe(105);
  const apart = { tile: 4, blank: 0 };
  expect(() => encode(grid, apart)).toThrow("the blank is not beside the named tile");
});

/** How far each cell is from one, on walks that avoid another. */
function walkLengths(free: Uint8Array, steps: Int32Array, from: number, avoided: number) {
  const lengths = new Map([[from, 0]]);
  for (const [cell, length] of lengths) {
    for (const step of steps) {
      const next = cell + step;
      if (free[next] && next !== avoided && !lengths.has(next)) lengths.set(next, length + 1);
    }
  }
  return lengths;
}

/** The bordered grid of a shape, and its free cells in it. */
function bordered(shape: Shape) {
  const grid = new BorderedGrid(shape);
  const free = new Uint8Array(grid.size);
  const cells = shape.freeCells.map((cell) => grid.fromCell(cell));
  for (const cell of cells) free[cell] = 1;
  return { grid, steps: grid.steps, free, cells };
}

/** Every pair of free sides of a free cell, and the length of the walk from one to the other. */
function* pairsOfSides({ steps, free, cells }: ReturnType<typeof bordered>) {
  for (const cell of cells) {
    for (let from = 0; from < 4; from++) {
      if (!free[cell + steps[from]]) continue;
      const lengths = walkLengths(free, steps, cell + steps[from], cell);
      for (let to = 0; to < 4; to++) {
        if (!free[cell + steps[to]]) continue;
        yield { cell, from, to, length: lengths.get(cell + steps[to]) ?? UNREACHED };
      }
    }
  }
}

test("two edges of a cell are in one block exactly if a walk around the cell joins them", () => {
  fc.assert(
    fc.property(shapes(7), (shape) => {
      const board = bordered(shape);
      const { free, steps } = board;
      const { ofEdge } = new Blocks(free, steps);
      for (const { cell, from, to, length } of pairsOfSides(board)) {
        const isOneBlock = ofEdge[cell * 4 + from] === ofEdge[cell * 4 + to];
        expect(isOneBlock).toBe(length < UNREACHED);
        // Both ends of an edge know it as the same one.
        expect(ofEdge[(cell + steps[from]) * 4 + (from ^ 1)]).toBe(ofEdge[cell * 4 + from]);
      }
      for (const [edge, block] of ofEdge.entries()) {
        const isEdge = free[edge >> 2] === 1 && free[(edge >> 2) + steps[edge & 3]] === 1;
        expect(block !== NO_BLOCK).toBe(isEdge);
      }
    }),
    { seed: 1, numRuns: 200 },
  );
});

test("the blank comes to the tile in the block of the sides that it can walk to", () => {
  fc.assert(
    fc.property(shapes(6), (shape) => {
      const { free, steps, cells } = bordered(shape);
      const blocks = new Blocks(free, steps);
      for (const from of cells) {
        for (const tile of cells) {
          if (tile === from) continue;
          const lengths = walkLengths(free, steps, from, tile);
          const side = steps.findIndex((step) => lengths.has(tile + step));
          const block = side < 0 ? NO_BLOCK : blocks.ofEdge[tile * 4 + side];
          expect(blocks.toward(tile, from)).toBe(block);
          if (side >= 0) expect(blocks.isIn(block, tile)).toBe(true);
        }
      }
    }),
    { seed: 2, numRuns: 200 },
  );
});

test("walks are shortest, and their paths keep off the tile", () => {
  fc.assert(
    fc.property(shapes(6), (shape) => {
      const { grid, free, steps, cells } = bordered(shape);
      const walks = new Walks(grid, free);
      const tile = cells[cells.length >> 1];
      const others = cells.filter((cell) => cell !== tile);
      for (const from of others) {
        const lengths = walkLengths(free, steps, from, tile);
        for (const to of others) {
          expect(walks.length(from, to, tile)).toBe(lengths.get(to) ?? UNREACHED);
          const path = walks.path(from, to, tile);
          if (!lengths.has(to)) {
            expect(path).toEqual([]);
            continue;
          }
          expect(path).toHaveLength(lengths.get(to) ?? Number.NaN);
          let cell = from;
          for (const move of path) {
            cell += steps["UDLR".indexOf(move)];
            expect([free[cell], cell === tile]).toEqual([1, false]);
          }
          expect(cell).toBe(to);
        }
      }
    }),
    { seed: 3, numRuns: 100 },
  );
});

test("a push costs the blank's shortest walk and 1", () => {
  fc.assert(
    fc.property(shapes(7), (shape) => {
      const { pushes } = new PreparedBoard(shape);
      for (const { cell, from, to, length } of pairsOfSides(bordered(shape))) {
        if (length < UNREACHED) expect(pushes.of(cell, from, to)).toBe(length + 1);
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
  const { ofEdge } = new PreparedBoard(board).pushes.blocks;
  // In a corridor every edge is a block of its own.
  const cells = board.free.reduce((sum, isFree) => sum + isFree, 0);
  expect(new Set(ofEdge).size).toBe(cells - 1 + 1);
});

test("walks stay right when their marks have run out", () => {
  const { grid, pushes } = new PreparedBoard(openBoard(4, 4));
  const { walks } = pushes;
  const [from, to, tile] = [0, 15, 5].map((cell) => grid.fromCell(cell));
  expect(walks.length(from, to, tile)).toBe(6);
  const lowest = -(2 ** 31);
  for (const origin of [0, 1, grid.size, grid.size + 1].map((above) => lowest + above)) {
    Object.assign(walks, { origin });
    for (let walk = 0; walk < 3; walk++) expect(walks.length(from, to, tile)).toBe(6);
    expect(walks.path(from, tile + 1, tile)).toHaveLength(3);
  }
});

test("the estimate is the cost of the way where nothing is in the way", () => {
  const { prepared, space } = spaceOf(openBoard(9, 9), { blank: 0, tile: 40 }, 22);
  const blanks = { above: 31, below: 49, left: 39, right: 41 };
  const estimateOf = (blank: number): number =>
    space.estimate(encode(prepared.grid, { blank, tile: 40 }));
  // The target is two up. A push costs 3 where it turns, 5 where it goes straight on, and none goes
  // straight back: with the blank above, the tile goes right, up, left, up.
  expect(estimateOf(blanks.below)).toBe(5 + 5);
  expect(estimateOf(blanks.left)).toBe(3 + 5);
  expect(estimateOf(blanks.right)).toBe(3 + 5);
  expect(estimateOf(blanks.above)).toBe(3 + 3 + 3 + 3);
  expect(space.estimate(encode(prepared.grid, { blank: 23, tile: 22 }))).toBe(0);
  expect(space.estimate(space.start)).toBe(0);
});
