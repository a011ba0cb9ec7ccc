/**
 * Solves many positions with one goal. The states around the goal are found once; each question then is a
 * look-up, or a dive for the rim of that ball. Where the dive would go too deep, a search from both ends
 * takes over, and where that would hold too much, a map of the space.
 */
import {
  type Code,
  NO_BOUND,
  OptionError,
  run,
  runAsync,
  type SearchOptions,
  Workspace,
} from "@microsolvers/core-search";
import { decode } from "./codec.ts";
import { createBall, DEEPEST_DIVE, type GoalBall } from "./goal-ball.ts";
import { GoalMap, isWorthAMap, MapSearch } from "./map-search.ts";
import { type DistanceOutcome, type SolveOutcome, toPlan } from "./plan.ts";
import { PreparedGoal } from "./prepared-goal.ts";
import type { Puzzle, State } from "./rules.ts";
import { type PathSearch, SearchInTurn } from "./search-in-turn.ts";
import type { SolveAsyncOptions, SolveOptions } from "./solve.ts";

export interface SolverOptions {
  /** How many questions to prepare for: for a thousand or more the ball is wider. 100 where not given. */
  readonly questions?: number | undefined;
}

/** From here on a search from both ends takes more than a second. On 5 x 5 a tenth of all boards is farther. */
const FAR = 28;
/** 1 GiB, as everywhere. */
const DEFAULT_MAX_BYTES = 2 ** 30;

export class KnightsSolver {
  private readonly goal: PreparedGoal;
  private readonly ball: GoalBall;
  private readonly workspace: Workspace = new Workspace();
  private map: GoalMap | undefined;

  /**
   * Builds the ball, in milliseconds.
   *
   * @throws ArgumentError where the goal is no position of the board, or the board is too big
   * @throws OptionError where the number of questions makes no sense
   */
  constructor(puzzle: Puzzle, { questions = 100 }: SolverOptions = {}) {
    if (!(questions >= 0)) throw new OptionError(`questions must be at least 0, not ${questions}`);
    this.goal = new PreparedGoal(puzzle);
    this.ball = createBall(this.goal.space, this.goal.goal, questions);
  }

  /** The shortest plan. Outcomes and errors as for the function `solve`. */
  solve(state: State, options: SolveOptions = {}): SolveOutcome {
    const start = this.goal.encode(state);
    const settled = this.goal.settle(start, -1, options.maxCost);
    if (settled?.status === "unsolvable" || settled?.status === "limit") return settled;
    const search = this.search(start, { ...options, workspace: this.workspace }, true);
    return toPlan(this.goal.puzzle, state, run(search, options), () => search.path());
  }

  /** As `solve`, asynchronously. Several questions may be under way at once. */
  async solveAsync(state: State, options: SolveAsyncOptions = {}): Promise<SolveOutcome> {
    const start = this.goal.encode(state);
    const settled = this.goal.settle(start, -1, options.maxCost);
    if (settled?.status === "unsolvable" || settled?.status === "limit") return settled;
    const search = this.search(start, { ...options, workspace: new Workspace() }, false);
    const outcome = await runAsync(search, options);
    return toPlan(this.goal.puzzle, state, outcome, () => search.path());
  }

  /** The cost of the shortest plan, without the plan: what a judge asks for. */
  distance(state: State, options: SolveOptions = {}): DistanceOutcome {
    const start = this.goal.encode(state);
    const settled = this.goal.settle(start, this.ball.distance(start), options.maxCost);
    if (settled !== undefined) return settled;
    return run(this.search(start, { ...options, workspace: this.workspace }, true), options);
  }

  private search(start: Code, options: SearchOptions, isAlone: boolean): PathSearch {
    const { ball } = this;
    const { maxCost = NO_BOUND } = options;
    const reach = ball.radius + DEEPEST_DIVE;
    if (maxCost <= reach) return ball.search(start, { ...options, maxCost, isAlone });
    const dive = ball.search(start, { ...options, maxCost: reach, isAlone });
    return new SearchInTurn(dive, () => this.searchFarther(start, options));
  }

  private searchFarther(start: Code, options: SearchOptions): PathSearch {
    const { goal } = this;
    const { maxCost = NO_BOUND, maxBytes = DEFAULT_MAX_BYTES } = options;
    if (maxCost <= FAR || !isWorthAMap(goal.puzzle)) return goal.fromBothEnds(start, options);
    return new SearchInTurn(goal.fromBothEnds(start, { ...options, maxCost: FAR }), () => {
      this.map ??= new GoalMap(goal.puzzle);
      return new MapSearch(this.map, decode(goal.puzzle, start), maxCost, maxBytes);
    });
  }
}
