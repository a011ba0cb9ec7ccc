import { ArgumentError } from "@microsolvers/core-grid";
import { describe, expect, test } from "vitest";
import { explore, exploreAsync, format, KlotskiSolver } from "../src/index.ts";
import { boardOf, distancesTo, type Walls } from "./brute-force.ts";

const BOARDS: readonly (readonly [Walls, target: number])[] = [
  [[".."], 1],
  [["...."], 0],
  [["..", ".."], 3],
  [["...", ".#.", "..."], 0],
  [["..#..", "..#..", ".....", "#..#.", "....."], 12],
  [["..#..", "..#..", "##.##", "....."], 16],
];

describe.each(BOARDS)("%j, target %i", (walls, target) => {
  const puzzle = { ...boardOf(walls), target };
  const distances = distancesTo(walls, target);
  const layers: number[] = [];
  for (const distance of distances) {
    if (distance >= 0) layers[distance] = (layers[distance] ?? 0) + 1;
  }
  const eccentricity = layers.length - 1;

  test("has the layers and the farthest positions of a brute force", async () => {
    const outcome = explore(puzzle);
    expect(outcome).toMatchObject({ status: "explored", layers, eccentricity, isComplete: true });
    expect(await exploreAsync(puzzle)).toEqual(outcome);
    if (outcome.status !== "explored") return;
    const cells = walls.join("").length;
    const found = outcome.farthest.map(({ blank, tile }) => blank * cells + tile);
    const farthest = [...distances.keys()].filter((at) => distances[at] === eccentricity);
    expect(found.sort((one, other) => one - other)).toEqual(farthest);
  });

  test("is cut at a radius", () => {
    const radius = eccentricity - 1;
    if (radius < 0) return;
    expect(explore(puzzle, { radius })).toMatchObject({
      layers: layers.slice(0, -1),
      isComplete: false,
    });
  });
});

test("an open board of 30 x 30 has all its positions, and its farthest are as far as a solver says", () => {
  const board = { rows: 30, columns: 30, free: new Uint8Array(900).fill(1) };
  const outcome = explore({ ...board, target: 0 });
  expect(outcome).toMatchObject({ status: "explored", states: 900 * 899 });
  if (outcome.status !== "explored") return;
  const solver = new KlotskiSolver(board);
  for (const far of outcome.farthest) {
    expect(solver.distance(far, 0)).toMatchObject({ cost: outcome.eccentricity });
    expect(format({ ...board, target: 0 }, far)).toContain("@");
  }
});

test("a limit says what it was, and how far it goes at least", () => {
  const board = { rows: 30, columns: 30, free: new Uint8Array(900).fill(1) };
  const all = explore({ ...board, target: 0 });
  const some = explore({ ...board, target: 0 }, { maxExpanded: 2000 });
  expect(some).toMatchObject({ status: "limit", limit: "expanded" });
  if (all.status !== "explored" || some.status !== "limit") return;
  // The layer under way is the last but one.
  const expanded = all.layers.slice(0, some.lowerBound - 1).reduce((sum, layer) => sum + layer);
  expect(expanded).toBeLessThanOrEqual(2000);
  expect(expanded + all.layers[some.lowerBound - 1]).toBeGreaterThan(2000);
  expect(explore({ ...board, target: 0 }, { maxBytes: 1000 })).toMatchObject({
    status: "limit",
    limit: "memory",
  });
});

test("a target on a fixed cell is solved from nowhere", () => {
  const outcome = explore({ ...boardOf(["..#"]), target: 2 });
  expect(outcome).toMatchObject({ status: "explored", states: 0, layers: [0], farthest: [] });
});

test("what is no puzzle is refused", () => {
  expect(() => explore({ ...boardOf(["..."]), target: 3 })).toThrow(ArgumentError);
  expect(() => explore({ rows: 2, columns: 2, free: [1, 1], target: 0 })).toThrow(ArgumentError);
});
