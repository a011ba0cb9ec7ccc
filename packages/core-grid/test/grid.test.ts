import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BorderedGrid,
  cellAt,
  columnOf,
  DIRECTIONS,
  describeCell,
  neighbour,
  rowOf,
  type Size,
  symmetries,
} from "../src/index.ts";

const sizes: fc.Arbitrary<Size> = fc.record({
  rows: fc.integer({ min: 1, max: 9 }),
  columns: fc.integer({ min: 1, max: 9 }),
});

const forAllSizes = (holds: (size: Size) => void): void => {
  fc.assert(
    fc.property(sizes, (size) => holds(size)),
    { seed: 1, numRuns: 81 },
  );
};

const cellsOf = ({ rows, columns }: Size): number[] => [...Array(rows * columns).keys()];

describe("cells", () => {
  test("are numbered row by row", () => {
    forAllSizes((size) => {
      let cell = 0;
      for (let row = 0; row < size.rows; row++) {
        for (let column = 0; column < size.columns; column++) {
          expect(cellAt(size, row, column)).toBe(cell);
          expect([rowOf(size, cell), columnOf(size, cell)]).toEqual([row, column]);
          cell++;
        }
      }
    });
  });

  test("end at the edges", () => {
    const size = { rows: 2, columns: 3 };
    for (const [row, column] of [
      [-1, 0],
      [2, 0],
      [0, -1],
      [0, 3],
      [1, 3],
    ]) {
      expect(cellAt(size, row, column)).toBe(-1);
    }
  });

  test("have neighbours up, down, left and right", () => {
    // 0 1 2
    // 3 4 5
    const size = { rows: 2, columns: 3 };
    const neighbours = cellsOf(size).map((cell) =>
      DIRECTIONS.map((direction) => neighbour(size, cell, direction)),
    );
    expect(neighbours).toEqual([
      [-1, 3, -1, 1],
      [-1, 4, 0, 2],
      [-1, 5, 1, -1],
      [0, -1, -1, 4],
      [1, -1, 3, 5],
      [2, -1, 4, -1],
    ]);
  });

  test("are told to people from 1", () => {
    expect(describeCell({ rows: 2, columns: 3 }, 5)).toBe("row 2, column 3");
  });
});

test("a direction's number with its last bit turned is the opposite one", () => {
  forAllSizes((size) => {
    for (const cell of cellsOf(size)) {
      for (const [number, direction] of DIRECTIONS.entries()) {
        const next = neighbour(size, cell, direction);
        if (next >= 0) expect(neighbour(size, next, DIRECTIONS[number ^ 1])).toBe(cell);
      }
    }
  });
});

describe("a bordered grid", () => {
  test("numbers the cells as drawn", () => {
    const grid = new BorderedGrid({ rows: 1, columns: 3 });
    expect([grid.width, grid.size]).toEqual([5, 15]);
    expect([0, 1, 2].map((cell) => grid.fromCell(cell))).toEqual([6, 7, 8]);
  });

  test("flags the cells whose value is not 0, and never its border", () => {
    forAllSizes((size) => {
      const grid = new BorderedGrid(size);
      const values = cellsOf(size).map((cell) => cell % 3);
      const flags = grid.flags(values);
      const flagged = cellsOf(size).filter((cell) => cell % 3 > 0);
      expect(flags).toHaveLength(grid.size);
      expect(Array.from(flags.keys()).filter((cell) => flags[cell] > 0)).toEqual(
        flagged.map((cell) => grid.fromCell(cell)),
      );
      expect(Math.max(...flags)).toBe(flagged.length > 0 ? 1 : 0);
    });
  });

  test("has the neighbours of the plain grid, and its border beyond the edges", () => {
    forAllSizes((size) => {
      const grid = new BorderedGrid(size);
      const inner = new Map(cellsOf(size).map((cell) => [grid.fromCell(cell), cell]));
      expect(inner.size).toBe(size.rows * size.columns);
      for (const [bordered, cell] of inner) {
        expect(grid.toCell(bordered)).toBe(cell);
        expect(grid.rowOf[bordered]).toBe(rowOf(size, cell) + 1);
        expect(grid.columnOf[bordered]).toBe(columnOf(size, cell) + 1);
        for (const [side, direction] of DIRECTIONS.entries()) {
          const next = bordered + grid.steps[side];
          expect(inner.get(next) ?? -1).toBe(neighbour(size, cell, direction));
          expect(next >= 0 && next < grid.size).toBe(true);
        }
      }
    });
  });
});

describe("symmetries", () => {
  const compose = (first: readonly number[], second: readonly number[]): number[] =>
    first.map((cell) => second[cell]);

  test("are 8 of a square and 4 of any other rectangle, the identity first", () => {
    forAllSizes((size) => {
      const all = symmetries(size);
      expect(all).toHaveLength(size.rows === size.columns ? 8 : 4);
      expect(all[0]).toEqual(cellsOf(size));
      const different = new Set(all.map((symmetry) => symmetry.join()));
      if (size.rows > 1 && size.columns > 1) expect(different.size).toBe(all.length);
    });
  });

  test("form a group", () => {
    forAllSizes((size) => {
      const all = symmetries(size);
      const identity = cellsOf(size);
      for (const first of all) {
        expect([...first].sort((a, b) => a - b)).toEqual(identity);
        expect(all.map((second) => compose(first, second))).toContainEqual(identity);
        for (const second of all) expect(all).toContainEqual(compose(first, second));
      }
    });
  });

  test("keep neighbours neighbours", () => {
    const neighboursOf = (size: Size, cell: number): number[] =>
      DIRECTIONS.map((direction) => neighbour(size, cell, direction)).filter((next) => next >= 0);
    forAllSizes((size) => {
      for (const symmetry of symmetries(size)) {
        for (const cell of cellsOf(size)) {
          const images = neighboursOf(size, cell).map((next) => symmetry[next]);
          expect(images.sort()).toEqual(neighboursOf(size, symmetry[cell]).sort());
        }
      }
    });
  });
});
