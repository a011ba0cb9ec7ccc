import { describe, expect, test } from "vitest";
import {
  explore,
  exploreAsync,
  format,
  generate,
  klotski,
  METRICS,
  parse,
  solve,
} from "../../src/blocks/index.ts";

describe("generated boards", () => {
  const puzzle = klotski({ rows: 4, columns: 4, uprights: 2, flats: 1, singles: 2 });

  test("cost what they say, and nothing that they can reach costs more", () => {
    for (const metric of METRICS) {
      for (const { state, cost } of generate({ puzzle, seed: 3, count: 3, metric })) {
        expect(solve(puzzle, state, { metric })).toMatchObject({ status: "solved", cost });
        const whole = explore(puzzle, state, { metric });
        if (whole.status !== "explored") throw new Error(whole.status);
        for (const far of whole.farthest.slice(0, 20)) {
          const outcome = solve(puzzle, far, { metric });
          expect(outcome.status === "solved" && outcome.cost <= cost).toBe(true);
        }
      }
    }
  });

  test("are the same for the same seed", () => {
    const drawn = (seed: number): string[] =>
      [...generate({ puzzle, seed, count: 4 })].map((board) => format(board.puzzle, board.state));
    expect(drawn(5)).toEqual(drawn(5));
    expect(drawn(5)).not.toEqual(drawn(6));
  });

  test("have walls and goals of any puzzle", () => {
    const like = parse("AB#\n..#\n.CC\ngoal A 3,1\ngoal B 1,1").puzzle;
    const [board] = generate({ puzzle: like, seed: 1 });
    expect(board.puzzle).toBe(like);
    expect(solve(like, board.state)).toMatchObject({ cost: board.cost });
  });

  test.each([
    ["count must be a whole number", () => [...generate({ seed: 1, count: -1 })]],
    ["a seed is a whole number", () => [...generate({ seed: 0.5 })]],
    ["uprights must be a whole number", () => klotski({ uprights: -1 })],
    ["sides from 2 to 16", () => klotski({ rows: 1 })],
    ["pieces, but names for", () => klotski({ rows: 16, columns: 16, singles: 100 })],
    ["led to no solution", () => [...generate({ puzzle: klotski({ singles: 40 }), seed: 1 })]],
    ["memory of a search", () => [...generate({ seed: 1, maxBytes: 10_000 })]],
  ])("%s", (problem, ask) => {
    expect(ask).toThrow(expect.objectContaining({ code: "ERR_ARGUMENT" }));
    expect(ask).toThrow(problem);
  });
});

describe("an exploration", () => {
  const { puzzle, state } = parse("HAAI/HAAI/JBBK/JNOK/P..Q");

  test("stops where it is told to, with a true bound", async () => {
    expect(explore(puzzle, state, { radius: 3 })).toMatchObject({
      status: "explored",
      eccentricity: 3,
      isComplete: false,
    });
    const limited = explore(puzzle, state, { maxExpanded: 100 });
    expect(limited).toMatchObject({ status: "limit", limit: "expanded" });
    expect(explore(puzzle, state, { maxBytes: 1000 })).toMatchObject({ limit: "memory" });
    const signal = AbortSignal.abort();
    expect(await exploreAsync(puzzle, state, { signal })).toMatchObject({ limit: "aborted" });
  });

  test("has layers that add up, and the farthest at their distance", async () => {
    const outcome = await exploreAsync(puzzle, state, { metric: "steps" });
    if (outcome.status !== "explored") throw new Error(outcome.status);
    expect(outcome.layers.reduce((sum, layer) => sum + layer)).toBe(outcome.states);
    expect(outcome.farthest).toHaveLength(outcome.layers.at(-1) ?? 0);
  });
});
