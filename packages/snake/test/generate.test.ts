import { describe, expect, test } from "vitest";
import { type GenerateOptions, generate, solve, verify } from "../src/index.ts";

const base = { rows: 12, columns: 10, length: 6, seed: 1, count: 20 };

describe.each(["stones", "turn"] as const)("boards of kind %s", (kind) => {
  test("have the size, the snake and the exit that were asked for", () => {
    const drawn = [...generate({ ...base, kind, density: 0.3, tail: "frees" })];
    expect(drawn).toHaveLength(20);
    for (const { puzzle, state } of drawn) {
      expect(puzzle).toMatchObject({ rows: 12, columns: 10, exits: [0], tail: "frees" });
      expect(puzzle.stones).toHaveLength(120);
      expect(state.body).toHaveLength(6);
      for (const cell of [0, ...state.body]) expect(puzzle.stones[cell]).toBe(0);
      // A position that the rules accept.
      expect(verify(puzzle, state, []).cost).toBe(0);
    }
    expect(
      new Set(drawn.map(({ puzzle }) => Array.from(puzzle.stones).join(""))).size,
    ).toBeGreaterThan(15);
  });

  test("are the same for the same seed, others for another", () => {
    const of = (seed: number) => [...generate({ ...base, kind, seed })];
    expect(of(7)).toEqual(of(7));
    expect(of(7)).not.toEqual(of(8));
  });
});

test("stones are as many as was asked for", () => {
  const count = (density: number): number => {
    const [{ puzzle }] = generate({ ...base, kind: "stones", density });
    return Array.from(puzzle.stones).reduce((sum, stone) => sum + stone);
  };
  expect(count(0)).toBe(0);
  expect(count(0.25)).toBe(30);
  // All but the snake and the exit.
  expect(count(1)).toBeGreaterThanOrEqual(120 - 7);
});

test("the body matters where the snake must turn round", () => {
  let drawn = 0;
  for (const { puzzle, state } of generate({ ...base, kind: "turn" })) {
    const whole = solve(puzzle, state);
    const alone = solve(puzzle, { body: [state.body[0]] });
    if (whole.status !== "solved" || alone.status !== "solved") throw new Error("no way out");
    expect(whole.cost).toBeGreaterThan(alone.cost);
    drawn++;
  }
  expect(drawn).toBe(20);
});

test("snakes as long as the board is large are laid in windings", () => {
  const [{ state }] = generate({ ...base, rows: 6, columns: 7, length: 42, kind: "stones" });
  expect(state.body).toHaveLength(42);
});

test.each<[Partial<GenerateOptions>, string]>([
  [{ kind: "maze" as "turn" }, "a board is one of stones, turn, not maze"],
  [{ rows: 0 }, "rows must be a whole number of at least 1, not 0"],
  [{ columns: 1.5 }, "columns must be a whole number of at least 1, not 1.5"],
  [{ length: 0 }, "length must be a whole number of at least 1, not 0"],
  [{ count: -1 }, "count must be a whole number of at least 0, not -1"],
  [{ density: 2 }, "a density is from 0 to 1, not 2"],
  [{ length: 121 }, "a snake of 121 has no room on 120 cells"],
  [{ kind: "turn", length: 19 }, "12 x 10 has no passage for a snake of 19 and a room"],
  [{ kind: "turn", density: 1 }, "no snake of 6 was found that turns round on 12 x 10"],
])("%o is refused", (change, message) => {
  expect(() => [...generate({ ...base, kind: "stones", ...change })]).toThrow(
    expect.objectContaining({ code: "ERR_ARGUMENT", message }),
  );
});
