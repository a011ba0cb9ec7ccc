import { Random } from "@microsolvers/core-grid";
import { NO_BOUND, Workspace } from "@microsolvers/core-search";
import { type Contract, puzzleContract } from "@microsolvers/puzzle-contract";
import fc from "fast-check";
import { decode, encode, isInterned } from "../src/codec.ts";
import { createField, type Field } from "../src/field.ts";
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
  type Position,
  type Puzzle,
  parse,
  parsePlan,
  SnakeSolver,
  type State,
  solve,
  solveAsync,
  verify,
} from "../src/index.ts";
import { answers, formatJudge, judge } from "../src/judge.ts";
import { createNarrowSpace } from "../src/narrow-space.ts";
import type { SnakeSpace } from "../src/space.ts";
import { createWideSpace } from "../src/wide-space.ts";
import { drawPosition, positions, questionsOnOneBoard, smallPositions } from "./boards.ts";

/** The judge has one exit, and a tail that blocks. */
const judgeTexts = fc.array(fc.nat(), { minLength: 1, maxLength: 4 }).map((seeds) => {
  const drawn = seeds.map((seed) =>
    drawPosition(new Random(seed), { side: 6, length: 5, stonesInTen: 3 }),
  );
  const cases = drawn.map(({ puzzle, state }): Position => {
    return { puzzle: { ...puzzle, exits: [0], tail: "blocks" }, state };
  });
  // Without the closing `0 0 0`: a fault in there takes no answer away, which the contract wants of faults.
  return [...formatJudge(cases)].slice(0, -1).join("");
});

const turn = (length: number, seed: number): Position => {
  const [drawn] = generate({ kind: "turn", rows: 50, columns: 50, length, seed, density: 0.35 });
  return drawn;
};

type SnakeContract = Contract<Puzzle, State, Move>;
type View = (field: Field, state: State, workspace: Workspace) => SnakeSpace;

function contractOf(
  name: string,
  hardPosition: Position,
  createSpace: View,
): SnakeContract & Required<Pick<SnakeContract, "space">> {
  return {
    name,
    positions,
    smallPositions,
    hardPosition,
    rules: { moves, apply, isSolved },
    stateKey: ({ body }) => body.join(" "),
    notation: { parse, format, parsePlan, formatPlan },
    space({ puzzle, state }) {
      const field = createField(puzzle, puzzle.exits);
      const { length } = state.body;
      const space = createSpace(field, state, new Workspace());
      return {
        space,
        start: space.start,
        noBound: NO_BOUND,
        stateOf: (code) => decode(field.grid, length, code),
      };
    },
    solve,
    solveAsync,
    solver: {
      questions: questionsOnOneBoard(6),
      create(puzzle) {
        const solver = new SnakeSolver(puzzle);
        return { solve: ({ state }, options) => solver.solve(state, options) };
      },
    },
    verify,
    hint,
    hintAsync,
    legalMoves,
    generate(seed) {
      const [drawn] = generate({ kind: "stones", rows: 5, columns: 6, length: 5, seed });
      return drawn;
    },
    judge: { texts: judgeTexts, judge, answers },
  };
}

puzzleContract<Puzzle, State, Move>({
  ...contractOf("snake", turn(20, 8), createNarrowSpace),
  codec(puzzle) {
    const { grid } = createField(puzzle, puzzle.exits);
    // Codes of a puzzle are of snakes of one length, which they do not tell.
    let length = 0;
    return {
      encode(state) {
        length = state.body.length;
        return encode(grid, state);
      },
      decode: (code) => decode(grid, length, code),
      hasCode: ({ body }) => !isInterned(grid, body.length),
    };
  },
});

/** The clauses about spaces and outcomes once more, for wide codes; the hard position's are interned. */
function wideContract(): SnakeContract {
  const { name, positions, smallPositions, rules, stateKey, notation, space, hardPosition } =
    contractOf("snake in wide codes", turn(22, 1), (field, state, workspace) =>
      (state.body.length === 1 ? createNarrowSpace : createWideSpace)(field, state, workspace),
    );
  return {
    name,
    positions,
    smallPositions,
    hardPosition,
    rules,
    stateKey,
    notation,
    space,
    solve,
    solveAsync,
    verify,
  };
}

puzzleContract<Puzzle, State, Move>(wideContract());
