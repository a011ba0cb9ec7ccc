import { describe, expect, test } from "vitest";
import { ExplicitAStar } from "../src/explicit.ts";
import {
  AStar,
  Bidirectional,
  BreadthFirst,
  Explore,
  OptionError,
  Perimeter,
  run,
  type SearchOptions,
  type Successors,
  Workspace,
  WorkspaceError,
} from "../src/index.ts";
import { type Edge, GraphSpace } from "./graphs.ts";
import { Listed } from "./listed.ts";
import { Ring } from "./ring.ts";

const ring = new Ring(500, 123);
const ball = new Explore(ring, 123, { radius: 2 });
run(ball);

const searches = {
  "A*": (options: SearchOptions) => new AStar(ring, 0, options),
  "explicit A*": (options: SearchOptions) => new ExplicitAStar(new Listed(ring), 0, options),
  "breadth-first": (options: SearchOptions) => new BreadthFirst(ring, 0, options),
  bidirectional: (options: SearchOptions) => new Bidirectional(ring, 0, ring, 123, options),
  perimeter: (options: SearchOptions) => new Perimeter(ring, ball, 0, options),
};

describe.each(Object.entries(searches))("%s", (_name, make) => {
  test("cannot go on once another search has taken over its workspace", () => {
    const workspace = new Workspace();
    const first = make({ workspace });
    expect(first.step(20)).toBeUndefined();
    const known = first.stopped("time");
    const done = make({ workspace });
    const outcome = run<unknown>(done);
    expect(outcome).toMatchObject({ status: "solved" });
    expect(() => first.step(1)).toThrow(WorkspaceError);
    expect(first.lowerBound).toBe("lowerBound" in known && known.lowerBound);
    expect(first.stats.expanded).toBe(20);

    const path = done.path();
    expect(path).not.toEqual([]);
    make({ workspace }).step(1);
    expect(() => done.path()).toThrow(WorkspaceError);
    expect(done.step(1)).toBe(outcome);
  });

  test("finds the same in a workspace that all kinds of searches have used", () => {
    const workspace = new Workspace();
    const expected = run<unknown>(make({}));
    for (const other of Object.values(searches)) {
      run<unknown>(other({ workspace }));
      const search = make({ workspace });
      const { stats, ...outcome } = run(search) as { stats: object };
      expect({ ...outcome, stats: { ...stats, bytes: 0 } }).toEqual({
        ...(expected as object),
        stats: { ...(expected as { stats: object }).stats, bytes: 0 },
      });
    }
  });

  test.each([
    { maxCost: -1 },
    { maxCost: 1.5 },
    { maxCost: Number.NaN },
    { maxBytes: -1 },
    { maxBytes: Number.NaN },
  ])("refuses %o", (options) => {
    expect(() => make(options)).toThrow(OptionError);
  });

  test("takes Infinity for no bound", () => {
    const options = { maxCost: Number.POSITIVE_INFINITY, maxBytes: Number.POSITIVE_INFINITY };
    expect(run<unknown>(make(options))).toEqual(run<unknown>(make({})));
  });

  test("before it begins, it has done nothing and knows nothing", () => {
    const search = make({});
    expect(search.stats).toEqual({ expanded: 0, generated: 0, bytes: 0 });
    expect(search.path()).toEqual([]);
    expect(search.stopped("time")).toMatchObject({ status: "limit", limit: "time" });
  });
});

test("a space that writes costs leaves none behind for one that does not", () => {
  const workspace = new Workspace();
  const heavy = new GraphSpace(
    {
      size: 3,
      edges: [
        [0, 1, 5],
        [1, 2, 5],
      ],
    },
    [2],
  );
  expect(run(new AStar(heavy, 0, { workspace }))).toMatchObject({ cost: 10 });
  const silent = {
    codeLimit: heavy.codeLimit,
    maxSuccessors: heavy.maxSuccessors,
    isGoal: (code: number) => code === 2,
    estimate: () => 0,
    expand: (code: number, out: Successors) => {
      out.codes[0] = code + 1;
      return code < 2 ? 1 : 0;
    },
  };
  expect(run(new AStar(silent, 0, { workspace }))).toMatchObject({ cost: 2 });
});

