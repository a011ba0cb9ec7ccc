/**
 * Solves: a question becomes a search, its path a plan, the plan is replayed by the rules, and only then
 * leaves.
 *
 * Optimal: A* with a consistent estimate, the head's true distance to the nearest exit (space.ts). Time
 * O(cells) to prepare a board, and O(length of the snake) for each state met; memory in proportion to the
 * states met.
 */
import { DIRECTIONS, SelfCheckError } from "@microsolvers/core-grid";
import {
  AStar,
  type AStarOutcome,
  type AsyncRunLimits,
  checkLimits,
  NO_BOUND,
  type Outcome,
  type RunLimits,
  run,
  runAsync,
  type SearchOptions,
  type SearchStats,
  Workspace,
} from "@microsolvers/core-search";
import { Field } from "./field.ts";
import { checkPuzzle, checkState, isSolved, type Move, type Puzzle, type State } from "./rules.ts";
import { createSpace, isLong, type SnakeSpace } from "./space.ts";
import { verify } from "./verify.ts";

/** Limits of one question: `maxCost` in moves, `maxExpanded` in states, `maxBytes`, `deadline`. */
export type SolveOptions = RunLimits & Omit<SearchOptions, "workspace">;
export type SolveAsyncOptions = AsyncRunLimits & SolveOptions;

/** What is known of a question without solution before any search. */
export type Reason = "every exit is a stone" | "stones wall the head off from every exit";

/** An outcome with the reason, where it is unsolvable and the reason is cheap to know. */
type Reasoned<Found> = Outcome<Found> & { readonly reason?: Reason | undefined };

/** An optimal plan, each move costs 1. */
export type SolveOutcome = Reasoned<{ readonly plan: readonly Move[] }>;
/** The optimal cost alone. */
export type DistanceOutcome = Reasoned<object>;

/**
 * The shortest plan that brings the head to an exit.
 *
 * `unsolvable` where there is none; `limit` where a limit of `options` was met first.
 *
 * @throws ArgumentError where `state` is no position of `puzzle`
 * @throws OptionError where an option makes no sense
 */
export function solve(puzzle: Puzzle, state: State, options?: SolveOptions): SolveOutcome {
  return new SnakeSolver(puzzle).solve(state, options);
}

/** As `solve`, but lets the host breathe, tells its progress, and can be aborted. */
export async function solveAsync(
  puzzle: Puzzle,
  state: State,
  options?: SolveAsyncOptions,
): Promise<SolveOutcome> {
  return new SnakeSolver(puzzle).solveAsync(state, options);
}

/** A question that needs a search, or one that was settled without. */
type Asked =
  | { readonly settled: SolveOutcome }
  | { readonly settled?: undefined; readonly space: SnakeSpace; readonly search: AStar };

const NOTHING_SEARCHED: SearchStats = { expanded: 0, generated: 0, bytes: 0 };

/** A board prepared once, that answers many questions about snakes of any length. */
export class SnakeSolver {
  private readonly puzzle: Puzzle;
  private readonly field: Field;
  private readonly workspace: Workspace;

  /** @throws ArgumentError where the stones do not fit the size, or an exit is missing or outside */
  constructor(puzzle: Puzzle);
  /** @internal For a puzzle that has been checked, with its field and memory that others have used. */
  constructor(puzzle: Puzzle, field: Field, workspace: Workspace);
  constructor(puzzle: Puzzle, field?: Field, workspace: Workspace = new Workspace()) {
    if (field === undefined) checkPuzzle(puzzle);
    this.puzzle = puzzle;
    this.field = field ?? new Field(puzzle, puzzle.exits);
    this.workspace = workspace;
  }

  /** The shortest plan. Outcomes and errors as for the function `solve`. */
  solve(state: State, options: SolveOptions = {}): SolveOutcome {
    checkState(this.puzzle, state);
    const asked = this.ask(state, options, this.workspace);
    return asked.settled ?? this.plan(asked, state, run(asked.search, options));
  }

  /** As `solve`, asynchronously. Several questions may be under way at once. */
  async solveAsync(state: State, options: SolveAsyncOptions = {}): Promise<SolveOutcome> {
    checkState(this.puzzle, state);
    const asked = this.ask(state, options, new Workspace());
    return asked.settled ?? this.plan(asked, state, await runAsync(asked.search, options));
  }

  /** The cost of the shortest plan, without the plan: what a judge asks for. */
  distance(state: State, options?: SolveOptions): DistanceOutcome {
    checkState(this.puzzle, state);
    return this.distanceFrom(state, options);
  }

  /** @internal The same for a state that has been checked. */
  distanceFrom(state: State, options: SolveOptions = {}): DistanceOutcome {
    const asked = this.ask(state, options, this.workspace);
    return asked.settled ?? run(asked.search, options);
  }

  private ask(state: State, options: SolveOptions, shared: Workspace): Asked {
    const { puzzle, field } = this;
    const { length } = state.body;
    checkLimits(options);
    if (isSolved(puzzle, state)) {
      return { settled: { status: "solved", cost: 0, plan: [], stats: NOTHING_SEARCHED } };
    }
    if (field.distances[field.grid.fromCell(state.body[0])] === NO_BOUND) {
      return { settled: { status: "unsolvable", reason: this.reason(), stats: NOTHING_SEARCHED } };
    }
    const workspace = isLong(field, length) ? new Workspace() : shared;
    const space = createSpace(field, length, workspace);
    return { space, search: new AStar(space, space.encode(state), { ...options, workspace }) };
  }

  /** Why there is no way even for a head without a body. */
  private reason(): Reason {
    const { exits, stones } = this.puzzle;
    return exits.every((exit) => stones[exit])
      ? "every exit is a stone"
      : "stones wall the head off from every exit";
  }

  private plan(
    { space, search }: { readonly space: SnakeSpace; readonly search: AStar },
    state: State,
    outcome: AStarOutcome,
  ): SolveOutcome {
    if (outcome.status !== "solved") return outcome;
    const { steps } = this.field.grid;
    const heads = search.path().map((code) => space.headOf(code));
    const plan = heads.slice(1).map((head, at) => DIRECTIONS[steps.indexOf(head - heads[at])]);
    const { cost, isSolved: isOut } = verify(this.puzzle, state, plan);
    if (!isOut || cost !== outcome.cost) {
      throw new SelfCheckError(`a plan of ${cost} moves for a distance of ${outcome.cost}`);
    }
    return { status: "solved", cost, plan, stats: outcome.stats };
  }
}
