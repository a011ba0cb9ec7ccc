/** Distances and plans against the brute force. */
import { describe, expect, test } from "vitest";
import { KlotskiSolver, solve } from "../src/index.ts";
import { randomNumbers } from "./boards.ts";
import { boardOf, distancesTo, tileAfter, type Walls } from "./brute-force.ts";

/** `draw` for each cell. */
function drawWalls(rows: number, columns: number, draw: () => boolean): Walls {
  return Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (draw() ? "#" : ".")).join(""),
  );
}

/** Every board of that size: bit `cell` of `pattern` says that the cell is fixed. */
function* allWalls(rows: number, columns: number): Generator<Walls> {
  for (let pattern = 0; pattern < 1 << (rows * columns); pattern++) {
    let cell = 0;
    yield drawWalls(rows, columns, () => ((pattern >> cell++) & 1) === 1);
  }
}

describe("2,000 random boards", () => {
  const draw = randomNumbers(2013);
  const boards: { walls: Walls; freeCells: number[]; cells: number }[] = [];
  while (boards.length < 2000) {
    const fixedInHundred = draw(60);
    const walls = drawWalls(1 + draw(8), 2 + draw(8), () => draw(100) < fixedInHundred);
    const { free } = boardOf(walls);
    const freeCells = [...free.keys()].filter((cell) => free[cell]);
    if (freeCells.length >= 2) boards.push({ walls, freeCells, cells: free.length });
  }

  test("every distance is right, and every plan is legal and as long as that", () => {
    const counts = { unsolvable: 0, solvedAlready: 0, near: 0, far: 0 };
    for (const { walls, freeCells, cells } of boards) {
      const solver = new KlotskiSolver(boardOf(walls));
      for (let question = 0; question < 3; question++) {
        const blank = freeCells[draw(freeCells.length)];
        const others = freeCells.filter((cell) => cell !== blank);
        const tile = others[draw(others.length)];
        const target = question === 0 ? draw(cells) : freeCells[draw(freeCells.length)];
        const distance = distancesTo(walls, target)[blank * cells + tile];
        const outcome = solver.solve({ blank, tile }, target);
        if (distance === -1) counts.unsolvable++;
        else if (distance === 0) counts.solvedAlready++;
        else if (distance < 20) counts.near++;
        else counts.far++;
        if (outcome.status !== "solved") {
          expect([distance, outcome.status]).toEqual([-1, "unsolvable"]);
          // Blocks tell so without a search.
          expect(outcome.stats.expanded).toBe(0);
          continue;
        }
        expect(outcome.cost).toBe(distance);
        expect(outcome.plan).toHaveLength(distance);
        expect(tileAfter(walls, blank, tile, outcome.plan)).toBe(target);
      }
    }
    // No kind of question is missing.
    expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(200);
  });
});

interface Answer {
  readonly blank: number;
  readonly tile: number;
  readonly target: number;
  /** -1 where there is no way. */
  readonly cost: number;
  /** The same from the brute force. */
  readonly distance: number;
}

/** What a solver answers from every state of a board. */
function answersFor(walls: Walls, solver: KlotskiSolver, target: number): Answer[] {
  const { free } = boardOf(walls);
  const cells = free.length;
  const answers: Answer[] = [];
  for (const [pair, distance] of distancesTo(walls, target).entries()) {
    const blank = Math.floor(pair / cells);
    const tile = pair % cells;
    if (blank === tile || !free[blank] || !free[tile]) continue;
    const outcome = solver.distance({ blank, tile }, target);
    const cost = outcome.status === "solved" ? outcome.cost : -1;
    answers.push({ blank, tile, target, cost, distance });
  }
  return answers;
}

const isWrong = ({ cost, distance }: Answer): boolean => cost !== distance;

/** Rings and winding dead ends: a cell becomes free mostly where one neighbour is, seldom where two are. */
function drawCorridors(rows: number, columns: number, draw: (limit: number) => number): Walls {
  const isFree = new Set([draw(rows * columns)]);
  for (let tries = 0; tries < rows * columns * 8; tries++) {
    const cell = draw(rows * columns);
    const column = cell % columns;
    const beside = [
      cell - columns,
      cell + columns,
      column > 0 ? cell - 1 : -1,
      column < columns - 1 ? cell + 1 : -1,
    ].filter((other) => isFree.has(other)).length;
    if (beside === 1 || (beside === 2 && draw(5) === 0)) isFree.add(cell);
  }
  let cell = 0;
  return drawWalls(rows, columns, () => !isFree.has(cell++));
}

test("500 boards of corridors: from every state to three targets each", () => {
  const draw = randomNumbers(1324);
  let solved = 0;
  for (let board = 0; board < 500; board++) {
    const walls = drawCorridors(4 + draw(5), 4 + draw(5), draw);
    const solver = new KlotskiSolver(boardOf(walls));
    for (let question = 0; question < 3; question++) {
      const target = draw(walls.join("").length);
      const answers = answersFor(walls, solver, target);
      expect(answers.filter(isWrong), walls.join("/")).toEqual([]);
      solved += answers.filter(({ distance }) => distance > 0).length;
    }
  }
  expect(solved).toBeGreaterThan(20_000);
});

test("a tile in the target's corridor may begin beyond the target", () => {
  const walls = ["....", "..#.", "##..", "..#.", "...."];
  const [blank, tile, target] = [4, 16, 12];
  const distance = distancesTo(walls, target)[blank * 20 + tile];
  expect(distance).toBe(13);
  // Its first push ends where pushes past the target end, but has not passed it.
  const outcome = solve({ ...boardOf(walls), target }, { blank, tile });
  expect(outcome).toMatchObject({ status: "solved", cost: 13 });
});

describe.each([
  [1, 2],
  [1, 5],
  [4, 1],
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [3, 3],
])("every board of %i x %i", (rows, columns) => {
  test("has the right distance for every question", () => {
    let questions = 0;
    for (const walls of allWalls(rows, columns)) {
      const solver = new KlotskiSolver(boardOf(walls));
      for (let target = 0; target < rows * columns; target++) {
        const answers = answersFor(walls, solver, target);
        expect(answers.filter(isWrong), walls.join("/")).toEqual([]);
        questions += answers.length;
      }
    }
    // Each ordered pair of cells is free in a quarter of the boards, and asks for every cell.
    const cells = rows * columns;
    expect(questions).toBe(cells * (cells - 1) * 2 ** (cells - 2) * cells);
  });
});

test("a push may need a walk around the whole board", () => {
  const walls = ["..........", ".########.", ".########.", ".........."];
  const target = 2;
  const [blank, tile] = [0, 1];
  const distance = distancesTo(walls, target)[blank * 40 + tile];
  expect(distance).toBeGreaterThan(20);
  const outcome = solve({ ...boardOf(walls), target }, { blank, tile });
  expect(outcome).toMatchObject({ status: "solved", cost: distance });
});
