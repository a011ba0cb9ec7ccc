/**
 * Solves: a question becomes a search, its path a plan, the plan is replayed by the rules, and only then
 * leaves.
 *
 * Optimal: A* over pushes with a consistent estimate. Time O(cells) to prepare a board, O(cells) at most
 * a question and far less where the way is open.
 */
import { type Cell, SelfCheckError } from "@microsolvers/core-grid";
import {
  type AsyncRunLimits,
  checkLimits,
  type Outcome,
  type RunLimits,
  run,
  runAsync,
  type SearchOptions,
  type SearchStats,
  Workspace,
} from "@microsolvers/core-search";
import { ExplicitAStar } from "@microsolvers/core-search/explicit";
import type { AskedDistance } from "@microsolvers/core-search/hints";
import { PreparedBoard } from "./prepared-board.ts";
import {
  type Board,
  checkBoard,
  checkPosition,
  type Move,
  type Puzzle,
  type State,
} from "./rules.ts";
import { TileSpace } from "./space.ts";
import { verify } from "./verify.ts";

/** Limits of one question: `maxCost` in moves, `maxExpanded` in states, `maxBytes`, `deadline`. */
export type SolveOptions = RunLimits & Omit<SearchOptions, "workspace">;
export type SolveAsyncOptions = AsyncRunLimits & SolveOptions;

/** An optimal plan, each move costs 1. */
export type SolveOutcome = Outcome<{ readonly plan: readonly Move[] }>;
/** The optimal cost alone. */
export type DistanceOutcome = Outcome<object>;

/**
 * The cheapest plan that brings the named tile to its target.
 *
 * `unsolvable` where there is none; `limit` where a limit of `options` was met first.
 *
 * @throws ArgumentError where `state` is no position of `puzzle`
 * @throws OptionError where an option makes no sense
 */
export function solve(puzzle: Puzzle, state: State, options?: SolveOptions): SolveOutcome {
  return new KlotskiSolver(puzzle).solve(state, puzzle.target, options);
}

/** As `solve`, but lets the host breathe, tells its progress, and can be aborted. */
export function solveAsync(
  puzzle: Puzzle,
  state: State,
  options?: SolveAsyncOptions,
): Promise<SolveOutcome> {
  return new KlotskiSolver(puzzle).solveAsync(state, puzzle.target, options);
}

/** A question that needs a search, or one that was settled without. */
type Asked =
  | { readonly settled: SolveOutcome }
  | { readonly settled?: undefined; readonly space: TileSpace; readonly search: ExplicitAStar };

const NOTHING_SEARCHED: SearchStats = { expanded: 0, generated: 0, bytes: 0 };

/** A board prepared once, that answers many questions. */
export class KlotskiSolver {
  private readonly prepared: PreparedBoard;
  private readonly workspace: Workspace = new Workspace();

  /** @throws ArgumentError where the cells do not fit the size */
  constructor(board: Board) {
    checkBoard(board);
    this.prepared = new PreparedBoard(board);
  }

  /** The cheapest plan that brings the named tile to `target`. Errors as for the function `solve`. */
  solve(state: State, target: Cell, options: SolveOptions = {}): SolveOutcome {
    const asked = this.ask(state, target, options, this.workspace);
    return asked.settled ?? this.plan(asked, state, target, run(asked.search, options));
  }

  /** As `solve`, asynchronously. Several questions may be under way at once. */
  async solveAsync(
    state: State,
    target: Cell,
    options: SolveAsyncOptions = {},
  ): Promise<SolveOutcome> {
    const here = { ...state };
    const asked = this.ask(here, target, options, new Workspace());
    return asked.settled ?? this.plan(asked, here, target, await runAsync(asked.search, options));
  }

  /** The cost of the cheapest plan, without the plan: what a judge asks for. */
  distance(state: State, target: Cell, options: SolveOptions = {}): DistanceOutcome {
    const asked = this.ask(state, target, options, this.workspace);
    return asked.settled ?? run(asked.search, options);
  }

  /** @internal The distance where it is known, or the search for it, during which nothing else may be asked. */
  askForDistance(state: State, target: Cell, options: SolveOptions): AskedDistance {
    const asked = this.ask(state, target, options, this.workspace);
    return asked.settled ?? asked.search;
  }

  private ask(state: State, target: Cell, options: SolveOptions, workspace: Workspace): Asked {
    const { prepared } = this;
    checkPosition(prepared.board, target, state);
    const isSolved = state.tile === target;
    const space = isSolved ? undefined : TileSpace.of(prepared, state, target);
    if (space === undefined) {
      checkLimits(options); // as a search would
      if (!isSolved) return { settled: { status: "unsolvable", stats: NOTHING_SEARCHED } };
      return { settled: { status: "solved", cost: 0, plan: [], stats: NOTHING_SEARCHED } };
    }
    return { space, search: new ExplicitAStar(space, space.start, { ...options, workspace }) };
  }

  private plan(
    { space, search }: { readonly space: TileSpace; readonly search: ExplicitAStar },
    state: State,
    target: Cell,
    outcome: DistanceOutcome,
  ): SolveOutcome {
    if (outcome.status !== "solved") return outcome;
    const path = search.path();
    const plan = path.slice(1).flatMap((code, index) => space.unfold(path[index], code));
    const { cost, isSolved } = verify({ ...this.prepared.board, target }, state, plan);
    if (!isSolved || cost !== outcome.cost) {
      throw new SelfCheckError(`a plan of ${cost} moves, not ${outcome.cost}`);
    }
    return { status: "solved", cost, plan, stats: outcome.stats };
  }
}
