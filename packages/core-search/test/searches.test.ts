import { describe, expect, test } from "vitest";
import { run } from "../src/index.ts";
import { everySearch } from "./every-search.ts";
import { costOf, costsTo, type Edge, type Question, undirected, unit } from "./graphs.ts";

/** Each question, and the costs that its author worked out: with weights, and with edges that count 1. */
interface Row extends Question {
  readonly name: string;
  readonly cost: number | "unsolvable";
  readonly edgesOfShortest: number | "unsolvable";
}

const line = (length: number): Edge[] => Array.from({ length }, (_, i): Edge => [i, i + 1, 1]);

const rows: readonly Row[] = [
  {
    name: "start is the goal",
    size: 2,
    edges: undirected([[0, 1, 5]]),
    start: 0,
    goals: [0],
    cost: 0,
    edgesOfShortest: 0,
  },
  { name: "one vertex", size: 1, edges: [], start: 0, goals: [0], cost: 0, edgesOfShortest: 0 },
  {
    name: "one vertex with a loop",
    size: 1,
    edges: [[0, 0, 3]],
    start: 0,
    goals: [0],
    cost: 0,
    edgesOfShortest: 0,
  },
  {
    name: "one edge",
    size: 2,
    edges: [[0, 1, 5]],
    start: 0,
    goals: [1],
    cost: 5,
    edgesOfShortest: 1,
  },
  {
    name: "one edge, the wrong way round",
    size: 2,
    edges: [[1, 0, 5]],
    start: 0,
    goals: [1],
    cost: "unsolvable",
    edgesOfShortest: "unsolvable",
  },
  { name: "a line", size: 8, edges: line(7), start: 0, goals: [7], cost: 7, edgesOfShortest: 7 },
  {
    name: "a line, there and back",
    size: 8,
    edges: undirected(line(7)),
    start: 6,
    goals: [1],
    cost: 5,
    edgesOfShortest: 5,
  },
  {
    name: "enclosed start",
    size: 4,
    edges: undirected(line(2)),
    start: 3,
    goals: [0],
    cost: "unsolvable",
    edgesOfShortest: "unsolvable",
  },
  {
    name: "enclosed goal",
    size: 4,
    edges: undirected(line(2)),
    start: 0,
    goals: [3],
    cost: "unsolvable",
    edgesOfShortest: "unsolvable",
  },
  {
    name: "two parts",
    size: 8,
    edges: undirected([
      [0, 1, 1],
      [1, 2, 1],
      [2, 0, 1],
      [3, 4, 1],
      [4, 5, 1],
    ]),
    start: 1,
    goals: [4],
    cost: "unsolvable",
    edgesOfShortest: "unsolvable",
  },
  {
    name: "the way with fewer edges costs more",
    size: 4,
    edges: [
      [0, 3, 10],
      [0, 1, 2],
      [1, 2, 3],
      [2, 3, 4],
    ],
    start: 0,
    goals: [3],
    cost: 9,
    edgesOfShortest: 1,
  },
  {
    name: "parallel edges",
    size: 2,
    edges: [
      [0, 1, 7],
      [0, 1, 4],
      [0, 1, 9],
    ],
    start: 0,
    goals: [1],
    cost: 4,
    edgesOfShortest: 1,
  },
  {
    name: "loops on the way",
    size: 3,
    edges: [
      [0, 0, 0],
      [0, 1, 1],
      [1, 1, 1],
      [1, 2, 1],
      [2, 2, 0],
    ],
    start: 0,
    goals: [2],
    cost: 2,
    edgesOfShortest: 2,
  },
  {
    name: "edges that cost nothing",
    size: 4,
    edges: undirected([
      [0, 1, 0],
      [1, 2, 0],
      [2, 3, 0],
    ]),
    start: 0,
    goals: [3],
    cost: 0,
    edgesOfShortest: 3,
  },
  {
    name: "a circle that costs nothing beside the way",
    size: 5,
    edges: [
      [0, 1, 0],
      [1, 2, 0],
      [2, 0, 0],
      [2, 3, 6],
      [1, 4, 2],
      [4, 3, 3],
    ],
    start: 0,
    goals: [3],
    cost: 5,
    edgesOfShortest: 3,
  },
  {
    name: "the nearer of two goals",
    size: 6,
    edges: undirected(line(5)),
    start: 3,
    goals: [0, 5],
    cost: 2,
    edgesOfShortest: 2,
  },
  {
    name: "no goal at all",
    size: 3,
    edges: undirected(line(2)),
    start: 0,
    goals: [],
    cost: "unsolvable",
    edgesOfShortest: "unsolvable",
  },
  {
    name: "a dear edge",
    size: 3,
    edges: [
      [0, 1, 100_000],
      [1, 2, 1],
      [0, 2, 100_002],
    ],
    start: 0,
    goals: [2],
    cost: 100_001,
    edgesOfShortest: 1,
  },
  {
    // Pohl's warning: the first state that both sides know need not lie on a cheapest way.
    name: "a diamond with a cheap long side",
    size: 6,
    edges: undirected([
      [0, 1, 3],
      [1, 2, 3],
      [0, 3, 1],
      [3, 4, 1],
      [4, 5, 1],
      [5, 2, 1],
    ]),
    start: 0,
    goals: [2],
    cost: 4,
    edgesOfShortest: 2,
  },
  {
    // Martelli's family: an inconsistent estimate makes A* open the same states again and again.
    name: "reopened states",
    size: 6,
    edges: [
      [0, 1, 6],
      [0, 2, 4],
      [2, 1, 1],
      [1, 3, 1],
      [2, 3, 4],
      [3, 4, 2],
      [4, 5, 7],
      [3, 5, 12],
    ],
    start: 0,
    goals: [5],
    cost: 15,
    edgesOfShortest: 3,
  },
];

describe.each(everySearch)("$name", (kind) => {
  const fitting = rows.filter(({ goals, cost }) => {
    if (goals.length !== 1 && !kind.manyGoals) return false;
    return kind.provesUnsolvable || cost !== "unsolvable";
  });

  test.each(fitting)("$name", (row) => {
    const graph = kind.isWeighted ? row : unit(row);
    const cost = kind.isWeighted ? row.cost : row.edgesOfShortest;
    const search = kind.make(row);
    const outcome = run(search);
    if (cost === "unsolvable") {
      expect(outcome.status).toBe("unsolvable");
      expect(search.path()).toEqual([]);
      return;
    }
    expect(outcome).toMatchObject({ status: "solved", cost });
    expect(search.lowerBound).toBeLessThanOrEqual(cost);
    const path = search.path();
    expect(path[0]).toBe(row.start);
    expect(row.goals).toContain(path.at(-1));
    expect(costOf(graph, path)).toBe(cost);
  });
});

test.each(rows)("the reference agrees: $name", (row) => {
  const cost = (question: Question) => costsTo(question, row.goals)[row.start];
  const written = (value: number | "unsolvable") => (value === "unsolvable" ? Infinity : value);
  expect(cost(row)).toBe(written(row.cost));
  expect(cost({ ...row, ...unit(row) })).toBe(written(row.edgesOfShortest));
});
