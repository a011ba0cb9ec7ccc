/**
 * Solves: a question becomes a search, its path a plan.
 *
 * Optimal. Searched from both ends by whole layers: time and memory O(b ** (d / 2)) states for a distance d,
 * with b about 6 for four pieces on 8 x 8 at first. With a bound on the cost, what the balances
 * (balances.ts) prove to be beyond it is left out on both sides.
 */
import {
  type AsyncRunLimits,
  type RunLimits,
  run,
  runAsync,
  type SearchOptions,
  Workspace,
} from "@microsolvers/core-search";
import { type Asked, ask } from "./ask.ts";
import { type DistanceOutcome, type SolveOutcome, toPlan } from "./plan.ts";
import { PreparedBoard } from "./prepared-board.ts";
import { type Board, checkBoard, checkEnds, STANDARD, type State } from "./rules.ts";

/** Limits of one question: `maxCost` in moves, `maxExpanded` in states, `maxBytes`, `deadline`. */
export type QuestionOptions = RunLimits & Omit<SearchOptions, "workspace">;
export type QuestionAsyncOptions = AsyncRunLimits & QuestionOptions;

/** The board on which a question is asked: 8 x 8 without walls where not given. */
interface OnBoard {
  readonly board?: Board | undefined;
}
export type SolveOptions = OnBoard & QuestionOptions;
export type SolveAsyncOptions = OnBoard & QuestionAsyncOptions;

/**
 * The shortest plan that brings the pieces from one set of cells to another.
 *
 * `unsolvable` where there is none; `limit` where a limit of `options` was met first.
 *
 * @throws ArgumentError where the board is none, or the two are no states of it with as many pieces
 * @throws OptionError where an option makes no sense
 */
export function solve(from: State, to: State, options: SolveOptions = {}): SolveOutcome {
  return new SolitaireSolver(options.board).solve(from, to, options);
}

/** As `solve`, but lets the host breathe, tells its progress, and can be aborted. */
export async function solveAsync(
  from: State,
  to: State,
  options: SolveAsyncOptions = {},
): Promise<SolveOutcome> {
  return new SolitaireSolver(options.board).solveAsync(from, to, options);
}

/** Solves many questions on one board, and keeps the memory for them. */
export class SolitaireSolver {
  private readonly board: Board;
  private readonly workspace: Workspace = new Workspace();
  /** For as many pieces as the last question had. */
  private prepared: PreparedBoard | undefined;

  /** @throws ArgumentError where the board is none */
  constructor(board: Board = STANDARD) {
    checkBoard(board);
    this.board = board;
  }

  /** The shortest plan. Outcomes and errors as for the function `solve`. */
  solve(from: State, to: State, options: QuestionOptions = {}): SolveOutcome {
    const asked = this.ask(from, to, options, this.workspace);
    return this.plan(asked, from, to, asked.settled ?? run(asked.search, options));
  }

  /** As `solve`, asynchronously. Several questions may be under way at once. */
  async solveAsync(
    from: State,
    to: State,
    options: QuestionAsyncOptions = {},
  ): Promise<SolveOutcome> {
    const asked = this.ask(from, to, options, new Workspace());
    return this.plan(asked, from, to, asked.settled ?? (await runAsync(asked.search, options)));
  }

  /** The cost of the shortest plan, without the plan: what a judge asks for. */
  distance(from: State, to: State, options: QuestionOptions = {}): DistanceOutcome {
    const asked = this.ask(from, to, options, this.workspace);
    return asked.settled ?? run(asked.search, options);
  }

  private ask(from: State, to: State, options: QuestionOptions, workspace: Workspace): Asked {
    checkEnds(this.board, from, to);
    if (this.prepared?.pieces !== from.length) {
      this.prepared = new PreparedBoard(this.board, from.length);
    }
    const { maxCost, maxBytes } = options;
    return ask(this.prepared, from, to, { maxCost, maxBytes, workspace });
  }

  private plan(
    { search, codec }: Asked,
    from: State,
    to: State,
    outcome: DistanceOutcome,
  ): SolveOutcome {
    if (outcome.status !== "solved") return outcome;
    return { ...outcome, plan: toPlan({ board: this.board, from, to }, codec, search.path()) };
  }
}
