import { NO_BOUND } from "@microsolvers/core-search";
import { type Contract, puzzleContract } from "@microsolvers/puzzle-contract";
import fc from "fast-check";
import { codeLimit, decode, encode } from "../src/codec.ts";
import {
  apply,
  format,
  formatPlan,
  hint,
  hintAsync,
  isSolved,
  KnightsSolver,
  legalMoves,
  type Move,
  moves,
  type Puzzle,
  parse,
  parsePlan,
  STANDARD,
  type State,
  solve,
  solveAsync,
  verify,
} from "../src/index.ts";
import { formatJudge, judge } from "../src/judge.ts";
import { createSpace } from "../src/space.ts";
import { answersOf } from "./answers.ts";
import { board, positions, scrambled, smallQuestions } from "./boards.ts";

const smallPositions = smallQuestions(1).map(([position]) => position);

const judgeTexts = fc
  .array(fc.tuple(fc.nat({ max: 20 }), fc.nat()), { minLength: 1, maxLength: 4 })
  .map((drawn) => drawn.map(([leaps, seed]) => scrambled(STANDARD, leaps, seed)))
  .map((states) => [...formatJudge(states.length, states)].join(""));

const contract: Contract<Puzzle, State, Move> = {
  name: "knights",
  positions,
  smallPositions,
  // At distance 18.
  hardPosition: {
    puzzle: STANDARD,
    state: board(`
      01011
      110*1
      01110
      01010
      00100
    `),
  },
  rules: { moves, apply, isSolved },
  stateKey: ({ blank, black }) => `${blank} ${black}`,
  notation: {
    parse,
    format,
    parsePlan: (text, puzzle) => parsePlan(puzzle, text),
    formatPlan: (plan, puzzle) => formatPlan(puzzle, plan),
  },
  codec: (puzzle) => ({
    encode: (state) => encode(puzzle, state),
    decode: (code) => decode(puzzle, code),
  }),
  space({ puzzle, state }) {
    const space = createSpace(puzzle, puzzle.goal);
    return {
      space: Object.assign(space, {
        isGoal: (code: number) => code === encode(puzzle, puzzle.goal),
      }),
      start: encode(puzzle, state),
      noBound: NO_BOUND,
      stateOf: (code) => (code < codeLimit(puzzle) ? decode(puzzle, code) : undefined),
    };
  },
  solve,
  solveAsync,
  verify,
  hint,
  hintAsync,
  legalMoves,
  judge: { texts: judgeTexts, judge, answers: answersOf },
};

puzzleContract<Puzzle, State, Move>(contract);

/** The same questions, put to a solver with a ball around the goal. */
puzzleContract<Puzzle, State, Move>({
  name: "knights by a solver",
  positions: contract.positions,
  smallPositions,
  hardPosition: contract.hardPosition,
  rules: contract.rules,
  stateKey: contract.stateKey,
  notation: contract.notation,
  solve: (puzzle, state, options) => new KnightsSolver(puzzle).solve(state, options),
  solveAsync: async (puzzle, state, options) =>
    new KnightsSolver(puzzle).solveAsync(state, options),
  solver: {
    questions: smallQuestions(6),
    create(puzzle) {
      const solver = new KnightsSolver(puzzle);
      return { solve: ({ state }, options) => solver.solve(state, options) };
    },
  },
  verify,
});
