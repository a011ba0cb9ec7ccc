import { BorderedGrid } from "@microsolvers/core-grid";
import { type GoalSpace, NO_BOUND } from "@microsolvers/core-search";
import type { ExplicitGraph } from "@microsolvers/core-search/explicit";
import { puzzleContract } from "@microsolvers/puzzle-contract";
import { decode, encode, firstPushCode } from "../src/codec.ts";
import {
  apply,
  format,
  formatPlan,
  generate,
  hint,
  hintAsync,
  isSolved,
  KlotskiSolver,
  legalMoves,
  type Move,
  moves,
  type Position,
  type Puzzle,
  parse,
  parsePlan,
  type State,
  solve,
  solveAsync,
  verify,
} from "../src/index.ts";
import { answers, judge } from "../src/judge.ts";
import { PreparedBoard } from "../src/prepared-board.ts";
import { TileSpace } from "../src/space.ts";
import { positions, questionsOnOneBoard, randomNumbers } from "./boards.ts";

/** 1-based row and column. */
const written = (columns: number, cell: number): string =>
  `${Math.floor(cell / columns) + 1} ${(cell % columns) + 1}`;

function judgeText(questions: readonly Position[]): string {
  const [{ puzzle }] = questions;
  const { rows, columns } = puzzle;
  const cells = Array.from(puzzle.free);
  const lines = [`${rows} ${columns} ${questions.length}`];
  for (let row = 0; row < rows; row++) {
    lines.push(cells.slice(row * columns, (row + 1) * columns).join(" "));
  }
  for (const {
    puzzle: { target },
    state,
  } of questions) {
    lines.push([state.blank, state.tile, target].map((cell) => written(columns, cell)).join(" "));
  }
  return `${lines.join("\n")}\n`;
}

/** One cell in five is fixed, and the tile goes from one corner to the opposite one. */
function hardPosition(): Position {
  const side = 100;
  const draw = randomNumbers(1);
  const free = Uint8Array.from({ length: side * side }, () => (draw(5) === 0 ? 0 : 1));
  const tile = free.indexOf(1, 10 * side + 10);
  const target = free.indexOf(1, 90 * side + 90);
  const blank = free.indexOf(1, 50 * side + 50);
  return { puzzle: { rows: side, columns: side, free, target }, state: { blank, tile } };
}

/** An explicit graph as a space that writes its edges down. */
function asWritten(graph: ExplicitGraph): GoalSpace {
  return {
    codeLimit: graph.codeLimit,
    maxSuccessors: 4,
    ignoresBudget: true,
    isGoal: (code) => graph.isGoal(code),
    estimate: (code) => graph.estimate(code),
    expand(code, { codes, costs }) {
      const at = graph.edgesOf(code);
      const count = graph.list[at];
      for (let edge = 0; edge < count; edge++) {
        codes[edge] = graph.list[at + 1 + 2 * edge];
        costs[edge] = graph.list[at + 2 + 2 * edge];
      }
      return count;
    },
  };
}

puzzleContract<Puzzle, State, Move>({
  name: "klotski",
  positions,
  smallPositions: questionsOnOneBoard(1).map(([position]) => position),
  hardPosition: hardPosition(),
  rules: { moves, apply, isSolved },
  stateKey: ({ blank, tile }) => `${blank} ${tile}`,
  notation: { parse, format, parsePlan, formatPlan },
  codec(puzzle) {
    const grid = new BorderedGrid(puzzle);
    return {
      encode: (state) => encode(grid, state),
      decode: (code) => decode(grid, code),
      hasCode({ blank, tile }) {
        const distance = Math.abs(grid.fromCell(blank) - grid.fromCell(tile));
        return distance === 1 || distance === grid.width;
      },
    };
  },
  space({ puzzle, state }) {
    const prepared = new PreparedBoard(puzzle);
    const space = TileSpace.of(prepared, state, puzzle.target);
    if (space === undefined) return undefined;
    return {
      space: asWritten(space),
      start: space.start,
      noBound: NO_BOUND,
      stateOf(code) {
        if (code === space.start) return state;
        return code < firstPushCode(prepared.grid) ? decode(prepared.grid, code) : undefined;
      },
      unfold: (from, to) => space.unfold(from, to),
    };
  },
  solve,
  solveAsync,
  solver: {
    questions: questionsOnOneBoard(6),
    create(puzzle) {
      const solver = new KlotskiSolver(puzzle);
      return {
        solve: (position, options) => solver.solve(position.state, position.puzzle.target, options),
      };
    },
  },
  verify,
  hint,
  hintAsync,
  legalMoves,
  generate(seed) {
    const { board, questions } = generate({
      kind: "walls",
      rows: 5,
      columns: 6,
      density: 0.2,
      seed,
      questions: 1,
    });
    const [{ state, target }] = questions;
    return { puzzle: { ...board, target }, state };
  },
  judge: { texts: questionsOnOneBoard(3).map(judgeText), judge, answers },
});
