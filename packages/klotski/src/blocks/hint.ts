/** What a player wants to know: which moves are legal, and which are best. */
import { DIRECTIONS, type JudgedMove } from "@microsolvers/core-grid";
import { type Outcome, run, runAsync } from "@microsolvers/core-search";
import { askForPlans, type OptimalPlansOutcome } from "./optimal-plans.ts";
import {
  checkPosition,
  checkPuzzle,
  type Metric,
  type Move,
  moves,
  type Puzzle,
  refusal,
  type State,
} from "./rules.ts";
import type { SolveAsyncOptions, SolveOptions } from "./solve.ts";

/** One move: legal, or the reason why it is not. */
export type LegalMove = JudgedMove<Move>;

/**
 * All legal moves of the metric, and for each piece and direction in which it cannot go at all, the reason:
 * the edge, a wall, a gate, its axis, or which piece stands in its way.
 *
 * @throws ArgumentError where `puzzle` is none, or `state` is no position of it
 */
export function legalMoves(puzzle: Puzzle, state: State, metric: Metric = "moves"): LegalMove[] {
  checkPuzzle(puzzle);
  checkPosition(puzzle, state);
  const legal = moves(puzzle, state, metric).map((move): LegalMove => ({ move, isLegal: true }));
  const refused = puzzle.pieces.flatMap(({ name }) =>
    DIRECTIONS.flatMap((direction): LegalMove[] => {
      const move: Move = { piece: name, path: [direction] };
      const reason = refusal(puzzle, state, move, metric);
      return reason === undefined ? [] : [{ move, isLegal: false, reason }];
    }),
  );
  return [...legal, ...refused];
}

/** `moves` are all that begin a cheapest plan, in the order of `moves`; none where all goals are reached. */
export type HintOutcome = Outcome<{ readonly moves: readonly Move[] }>;

/**
 * The distance, and all optimal next moves, by one search.
 *
 * @throws ArgumentError where `puzzle` or the metric is none, or `state` is no position of the puzzle
 * @throws OptionError where another option makes no sense
 */
export function hint(puzzle: Puzzle, state: State, options: SolveOptions = {}): HintOutcome {
  const { search, answer } = askForPlans(puzzle, state, options);
  return toHint(answer(run(search, options)));
}

/**
 * As `hint`, but lets the host breathe, tells its progress, and can be aborted. At the end the moves
 * are read off at one go, which is a small part of the time: 2 ms of 40 for Heng Dao Li Ma.
 */
export async function hintAsync(
  puzzle: Puzzle,
  state: State,
  options: SolveAsyncOptions = {},
): Promise<HintOutcome> {
  const here = { anchors: Array.from(state.anchors) };
  const { search, answer } = askForPlans(puzzle, here, options);
  return toHint(answer(await runAsync(search, options)));
}

function toHint(outcome: OptimalPlansOutcome): HintOutcome {
  if (outcome.status !== "solved") return outcome;
  const { cost, plans, stats } = outcome;
  return { status: "solved", cost, moves: plans.first, stats };
}
