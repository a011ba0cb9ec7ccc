import { describe, expect, test } from "vitest";
import { checked, EdgeError, EstimateError } from "../src/checked.ts";
import { AStar, Explore, type GoalSpace, NO_BOUND, run } from "../src/index.ts";
import { costsTo, type Edge, GraphSpace, type Question, undirected } from "./graphs.ts";
import { randomQuestion } from "./random-graphs.ts";

const asked: Question = {
  size: 5,
  edges: undirected([
    [0, 1, 2],
    [1, 2, 3],
    [2, 3, 1],
    [0, 4, 1],
  ]),
  start: 0,
  goals: [3],
};
const exact = costsTo(asked, asked.goals);

/** The space with one estimate changed. */
function spoilt(vertex: number, estimate: number): GoalSpace {
  const estimates = exact.map((cost, at) => (at === vertex ? estimate : cost));
  return new GraphSpace(asked, asked.goals, { estimates });
}

function thrownBy(body: () => unknown): EstimateError {
  try {
    body();
  } catch (error) {
    expect(error).toBeInstanceOf(EstimateError);
    return error as EstimateError;
  }
  throw new Error("nothing was thrown");
}

const search = (space: GoalSpace) => run(new AStar(checked(space), 0));

describe("checked", () => {
  test("lets consistent estimates pass, and changes nothing else", () => {
    const space = spoilt(0, exact[0]);
    expect(search(space)).toEqual(run(new AStar(space, 0)));
    expect(run(new Explore(checked(space), 0))).toEqual(run(new Explore(space, 0)));
    expect(checked(space).ignoresBudget).toBe(true);
    const pruning = new GraphSpace(asked, asked.goals, { prunesBy: exact });
    expect(checked(pruning)).not.toHaveProperty("ignoresBudget");
    const dense: GoalSpace = Object.assign(spoilt(0, exact[0]), { hasDenseCodes: true as const });
    expect(checked(dense).hasDenseCodes).toBe(true);
  });

  test("names the edge that shows an estimate to be too high", () => {
    const error = thrownBy(() => search(spoilt(1, 6)));
    expect(error).toMatchObject({ code: "ERR_ESTIMATE", state: 1, successor: 2 });
    expect(error.message).toBe("the estimate of 1 is 6, but 2 is 3 away with an estimate of 1");
  });

  test("sees a state whose estimate keeps it from being expanded", () => {
    const error = thrownBy(() => search(spoilt(4, 100)));
    expect(error).toMatchObject({ state: 4, successor: 0 });
  });

  test("names a goal whose estimate is not 0", () => {
    const error = thrownBy(() => search(spoilt(3, 1)));
    expect(error).toMatchObject({ state: 3, successor: undefined });
    expect(error.message).toBe("the estimate of 3 is 1, but it is a goal");
  });

  test.each([-1, Number.NaN])("refuses an estimate of %d", (estimate) => {
    const error = thrownBy(() => search(spoilt(0, estimate)));
    expect(error.message).toBe(`the estimate of 0 is ${estimate}, not a number of at least 0`);
  });

  test("takes estimates that are not whole as A* does, rounded up", () => {
    const estimates = exact.map((cost) => cost * 0.9);
    const space = new GraphSpace(asked, asked.goals, { estimates });
    expect(search(space)).toMatchObject({ status: "solved", cost: 6 });
    expect(run(new Explore(checked(space), 0))).toMatchObject({ states: 5 });
    const error = thrownBy(() => search(spoilt(1, exact[1] + 0.5)));
    expect(error.message).toBe("the estimate of 1 is 4.5, but 2 is 3 away with an estimate of 1");
  });

  test("states from which there is no way may be told in more ways than one", () => {
    const split: Question = { ...asked, edges: [...asked.edges, [0, 5, 1], [5, 6, 1]], size: 7 };
    const estimates = [...exact, Number.POSITIVE_INFINITY, NO_BOUND];
    const space = new GraphSpace(split, split.goals, { estimates });
    expect(run(new Explore(checked(space), 0))).toMatchObject({ states: 7 });
  });

  test("names an edge that costs less than 0", () => {
    const edges: Edge[] = [...asked.edges, [2, 4, -3]];
    const space = new GraphSpace({ ...asked, edges }, asked.goals);
    for (const make of [AStar, Explore]) {
      const body = () =>
        run<unknown>(
          new make(
            checked(space, (code) => `<${code}>`),
            0,
          ),
        );
      expect(body).toThrow(EdgeError);
      expect(body).toThrow("the edge from <2> to <4> costs -3, less than 0");
    }
  });

  test.each([-1, 0.5, 5, Number.NaN])("names an edge that leads to %d", (to) => {
    const space = new GraphSpace({ ...asked, edges: [[0, to, 1]] }, asked.goals);
    expect(() => run(new Explore(checked(space), 0))).toThrow(
      `an edge of 0 leads to ${to}, which is no code`,
    );
  });

  test("writes states as it is told", () => {
    const space = checked(spoilt(1, 6), (code) => `<${code}>`);
    const error = thrownBy(() => run(new AStar(space, 0)));
    expect(error.message).toContain("<1> is 6, but <2>");
  });

  test("exploring finds whatever is inadmissible, on 2,000 random graphs", () => {
    let found = 0;
    for (let seed = 0; seed < 2000; seed++) {
      const question = randomQuestion(seed);
      const costs = costsTo(question, question.goals);
      const estimates = costs.map((cost, vertex) => cost + (vertex === seed % 7 ? seed % 3 : 0));
      const space = checked(new GraphSpace(question, question.goals, { estimates }));
      const explore = () => run(new Explore(space, question.start));
      const plain = new Explore(new GraphSpace(question, question.goals), question.start);
      run(plain);
      const isWrong = estimates.some(
        (estimate, vertex) => plain.distance(vertex) >= 0 && estimate > costs[vertex],
      );
      if (isWrong) {
        thrownBy(explore);
        found++;
      } else {
        explore();
      }
    }
    expect(found).toBeGreaterThan(200);
  });
});
