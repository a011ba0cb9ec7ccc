/** Each clause of the contract catches a puzzle that breaks it. */
import { expect, test } from "vitest";
import type {
  AsyncOptions,
  Contract,
  HintOutcome,
  Options,
  PlanOutcome,
  SpaceView,
} from "../src/contract.ts";
import { checks } from "../src/index.ts";
import { type Hop, hopper, type Piece, type Strip } from "./hopper.ts";

type Hopper = Contract<Strip, Piece, Hop>;

const { hint: giveHint, judge, notation, rules, solve } = hopper;
if (judge === undefined) throw new Error("the hopper has a judge");
if (giveHint === undefined) throw new Error("the hopper gives hints");

/** The hopper with another way to end a search. */
const solving = (
  change: (outcome: PlanOutcome<Hop>, options: Options) => PlanOutcome<Hop>,
): Hopper => ({
  ...hopper,
  solve: (strip, piece, options = {}) => change(solve(strip, piece, options), options),
});

const withoutOption = (name: keyof Options): Hopper => ({
  ...hopper,
  solve: (strip, piece, options) => solve(strip, piece, { ...options, [name]: undefined }),
});

const asynchronously = (change: (options: AsyncOptions) => AsyncOptions): Hopper => ({
  ...hopper,
  solveAsync: async (strip, piece, options = {}) =>
    (await hopper.solveAsync?.(strip, piece, change(options))) ?? solve(strip, piece),
});

const hinting = (
  change: (
    outcome: HintOutcome<Hop>,
    strip: Strip,
    piece: Piece,
    options?: Options,
  ) => HintOutcome<Hop>,
): Hopper => ({
  ...hopper,
  hint: (strip, piece, options) => change(giveHint(strip, piece, options), strip, piece, options),
});

const hintingAsynchronously = (change: (options: AsyncOptions) => AsyncOptions): Hopper => ({
  ...hopper,
  hintAsync: async (strip, piece, options = {}) =>
    (await hopper.hintAsync?.(strip, piece, change(options))) ?? giveHint(strip, piece),
});

const viewing = (
  change: (view: SpaceView<Piece, Hop>) => Partial<SpaceView<Piece, Hop>["space"]>,
): Hopper => ({
  ...hopper,
  space(position) {
    const view = hopper.space?.(position);
    if (view === undefined) throw new Error("the hopper has a space");
    return { ...view, space: { ...view.space, ...change(view) } };
  },
});

const counting = (): (() => number) => {
  let count = 0;
  return () => ++count;
};

const raised = (outcome: PlanOutcome<Hop>): PlanOutcome<Hop> =>
  outcome.status === "limit" ? { ...outcome, lowerBound: 1000 } : outcome;

const calls = counting();

