/**
 * Questions for somebody's solitaire: some random moves from a start. Simpler is what has more pieces in
 * place, then pieces nearer to the first cell, then pieces told in the order of their cells.
 */
import { type Cell, columnOf, type Random, rowOf } from "@microsolvers/core-grid";
import { generate, STANDARD, type State } from "@microsolvers/solitaire";
import { formatJudge, type JudgeCase, MOST_MOVES } from "@microsolvers/solitaire/judge";
import { BEGIN } from "../faults.ts";
import type { Trials } from "../puzzle.ts";
import { oneByOne } from "./one-by-one.ts";

const QUESTIONS = 10;
/** Of so many questions one has any goal at all, and most of these are too far. */
const ONE_OF_ANY = 16;
/** Of so many questions one is about as far as the judge asks for: just enough moves, or just too few. */
const ONE_AT_BOUND = 3;

export const solitaireTrials: Trials<JudgeCase> = {
  size: { description: "moves from the start, at most", default: 16 },
  areIndependent: true,

  draw: (random, size) => Array.from({ length: QUESTIONS }, () => drawQuestion(random, size)),

  format: formatJudge,

  simpler: (cases) => oneByOne(cases, simplerQuestions),
};

/** The pieces are told in any order: they are alike. */
function drawQuestion(random: Random, size: number): JudgeCase {
  const [question] = generate({ seed: random.word(), ...drawWay(random, size) });
  if (question === undefined) throw new Error("one question was asked for");
  const { from, to } = question;
  return caseOf(random.shuffle([...from]), random.shuffle([...to]));
}

function drawWay(random: Random, size: number): { walk?: number; distance?: number } {
  if (random.below(ONE_OF_ANY) === 0) return {};
  const bound = MOST_MOVES + random.below(2);
  if (size >= bound && random.below(ONE_AT_BOUND) === 0) return { distance: bound };
  return { walk: random.below(size + 1) };
}

function caseOf(from: State, to: State): JudgeCase {
  return { board: STANDARD, from, to, position: BEGIN };
}

function* simplerQuestions({ from, to }: JudgeCase): Generator<JudgeCase, void> {
  for (const [index, cell] of to.entries()) {
    if (from.includes(cell)) continue;
    for (const home of from) if (!to.includes(home)) yield caseOf(from, to.with(index, home));
  }
  for (const [lineOf, step] of [[rowOf, STANDARD.columns] as const, [columnOf, 1] as const]) {
    if ([...from, ...to].some((cell) => lineOf(STANDARD, cell) === 0)) continue;
    yield caseOf(
      from.map((cell) => cell - step),
      to.map((cell) => cell - step),
    );
  }
  for (const cell of new Set([...from, ...to])) {
    for (const nearer of nearerCells(cell)) {
      const move = (state: State): State => state.map((one) => (one === cell ? nearer : one));
      if (!from.includes(nearer) && !to.includes(nearer)) yield caseOf(move(from), move(to));
    }
  }
  if (!isAscending(from)) yield caseOf(ascending(from), to);
  if (!isAscending(to)) yield caseOf(from, ascending(to));
}

/** One row up, or one column to the left. */
function nearerCells(cell: Cell): Cell[] {
  const up = rowOf(STANDARD, cell) > 0 ? [cell - STANDARD.columns] : [];
  const left = columnOf(STANDARD, cell) > 0 ? [cell - 1] : [];
  return [...up, ...left];
}

function ascending(state: State): State {
  return [...state].sort((one, other) => one - other);
}

function isAscending(state: State): boolean {
  return state.every((cell, piece) => piece === 0 || cell > (state[piece - 1] ?? cell));
}
