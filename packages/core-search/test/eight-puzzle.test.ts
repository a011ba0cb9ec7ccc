import { describe, expect, test } from "vitest";
import {
  AStar,
  Bidirectional,
  BreadthFirst,
  type Code,
  Explore,
  type Explored,
  Perimeter,
  run,
  withFarthest,
} from "../src/index.ts";
import { ExploreRanks } from "../src/ranks.ts";
import {
  type Board,
  EightPuzzle,
  packed,
  ranked,
  SOLVED,
  SWAPPED,
  slides,
} from "./eight-puzzle.ts";
import { seeded } from "./graphs.ts";

/** Boards at each distance from the solved one (OEIS A089473). */
const LAYERS = [
  1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
  16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];

const space = new EightPuzzle(packed);
const all = new Explore(space, packed.encode(SOLVED));
const explored = run(all) as Explored;
const farthest = all.farthest().map(packed.decode);

/** Every slide of the path is legal, and it leads from `from` to the solved board. */
function checkPath(path: readonly Code[], from: Board): void {
  const boards = path.map(packed.decode);
  expect(boards[0]).toEqual(from);
  expect(boards.at(-1)).toEqual(SOLVED);
  for (let i = 1; i < boards.length; i++) expect(slides(boards[i - 1])).toContainEqual(boards[i]);
}

test("half of all boards can be reached, and the farthest two are 31 slides away", () => {
  expect(explored).toMatchObject({
    status: "explored",
    states: 181_440,
    layers: LAYERS,
    eccentricity: 31,
    isComplete: true,
  });
  expect(farthest).toHaveLength(2);
  expect(all.layer(3)).toHaveLength(8);
  expect(all.layer(32)).toEqual([]);
  expect(all.distance(packed.encode(SWAPPED))).toBe(-1);
});

test("the farthest are told as boards, a thousand of them at most", () => {
  const exploration = { search: all, toState: packed.decode };
  const told = withFarthest(explored, exploration);
  expect(told).toEqual({ ...explored, farthest });
  const near = new Explore(space, packed.encode(SOLVED), { radius: 18 });
  const many = withFarthest(run(near), { search: near, toState: packed.decode });
  if (many.status !== "explored") throw new Error(many.status);
  expect([many.layers.at(-1), many.farthest.length]).toEqual([LAYERS[18], 1000]);
  const stopped = all.stopped("time");
  expect(withFarthest(stopped, exploration)).toBe(stopped);
});

test("exploring by rank tells the same", () => {
  const byRank = new ExploreRanks(new EightPuzzle(ranked), ranked.encode(SOLVED));
  const outcome = run(byRank) as Explored;
  expect(outcome).toMatchObject({ ...explored, stats: { bytes: (362_880 / 32) * 12 } });
  expect(new Set(byRank.farthest())).toEqual(new Set(farthest.map(ranked.encode)));
  expect(byRank.distance(ranked.encode(SWAPPED))).toBe(-1);
  const random = seeded(1);
  for (let i = 0; i < 100; i++) {
    const code = random(362_880);
    expect(byRank.distance(code)).toBe(all.distance(packed.encode(ranked.decode(code))));
  }
});

describe("a farthest board is 31 slides away", () => {
  const goal = packed.encode(SOLVED);
  const backward = new EightPuzzle(packed, farthest[0]);
  test.each(farthest)("%i %i %i / %i %i %i / %i %i %i", (...from) => {
    const start = packed.encode(from);
    const ball = new Explore(space, goal, { radius: 20 });
    run(ball);
    const searches = [
      new AStar(space, start),
      new BreadthFirst(space, start),
      new Bidirectional(space, start, backward, goal),
      new Perimeter(space, ball, start, { stride: 2, estimate: 21 }),
    ];
    for (const search of searches) {
      expect(run<unknown>(search)).toMatchObject({ status: "solved", cost: 31 });
      checkPath(search.path(), from);
    }
  });
});

test("the wrong half is unsolvable", () => {
  const start = packed.encode(SWAPPED);
  const searches = [
    new AStar(space, start),
    new BreadthFirst(space, start),
    new Bidirectional(space, start, space, packed.encode(SOLVED)),
    new Perimeter(space, all, start),
  ];
  for (const search of searches) {
    expect(run<unknown>(search)).toMatchObject({ status: "unsolvable" });
    expect(search.path()).toEqual([]);
  }
});

test("A* agrees with the whole map on 200 boards", () => {
  const random = seeded(8);
  for (let i = 0; i < 200; i++) {
    const layer = all.layer(random(32));
    const start = layer[random(layer.length)];
    const search = new AStar(space, start);
    expect(run(search)).toMatchObject({ status: "solved", cost: all.distance(start) });
    checkPath(search.path(), packed.decode(start));
  }
});
