/** Published facts, and each of the things that solvers of this puzzle are known to get wrong. */

import { BreadthFirst, run, Workspace } from "@microsolvers/core-search";
import { describe, expect, test } from "vitest";
import {
  explore,
  hardest,
  hint,
  METRICS,
  type Metric,
  optimalPlans,
  parse,
  solve,
  verify,
} from "../../src/blocks/index.ts";
import { kindsOf } from "../../src/blocks/kinds.ts";
import { prepare } from "../../src/blocks/prepare.ts";
import { createSpace } from "../../src/blocks/space.ts";
import { createWideCodec } from "../../src/blocks/wide-codec.ts";
import { exploreSlowly, solveSlowly, written } from "./brute-force.ts";
import { randomSpec } from "./random-boards.ts";

const HENG_DAO = "HAAI/HAAI/JBBK/JNOK/P..Q";

/** The cost, after its plan has been replayed; or the status. */
function costOf(text: string, metric: Metric): number | string {
  const { puzzle, state } = parse(text);
  const outcome = solve(puzzle, state, { metric });
  if (outcome.status !== "solved") return outcome.status;
  expect(verify(puzzle, state, outcome.plan, metric)).toMatchObject({ isSolved: true });
  return outcome.cost;
}

const costs = (text: string): (number | string)[] => METRICS.map((metric) => costOf(text, metric));

describe("Huarong Dao", () => {
  test("Heng Dao Li Ma: 81 moves, 90 slides, 116 steps", () => {
    expect(costs(HENG_DAO)).toEqual([81, 90, 116]);
  });

  test("its component has 25,955 states, like pieces merged and mirror images apart", () => {
    const { puzzle, state } = parse(HENG_DAO);
    for (const metric of METRICS) {
      expect(explore(puzzle, state, { metric })).toMatchObject({ states: 25_955 });
    }
  });

  test("with its goal to one side, which has no mirror image: 58 moves, 86 steps", () => {
    for (const goal of ["goal A 4,1", "goal A 4,3"]) {
      expect(costOf(`${HENG_DAO}\n${goal}`, "moves")).toBe(58);
      expect(costOf(`${HENG_DAO}\n${goal}`, "steps")).toBe(86);
    }
  });

  test("Bing Fen San Lu: 72 moves, not 73", () => {
    expect(costOf("NAAO/HAAI/HBBI/JPQK/J..K", "moves")).toBe(72);
  });

  test("is read in all of its notations", () => {
    const position = parse(HENG_DAO);
    expect(parse("HAAIHAAIJBBKJNOKP..Q")).toEqual(position);
    expect(parse("HAAIHAAIJBBKJNOKP@@Q")).toEqual(position);
    expect(parse("\n\nHAAI \nHAAI\r\nJBBK\nJNOK\nP..Q\ngoal A 4,2\n\n")).toEqual(position);
  });
});

describe("Rush Hour", () => {
  /** Slides and states as the published database has them. */
  test.each([
    ["IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM", 60, 2332],
    ["ooBBMxDDDKMoAAJKoNooJEENIFFLooIGGLox", 55, 9712],
    ["oxCCMoDDDKMoAAJKooooJLEEIFFLoNIGGoxN", 54, 6355],
  ])("%s: %i slides, %i states", (text, slides, states) => {
    const { puzzle, state } = parse(text);
    expect(costOf(text, "slides")).toBe(slides);
    expect(explore(puzzle, state, { metric: "slides" })).toMatchObject({ states });
  });

  test("a car that leaves through its gate takes as many slides, and two steps more", () => {
    const rows = "IBBxoo/IooLDD/JAALoo/JoKEEM/FFKooM/GGHHHM".replaceAll("o", ".").replace("x", "#");
    const inside = `${rows}\ngoal A 3,5\naxes\n`;
    const outside = `${rows}\ngoal A 3,7\naxes\n`;
    expect(costs(outside)).toEqual([60, 60, Number(costOf(inside, "steps")) + 2]);
    const { puzzle } = parse(outside);
    expect(puzzle).toMatchObject({ rows: 6, columns: 8 });
    expect(puzzle.gates).toEqual([
      { cell: 22, pieces: "A" },
      { cell: 23, pieces: "A" },
    ]);
  });
});

describe("small boards", () => {
  test.each([
    ["A..\ngoal A 1,3", [1, 1, 2]],
    ["A.\n..\ngoal A 2,2", [1, 2, 2]],
    ["A..\ngoal A 1,1", [0, 0, 0]],
    ["AB.\ngoal A 1,3", ["unsolvable", "unsolvable", "unsolvable"]],
    ["AB.\ngoal A 1,2", [2, 2, 2]],
    ["A.#\ngoal A 1,3", ["unsolvable", "unsolvable", "unsolvable"]],
    // Two singles that are alike but for their goals change places.
    ["AB\n..\ngoal A 1,2\ngoal B 1,1", [3, 4, 4]],
    // A T, and an L that turns round it.
    ["TTT.\n.T..\nL...\nLL..\ngoal L 1,4", ["unsolvable", "unsolvable", "unsolvable"]],
    ["TTT.\n.T..\nL...\nLL..\ngoal T 3,2", [1, 2, 3]],
    // An upright cannot leave its column.
    ["A..\nA..\naxes\ngoal A 1,3", ["unsolvable", "unsolvable", "unsolvable"]],
    // B may not stand on the gate, and A has to go round nothing.
    ["A.B\ngate A 1,2\ngoal A 1,2", [1, 1, 1]],
    ["B.A\ngate A 1,2\ngoal B 1,2\n", ["unsolvable", "unsolvable", "unsolvable"]],
  ])("%j costs %j", (text, expected) => {
    expect(costs(text)).toEqual(expected);
  });

  test("a path of one piece round a corner is one move", () => {
    const { puzzle, state } = parse("A#.\n...\ngoal A 1,3");
    const outcome = solve(puzzle, state);
    expect(outcome).toMatchObject({ cost: 1, plan: [{ piece: "A", path: ["D", "R", "R", "U"] }] });
  });
});

