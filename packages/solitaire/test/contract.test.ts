import { NO_BOUND, Workspace } from "@microsolvers/core-search";
import { type Contract, puzzleContract } from "@microsolvers/puzzle-contract";
import fc from "fast-check";
import { encode } from "../src/ask.ts";
import { InternedCodec } from "../src/codec.ts";
import { FourSpace, fourBoard } from "../src/four-space.ts";
import {
  apply,
  format,
  formatPlan,
  generate,
  hint,
  hintAsync,
  isSolved,
  legalMoves,
  type Move,
  moves,
  type Puzzle,
  parse,
  parsePlan,
  SolitaireSolver,
  STANDARD,
  type State,
  solve,
  solveAsync,
  verify,
} from "../src/index.ts";
import { answers, formatJudge, judge } from "../src/judge.ts";
import { PreparedBoard } from "../src/prepared-board.ts";
import { SolitaireSpace } from "../src/space.ts";
import { ascending, cells, fourPieces, positions, smallQuestions } from "./boards.ts";

const judgeTexts = fc
  .array(fc.tuple(fc.nat({ max: 12 }), fc.nat()), { minLength: 1, maxLength: 4 })
  .map((drawn) => drawn.flatMap(([walk, seed]) => [...generate({ seed, walk })]))
  .map((questions) => [...formatJudge(questions)].join(""));

function codecOf(puzzle: Puzzle) {
  const prepared = new PreparedBoard(puzzle, puzzle.goal.length);
  const codec = prepared.packed ?? new InternedCodec(puzzle.goal.length, new Workspace());
  const decode = (code: number): State => {
    const read = new Int32Array(puzzle.goal.length);
    codec.read(code, read);
    return Array.from(read);
  };
  return { prepared, codec, decode };
}

const contract: Contract<Puzzle, State, Move> = {
  name: "solitaire",
  positions,
  smallPositions: smallQuestions(1).map(([position]) => position),
  // At distance 14.
  hardPosition: {
    puzzle: { ...STANDARD, walls: [], goal: [60, 61, 62, 63] },
    state: cells("o......o o......o"),
  },
  rules: { moves, apply, isSolved },
  stateKey: (state) => ascending(state).join(" "),
  notation: {
    parse(text) {
      const { board, from, to } = parse(text);
      return { puzzle: { ...board, goal: to }, state: from };
    },
    format: ({ goal, ...board }, state) => format({ board, from: state, to: goal }),
    parsePlan: (text, puzzle) => parsePlan(puzzle, text),
    formatPlan: (plan, puzzle) => formatPlan(puzzle, plan),
  },
  codec(puzzle) {
    const { codec, decode } = codecOf(puzzle);
    return { encode: (state) => encode(codec, state), decode };
  },
  space({ puzzle, state }) {
    const { prepared, codec, decode } = codecOf(puzzle);
    const goal = encode(codec, puzzle.goal);
    const space = new SolitaireSpace(prepared, codec, puzzle.goal);
    return {
      space: Object.assign(space, { isGoal: (code: number) => code === goal }),
      start: encode(codec, state),
      noBound: NO_BOUND,
      stateOf: decode,
    };
  },
  solve: (puzzle, state, options) => solve(state, puzzle.goal, { ...options, board: puzzle }),
  solveAsync: (puzzle, state, options) =>
    solveAsync(state, puzzle.goal, { ...options, board: puzzle }),
  solver: {
    questions: smallQuestions(6),
    create(puzzle) {
      const solver = new SolitaireSolver(puzzle);
      return {
        solve: ({ puzzle: { goal }, state }, options) => solver.solve(state, goal, options),
      };
    },
  },
  verify: (puzzle, state, plan) => verify(state, puzzle.goal, plan, puzzle),
  hint: (puzzle, state, options) => hint(state, puzzle.goal, { ...options, board: puzzle }),
  hintAsync: (puzzle, state, options) =>
    hintAsync(state, puzzle.goal, { ...options, board: puzzle }),
  legalMoves: (puzzle, state) => legalMoves(state, puzzle),
  generate(seed) {
    const [{ board, from, to }] = generate({ seed, walk: 5 });
    return { puzzle: { ...board, walls: [], goal: to }, state: from };
  },
  judge: { texts: judgeTexts, judge, answers },
};

puzzleContract<Puzzle, State, Move>(contract);

/** The same questions for four pieces, put to a solver: it has a space of its own for them. */
puzzleContract<Puzzle, State, Move>({
  name: "solitaire by a solver",
  positions: contract.positions,
  smallPositions: fourPieces,
  hardPosition: contract.hardPosition,
  rules: contract.rules,
  stateKey: contract.stateKey,
  notation: contract.notation,
  space({ puzzle, state }) {
    const { prepared, codec, decode } = codecOf(puzzle);
    const four = fourBoard(prepared);
    if (four === undefined) throw new Error("no space for four");
    const goal = encode(codec, puzzle.goal);
    return {
      space: Object.assign(new FourSpace(four, puzzle.goal), {
        isGoal: (code: number) => code === goal,
      }),
      start: encode(codec, state),
      noBound: NO_BOUND,
      stateOf: decode,
    };
  },
  solve: (puzzle, state, options) => new SolitaireSolver(puzzle).solve(state, puzzle.goal, options),
  solveAsync: async (puzzle, state, options) =>
    new SolitaireSolver(puzzle).solveAsync(state, puzzle.goal, options),
  verify: contract.verify,
});
