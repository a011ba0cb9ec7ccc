/**
 * Small boards with questions for somebody's tile. Simpler is a smaller board, then one with fewer fixed
 * cells, then a question whose cells are nearer to the first one.
 */
import type { Cell, Random } from "@microsolvers/core-grid";
import { type Board, generate } from "@microsolvers/klotski";
import { formatJudge, type JudgeCase } from "@microsolvers/klotski/judge";
import { BEGIN } from "../faults.ts";
import type { Trials } from "../puzzle.ts";
import { fewerLines } from "./fewer-lines.ts";

const QUESTIONS = 10;
/** Of so many questions one has any cell as its target: the tile's own, or a fixed one. */
const ONE_OF_ANY = 6;
/** Of the cells, at most so many tenths are fixed. */
const MOST_FIXED = 4;

export const klotskiTrials: Trials<JudgeCase> = {
  size: { description: "rows and columns, at most", default: 6 },
  areIndependent: false,

  draw(random, size) {
    const { board, questions } = generate({
      kind: "walls",
      rows: 1 + random.below(size),
      columns: Math.max(2, 1 + random.below(size)),
      density: random.below(MOST_FIXED + 1) / 10,
      questions: QUESTIONS,
      seed: random.word(),
    });
    return questions.map(({ state, target }) => {
      return { board, state, target: anyTarget(random, board, target), position: BEGIN };
    });
  },

  format: (cases) => formatJudge(boardOf(cases), cases),

  *simpler(cases) {
    yield* smallerBoards(cases);
    yield* openerBoards(cases);
    yield* nearerQuestions(cases);
  },
};

function anyTarget(random: Random, { free }: Board, target: Cell): Cell {
  return random.below(ONE_OF_ANY) === 0 ? random.below(free.length) : target;
}

/** All questions are about one board. */
function boardOf([first]: readonly JudgeCase[]): Board {
  return first?.board ?? { rows: 0, columns: 0, free: [] };
}

/** Without a row or a column that no question names. */
function* smallerBoards(cases: readonly JudgeCase[]): Generator<readonly JudgeCase[], void> {
  const board = boardOf(cases);
  const named = cases.flatMap(({ state, target }) => [state.blank, state.tile, target]);
  for (const { rows, columns, kept } of fewerLines(board, named)) {
    const smaller = { rows, columns, free: kept.map((cell) => board.free[cell] ?? 0) };
    yield cases.map(({ state: { blank, tile }, target }) => ({
      board: smaller,
      state: { blank: kept.indexOf(blank), tile: kept.indexOf(tile) },
      target: kept.indexOf(target),
      position: BEGIN,
    }));
  }
}

/** With all cells free, or with one more. */
function* openerBoards(cases: readonly JudgeCase[]): Generator<readonly JudgeCase[], void> {
  const board = boardOf(cases);
  const free = Array.from(board.free);
  const fixed = [...free.keys()].filter((cell) => free[cell] === 0);
  const opened = [free.map(() => 1), ...fixed.map((cell) => free.with(cell, 1))];
  for (const next of fixed.length > 0 ? opened : []) {
    const opener = { ...board, free: next };
    yield cases.map((question) => ({ ...question, board: opener }));
  }
}

/** With the blank, the tile or the target on an earlier free cell; a tile that is home stays so. */
function* nearerQuestions(cases: readonly JudgeCase[]): Generator<readonly JudgeCase[], void> {
  for (const [index, question] of cases.entries()) {
    const { board, target } = question;
    const { blank, tile } = question.state;
    for (const cell of allCells(board)) {
      if (!board.free[cell]) continue;
      const nearer: JudgeCase[] = [];
      if (cell < blank && cell !== tile) nearer.push({ ...question, state: { blank: cell, tile } });
      if (cell < tile && cell !== blank) {
        const home = tile === target ? cell : target;
        nearer.push({ ...question, state: { blank, tile: cell }, target: home });
      }
      if (cell < target && tile !== target) nearer.push({ ...question, target: cell });
      for (const other of nearer) yield cases.with(index, other);
    }
  }
}

function allCells({ rows, columns }: Board): Iterable<Cell> {
  return Array(rows * columns).keys();
}
