import { describe, expect, test } from "vitest";
import {
  type Limit,
  OptionError,
  type Progress,
  run,
  runAsync,
  type Search,
} from "../src/index.ts";
import { everySearch } from "./every-search.ts";
import { costsTo, type Question, seeded, undirected, unit } from "./graphs.ts";

interface Counted {
  readonly result: string;
  readonly expanded: number;
}

/** A search that does nothing but count, and is done after `work` states. */
class Counting implements Search<Counted> {
  readonly slices: number[] = [];
  private expanded = 0;
  private readonly work: number;
  private readonly onStep: () => void;

  constructor(work: number, onStep: () => void = () => {}) {
    this.work = work;
    this.onStep = onStep;
  }

  get stats() {
    return { expanded: this.expanded, generated: this.expanded * 2, bytes: 7 };
  }

  get lowerBound(): number {
    return Math.floor(this.expanded / 100);
  }

  step(expansions: number): Counted | undefined {
    this.slices.push(expansions);
    this.expanded = Math.min(this.work, this.expanded + expansions);
    this.onStep();
    return this.expanded === this.work ? this.stopped("done" as Limit) : undefined;
  }

  stopped(limit: Limit): Counted {
    return { result: limit, expanded: this.expanded };
  }
}

/** Ticks by `tick` milliseconds a look. */
function clock(tick: number): () => number {
  let time = 0;
  return () => {
    time += tick;
    return time;
  };
}

describe("run", () => {
  test("runs whole where nothing limits it", () => {
    const search = new Counting(1e6);
    expect(run(search)).toEqual({ result: "done", expanded: 1e6 });
    expect(search.slices).toHaveLength(1);
  });

  test.each([0, 1, 255, 256, 257, 5000])("expands %i states at most", (maxExpanded) => {
    const search = new Counting(1e6);
    expect(run(search, { maxExpanded })).toEqual({ result: "expanded", expanded: maxExpanded });
    expect(run(search, { maxExpanded })).toEqual({
      result: "expanded",
      expanded: maxExpanded * 2,
    });
    expect(run(search)).toEqual({ result: "done", expanded: 1e6 });
  });

  test.each([{ maxExpanded: -1 }, { maxExpanded: 0.5 }, { deadline: Number.NaN }])(
    "refuses %o before the first state",
    async (limits) => {
      const search = new Counting(100);
      expect(() => run(search, limits)).toThrow(OptionError);
      await expect(runAsync(search, limits)).rejects.toThrow(OptionError);
      expect(search.slices).toEqual([]);
    },
  );

  test("a result that comes with the last state counts", () => {
    expect(run(new Counting(100), { maxExpanded: 100 }).result).toBe("done");
  });

  test("looks at the clock between slices, and overshoots by one at most", () => {
    let time = 0;
    const search = new Counting(1e6, () => {
      time += 10;
    });
    const now = () => time;
    expect(run(search, { deadline: 100, now }).result).toBe("time");
    expect(search.slices).toHaveLength(10);
    expect(run(search, { deadline: 100, now }).result).toBe("time");
    expect(search.slices).toHaveLength(10);
    expect(Math.max(...search.slices)).toBeLessThanOrEqual(512);
    expect(run(search, { deadline: 1e9, now }).result).toBe("done");
  });

  test("takes the host's clock where none is given", () => {
    expect(run(new Counting(1e6), { deadline: Date.now() - 1 }).result).toBe("time");
    expect(run(new Counting(1e6), { deadline: Date.now() + 1e6 }).result).toBe("done");
  });
});

