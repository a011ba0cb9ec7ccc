/** What every puzzle's adapter says about inputs for testing programs. */
import { Random } from "@microsolvers/core-grid";
import { readCases } from "@microsolvers/core-grid/judge";
import { describe, expect, test } from "vitest";
import type { Case, Puzzle } from "../../src/puzzle.ts";
import { PUZZLES } from "../../src/puzzles.ts";

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed);

function textOf({ trials }: Puzzle, cases: readonly Case[]): string {
  return [...trials.format(cases)].join("");
}

/** Reads judge text back. @throws FormatError */
function read(puzzle: Puzzle, text: string): Case[] {
  const reader = puzzle.createReader();
  const cases = [...readCases(reader, [text])];
  expect(reader.surplus).toBeUndefined();
  return cases;
}

describe.each([...PUZZLES.keys()])("%s", async (name) => {
  const puzzle = await PUZZLES.get(name)?.load();
  if (puzzle === undefined) throw new Error("no such puzzle");
  const { trials } = puzzle.puzzle;
  const sizes = [1, 2, trials.size.default];

  test("draws inputs that can be read, the same for the same seed", () => {
    for (const size of sizes) {
      for (const seed of SEEDS) {
        const cases = trials.draw(new Random(seed), size);
        const text = textOf(puzzle.puzzle, cases);
        const again = read(puzzle.puzzle, text);
        expect(again).toHaveLength(cases.length);
        expect(textOf(puzzle.puzzle, again)).toBe(text);
        expect(textOf(puzzle.puzzle, trials.draw(new Random(seed), size))).toBe(text);
      }
    }
  });

  test("draws solvable and unsolvable or far cases, and such as are solved already", () => {
    const solver = puzzle.puzzle.createSolver();
    const kinds = new Set<string>();
    for (const seed of SEEDS) {
      for (const size of sizes) {
        for (const question of read(
          puzzle.puzzle,
          textOf(puzzle.puzzle, trials.draw(new Random(seed), size)),
        )) {
          const outcome = solver.distance(question, {});
          kinds.add(outcome.status === "solved" && outcome.cost === 0 ? "home" : outcome.status);
        }
      }
    }
    expect(kinds).toContain("home");
    expect(kinds).toContain("solved");
    expect(kinds.size).toBeGreaterThan(2);
  });

  test("makes them simpler in steps that end, and each can be read", () => {
    for (const seed of SEEDS.slice(0, 4)) {
      const random = new Random(seed);
      let cases = trials.draw(random, trials.size.default);
      const seen = new Set<string>();
      for (;;) {
        const text = textOf(puzzle.puzzle, cases);
        expect(seen.has(text), text).toBe(false);
        seen.add(text);
        expect(read(puzzle.puzzle, text)).toHaveLength(cases.length);
        const steps = [...trials.simpler(cases)];
        for (const step of steps) expect(textOf(puzzle.puzzle, step)).not.toBe(text);
        if (steps.length === 0) break;
        cases = random.pick(steps);
      }
      expect(seen.size).toBeGreaterThan(1);
    }
  });
});
