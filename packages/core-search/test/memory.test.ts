import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ExplicitAStar } from "../src/explicit.ts";
import {
  AStar,
  Bidirectional,
  BreadthFirst,
  type Code,
  Explore,
  type Outcome,
  Perimeter,
  run,
  type Search,
  type SearchOptions,
  Workspace,
} from "../src/index.ts";
import { Memory, MemoryLimitReached } from "../src/memory.ts";
import { ExploreRanks } from "../src/ranks.ts";
import { Listed } from "./listed.ts";
import { Ring } from "./ring.ts";

const SIZE = 6000;
const GOAL = 2345;
/** One for each kind of node table: direct, of 32 bits, of 53 bits. */
const SCALES = [1, 10_007, 2 ** 40 + 1];

type Sweepable = Search<unknown> & { maxBytes: number; path?(): Code[]; farthest?(): Code[] };

const sweeps: readonly [
  name: string,
  make: (scale: number, options: SearchOptions) => Sweepable,
][] = [
  [
    "A*",
    (scale, options) => new AStar(new Ring(SIZE, GOAL, { scale, isWeighted: true }), 0, options),
  ],
  [
    "breadth-first",
    (scale, options) => new BreadthFirst(new Ring(SIZE, GOAL, { scale }), 0, options),
  ],
  [
    "bidirectional",
    (scale, options) => {
      const ring = new Ring(SIZE, GOAL, { scale });
      return new Bidirectional(ring, 0, ring, GOAL * scale, options);
    },
  ],
  [
    "perimeter",
    (scale, options) => {
      const ring = new Ring(SIZE, GOAL, { scale });
      const ball = new Explore(ring, 0, { radius: 3 });
      run(ball);
      return new Perimeter(ring, ball, (4 + 6 * 77) * scale, options);
    },
  ],
  [
    "explore",
    (scale, options) => new Explore(new Ring(SIZE, GOAL, { scale }), [0, scale], options),
  ],
];

/** Raises the bytes little by little, and runs on each time. */
function sweep(make: (options: SearchOptions) => Sweepable): number {
  const whole = make({});
  const expected = run(whole) as Outcome<object>;
  const bound = "cost" in expected ? expected.cost : Number.POSITIVE_INFINITY;
  const search = make({ maxBytes: 0 });
  const stops = new Set<number>();
  for (let bytes = 0; ; bytes += 1 + (bytes >> 5)) {
    search.maxBytes = bytes;
    const outcome = run(search) as Outcome<object>;
    expect(outcome.stats.bytes).toBeLessThanOrEqual(bytes);
    if (outcome.status === "limit") {
      expect(outcome.limit).toBe("memory");
      expect(outcome.lowerBound).toBeLessThanOrEqual(bound);
      stops.add(outcome.stats.expanded);
      continue;
    }
    expect(outcome).toEqual(expected);
    expect(search.path?.()).toEqual(whole.path?.());
    expect(search.farthest?.()).toEqual(whole.farthest?.());
    return stops.size;
  }
}

describe.each(sweeps)("%s", (name, make) => {
  test.each(SCALES)("goes on after every refusal of memory (scale %d)", (scale) => {
    const stops = sweep((options) => make(scale, options));
    // Refused before the first state, and wherever a table grows.
    expect(stops).toBeGreaterThan(name === "perimeter" ? 0 : 2);
  });
});

test("explicit A* goes on after every refusal of memory", () => {
  const ring = new Ring(SIZE, GOAL, { isWeighted: true });
  const stops = sweep((options) => new ExplicitAStar(new Listed(ring), 0, options));
  // Refused before the first state, and where the queue grows: all else is there from the start.
  expect(stops).toBeGreaterThan(1);
});

test("exploration by rank goes on after a refusal of memory", () => {
  sweep(({ maxBytes }) => new ExploreRanks(new Ring(SIZE, GOAL), 0, { maxBytes }));
});

test("a workspace that holds much leaves a small search its bytes", () => {
  const workspace = new Workspace();
  const ring = new Ring(SIZE, GOAL);
  run(new AStar(ring, 0, { workspace }));
  const { bytes } = run(new BreadthFirst(ring, 0)).stats;
  const tight = new BreadthFirst(ring, 0, { workspace, maxBytes: bytes * 2 });
  expect(run(tight)).toMatchObject({ status: "solved" });
  expect(tight.stats.bytes).toBeLessThanOrEqual(bytes * 2);
});

describe("Memory", () => {
  test("looks like any other limit where the host has no more", () => {
    const memory = new Memory();
    memory.limit = Number.POSITIVE_INFINITY;
    expect(() => memory.int32(2 ** 50)).toThrow(MemoryLimitReached);
    expect(memory.used).toBe(0);
  });

  test("counts the old array and the new one while a table grows", () => {
    const memory = new Memory();
    memory.limit = 1000;
    const array = memory.int32(100);
    expect(memory.used).toBe(400);
    expect(() => memory.atLeast(array, 101)).toThrow(MemoryLimitReached);
    memory.limit = 1200;
    const longer = memory.atLeast(array, 101);
    expect(longer).toHaveLength(200);
    expect(memory.used).toBe(800);
    expect(memory.atLeast(longer, 150)).toBe(longer);
    memory.release(longer);
    expect(memory.used).toBe(0);
  });
});

test("what can be reached stays within the limit, old tables that are being copied included", () => {
  const script = fileURLToPath(new URL("./live-memory.ts", import.meta.url));
  const output = execFileSync(process.execPath, ["--expose-gc", script], { encoding: "utf8" });
  const rows: { name: string; most: number }[] = JSON.parse(output);
  expect(rows).toHaveLength(6);
  for (const { name, most } of rows) {
    expect(most, name).toBeLessThanOrEqual(1.1);
    expect(most, name).toBeGreaterThan(0.5); // or nothing has been measured
  }
});
