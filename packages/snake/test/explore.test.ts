/** Known counts, and counts by hand. */
import { describe, expect, test } from "vitest";
import { type Board, countPlacements, countShapes, explore, exploreAsync } from "../src/index.ts";

const open = (rows: number, columns: number): Board => ({
  rows,
  columns,
  stones: new Uint8Array(rows * columns),
});
const straight = { body: [7, 6, 5, 4, 3, 2, 1, 0] };

describe("shapes", () => {
  // Self-avoiding walks on the square lattice: OEIS A001411.
  test.each([
    [1, 1],
    [2, 4],
    [3, 12],
    [4, 36],
    [5, 100],
    [6, 284],
    [7, 780],
    [8, 2172],
    [12, 120292],
  ])("of %i cells are %i", (length, shapes) => {
    expect(countShapes(length)).toBe(shapes);
  });

  test.each([0, 21, 1.5, Number.NaN])("of %d cells are not counted", (length) => {
    expect(() => countShapes(length)).toThrow(expect.objectContaining({ code: "ERR_ARGUMENT" }));
  });
});

describe("an empty board of 20 x 20 and a snake of 8", () => {
  test("has 634,896 placements", () => {
    expect(countPlacements(open(20, 20), 8)).toBe(634_896);
  });

  test.each([
    ["blocks", 630_864],
    ["frees", 634_464],
  ] as const)("where the tail %s, reaches %i from an open straight snake", (tail, states) => {
    const outcome = explore({ ...open(20, 20), tail }, straight);
    expect(outcome).toMatchObject({ status: "explored", states, isComplete: true });
    if (outcome.status !== "explored") return;
    expect(outcome.layers.reduce((sum, layer) => sum + layer)).toBe(states);
    expect(outcome.layers.length).toBe(outcome.eccentricity + 1);
    expect(outcome.farthest).toHaveLength(Math.min(1000, outcome.layers.at(-1) ?? 0));
  });
});

describe("small boards, by hand", () => {
  test("a snake of 3 on 2 x 2 can only follow its tail", () => {
    const square = open(2, 2);
    // Four corners, two ways round.
    expect(countPlacements(square, 3)).toBe(8);
    expect(explore(square, { body: [0, 1, 3] })).toMatchObject({
      states: 4,
      layers: [1, 1, 1, 1],
      farthest: [{ body: [1, 3, 2] }],
    });
    expect(explore(square, { body: [0, 1, 3, 2] })).toMatchObject({ states: 1 });
    expect(explore({ ...square, tail: "frees" }, { body: [0, 1, 3, 2] })).toMatchObject({
      states: 4,
    });
  });

  test("stones take placements away, and a row has two for each length", () => {
    expect(countPlacements({ rows: 1, columns: 5, stones: [0, 0, 0, 1, 0] }, 2)).toBe(4);
    expect(countPlacements({ rows: 1, columns: 5, stones: [0, 0, 0, 1, 0] }, 1)).toBe(4);
    expect(countPlacements(open(1, 5), 6)).toBe(0);
    expect(() => countPlacements(open(1, 5), 0)).toThrow("a length is at least 1, not 0");
    expect(() => countPlacements({ ...open(1, 5), rows: 2 }, 1)).toThrow("do not make 2 x 5");
  });
});

test("an exploration can be bounded, watched and aborted", async () => {
  const board = open(20, 20);
  const near = explore(board, straight, { radius: 3 });
  expect(near).toMatchObject({ status: "explored", eccentricity: 3, isComplete: false });
  const limits = { limit: "memory", status: "limit" };
  expect(explore(board, straight, { maxBytes: 50_000 })).toMatchObject(limits);
  expect(explore(board, straight, { maxExpanded: 10 })).toMatchObject({ limit: "expanded" });
  expect(await exploreAsync(board, straight, { radius: 3 })).toEqual(near);
  const signal = AbortSignal.abort();
  expect(await exploreAsync(board, straight, { signal })).toMatchObject({ limit: "aborted" });
  expect(() => explore(board, { body: [0, 2] })).toThrow("torn");
});