describe("states of more than 53 bits", () => {
  /** Heng Dao Li Ma, and behind a wall forty dominoes that fill their room: C(75, 40) ways to lie, all but one shut off. */
  const DOMINOES =
    "aabbccddeeffgghh/iijjkkllmmnnoopp/qqrrssttuuvvwwxx/yyzz0011223344EE/FFGGLLMMRRSSTTUU";
  const WIDE = [
    ...HENG_DAO.split("/").map((row) => `${row}############`),
    "################",
    ...DOMINOES.split("/"),
    "goal A 4,2",
  ].join("\n");

  test("are solved through the interner, as on a board that fits", () => {
    const { puzzle, state } = parse(WIDE);
    const { codec } = prepare(puzzle, state, new Workspace());
    // An interner numbers states as they come.
    expect([codec.codeLimit, codec.encode(state)]).toEqual([2 ** 31, 0]);
    expect(costs(WIDE)).toEqual([81, 90, 116]);
    expect(explore(puzzle, state)).toMatchObject({ states: 25_955 });
    const limited = solve(puzzle, state, { maxBytes: 1_000_000 });
    expect(limited).toMatchObject({ status: "limit", limit: "memory" });
  });

  test("give the answers of the brute force on random boards", () => {
    for (let seed = 0; seed < 300; seed++) {
      const spec = randomSpec(seed);
      const { puzzle, state } = parse(written(spec));
      const workspace = new Workspace();
      const kinds = kindsOf(puzzle, state);
      const codec = createWideCodec(kinds, workspace);
      const start = codec.encode(state);
      const space = createSpace(kinds, codec, "slides");
      const outcome = run(new BreadthFirst(space, start, { workspace }));
      const { cost } = solveSlowly(spec, "slides");
      expect(outcome.status === "solved" ? outcome.cost : -1, written(spec)).toBe(cost);
    }
  });
});

describe("all optimal plans", () => {
  test("of a free piece: as many as there are shortest ways", () => {
    const { puzzle, state } = parse("A..\n...\n...\ngoal A 3,3");
    const outcome = optimalPlans(puzzle, state, { metric: "steps" });
    expect(outcome).toMatchObject({ status: "solved", cost: 4 });
    if (outcome.status !== "solved") return;
    const { plans } = outcome;
    expect(plans.count).toBe(6n);
    const all = [...plans];
    expect(new Set(all.map((plan) => JSON.stringify(plan))).size).toBe(6);
    for (const plan of all) expect(verify(puzzle, state, plan, "steps").isSolved).toBe(true);
    expect(plans.first.map(({ path }) => path.join(""))).toEqual(["D", "R"]);
  });

  test("of Heng Dao Li Ma begin with the moves of the hint", () => {
    const { puzzle, state } = parse(HENG_DAO);
    const outcome = optimalPlans(puzzle, state);
    const hinted = hint(puzzle, state);
    if (outcome.status !== "solved" || hinted.status !== "solved") throw new Error("not solved");
    expect(hinted.moves).toEqual(outcome.plans.first);
    let seen = 0;
    for (const plan of outcome.plans) {
      expect(outcome.plans.first).toContainEqual(plan[0]);
      if (++seen === 5) break;
    }
  });
});

test("all optimal plans of random boards are as many as a brute force counts", () => {
  for (let seed = 0; seed < 300; seed++) {
    const spec = randomSpec(seed);
    const { puzzle, state } = parse(written(spec));
    for (const metric of METRICS) {
      const { cost, plans } = solveSlowly(spec, metric);
      const outcome = optimalPlans(puzzle, state, { metric });
      if (cost < 0) expect(outcome.status).toBe("unsolvable");
      else expect(outcome).toMatchObject({ cost, plans: { count: plans } });
    }
  }
});

test("an exploration reaches what a brute force reaches, each piece of a kind of its own", () => {
  for (let seed = 0; seed < 200; seed++) {
    const spec = randomSpec(seed);
    const { puzzle, state } = parse(written(spec));
    if (kindsOf(puzzle, state).kinds.some(({ members }) => members.length > 1)) continue;
    for (const metric of METRICS) {
      const { states, farthest } = exploreSlowly(spec, metric);
      const outcome = explore(puzzle, state, { metric });
      expect(outcome).toMatchObject({ states, eccentricity: farthest });
    }
  }
});

test("the hardest start is as far as it says", () => {
  const { puzzle, state } = parse("ABC/DE.\ngoal A 2,3");
  for (const metric of METRICS) {
    const found = hardest(puzzle, state, { metric });
    expect(found.status).toBe("found");
    if (found.status !== "found") continue;
    expect(solve(puzzle, found.state, { metric })).toMatchObject({ cost: found.cost });
    expect(explore(puzzle, found.state, { metric })).toMatchObject({ states: found.states });
  }
});
