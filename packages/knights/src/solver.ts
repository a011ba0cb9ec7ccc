/**
 * Solves many positions with one goal. The states around the goal are found once; each question then is a
 * look-up, or a dive for the rim of that ball. Where the dive would go too deep, a search from both ends
 * takes over, and where that would hold too much, a map of the space.
 *
 * The map is kept, and looked at first. Only the plan for a position that is not far is left to the other
 * searches all the same, so that a question gets one plan whatever has been asked before.
 */
import {
  type Code,
  checkLimits,
  NO_BOUND,
  OptionError,
  run,
  runAsync,
  type SearchOptions,
  type Stopped,
  type Unsolvable,
  Workspace,
} from "@microsolvers/core-search";
import { type AskedDistance, HintSearch } from "@microsolvers/core-search/hints";
import { decode } from "./codec.ts";
import { createBall, DEEPEST_DIVE, type GoalBall } from "./goal-ball.ts";
import type { HintOutcome } from "./hint.ts";
import { GoalMap, isWorthAMap, MapSearch } from "./map-search.ts";
import { type DistanceOutcome, type SolveOutcome, toPlan } from "./plan.ts";
import { PreparedGoal } from "./prepared-goal.ts";
import { apply, copyOf, type Move, moves, type Puzzle, type State } from "./rules.ts";
import { type PathSearch, SearchInTurn } from "./search-in-turn.ts";
import type { SolveAsyncOptions, SolveOptions } from "./solve.ts";

/** What a solver is prepared for. */
export interface SolverOptions {
  /** How many questions: for many the ball is wider. 100 where not given. */
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
/** Enough for a search from both ends that comes so far. */
const BOTH_ENDS_BYTES = 2 ** 26;
/** 1 GiB, as everywhere. */
const DEFAULT_MAX_BYTES = 2 ** 30;

/**
 * Answers many questions about one goal. It keeps the states around the goal, which it finds once; and where it
 * was asked about a position more than 28 moves away, a map of the space (three bits a position), by which the
 * next such question takes milliseconds. `maxBytes` counts the map, but not what is around the goal.
 */
export class KnightsSolver {
  private readonly goal: PreparedGoal;
  private readonly ball: GoalBall | undefined;
  private readonly maxCost: number;
  private workspace: Workspace = new Workspace();
  private map: GoalMap | undefined;

  /**
   * Finds the states around the goal: within 9 moves, or 10 for 3,000 questions or more, 11 for 30,000. On
   * 5 x 5 that takes milliseconds and 0.5 to 2 MB, on 6 x 7 up to a second and 34 MB.
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
    const start = this.goal.encode(state);
    const asked = this.askForPlan(start, this.boundsOf(options), true);
    if ("status" in asked) return asked;
    return toPlan(this.goal.puzzle, state, run(asked, options), () => asked.path());
  }

  /** As `solve`, asynchronously. Several questions may be under way at once. */
  async solveAsync(state: State, options: SolveAsyncOptions = {}): Promise<SolveOutcome> {
    checkLimits(options);
    const start = this.goal.encode(state);
    const asked = this.askForPlan(start, this.boundsOf(options), false);
    if ("status" in asked) return asked;
    const here = copyOf(state);
    return toPlan(this.goal.puzzle, here, await runAsync(asked, options), () => asked.path());
  }

  /** The cost of the shortest plan, without the plan: what a judge asks for. */
  distance(state: State, options?: SolveOptions): DistanceOutcome {
    return this.distanceFrom(this.goal.encode(state), options);
  }

  /** @internal The same for a code (codec.ts) of a position that has been checked. */
  distanceFrom(start: Code, options: SolveOptions = {}): DistanceOutcome {
    checkLimits(options);
    const asked = this.askForDistance(start, this.boundsOf(options), true);
    return "status" in asked ? asked : run(asked, options);
  }

  /** The distance, and all optimal next moves. Outcomes and errors as for the function `hint`. */
  hint(state: State, options: SolveOptions = {}): HintOutcome {
    return run(this.hintSearch(state, options, true), options);
  }

  /** As `hint`, asynchronously. Several questions may be under way at once. */
  async hintAsync(state: State, options: SolveAsyncOptions = {}): Promise<HintOutcome> {
    return runAsync(this.hintSearch(state, options, false), options);
  }

