/** Boards for somebody's knights: some leaps from the goal. Simpler is what has more knights in place. */
import type { Random } from "@microsolvers/core-grid";
import { generate, STANDARD } from "@microsolvers/knights";
import { formatJudge, type JudgeCase } from "@microsolvers/knights/judge";
import { BEGIN } from "../faults.ts";
import type { Trials } from "../puzzle.ts";
import { oneByOne } from "./one-by-one.ts";

type State = JudgeCase["state"];

const BOARDS = 10;
/** Of so many boards one is any board at all, and most of these are too far from the goal. */
const ONE_OF_ANY = 16;
const BLANK = 2;

export const knightsTrials: Trials<JudgeCase> = {
  size: { description: "leaps from the goal, at most", default: 20 },
  areIndependent: true,

  draw: (random, size) => Array.from({ length: BOARDS }, () => caseOf(drawState(random, size))),

  format: (cases) =>
    formatJudge(
      cases.length,
      cases.map(({ state }) => state),
    ),

  simpler: (cases) => oneByOne(cases, simplerBoards),
};

function caseOf(state: State): JudgeCase {
  return { puzzle: STANDARD, state, position: BEGIN, announced: 1 };
}

function drawState(random: Random, size: number): State {
  const scramble = random.below(ONE_OF_ANY) === 0 ? undefined : random.below(size + 1);
  const [state = STANDARD.goal] = generate({ seed: random.word(), scramble });
  return state;
}

/** The goal itself; then all boards on which two cells have changed places, and more is as on the goal. */
function* simplerBoards({ state }: JudgeCase): Generator<JudgeCase, void> {
  const goal = cellsOf(STANDARD.goal);
  const cells = cellsOf(state);
  const misplaced = [...cells.keys()].filter((cell) => cells[cell] !== goal[cell]);
  if (misplaced.length > 0) yield caseOf(STANDARD.goal);
  for (const [index, one] of misplaced.entries()) {
    for (const other of misplaced.slice(index + 1)) {
      const isBetter = cells[one] === goal[other] || cells[other] === goal[one];
      if (isBetter) yield caseOf(stateOf(swapped(cells, one, other)));
    }
  }
}

function cellsOf({ black, blank }: State): number[] {
  return Array.from(black).with(blank, BLANK);
}

function stateOf(cells: readonly number[]): State {
  return {
    blank: cells.indexOf(BLANK),
    black: Uint8Array.from(cells, (cell) => (cell === 1 ? 1 : 0)),
  };
}

function swapped(cells: readonly number[], one: number, other: number): number[] {
  return cells.with(one, cells[other] ?? 0).with(other, cells[one] ?? 0);
}