const broken: [clause: string, what: string, hopper: Hopper][] = [
  [
    "reads the boards that it draws",
    "the goal is drawn where the piece is",
    {
      ...hopper,
      notation: {
        ...notation,
        format: (strip, piece) => notation.format({ ...strip, goal: piece.at }, piece),
      },
    },
  ],
  [
    "reads the plans that it writes",
    "plans are written backwards",
    { ...hopper, notation: { ...notation, formatPlan: (plan) => plan.toReversed().join("") } },
  ],
  [
    "generates the same position from the same seed",
    "the position depends on the calls before it",
    {
      ...hopper,
      generate: () => ({ puzzle: { cells: "..", goal: 0 }, state: { at: calls() % 2 } }),
    },
  ],
  [
    "encodes every state as a code of its own, and reads it back",
    "two states share a code",
    {
      ...hopper,
      codec: () => ({ encode: ({ at }) => at >> 1, decode: (code) => ({ at: code * 2 }) }),
    },
  ],
  [
    "has codes below its limit, and the same successors each time",
    "the limit is the highest code",
    viewing(({ space }) => ({ codeLimit: space.codeLimit - 1 })),
  ],
  [
    "has codes below its limit, and the same successors each time",
    "the order of the successors changes",
    viewing(({ space }) => ({
      expand(code, out, budget) {
        const count = space.expand(code, out, budget);
        if (calls() % 2 === 0) out.codes.subarray(0, count).reverse();
        return count;
      },
    })),
  ],
  [
    "has edges that are legal moves, as many as they cost",
    "a successor is missing",
    viewing(({ space }) => ({
      expand: (code, out, budget) => Math.min(space.expand(code, out, budget), 1),
    })),
  ],
  [
    "has edges that are legal moves, as many as they cost",
    "edges unfold into the wrong move",
    {
      ...hopper,
      space(position) {
        const view = hopper.space?.(position);
        return view && { ...view, unfold: () => ["R"] };
      },
    },
  ],
  [
    "has its start as far from the goal as the rules say",
    "a successor is missing",
    viewing(({ space }) => ({
      expand: (code, out, budget) => Math.min(space.expand(code, out, budget), 1),
    })),
  ],
  [
    "leaves out only what the budget does not reach",
    "the budget is taken to be smaller than it is",
    viewing(({ space }) => ({
      expand: (code, out, budget) => (budget < 3 ? 0 : space.expand(code, out, budget)),
    })),
  ],
  [
    "estimates admissibly and consistently, and knows its goals",
    "the estimate is too high",
    viewing(({ space }) => ({ estimate: (code) => (space.estimate?.(code) ?? 0) * 3 })),
  ],
  [
    "estimates admissibly and consistently, and knows its goals",
    "a goal is not known",
    viewing(() => ({ isGoal: () => false })),
  ],
  [
    "is tried on solvable and on unsolvable positions",
    "all positions are solved already",
    {
      ...hopper,
      smallPositions: hopper.smallPositions.map(({ puzzle, state }) => ({
        puzzle: { ...puzzle, goal: state.at },
        state,
      })),
    },
  ],
  [
    "costs what plain breadth-first search finds, or is unsolvable where that finds nothing",
    "the search never doubles",
    {
      ...hopper,
      rules: {
        ...rules,
        moves: (strip, piece) => rules.moves(strip, piece).filter((hop) => hop !== "D"),
      },
    },
  ],
  [
    "has plans that are legal, solve the position, and cost what they say",
    "the last move is missing",
    solving((outcome) =>
      outcome.status === "solved" ? { ...outcome, plan: outcome.plan.slice(0, -1) } : outcome,
    ),
  ],
  [
    "verifies any legal walk as the rules play it",
    "the first move is not played",
    {
      ...hopper,
      verify: (strip, piece, plan) => ({
        ...hopper.verify(strip, piece, plan.slice(1)),
        cost: plan.length,
      }),
    },
  ],
  [
    "refuses a plan at its first illegal move, for the reason that legalMoves gives",
    "the plan is cut at its first illegal move",
    {
      ...hopper,
      verify(strip, piece, plan) {
        for (let length = plan.length; ; length--) {
          try {
            return hopper.verify(strip, piece, plan.slice(0, length));
          } catch {}
        }
      },
    },
  ],
  [
    "gives the same answer for the same work each time",
    "the statistics go on counting",
    solving((outcome) => ({ ...outcome, stats: { ...outcome.stats, expanded: calls() } })),
  ],
  [
    "has solvers that answer the last of many questions as the first",
    "a question moves the piece of the next one",
    {
      ...hopper,
      solver: {
        questions: hopper.solver?.questions ?? hopper.positions.map((one) => [one]),
        create() {
          let last: Piece | undefined;
          return {
            solve({ puzzle, state }, options) {
              const asked = last ?? state;
              last = state;
              return solve(puzzle, asked, options);
            },
          };
        },
      },
    },
  ],
  [
    "hints at exactly the moves that bring the goal nearer by one",
    "one best move is left out",
    hinting((outcome) =>
      outcome.status === "solved" ? { ...outcome, moves: outcome.moves.slice(0, 1) } : outcome,
    ),
  ],
  [
    "hints under a limit at all best moves, or says that it met the limit",
    "the limit is passed on to nobody",
    hinting((_, strip, piece) => giveHint(strip, piece)),
  ],
  [
    "expands for a hint as a whole no more than maxExpanded, and the hint's stats tell what it takes",
    "each question has the limit for itself",
    hinting((outcome, strip, piece, options) => {
      const rest = solve(strip, piece, options).stats.expanded;
      return { ...outcome, stats: { ...outcome.stats, expanded: outcome.stats.expanded + rest } };
    }),
  ],
  [
    "hints the same asynchronously, many at once",
    "it gives up early",
    hintingAsynchronously((options) => ({ ...options, maxExpanded: 20 })),
  ],
  [
    "tells the progress of a hint, lets the host breathe, and stops when it is aborted",
    "nothing is told",
    hintingAsynchronously(({ onProgress, ...options }) => options),
  ],
  [
    "tells the progress of a hint, lets the host breathe, and stops when it is aborted",
    "the signal is not looked at",
    hintingAsynchronously(({ signal, ...options }) => options),
  ],
  [
    "knows the legal moves, and a reason against each of the others",
    "a reason is empty",
    {
      ...hopper,
      legalMoves: (strip, piece) =>
        (hopper.legalMoves?.(strip, piece) ?? []).map((one) =>
          one.isLegal ? one : { ...one, reason: "" },
        ),
    },
  ],
  [
    "is tried on a hard position",
    "the position is easy",
    { ...hopper, hardPosition: { puzzle: { cells: "...", goal: 2 }, state: { at: 0 } } },
  ],
  ["looks no further than maxCost", "the bound is not looked at", withoutOption("maxCost")],
  [
    "looks no further than maxCost",
    "a position beyond the bound is called unsolvable",
    solving((outcome) =>
      outcome.status === "limit" ? { status: "unsolvable", stats: outcome.stats } : outcome,
    ),
  ],
  ["expands no more than maxExpanded", "the bound is not looked at", withoutOption("maxExpanded")],
  ["expands no more than maxExpanded", "the lower bound is too high", solving(raised)],
  [
    "never takes back a lower bound",
    "the bound falls as the work grows",
    solving((outcome, { maxExpanded = 0 }) =>
      outcome.status === "limit" ? { ...outcome, lowerBound: 10 / (maxExpanded + 1) } : outcome,
    ),
  ],
  ["holds no more than maxBytes", "the bound is not looked at", withoutOption("maxBytes")],
  [
    "holds no more than maxBytes",
    "tables grow first and are counted afterwards",
    solving((outcome) => ({
      ...outcome,
      stats: { ...outcome.stats, bytes: outcome.stats.bytes * 2 },
    })),
  ],
  [
    "stops at the deadline, by the clock that it is given",
    "no deadline",
    withoutOption("deadline"),
  ],
  ["stops at the deadline, by the clock that it is given", "another clock", withoutOption("now")],
  ["refuses options that make no sense", "they count as not given", withoutOption("maxCost")],
  [
    "gives the same outcomes asynchronously, many questions at once",
    "it gives up early",
    asynchronously((options) => ({ ...options, maxExpanded: 20 })),
  ],
  [
    "tells its progress, and lets the host breathe",
    "nothing is told",
    asynchronously(({ onProgress, ...options }) => options),
  ],
  [
    "stops when it is aborted, before it begins or while it runs",
    "the signal is not looked at",
    asynchronously(({ signal, ...options }) => options),
  ],
  [
    "answers what it was asked, whatever becomes of the state meanwhile",
    "the state is read late",
    {
      ...hopper,
      async solveAsync(strip, piece) {
        await Promise.resolve();
        return solve(strip, piece);
      },
    },
  ],
  ["meets the same limits asynchronously", "no limit is looked at", asynchronously(() => ({}))],
  [
    "never changes what it is given",
    "the piece is moved",
    {
      ...hopper,
      solve(strip, piece, options) {
        Object.assign(piece, { at: strip.goal });
        return solve(strip, piece, options);
      },
    },
  ],
  [
    "refuses faulty boards with a FormatError and its position, and throws nothing else",
    "an index is taken for a column",
    {
      ...hopper,
      notation: { ...notation, parse: (text) => shifting(() => notation.parse(text)) },
    },
  ],
  [
    "refuses faulty plans with a FormatError and its position, and throws nothing else",
    "another error comes out",
    {
      ...hopper,
      notation: {
        ...notation,
        parsePlan(text, puzzle) {
          if (text.includes("\0")) throw new TypeError("no such move");
          return notation.parsePlan(text, puzzle);
        },
      },
    },
  ],
  [
    "refuses faulty judge text with a FormatError and its position, and throws nothing else",
    "nothing is refused",
    { ...hopper, judge: { ...judge, judge: () => "" } },
  ],
  [
    "answers judge text the same however its chunks are cut",
    "each chunk is read alone",
    {
      ...hopper,
      judge: {
        ...judge,
        *answers(chunks) {
          for (const chunk of chunks) yield* judge.answers([chunk]);
        },
      },
    },
  ],
  [
    "answers judge text the same whatever its line ends",
    "a lone carriage return ends no line",
    { ...hopper, judge: { ...judge, judge: (text) => judge.judge(text.replace(/\r(?!\n)/g, "")) } },
  ],
  [
    "keeps the answers before a fault, and says where the fault is",
    "no answer comes out unless all do",
    { ...hopper, judge: { ...judge, answers: (chunks) => [[...judge.answers(chunks)].join("")] } },
  ],
];

/** Runs `parse`, and moves the fault that it throws beyond its line. */
function shifting<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw Object.assign(error as object, { column: 1000 });
  }
}

test.each(broken)("%s: %s", async (name, _, contract) => {
  const clause = checks.find((check) => check.name === name);
  await expect(async () => clause?.run(contract)).rejects.toThrow();
});

test("no clause is left out here", () => {
  const tried = new Set(broken.map(([clause]) => clause));
  expect(checks.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});