  /** `isAlone` says here and below that no other search is under way. */
  private hintSearch(
    state: State,
    options: SolveOptions,
    isAlone: boolean,
  ): HintSearch<Code, Move> {
    checkLimits(options);
    const { goal } = this;
    const bounds = this.boundsOf(options);
    const start = goal.encode(state);
    const choices = moves(goal.puzzle, state).map((move) => {
      return { move, state: goal.encode(apply(goal.puzzle, state, move)) };
    });
    const ask = (from: Code, maxCost: number): AskedDistance =>
      this.askForDistance(from, { ...bounds, maxCost }, isAlone);
    return new HintSearch(ask, start, choices, bounds.maxCost);
  }

  private boundsOf({ maxCost = this.maxCost, maxBytes = DEFAULT_MAX_BYTES }: SolveOptions): Bounds {
    return { maxCost, maxBytes };
  }

  /** Where the ball or the map knows it, no search is needed. */
  private askForDistance(start: Code, bounds: Bounds, isAlone: boolean): AskedDistance {
    const near = this.ball?.distance(start) ?? -1;
    const cost = near < 0 ? this.distanceOnMap(start, bounds) : near;
    if (cost < 0) return this.askForPlan(start, bounds, isAlone);
    const stats = { expanded: 0, generated: 0, bytes: 0 };
    return this.goal.settle(start, bounds.maxCost, cost) ?? { status: "solved", cost, stats };
  }

  private askForPlan(
    start: Code,
    bounds: Bounds,
    isAlone: boolean,
  ): Unsolvable | Stopped | PathSearch {
    return this.goal.settle(start, bounds.maxCost) ?? this.search(start, bounds, isAlone);
  }

  private search(start: Code, bounds: Bounds, isAlone: boolean): PathSearch {
    const { ball } = this;
    const { maxCost, maxBytes } = bounds;
    if (this.mapWithin(maxBytes)?.knowsFarther(this.decode(start), FAR)) {
      return this.byMap(start, bounds);
    }
    const workspace = isAlone ? this.workspace : new Workspace();
    const farther = (): PathSearch => this.searchFarther(start, { ...bounds, workspace });
    if (ball === undefined) return farther();
    const reach = ball.radius + DEEPEST_DIVE;
    const dive = ball.search(start, Math.min(maxCost, reach), { maxBytes, workspace }, isAlone);
    return maxCost <= reach ? dive : new SearchInTurn(dive, farther);
  }

  private searchFarther(start: Code, bounds: Bounds): PathSearch {
    const { goal } = this;
    const { maxCost } = bounds;
    if (!isWorthAMap(goal.puzzle)) return goal.fromBothEnds(start, bounds);
    const maxBytes = this.roomBesideMap(bounds.maxBytes);
    const nearer = { ...bounds, maxCost: Math.min(maxCost, FAR), maxBytes };
    const fromBothEnds = goal.fromBothEnds(start, nearer);
    if (maxCost <= FAR) return fromBothEnds;
    return new SearchInTurn(fromBothEnds, () => this.byMap(start, bounds));
  }

  /** The memory of the other searches is given up for the map. */
  private byMap(start: Code, { maxCost, maxBytes }: Bounds): PathSearch {
    this.workspace = new Workspace();
    this.map ??= new GoalMap(this.goal.puzzle);
    return new MapSearch(this.map, this.decode(start), maxCost, maxBytes);
  }

  private distanceOnMap(start: Code, { maxBytes }: Bounds): number {
    return this.mapWithin(maxBytes)?.distance(this.decode(start)) ?? -1;
  }

  /** The map, which is given up where a question may not hold so much. */
  private mapWithin(maxBytes: number): GoalMap | undefined {
    if (this.map !== undefined && this.map.bytes > maxBytes) this.map = undefined;
    return this.map;
  }

  /** What a search may hold while the map is kept, which is given up where that may be too little. */
  private roomBesideMap(maxBytes: number): number {
    const room = maxBytes - (this.map?.bytes ?? 0);
    if (room >= BOTH_ENDS_BYTES) return room;
    this.map = undefined;
    return maxBytes;
  }

  private decode(start: Code): State {
    return decode(this.goal.puzzle, start);
  }
}
