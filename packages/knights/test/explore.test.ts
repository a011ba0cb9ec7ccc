import { describe, expect, test } from "vitest";
import { explore, exploreAsync, KnightsSolver, type Puzzle, STANDARD } from "../src/index.ts";
import { RankSpace } from "../src/rank-space.ts";
import { board } from "./boards.ts";
import { boardsOf, distancesFrom } from "./brute-force.ts";

/** How many boards of the contest there are at each distance, counted by another program. */
const LAYERS = [1, 8, 14, 38, 148, 368, 1001, 2440, 6468, 14116, 32825, 64782, 137262, 240404];

function puzzleOf(text: string): Puzzle {
  const [rows, columns] = [text.split("/").length - 1, text.indexOf("/")];
  return { rows, columns, goal: board(text.replaceAll("/", " ")) };
}

/** What the brute force finds. */
function exploreSlowly(text: string): { layers: number[]; farthest: string[] } {
  const layers: number[] = [];
  const distances = distancesFrom(text);
  for (const distance of distances.values()) layers[distance] = (layers[distance] ?? 0) + 1;
  const last = layers.length - 1;
  const farthest = [...distances].filter(([, distance]) => distance === last).map(([far]) => far);
  return { layers, farthest: farthest.sort() };
}

function written({ rows, columns }: Puzzle, { blank, black }: Puzzle["goal"]): string {
  const cells = Array.from(black, (knight, cell) => (cell === blank ? "*" : `${knight}`)).join("");
  return Array.from(
    { length: rows },
    (_, row) => `${cells.slice(row * columns, (row + 1) * columns)}/`,
  ).join("");
}

test("the board of the contest has so many positions at each distance", () => {
  const radius = LAYERS.length - 1;
  const outcome = explore(STANDARD, { radius });
  const states = LAYERS.reduce((sum, layer) => sum + layer);
  expect(outcome).toMatchObject({ status: "explored", layers: LAYERS, states, isComplete: false });
  expect(outcome.stats.bytes).toBeLessThan(40_000_000);
  if (outcome.status !== "explored") return;
  expect(outcome.farthest).toHaveLength(1000);
  const solver = new KnightsSolver(STANDARD);
  for (const far of outcome.farthest.slice(0, 50)) {
    expect(solver.distance(far)).toMatchObject({ cost: radius });
  }
});

describe.each([
  "1*0/",
  "1*/01/10/",
  "011/0*1/100/",
  "1010/0*11/0001/",
  "0000/0*00/0010/",
  "1*00000/0000000/0000000/0000000/0000000/0000000/",
])("%s", (text) => {
  const puzzle = puzzleOf(text);

  test("has the layers and the farthest positions of a brute force", () => {
    const { layers, farthest } = exploreSlowly(text);
    const outcome = explore(puzzle);
    expect(outcome).toMatchObject({ layers, eccentricity: layers.length - 1, isComplete: true });
    if (outcome.status !== "explored") return;
    expect(outcome.states).toBe(layers.reduce((sum, layer) => sum + layer));
    expect(outcome.farthest.map((state) => written(puzzle, state)).sort()).toEqual(
      farthest.slice(0, 1000),
    );
  });
});

test("ranks have no gaps, and are read back", () => {
  for (const text of ["*/", "1*0/", "1*/01/10/", "011/0*1/100/", "00000/0*000/", "111/11*/"]) {
    const puzzle = puzzleOf(text);
    const black = text.split("1").length - 1;
    const space = new RankSpace(puzzle, black);
    const ranks = new Set<number>();
    for (const drawn of boardsOf(text)) {
      const state = board(drawn.replaceAll("/", " "));
      const rank = space.rank(state);
      expect(space.unrank(rank)).toEqual(state);
      ranks.add(rank);
    }
    expect(ranks.size).toBe(space.codeLimit);
    expect(Math.min(...ranks)).toBe(0);
    expect(Math.max(...ranks)).toBe(space.codeLimit - 1);
  }
  expect(new RankSpace(STANDARD, 12).codeLimit).toBe(67_603_900);
});

describe("an exploration", () => {
  test("stops where it is told to, with a true bound", async () => {
    expect(explore(STANDARD, { maxExpanded: 1000 })).toMatchObject({
      status: "limit",
      limit: "expanded",
      lowerBound: 7,
    });
    expect(explore(STANDARD, { maxBytes: 20_000_000 })).toMatchObject({ limit: "memory" });
    expect(explore(STANDARD, { deadline: 0 })).toMatchObject({ limit: "time" });
    const signal = AbortSignal.abort();
    expect(await exploreAsync(STANDARD, { signal })).toMatchObject({ limit: "aborted" });
  });

  test("tells its progress, and can be aborted on the way", async () => {
    const controller = new AbortController();
    let time = 0;
    let told = 0;
    const outcome = await exploreAsync(STANDARD, {
      now: () => (time += 20),
      signal: controller.signal,
      onProgress({ expanded, lowerBound }) {
        told = expanded;
        if (lowerBound >= 10) controller.abort();
      },
    });
    expect(outcome).toMatchObject({ status: "limit", limit: "aborted" });
    expect(outcome.stats.expanded).toBe(told);
    expect(told).toBeGreaterThan(10_000);
  });

  test("of a wide board is bounded by memory", () => {
    const rows = ["1010101", "0101010", "101*010", "0101010", "1010101", "0101010"];
    const puzzle = puzzleOf(`${rows.join("/")}/`);
    const outcome = explore(puzzle, { maxBytes: 1_000_000 });
    expect(outcome).toMatchObject({ status: "limit", limit: "memory" });
    const small = explore(puzzle, { radius: 2 });
    const near = distancesFrom(written(puzzle, puzzle.goal), 2);
    expect(small).toMatchObject({ states: near.size, eccentricity: 2 });
  });
});
