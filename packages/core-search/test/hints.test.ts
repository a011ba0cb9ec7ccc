import { describe, expect, test } from "vitest";
import { type AskedDistance, type Choice, HintSearch } from "../src/hints.ts";
import {
  AStar,
  BreadthFirst,
  type Code,
  NO_BOUND,
  type Outcome,
  run,
  runAsync,
  Workspace,
} from "../src/index.ts";
import { costsTo, GraphSpace, type Question, unit } from "./graphs.ts";
import { randomQuestion } from "./random-graphs.ts";
import { Ring } from "./ring.ts";

const NOTHING = { expanded: 0, generated: 0, bytes: 0 };
const now = (): number => performance.now() * 1000; // wants a breath after each slice

/** Each edge from the start is a move, named by its number in the graph. */
function choicesOf({ edges, start }: Question): Choice<Code, number>[] {
  return [...edges.entries()]
    .filter(([, [from]]) => from === start)
    .map(([move, [, state]]) => ({ move, state }));
}

function hintOf(question: Question, maxCost?: number): HintSearch<Code, number> {
  const space = new GraphSpace(question, question.goals);
  const workspace = new Workspace();
  const ask = (from: Code, most: number): AskedDistance => {
    // What is known needs no search: also where such questions come between others.
    if (space.isGoal(from)) return { status: "solved", cost: 0, stats: NOTHING };
    return new BreadthFirst(space, from, { maxCost: most, workspace });
  };
  return new HintSearch(ask, question.start, choicesOf(question), maxCost);
}

const questions = Array.from({ length: 400 }, (_, seed): Question => {
  const question = randomQuestion(seed);
  return { ...question, ...unit(question) };
});

/** A ring of steps of 1 and 100: from 0 its goal is 30 of each away, in any order. */
const ring = new Ring(10_000, 3030);
const DISTANCE = 60;

/** The four steps on the ring. The questions that were asked are put on a list. */
function ringHint(start: number, asked: AStar[] = []): HintSearch<Code, number> {
  const workspace = new Workspace();
  const ask = (from: Code, maxCost: number): AStar => {
    const search = new AStar(ring, from, { maxCost, workspace });
    asked.push(search);
    return search;
  };
  const choices = [1, -1, 100, -100].map((move) => {
    return { move, state: (start + move + ring.size) % ring.size };
  });
  return new HintSearch(ask, start, choices);
}

describe("a hint", () => {
  test("is the distance, and every move after which it is less, in the order of the moves", () => {
    let several = 0;
    for (const question of questions) {
      const costs = costsTo(question, question.goals);
      const cost = costs[question.start];
      const outcome = run(hintOf(question));
      if (cost === Number.POSITIVE_INFINITY) {
        expect(outcome.status).toBe("unsolvable");
        continue;
      }
      const nearer = choicesOf(question).filter(({ state }) => costs[state] === cost - 1);
      const moves = cost === 0 ? [] : nearer.map(({ move }) => move);
      expect(outcome).toMatchObject({ status: "solved", cost, moves });
      if (moves.length > 1) several++;
    }
    expect(several).toBeGreaterThan(20);
  });

  test("is the same in single steps, and once it is there it stays", () => {
    for (const question of questions) {
      const search = hintOf(question);
      let outcome = search.step(0);
      for (let steps = 0; outcome === undefined; steps++) {
        expect(search.stats.expanded).toBe(steps);
        outcome = search.step(1);
      }
      expect(outcome).toEqual(run(hintOf(question)));
      if (outcome.status === "solved") expect(search.step(1)).toBe(outcome);
    }
  });

  test("looks no further than maxCost", () => {
    for (const question of questions) {
      const cost = costsTo(question, question.goals)[question.start];
      if (cost === 0 || cost === Number.POSITIVE_INFINITY) continue;
      const beyond = run(hintOf(question, cost - 1));
      expect(beyond).toMatchObject({ status: "limit", limit: "cost", lowerBound: cost });
      expect(run(hintOf(question, cost))).toEqual(run(hintOf(question)));
    }
  });

  test("tells the work of all its questions", () => {
    const asked: AStar[] = [];
    const outcome = run(ringHint(0, asked));
    expect(outcome).toMatchObject({ status: "solved", cost: DISTANCE, moves: [1, 100] });
    expect(asked).toHaveLength(5);
    const all = asked.map(({ stats }) => stats);
    expect(outcome.stats).toEqual({
      expanded: all.reduce((sum, { expanded }) => sum + expanded, 0),
      generated: all.reduce((sum, { generated }) => sum + generated, 0),
      bytes: Math.max(...all.map(({ bytes }) => bytes)),
    });
  });

  test("is limited as a whole, and can be run on to the same", () => {
    const free = run(ringHint(0));
    const search = ringHint(0);
    let bound = 0;
    let limited = 0;
    for (;;) {
      const outcome = run(search, { maxExpanded: 1000 });
      if (outcome.status !== "limit") {
        expect(outcome).toEqual(free);
        break;
      }
      limited++;
      expect(outcome).toMatchObject({ limit: "expanded", stats: { expanded: limited * 1000 } });
      expect(outcome.lowerBound).toBeGreaterThanOrEqual(bound);
      bound = outcome.lowerBound;
    }
    expect(limited).toBe(Math.floor(free.stats.expanded / 1000));
    expect(bound).toBe(DISTANCE);
    const late = { status: "limit", limit: "time", lowerBound: 0, stats: NOTHING };
    expect(run(ringHint(0), { deadline: 0 })).toEqual(late);
    const [known] = questions.filter(({ start, goals }) => goals.includes(start));
    expect(run(hintOf(known), { deadline: 0 })).toEqual(late);
  });

  test("says which limit one of its questions met, and goes on with that question", () => {
    const solved: Outcome<object> = { status: "solved", cost: 3, stats: NOTHING };
    const searches: AStar[] = [];
    const ask = (from: Code, maxCost: number): AskedDistance => {
      if (from === 0) return solved;
      const search = new AStar(ring, from, { maxCost, maxBytes: 1000 });
      searches.push(search);
      return search;
    };
    const search = new HintSearch(ask, 0, [{ move: "to the goal's neighbour", state: 3031 }]);
    expect(run(search)).toMatchObject({ status: "limit", limit: "memory", lowerBound: 3 });
    for (const one of searches) one.maxBytes = 2 ** 24;
    expect(run(search)).toMatchObject({ cost: 3, moves: ["to the goal's neighbour"] });
  });

  test("lets the host breathe, tells its progress, and can be aborted", async () => {
    const free = run(ringHint(0));
    const told: number[] = [];
    const controller = new AbortController();
    const search = ringHint(0);
    const aborted = await runAsync(search, {
      now,
      signal: controller.signal,
      onProgress({ expanded, lowerBound }) {
        told.push(expanded);
        if (lowerBound === DISTANCE) controller.abort();
      },
    });
    expect(aborted).toMatchObject({ status: "limit", limit: "aborted", lowerBound: DISTANCE });
    expect(told).toEqual(told.map((_, index) => 256 * (index + 1)));
    expect(await runAsync(search, { now })).toEqual(free);
  });

  test("throws what asking throws", () => {
    const ask = (from: Code, maxCost: number): AskedDistance => new AStar(ring, from, { maxCost });
    expect(() => new HintSearch(ask, -1, [])).toThrow("start may not be -1");
    const search = new HintSearch(ask, 0, [{ move: 1, state: ring.size }], NO_BOUND);
    expect(() => run(search)).toThrow(`start may not be ${ring.size}`);
  });
});
