/**
 * Small boards with short snakes for somebody's snake. Simpler is a smaller board, then a shorter snake, then
 * fewer stones, then a snake nearer to the exit.
 */
import { type Cell, columnOf, type Random, rowOf } from "@microsolvers/core-grid";
import { generate } from "@microsolvers/snake";
import { formatJudge, type JudgeCase } from "@microsolvers/snake/judge";
import { BEGIN } from "../faults.ts";
import type { Trials } from "../puzzle.ts";
import { fewerLines } from "./fewer-lines.ts";
import { oneByOne } from "./one-by-one.ts";

const BOARDS = 20;
const LONGEST = 9;
/** Of the cells, at most so many tenths are stones. */
const MOST_STONES = 4;
/** Of so many boards one has a stone on the exit, and one has a stone under the snake. */
const ONE_WITH_STONE = 8;
const EXIT: Cell = 0;

export const snakeTrials: Trials<JudgeCase> = {
  size: { description: "rows and columns, at most", default: 5 },
  areIndependent: true,

  draw: (random, size) => Array.from({ length: BOARDS }, () => drawBoard(random, size)),

  format: formatJudge,

  simpler: (cases) => oneByOne(cases, simplerBoards),
};

function drawBoard(random: Random, size: number): JudgeCase {
  const rows = 1 + random.below(size);
  const columns = 1 + random.below(size);
  const [board] = generate({
    kind: "stones",
    rows,
    columns,
    length: 1 + random.below(Math.min(rows * columns, LONGEST)),
    density: random.below(MOST_STONES + 1) / 10,
    seed: random.word(),
  });
  if (board === undefined) throw new Error("one board was asked for");
  const { puzzle, state } = board;
  const stones = Array.from(puzzle.stones);
  if (random.below(ONE_WITH_STONE) === 0) stones[EXIT] = 1;
  if (random.below(ONE_WITH_STONE) === 0) stones[random.pick(state.body)] = 1;
  return { puzzle: { ...puzzle, stones }, state, position: BEGIN };
}

function* simplerBoards(question: JudgeCase): Generator<JudgeCase, void> {
  yield* smallerBoards(question);
  yield* shorterSnakes(question);
  yield* fewerStones(question);
  yield* nearerSnakes(question);
}

/** Without a row or a column that the snake does not lie on. */
function* smallerBoards(question: JudgeCase): Generator<JudgeCase, void> {
  const { puzzle, state } = question;
  for (const { rows, columns, kept } of fewerLines(puzzle, state.body)) {
    const stones = kept.map((cell) => puzzle.stones[cell] ?? 0);
    const body = state.body.map((cell) => kept.indexOf(cell));
    yield { ...question, puzzle: { ...puzzle, rows, columns, stones }, state: { body } };
  }
}

/** As short as can be, or without its tail. */
function* shorterSnakes(question: JudgeCase): Generator<JudgeCase, void> {
  const { body } = question.state;
  for (const length of new Set([1, body.length - 1])) {
    if (length > 0 && length < body.length) {
      yield { ...question, state: { body: body.slice(0, length) } };
    }
  }
}

/** Without any stones, or without one of them. */
function* fewerStones(question: JudgeCase): Generator<JudgeCase, void> {
  const { puzzle } = question;
  const stones = Array.from(puzzle.stones);
  const laid = [...stones.keys()].filter((cell) => stones[cell] !== 0);
  const fewer = [stones.map(() => 0), ...laid.map((cell) => stones.with(cell, 0))];
  for (const next of laid.length > 0 ? fewer : []) {
    yield { ...question, puzzle: { ...puzzle, stones: next } };
  }
}

/** With all of the snake one row up, or one column to the left. */
function* nearerSnakes(question: JudgeCase): Generator<JudgeCase, void> {
  const { puzzle, state } = question;
  for (const [lineOf, step] of [[rowOf, puzzle.columns] as const, [columnOf, 1] as const]) {
    if (state.body.some((cell) => lineOf(puzzle, cell) === 0)) continue;
    yield { ...question, state: { body: state.body.map((cell) => cell - step) } };
  }
}
