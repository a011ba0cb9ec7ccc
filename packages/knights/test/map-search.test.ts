/** The search that takes over for far positions, on the board of the contest with fewer black knights. */
import { run } from "@microsolvers/core-search";
import { describe, expect, test } from "vitest";
import { encode } from "../src/codec.ts";
import { apply, isSolved, moves, type Puzzle, STANDARD, verify } from "../src/index.ts";
import { GoalMap, isWorthAMap, MapSearch } from "../src/map-search.ts";
import { board, scrambled } from "./boards.ts";
import { distancesFrom } from "./brute-force.ts";

const TEXT = "00000/00000/00*00/00001/00001/";
const puzzle: Puzzle = { rows: 5, columns: 5, goal: board(TEXT.replaceAll("/", " ")) };
const distances = distancesFrom(TEXT);
const starts = [...distances].filter((_, index) => index % 97 === 0);

test("a map is worth its while for the contest, not for few positions nor for wide boards", () => {
  expect(isWorthAMap(STANDARD)).toBe(true);
  expect(isWorthAMap(puzzle)).toBe(false);
  expect(isWorthAMap({ rows: 6, columns: 7, goal: scrambledGoal(6, 7) })).toBe(false);
});

function scrambledGoal(rows: number, columns: number): Puzzle["goal"] {
  return board(`*${"01".repeat(rows * columns).slice(1, rows * columns)}`);
}

describe("a search by map", () => {
  test("finds the distances of a brute force, and paths of as many legal moves", () => {
    const map = new GoalMap(puzzle);
    for (const [text, distance] of starts) {
      const start = board(text.replaceAll("/", " "));
      const search = new MapSearch(map, start, 100, 1e9);
      expect(run(search)).toMatchObject({ status: "solved", cost: distance });
      const path = search.path();
      expect(path).toHaveLength(distance + 1);
      let state = start;
      for (const code of path.slice(1)) {
        const next = moves(puzzle, state)
          .map((move) => apply(puzzle, state, move))
          .find((near) => encode(puzzle, near) === code);
        if (next === undefined) throw new Error("no legal move leads there");
        state = next;
      }
      expect(isSolved(puzzle, state)).toBe(true);
      expect(verify(puzzle, start, []).end).toEqual(start);
    }
  });

  test("grows the map no farther than the position, and keeps it for the next", () => {
    const map = new GoalMap(puzzle);
    const near = board((starts[3]?.[0] ?? "").replaceAll("/", " "));
    const first = run(new MapSearch(map, near, 100, 1e9));
    expect(first.stats.expanded).toBeGreaterThan(0);
    expect(first.stats.expanded).toBeLessThan(distances.size);
    expect(run(new MapSearch(map, near, 100, 1e9)).stats.expanded).toBe(0);
  });

  test("comes back from each step soon, also while its layers are small", () => {
    const far = board("0*000 10100 11100 01110 11011");
    const search = new MapSearch(new GoalMap(STANDARD), far, 100, 1e9);
    // A step passes an eighth of the table, and a layer needs the whole of it: the second has 8 positions.
    for (let steps = 0; steps < 8; steps++) expect(search.step(1000)).toBeUndefined();
    expect(search.stats.expanded).toBeLessThanOrEqual(1 + 8);
  });

  test("meets its limits with true bounds, and goes on from there", () => {
    const [text, distance] = starts.at(-1) ?? ["", 0];
    const start = board(text.replaceAll("/", " "));
    const map = new GoalMap(puzzle);
    const none = new MapSearch(map, start, 100, 10);
    expect(run(none)).toMatchObject({ status: "limit", limit: "memory", lowerBound: 0 });
    const cut = run(new MapSearch(map, start, 100, 1e9), { maxExpanded: 10 });
    expect(cut).toMatchObject({ status: "limit", limit: "expanded", stats: { expanded: 10 } });
    for (let maxCost = 0; maxCost < distance; maxCost += 3) {
      const outcome = run(new MapSearch(map, start, maxCost, 1e9));
      expect(outcome).toMatchObject({ status: "limit", limit: "cost" });
      if (outcome.status !== "limit") continue;
      expect(outcome.lowerBound).toBeGreaterThan(maxCost);
      expect(outcome.lowerBound).toBeLessThanOrEqual(distance);
    }
    expect(run(new MapSearch(map, start, 100, 1e9))).toMatchObject({ cost: distance });
  });

  test("proves that there is no way where the whole map does not hold the position", () => {
    const text = "011/0*1/100/";
    const ring = { rows: 3, columns: 3, goal: board(text.replaceAll("/", " ")) };
    const map = new GoalMap(ring);
    // The ring of eight cells keeps the order of its knights.
    expect(run(new MapSearch(map, board("100 1*1 010"), 100, 1e9)).status).toBe("unsolvable");
  });
});

test("positions by chance are where the map says", () => {
  const map = new GoalMap(puzzle);
  for (let drawn = 0; drawn < 10; drawn++) {
    const state = scrambled(puzzle, 30, drawn);
    const rows = Array.from(state.black, (knight, cell) =>
      cell === state.blank ? "*" : `${knight}`,
    );
    const text = rows.join("").replaceAll(/.{5}/g, "$&/");
    expect(run(new MapSearch(map, state, 100, 1e9))).toMatchObject({ cost: distances.get(text) });
  }
});
