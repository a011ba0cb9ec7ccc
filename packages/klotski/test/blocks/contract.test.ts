import { Random } from "@microsolvers/core-grid";
import { NO_BOUND, Workspace } from "@microsolvers/core-search";
import { type Contract, puzzleContract } from "@microsolvers/puzzle-contract";
import fc from "fast-check";
import {
  apply,
  BlocksSolver,
  format,
  formatPlan,
  generate,
  hint,
  hintAsync,
  isSolved,
  klotski,
  legalMoves,
  type Metric,
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
} from "../../src/blocks/index.ts";
import { answers, formatJudge, judge } from "../../src/blocks/judge.ts";
import { toState } from "../../src/blocks/kinds.ts";
import { prepare } from "../../src/blocks/prepare.ts";
import { written } from "./brute-force.ts";
import { randomSpec } from "./random-boards.ts";

const CLASSICS = [
  "HAAI/HAAI/JBBK/JNOK/P..Q",
  "NAAO/HAAI/HBBI/JPQK/J..K",
  "IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM",
  "##AAA##\n##AB.##\nCC.B..D\n##..###\ngoal B 4,4\ngoal A 1,3\n",
];

/** Crowded: pieces are often many moves from where they were, which is what is asked for. */
const TIGHT = ["ABC/DE.", "ABC/DE.", "ABB/C..", "A.B/CCB/CD."];

const tightPositions: fc.Arbitrary<Position> = fc
  .tuple(fc.constantFrom(...TIGHT), fc.nat())
  .map(([text, seed]) => {
    const { puzzle, state } = parse(`${text}\ngoal A 1,1\ngoal B 1,1`);
    const random = new Random(seed);
    const home = wander({ puzzle, state }, 40, random);
    const pieces = puzzle.pieces.map((piece, index) =>
      piece.goal === undefined ? piece : { ...piece, goal: home.anchors[index] },
    );
    return { puzzle: { ...puzzle, pieces }, state: wander({ puzzle, state }, 40, random) };
  });

const smallPositions: fc.Arbitrary<Position> = fc.oneof(
  fc.nat().map((seed) => parse(written(randomSpec(seed)))),
  tightPositions,
);

const positions: fc.Arbitrary<Position> = fc.oneof(
  smallPositions,
  fc.tuple(fc.constantFrom(...CLASSICS), fc.nat()).map(([text, seed]) => {
    const board = parse(text);
    return { ...board, state: wander(board, 6, new Random(seed)) };
  }),
);

/** So many legal moves from a position. */
function wander({ puzzle, state }: Position, length: number, random: Random): State {
  let at = state;
  for (let left = length; left > 0; left--) {
    const legal = moves(puzzle, at);
    if (legal.length > 0) at = apply(puzzle, at, random.pick(legal));
  }
  return at;
}

function contractIn(metric: Metric): Contract<Puzzle, State, Move> {
  return {
    name: `blocks in ${metric}`,
    positions,
    smallPositions,
    // 81 moves, 90 slides, 116 steps.
    hardPosition: parse(CLASSICS[0]),
    rules: {
      moves: (puzzle, state) => moves(puzzle, state, metric),
      apply,
      isSolved,
    },
    stateKey: ({ anchors }) => Array.from(anchors).join(),
    notation: {
      parse,
      format,
      parsePlan: (text) => parsePlan(text),
      formatPlan: (plan) => formatPlan(plan),
    },
    space({ puzzle, state }) {
      const { space, start, codec, kinds } = prepare(puzzle, state, new Workspace(), metric);
      // Where like pieces are merged, a code has no names for them.
      if (kinds.kinds.some(({ members }) => members.length > 1)) return undefined;
      return {
        space,
        start,
        noBound: NO_BOUND,
        stateOf(code) {
          codec.load(code);
          return toState(kinds, codec.at);
        },
      };
    },
    solve: (puzzle, state, options) => solve(puzzle, state, { ...options, metric }),
    solveAsync: (puzzle, state, options) => solveAsync(puzzle, state, { ...options, metric }),
    solver: {
      questions: fc.array(smallPositions, { minLength: 1, maxLength: 5 }),
      create() {
        const solver = new BlocksSolver();
        return {
          solve: ({ puzzle, state }, options) =>
            solver.solve(puzzle, state, { ...options, metric }),
        };
      },
    },
    verify: (puzzle, state, plan) => verify(puzzle, state, plan, metric),
    hint: (puzzle, state, options) => hint(puzzle, state, { ...options, metric }),
    hintAsync: (puzzle, state, options) => hintAsync(puzzle, state, { ...options, metric }),
    legalMoves: (puzzle, state) => legalMoves(puzzle, state, metric),
    ...(metric === "moves" && {
      generate(seed) {
        const [{ puzzle, state }] = generate({
          puzzle: klotski({ rows: 4, columns: 3, uprights: seed % 2, flats: 1, singles: seed % 3 }),
          seed,
        });
        return { puzzle, state };
      },
      judge: {
        texts: fc
          .array(smallPositions, { minLength: 1, maxLength: 4 })
          .map((some) => [...formatJudge(some)].join("")),
        heedsBlankLines: true,
        judge,
        answers,
      },
    }),
  };
}

for (const metric of ["moves", "steps"] as const) puzzleContract(contractIn(metric));
