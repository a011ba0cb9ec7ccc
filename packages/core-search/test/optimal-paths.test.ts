import { describe, expect, test } from "vitest";
import {
  Bidirectional,
  BreadthFirst,
  OptionError,
  run,
  Workspace,
  WorkspaceError,
} from "../src/index.ts";
import { OptimalPaths } from "../src/optimal-paths.ts";
import { costsTo, GraphSpace, type Question, reversed, unit } from "./graphs.ts";
import { randomQuestion } from "./random-graphs.ts";
import { Ring } from "./ring.ts";

/** All shortest ways by trying everything, as texts. */
function allWays({ start, goals, ...graph }: Question): string[] {
  const rest = costsTo(unit(graph), goals);
  const ways: string[] = [];
  if (rest[start] === Number.POSITIVE_INFINITY) return ways;
  const walk = (path: number[]): void => {
    const at = path[path.length - 1];
    if (rest[at] === 0) ways.push(path.join(" "));
    const next = new Set(graph.edges.filter(([from]) => from === at).map(([, to]) => to));
    for (const to of next) if (rest[to] === rest[at] - 1) walk([...path, to]);
  };
  walk([start]);
  return ways.sort();
}

const list = (paths: OptimalPaths) => [...paths].map((path) => path.join(" ")).sort();

/** Question `seed`, with several goals now and then. */
function question(seed: number): Question {
  const asked = randomQuestion(seed);
  const goals = seed % 3 === 0 ? [...new Set([...asked.goals, 0, asked.size - 1])] : asked.goals;
  return { ...asked, ...unit(asked), goals };
}

test("3,000 random graphs: all shortest ways, breadth-first", () => {
  for (let seed = 0; seed < 3000; seed++) {
    const asked = question(seed);
    const prunesBy = costsTo(asked, asked.goals);
    const options = seed % 2 === 0 ? {} : { prunesBy };
    const search = new BreadthFirst(new GraphSpace(asked, asked.goals, options), asked.start);
    if (run(search).status !== "solved") continue;
    const paths = new OptimalPaths(search, new GraphSpace(reversed(asked), []));
    const expected = allWays(asked);
    expect(list(paths), `seed ${seed}`).toEqual(expected);
    expect(paths.count).toBe(BigInt(expected.length));
  }
});

test("3,000 random graphs: all shortest ways, bidirectional", () => {
  for (let seed = 0; seed < 3000; seed++) {
    const asked = { ...question(seed), goals: randomQuestion(seed).goals };
    const prunes = seed % 2 === 0;
    const prune = (costs: readonly number[]) => (prunes ? { prunesBy: costs } : {});
    const forward = new GraphSpace(asked, [], prune(costsTo(asked, asked.goals)));
    const back = reversed(asked);
    const backward = new GraphSpace(back, [], prune(costsTo(back, [asked.start])));
    const expected = allWays(asked);
    // With the bound at the cost itself the last layer is probed, not stored.
    const maxCost = seed % 4 < 2 ? undefined : expected[0]?.split(" ").length - 1;
    if (expected.length === 0) continue;
    const search = new Bidirectional(forward, asked.start, backward, asked.goals[0], { maxCost });
    expect(run(search).status).toBe("solved");
    const paths = new OptimalPaths(search);
    expect(list(paths), `seed ${seed}`).toEqual(expected);
    expect(paths.count).toBe(BigInt(expected.length));
  }
});

/** A grid in which ways go right and down. */
function grid(side: number): Question {
  const cells = Array.from({ length: side * side }, (_, cell) => cell);
  const edges = cells.flatMap((cell): [number, number, number][] => [
    ...(cell % side < side - 1 ? [[cell, cell + 1, 1] as [number, number, number]] : []),
    ...(cell + side < side * side ? [[cell, cell + side, 1] as [number, number, number]] : []),
  ]);
  return { size: side * side, edges, start: 0, goals: [side * side - 1] };
}

describe("a grid of 41 x 41", () => {
  const asked = grid(41);
  const forward = new GraphSpace(asked, asked.goals);
  const backward = new GraphSpace(reversed(asked), []);
  /** C(80, 40): more than a double can count. */
  const count = 107507208733336176461620n;

  test.each(["breadth-first", "bidirectional"])("%s: counted exactly, listed lazily", (kind) => {
    const search =
      kind === "breadth-first"
        ? new BreadthFirst(forward, asked.start)
        : new Bidirectional(forward, asked.start, backward, asked.goals[0]);
    run<unknown>(search);
    const paths =
      search instanceof BreadthFirst
        ? new OptimalPaths(search, backward)
        : new OptimalPaths(search);
    expect(paths.count).toBe(count);
    const seen = new Set<string>();
    for (const path of paths) {
      expect(path).toHaveLength(81);
      seen.add(path.join());
      if (seen.size === 1000) break;
    }
    expect(seen.size).toBe(1000);
  });

  test("each state tells how many ways lead on", () => {
    const search = new BreadthFirst(forward, asked.start);
    run(search);
    const [start] = new OptimalPaths(search, backward).starts;
    expect(start.paths).toBe(count);
    expect(start.next.map(({ code }) => code).sort()).toEqual([1, 41]);
    expect(start.next.map(({ paths }) => paths)).toEqual([count / 2n, count / 2n]);
  });
});

test("several starts, of which one is nearer", () => {
  const line: Question = {
    size: 6,
    edges: [
      [0, 1, 1],
      [1, 2, 1],
      [5, 2, 1],
      [4, 2, 1],
    ],
    start: 0,
    goals: [2],
  };
  const search = new BreadthFirst(new GraphSpace(line, [2]), [0, 5, 4]);
  run(search);
  const paths = new OptimalPaths(search, new GraphSpace(reversed(line), []));
  expect(list(paths)).toEqual(["4 2", "5 2"]);
  expect(paths.starts.map(({ code }) => code).sort()).toEqual([4, 5]);
});

test("a start that is a goal is all of the path", () => {
  const ring = new Ring(100, 37);
  const search = new BreadthFirst(ring, [5, 37, 38]);
  run(search);
  const paths = new OptimalPaths(search, ring);
  expect([...paths]).toEqual([[37]]);
  expect(paths.count).toBe(1n);
  const both = new Bidirectional(ring, 37, ring, 37);
  run(both);
  expect([...new OptimalPaths(both)]).toEqual([[37]]);
});

test("what cannot be listed", () => {
  const ring = new Ring(100, 37);
  const search = new BreadthFirst(ring, 0);
  expect(() => new OptimalPaths(search, ring)).toThrow(OptionError);
  run(search);
  const nowhere = { ...ring, maxSuccessors: 1, expand: () => 0 };
  expect(() => new OptimalPaths(search, nowhere)).toThrow("leads nowhere");

  const workspace = new Workspace();
  const first = new Bidirectional(ring, 0, ring, 37, { workspace });
  run(first);
  run(new BreadthFirst(ring, 0, { workspace }));
  expect(() => new OptimalPaths(first)).toThrow(WorkspaceError);
});