test("several starts, the same twice, and none", () => {
  expect(run(new BreadthFirst(ring, [0, 120, 120, 300]))).toMatchObject({ cost: 3 });
  expect(run(new BreadthFirst(ring, [5, 123]))).toMatchObject({ cost: 0, goal: 123 });
  expect(run(new BreadthFirst(ring, []))).toMatchObject({ status: "unsolvable" });
  expect(run(new Explore(ring, []))).toMatchObject({ states: 0, layers: [0], eccentricity: 0 });
  const twice = new Explore(ring, [7, 7, 9], { radius: 1 });
  expect(run(twice)).toMatchObject({ layers: [2, 7], isComplete: false });
});

test("a search without paths has none, but finds its goal", () => {
  const search = new BreadthFirst(ring, 0, { keepsPaths: false });
  expect(run(search)).toMatchObject({ status: "solved", cost: 15, goal: 123 });
  expect(search.path()).toEqual([]);
  expect(search.distance(0)).toBe(0);
  expect(search.distance(123)).toBe(15);
  expect(search.distance(1e9)).toBe(-1);
});

test("paths take 4 bytes a state, and only where they are kept", () => {
  const bytes = (keepsPaths: boolean) => run(new BreadthFirst(ring, 0, { keepsPaths })).stats.bytes;
  const explore = new Explore(ring, 0);
  run(explore);
  expect(explore.stats.bytes).toBe(bytes(false));
  expect(bytes(true)).toBe(bytes(false) + 1024 * 4);
});

test("exploring within a radius", () => {
  const whole = new Explore(ring, 0);
  const layers = run(whole);
  expect(layers).toMatchObject({ status: "explored", states: 500, isComplete: true });
  for (const radius of [0, 1, 2, 7]) {
    const near = new Explore(ring, 0, { radius });
    expect(near.farthest()).toEqual([]);
    expect(near.distance(0)).toBe(-1);
    expect(near.lowerBound).toBe(0);
    near.step(1);
    expect(near.lowerBound).toBe(Math.min(1, radius));
    const outcome = run(near);
    expect(outcome).toMatchObject({ status: "explored", eccentricity: radius, isComplete: false });
    if (outcome.status !== "explored" || layers.status !== "explored") return;
    expect(outcome.layers).toEqual(layers.layers.slice(0, radius + 1));
    expect(near.farthest()).toEqual(whole.layer(radius));
    expect(near.lowerBound).toBe(radius);
    for (const code of near.farthest()) expect(near.distance(code)).toBe(radius);
  }
});

