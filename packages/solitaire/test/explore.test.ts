import { describe, expect, test } from "vitest";
import { type Board, explore, exploreAsync, STANDARD, type State } from "../src/index.ts";
import { cells } from "./boards.ts";
import { distancesFrom } from "./brute-force.ts";

const CENTRE = [27, 28, 35, 36];
/** How many configurations there are at each distance from the centre block, counted by another program. */
const LAYERS = [1, 16, 136, 748, 2862, 8424, 19840, 38604, 63147];

function draw({ rows, columns, walls = [] }: Board, state: State): string {
  const characters = Array.from({ length: rows * columns }, (_, cell) =>
    state.includes(cell) ? "o" : walls.includes(cell) ? "#" : ".",
  ).join("");
  return characters.replaceAll(new RegExp(`.{${columns}}`, "g"), "$&/");
}

test("the whole space of the contest: all of C(64, 4), the farthest from the centre at 23", () => {
  const outcome = explore(CENTRE);
  if (outcome.status !== "explored") throw new Error(outcome.status);
  expect(outcome.layers.slice(0, 9)).toEqual(LAYERS);
  expect(outcome).toMatchObject({ states: 635_376, isComplete: true });
  expect(outcome.layers.reduce((sum, layer) => sum + layer)).toBe(635_376);
  expect(outcome.stats.bytes).toBeLessThan(300_000);
});

test("no more is explored than the radius asks for", () => {
  const outcome = explore(CENTRE, { radius: 5 });
  expect(outcome).toMatchObject({ layers: LAYERS.slice(0, 6), eccentricity: 5, isComplete: false });
  if (outcome.status !== "explored") return;
  expect(outcome.farthest).toHaveLength(1000);
});

describe.each([
  ["o.../.o../", 2, 4],
  ["oo#./..o./#.../", 3, 4],
  [".#o/", 1, 3],
  ["o.o.o.o/", 1, 7],
  ["oooo/oo#o/oooo/o.../", 4, 4],
])("%s", (text, rows, columns) => {
  const characters = text.replaceAll("/", "");
  const walls = [...characters].flatMap((character, cell) => (character === "#" ? [cell] : []));
  const board = { rows, columns, walls };
  const distances = distancesFrom(text);
  const layers: number[] = [];
  for (const distance of distances.values()) layers[distance] = (layers[distance] ?? 0) + 1;

  test("has the layers and the farthest states of a brute force", () => {
    const outcome = explore(cells(text.replaceAll("/", " ")), { board });
    if (outcome.status !== "explored") throw new Error(outcome.status);
    const eccentricity = layers.length - 1;
    expect(outcome).toMatchObject({ layers, eccentricity, states: distances.size });
    const farthest = [...distances].filter(([, distance]) => distance === eccentricity);
    expect(outcome.farthest.map((state) => draw(board, state)).sort()).toEqual(
      farthest.map(([far]) => far).sort(),
    );
  });
});

test.each([
  ["in codes", { rows: 16, columns: 16 }, [0, 1, 2, 20, 40, 41]],
  ["numbered", { rows: 16, columns: 16 }, [0, 1, 2, 20, 40, 41, 42, 90]],
])("large spaces are explored round a state, %s", (_, board, from) => {
  const distances = distancesFrom(draw(board, from), 2);
  const layers = [0, 1, 2].map(
    (layer) => [...distances.values()].filter((distance) => distance === layer).length,
  );
  const outcome = explore(from, { board, radius: 2 });
  expect(outcome).toMatchObject({ layers, isComplete: false });
  if (outcome.status !== "explored") return;
  for (const state of outcome.farthest) expect(distances.get(draw(board, state))).toBe(2);
});

describe("an exploration", () => {
  test("stops where it is told to, with a true bound", async () => {
    const limit = explore(CENTRE, { maxExpanded: 1000 });
    expect(limit).toMatchObject({ status: "limit", limit: "expanded", lowerBound: 5 });
    expect(explore(CENTRE, { maxBytes: 1000 })).toMatchObject({ limit: "memory" });
    expect(explore(CENTRE, { deadline: 0 })).toMatchObject({ limit: "time" });
    const signal = AbortSignal.abort();
    expect(await exploreAsync(CENTRE, { signal })).toMatchObject({ limit: "aborted" });
  });

  test("is the same asynchronously", async () => {
    const options = { board: { rows: 4, columns: 5 } };
    expect(await exploreAsync([0, 1, 2], options)).toEqual(explore([0, 1, 2], options));
  });

  test("begins at a state of the board", () => {
    const begin = () => explore([0, 0], { board: STANDARD });
    expect(begin).toThrow(expect.objectContaining({ code: "ERR_ARGUMENT" }));
    expect(() => explore([0], { radius: -1 })).toThrow(
      expect.objectContaining({ code: "ERR_OPTION" }),
    );
  });
});
