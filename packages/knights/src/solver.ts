/**
 * Solves many positions with one goal. The states around the goal are found once; each question then is a
 * look-up, or a dive for the rim of that ball. Where the dive would go too deep, a search from both ends
 * takes over, and where that would hold too much, a map of the space.
 */
import {
  type Code,
  checkLimits,
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
  /** The bound of all questions that come with none of their own. */
  readonly maxCost?: number | undefined;
}

interface Bounds extends SearchOptions {
  readonly maxCost: number;
  readonly maxBytes: number;
}

/** From here on a search from both ends takes more than a second. On 5 x 5 a tenth of all boards is farther. */
const FAR = 28;
/** 1 GiB, as everywhere. */
const DEFAULT_MAX_BYTES = 2 ** 30;

export class KnightsSolver {
  private readonly goal: PreparedGoal;
  private readonly ball: GoalBall;
  private readonly maxCost: number;
  private readonly workspace: Workspace = new Workspace();
  private map: GoalMap | undefined;

  /**
   * Builds the ball, in milliseconds.
   *
   * @throws ArgumentError where the goal is no position of the board, or the board is too big
   * @throws OptionError where the number of questions makes no sense
   */
  constructor(puzzle: Puzzle, { questions = 100, maxCost = NO_BOUND }: SolverOptions = {}) {
    if (!(questions >= 0)) throw new OptionError(`questions must be at least 0, not ${questions}`);
    checkLimits({ maxCost });
    this.maxCost = maxCost;
    this.goal = new PreparedGoal(puzzle);
    this.ball = createBall(this.goal.space, this.goal.goal, questions);
  }

  /** The shortest plan. Outcomes and errors as for the function `solve`. */
  solve(state: State, options: SolveOptions = {}): SolveOutcome {
    checkLimits(options);
    const { maxCost = this.maxCost } = options;
    const start = this.goal.encode(state);
    const settled = this.goal.settle(start, -1, maxCost);
    if (settled?.status === "unsolvable" || settled?.status === "limit") return settled;
    const search = this.search(start, maxCost, options, true);
    return toPlan(this.goal.puzzle, state, run(search, options), () => search.path());
  }

  /** As `solve`, asynchronously. Several questions may be under way at once. */
  async solveAsync(state: State, options: SolveAsyncOptions = {}): Promise<SolveOutcome> {
    checkLimits(options);
    const { maxCost = this.maxCost } = options;
    const start = this.goal.encode(state);
    const settled = this.goal.settle(start, -1, maxCost);
    if (settled?.status === "unsolvable" || settled?.status === "limit") return settled;
    const search = this.search(start, maxCost, options, false);
    const outcome = await runAsync(search, options);
    return toPlan(this.goal.puzzle, state, outcome, () => search.path());
  }

  /** The cost of the shortest plan, without the plan: what a judge asks for. */
  distance(state: State, options?: SolveOptions): DistanceOutcome {
    return this.distanceFrom(this.goal.encode(state), options);
  }

  /** @internal The same for a code (codec.ts) of a position that has been checked. */
  distanceFrom(start: Code, options: SolveOptions = {}): DistanceOutcome {
    checkLimits(options);
    const { maxCost = this.maxCost } = options;
    const settled = this.goal.settle(start, this.ball.distance(start), maxCost);
    return settled ?? run(this.search(start, maxCost, options, true), options);
  }

  /** `isAlone` says that no other search is under way. */
  private search(
    start: Code,
    maxCost: number,
    { maxBytes = DEFAULT_MAX_BYTES }: SolveOptions,
    isAlone: boolean,
  ): PathSearch {
    const { ball } = this;
    const workspace = isAlone ? this.workspace : new Workspace();
    const reach = ball.radius + DEEPEST_DIVE;
    const dive = ball.search(start, Math.min(maxCost, reach), { maxBytes, workspace }, isAlone);
    if (maxCost <= reach) return dive;
    return new SearchInTurn(dive, () =>
      this.searchFarther(start, { maxCost, maxBytes, workspace }),
    );
  }

  private searchFarther(start: Code, bounds: Bounds): PathSearch {
    const { goal } = this;
    const { maxCost, maxBytes } = bounds;
    if (maxCost <= FAR || !isWorthAMap(goal.puzzle)) return goal.fromBothEnds(start, bounds);
    return new SearchInTurn(goal.fromBothEnds(start, { ...bounds, maxCost: FAR }), () => {
      this.map ??= new GoalMap(goal.puzzle);
      return new MapSearch(this.map, decode(goal.puzzle, start), maxCost, maxBytes);
    });
  }
}
