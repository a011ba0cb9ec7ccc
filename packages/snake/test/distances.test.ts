/** Distances and plans against the brute force. */
import { Random } from "@microsolvers/core-grid";
import { describe, expect, test } from "vitest";
import { generate, type Position, SnakeSolver, solve } from "../src/index.ts";
import { drawPosition } from "./boards.ts";
import { leastSteps, type Place, type Question, walksOut } from "./brute-force.ts";

function questionOf({ puzzle, state }: Position): Question {
  const { rows, columns, stones, exits, tail } = puzzle;
  const placeOf = (cell: number): Place => [Math.floor(cell / columns), cell % columns];
  const walls = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      stones[row * columns + column] ? "#" : ".",
    ).join(""),
  );
  return {
    walls,
    snake: state.body.map(placeOf),
    exits: exits.map(placeOf),
    followsTail: tail === "frees",
  };
}

describe("10,000 random boards up to 6 x 6, 1 to 6 cells, both rules for the tail, 1 to 3 exits", () => {
  test("every distance is right, and every plan is legal and as long as that", () => {
    const random = new Random(1324);
    const counts = {
      walled: 0,
      stuck: 0,
      out: 0,
      straight: 0,
      bodyMatters: 0,
      longest: 0,
      frees: 0,
    };
    for (let board = 0; board < 10_000; board++) {
      const position = drawPosition(random, { side: 6, length: 6, stonesInTen: 5 });
      const { puzzle, state } = position;
      const question = questionOf(position);
      const distance = leastSteps(question);
      const solver = new SnakeSolver(puzzle);
      const outcome = solver.solve(state);
      if (puzzle.tail === "frees") counts.frees++;
      if (state.body.length === 6) counts.longest++;
      if (outcome.status !== "solved") {
        expect([distance, outcome.status], JSON.stringify(question)).toEqual([-1, "unsolvable"]);
        if (outcome.status !== "unsolvable") continue;
        if (outcome.reason === undefined) counts.stuck++;
        else {
          counts.walled++;
          // Then not even the head alone would come out.
          const { exits, stones } = puzzle;
          const isStone = outcome.reason === "exits-are-stones";
          expect(isStone).toBe(exits.every((exit) => stones[exit] === 1));
          expect(leastSteps({ ...question, snake: question.snake.slice(0, 1) })).toBe(-1);
          expect(outcome.stats.expanded).toBe(0);
        }
        continue;
      }
      expect(outcome.cost, JSON.stringify(question)).toBe(distance);
      expect(outcome.plan).toHaveLength(distance);
      expect(walksOut(question, outcome.plan), JSON.stringify(question)).toBe(true);
      if (distance === 0) counts.out++;
      else if (distance === leastSteps({ ...question, snake: question.snake.slice(0, 1) }))
        counts.straight++;
      else counts.bodyMatters++;
    }
    // No kind of question is missing.
    expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(150);
  });
});

test("snakes that fill most of their board, too long for codes, have the right distances", () => {
  const counts = { solved: 0, unsolvable: 0 };
  for (let length = 26; length <= 34; length++) {
    for (const tail of ["blocks", "frees"] as const) {
      const size = { rows: 6, columns: 6 };
      for (const position of generate({
        kind: "stones",
        ...size,
        density: 0,
        length,
        tail,
        seed: length,
        count: 5,
      })) {
        const question = questionOf(position);
        const distance = leastSteps(question);
        const outcome = solve(position.puzzle, position.state);
        if (outcome.status === "solved") {
          expect(outcome.cost).toBe(distance);
          expect(walksOut(question, outcome.plan)).toBe(true);
          counts.solved++;
        } else {
          expect([distance, outcome.status]).toEqual([-1, "unsolvable"]);
          counts.unsolvable++;
        }
      }
    }
  }
  expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(10);
});

test("the tail's cell makes the difference: a ring of four, and a snake that fills it", () => {
  const ring = { rows: 2, columns: 3, stones: [0, 0, 0, 0, 0, 1], exits: [2] };
  const state = { body: [0, 3, 4, 1] };
  expect(solve({ ...ring, tail: "blocks" }, state)).toMatchObject({ status: "unsolvable" });
  expect(solve({ ...ring, tail: "frees" }, state)).toMatchObject({ cost: 2, plan: ["R", "R"] });
});