describe("runAsync", () => {
  test("gives the same as run", async () => {
    expect(await runAsync(new Counting(1e5))).toEqual(run(new Counting(1e5)));
    expect(await runAsync(new Counting(1e5), { maxExpanded: 1000 })).toEqual({
      result: "expanded",
      expanded: 1000,
    });
    const late = await runAsync(new Counting(1e5), { deadline: 50, now: clock(9) });
    expect(late.result).toBe("time");
  });

  test("breathes, tells its progress, and lets others work", async () => {
    const progress: Progress[] = [];
    let turns = 0;
    const ticker = setInterval(() => turns++, 0);
    const search = new Counting(1e5);
    await runAsync(search, { now: clock(4), onProgress: (now) => progress.push(now) });
    clearInterval(ticker);
    expect(progress.length).toBeGreaterThan(10);
    expect(turns).toBeGreaterThan(0);
    expect(progress[0]).toEqual({
      expanded: expect.any(Number),
      generated: progress[0].expanded * 2,
      bytes: 7,
      lowerBound: Math.floor(progress[0].expanded / 100),
    });
    for (let i = 1; i < progress.length; i++) {
      expect(progress[i].expanded).toBeGreaterThan(progress[i - 1].expanded);
    }
  });

  test("breathes about every ten milliseconds, and no more often", async () => {
    let time = 0;
    const search = new Counting(40 * 256, () => {
      time += 5;
    });
    const expanded: number[] = [];
    const onProgress = (progress: Progress) => expanded.push(progress.expanded);
    await runAsync(search, { now: () => time, onProgress });
    expect(expanded).toEqual(Array.from({ length: 19 }, (_, i) => (i + 1) * 2 * 256));
  });

  test("an abort is an outcome, and the search can go on", async () => {
    const controller = new AbortController();
    const search = new Counting(1e5);
    const onProgress = () => controller.abort();
    const aborted = await runAsync(search, {
      signal: controller.signal,
      onProgress,
      now: clock(4),
    });
    expect(aborted.result).toBe("aborted");
    expect(aborted.expanded).toBeLessThan(1e5);
    expect(await runAsync(search, { signal: controller.signal })).toEqual(aborted);
    expect(await runAsync(search)).toEqual({ result: "done", expanded: 1e5 });
  });

  test("aborted before it begins, it does nothing", async () => {
    const search = new Counting(10);
    expect(await runAsync(search, { signal: { aborted: true } })).toEqual({
      result: "aborted",
      expanded: 0,
    });
    expect(search.slices).toEqual([]);
  });
});

/** A question of some hundred states, with one way from a corner of a grid with holes to the other. */
const maze: Question = (() => {
  const random = seeded(5);
  const side = 16;
  const edges = Array.from({ length: side * side }, (_, cell) => cell).flatMap((cell) => {
    const right: [number, number, number][] =
      cell % side < side - 1 && random(4) > 0 ? [[cell, cell + 1, 1 + random(5)]] : [];
    const down: [number, number, number][] =
      cell + side < side * side && random(4) > 0 ? [[cell, cell + side, 1 + random(5)]] : [];
    return [...right, ...down];
  });
  return { size: side * side, edges: undirected(edges), start: 0, goals: [side * side - 1] };
})();

describe.each(everySearch.filter(({ provesUnsolvable }) => provesUnsolvable))("$name", (kind) => {
  const graph = kind.isWeighted ? maze : unit(maze);
  const cost = costsTo(graph, maze.goals)[maze.start];
  const whole = kind.make(maze);
  const expected = run(whole);

  test("stops after every state with a true lower bound, and goes on to the same end", () => {
    expect(expected).toMatchObject({ status: "solved", cost });
    const search = kind.make(maze);
    for (let stops = 1; ; stops++) {
      const outcome = run(search, { maxExpanded: 1 });
      if (outcome.status === "solved") {
        expect(outcome).toEqual(expected);
        expect(search.path()).toEqual(whole.path());
        return;
      }
      expect(outcome).toMatchObject({
        status: "limit",
        limit: "expanded",
        stats: { expanded: stops },
      });
      expect(outcome.status === "limit" && outcome.lowerBound).toBeLessThanOrEqual(cost);
    }
  });

  test("goes on after stops of all kinds", async () => {
    const search = kind.make(maze);
    const stops = [
      run(search, { deadline: 0 }),
      run(search, { maxExpanded: 3 }),
      await runAsync(search, { signal: { aborted: true } }),
      await runAsync(search, { maxExpanded: 2 }),
      run(search, { maxExpanded: 0 }),
    ];
    const limits = stops.map((outcome) => (outcome.status === "limit" ? outcome.limit : outcome));
    expect(limits).toEqual(["time", "expanded", "aborted", "expanded", "expanded"]);
    expect(await runAsync(search)).toEqual(expected);
  });

  test("says within which bound there is nothing", () => {
    for (const maxCost of [0, 1, Math.floor(cost / 2), cost - 1]) {
      const outcome = run(kind.make(maze, { maxCost }));
      expect(outcome).toMatchObject({ status: "limit", limit: "cost" });
      const bound = outcome.status === "limit" ? outcome.lowerBound : 0;
      expect(bound).toBeGreaterThan(maxCost);
      expect(bound).toBeLessThanOrEqual(cost);
    }
    expect(run(kind.make(maze, { maxCost: cost }))).toMatchObject({ status: "solved", cost });
  });
});
