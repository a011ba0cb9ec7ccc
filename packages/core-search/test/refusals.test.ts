/** What makes no sense is refused, by every search, before anything is searched. */
import { describe, expect, test } from "vitest";
import { type Code, Explore, OptionError, Perimeter, run, type Search } from "../src/index.ts";
import { ExploreRanks } from "../src/ranks.ts";
import { everySearch } from "./every-search.ts";
import { GraphSpace, type Question, undirected } from "./graphs.ts";
import { Ring } from "./ring.ts";

/** A way there and back. */
const asked: Question = {
  size: 5,
  edges: undirected([
    [0, 1, 1],
    [1, 2, 1],
    [2, 3, 1],
    [3, 4, 1],
  ]),
  start: 0,
  goals: [4],
};
const space = new GraphSpace(asked, asked.goals);
const noCodes = [-1, 1.5, 5, Number.NaN, Number.POSITIVE_INFINITY];

type Made = (start: Code) => Search<unknown>;

const searches: readonly [name: string, make: Made][] = [
  ...everySearch.map(({ name, make }): [string, Made] => [
    name,
    (start) => make({ ...asked, start }),
  ]),
  ["explore", (start) => new Explore(space, [0, start])],
  ["explore by rank", (start) => new ExploreRanks(space, [0, start])],
];

describe.each(searches)("%s", (_, make) => {
  test.each(noCodes)("a start of %d", (start) => {
    expect(() => make(start)).toThrow(OptionError);
    expect(() => make(start)).toThrow(`start may not be ${start}`);
  });

  test.each([-1, 2.5, Number.NaN])("%d steps", (expansions) => {
    const search = make(0);
    expect(() => search.step(expansions)).toThrow(OptionError);
    expect(search.stats.expanded).toBe(0);
    expect(run(search)).toEqual(run(make(0)));
    expect(() => search.step(expansions)).toThrow(`expansions may not be ${expansions}`);
  });

  test("as many steps as there may be are no mistake", () => {
    expect(make(0).step(Number.POSITIVE_INFINITY)).toEqual(run(make(0)));
  });
});

describe.each(everySearch.filter(({ manyGoals }) => !manyGoals))("$name", ({ make }) => {
  test.each(noCodes)("a goal of %d", (goal) => {
    expect(() => make({ ...asked, goals: [goal] })).toThrow(OptionError);
  });
});

describe.each([
  ["explore", Explore],
  ["explore by rank", ExploreRanks],
])("%s", (_, Kind) => {
  test.each([-1, 0.5, Number.NaN])("a radius of %d, called by its name", (radius) => {
    expect(() => new Kind(space, 0, { radius })).toThrow(`radius may not be ${radius}`);
  });

  test("a radius that is just the eccentricity leaves open what lies beyond", () => {
    const explored = (radius: number) => run<unknown>(new Kind(space, 0, { radius }));
    expect(explored(3)).toMatchObject({ states: 4, eccentricity: 3, isComplete: false });
    expect(explored(4)).toMatchObject({ states: 5, eccentricity: 4, isComplete: false });
    expect(explored(5)).toMatchObject({ states: 5, eccentricity: 4, isComplete: true });
  });
});

describe("perimeter", () => {
  const ring = new Ring(100, 0);
  const ball = new Explore(ring, 0, { radius: 1 });
  run(ball);
  const make = (options: object, start = 50) => new Perimeter(ring, ball, start, options);

  test.each([0, -1, 3, 1.5, Number.NaN])(
    "a stride of %d, which would miss ways or never end",
    (stride) => {
      expect(() => make({ stride })).toThrow(`stride may not be ${stride}`);
    },
  );

  test("an estimate that is none, in the ball and outside of it", () => {
    for (const start of [0, 50]) {
      expect(() => make({ estimate: -1 }, start)).toThrow("estimate may not be -1");
      expect(() => make({ estimate: Number.NaN }, start)).toThrow(OptionError);
    }
  });
});