describe("the ball of a perimeter search", () => {
  test("must be explored to its end", () => {
    const unfinished = new Explore(ring, 123, { radius: 2 });
    expect(() => new Perimeter(ring, unfinished, 0)).toThrow(OptionError);
    unfinished.step(3);
    expect(() => new Perimeter(ring, unfinished, 0)).toThrow("explore the ball");
    run(unfinished);
    expect(run(new Perimeter(ring, unfinished, 0))).toMatchObject({ status: "solved" });
  });

  test("must still have its workspace", () => {
    const workspace = new Workspace();
    const borrowed = new Explore(ring, 123, { radius: 2, workspace });
    run(borrowed);
    const search = new Perimeter(ring, borrowed, 0);
    run(new BreadthFirst(ring, 0, { workspace }));
    expect(() => search.step(1)).toThrow(WorkspaceError);
    expect(() => borrowed.distance(0)).toThrow(WorkspaceError);
    expect(() => new Perimeter(ring, borrowed, 0)).toThrow(WorkspaceError);
  });

  test("that holds all states proves the others unsolvable", () => {
    const line = new GraphSpace(
      {
        size: 4,
        edges: [
          [0, 1, 1],
          [1, 2, 1],
        ],
      },
      [],
    );
    const back = new GraphSpace(
      {
        size: 4,
        edges: [
          [1, 0, 1],
          [2, 1, 1],
        ],
      },
      [],
    );
    const whole = new Explore(back, 2);
    run(whole);
    expect(run(new Perimeter(line, whole, 3))).toMatchObject({ status: "unsolvable" });
    expect(run(new Perimeter(line, whole, 0))).toMatchObject({ status: "solved", cost: 2 });
    expect(run(new Perimeter(line, whole, 0, { maxCost: 1 }))).toMatchObject({
      status: "limit",
      limit: "cost",
      lowerBound: 2,
    });
  });

  test("an estimate of NO_BOUND or more says that there is no way", () => {
    const search = new Perimeter(ring, ball, 0, { estimate: Number.POSITIVE_INFINITY });
    expect(run(search)).toMatchObject({ status: "unsolvable" });
    expect(() => new Perimeter(ring, ball, 0, { estimate: -1 })).toThrow(OptionError);
    expect(() => new Perimeter(ring, ball, 0, { estimate: 0.5 })).toThrow("estimate");
  });

  test("an enclosed start is unsolvable only where nothing can have been cut", () => {
    const graph = {
      size: 3,
      edges: [
        [0, 1, 1],
        [1, 2, 1],
      ] as const,
    };
    const centre = new Explore(new GraphSpace(graph, []), 0, { radius: 1 });
    run(centre);
    const sure = new GraphSpace({ size: 3, edges: [] }, []);
    expect(run(new Perimeter(sure, centre, 2))).toMatchObject({ status: "unsolvable" });
    const unsure = new GraphSpace({ size: 3, edges: [] }, [], { prunesBy: [0, 1, 2] });
    expect(run(new Perimeter(unsure, centre, 2, { maxCost: 9 }))).toMatchObject({
      status: "limit",
      limit: "cost",
      lowerBound: 10,
    });
  });

  test("a stride of 2 skips the costs that parity rules out", () => {
    // An even ring with odd jumps: every move changes the parity.
    const even = new Ring(36 * 36, 0);
    const jumps = { ...even, maxSuccessors: 2, expand: evenJumps };
    function evenJumps(code: number, { codes }: Successors): number {
      codes[0] = (code + 1) % 1296;
      codes[1] = (code + 1295) % 1296;
      return 2;
    }
    const centre = new Explore(jumps, 0, { radius: 4 });
    run(centre);
    for (const start of [5, 6, 11, 12]) {
      const one = new Perimeter(jumps, centre, start);
      const two = new Perimeter(jumps, centre, start, { stride: 2, estimate: start % 2 });
      expect(run(one)).toMatchObject({ status: "solved", cost: start });
      expect(run(two)).toMatchObject({ status: "solved", cost: start });
      expect(two.path()).toEqual(one.path());
      expect(two.stats.expanded).toBeLessThanOrEqual(one.stats.expanded);
    }
  });
});

test("a workspace serves more explicit searches than its marks have numbers for", () => {
  const workspace = new Workspace();
  const dear = 1_000_000;
  const edges = (cost: number): Edge[] => [
    [0, 1, cost],
    [1, 2, 1],
    [0, 2, cost + 2],
  ];
  for (let question = 0; question < 2200; question++) {
    const cost = dear - question;
    // Exact estimates: else the queue would look at a million empty stacks.
    const estimates = [cost + 1, 1, 0];
    const graph = new Listed(new GraphSpace({ size: 3, edges: edges(cost) }, [2], { estimates }));
    const search = new ExplicitAStar(graph, 0, { workspace });
    expect(run(search)).toMatchObject({ cost: cost + 1, stats: { expanded: 2 } });
    expect(search.path()).toEqual([0, 1, 2]);
  }
});
