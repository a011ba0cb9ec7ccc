import { expectTypeOf, test } from "vitest";
import type { AskedDistance, HintSearch } from "../src/hints.ts";
import {
  AStar,
  type AStarOutcome,
  type Bidirectional,
  BreadthFirst,
  type BreadthFirstSpace,
  type Code,
  type Explore,
  type Explored,
  type GoalSpace,
  type Limit,
  type Outcome,
  type Perimeter,
  type PerimeterOptions,
  run,
  runAsync,
  type Search,
  type SearchOptions,
  type SearchStats,
  type StateSpace,
  type Stopped,
  type WorkspaceSearch,
} from "../src/index.ts";
import type { OptimalPaths, OptimalState } from "../src/optimal-paths.ts";
import { ExploreRanks } from "../src/ranks.ts";

const space = {} as GoalSpace;

test("an outcome says what it found only where it did", () => {
  type Found = Outcome<{ readonly plan: readonly string[] }>;
  expectTypeOf<Found["status"]>().toEqualTypeOf<"solved" | "unsolvable" | "limit">();
  expectTypeOf<Found["stats"]>().toEqualTypeOf<SearchStats>();
  expectTypeOf<Extract<Found, { status: "solved" }>["plan"]>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<Extract<Found, { status: "solved" }>["cost"]>().toEqualTypeOf<number>();
  expectTypeOf<Extract<Found, { status: "limit" }>["limit"]>().toEqualTypeOf<Limit>();
  expectTypeOf<Extract<Found, { status: "unsolvable" }>>().not.toHaveProperty("lowerBound");
});

test("every search is a Search, and runs to its own outcome", () => {
  expectTypeOf<AStar>().toExtend<Search<AStarOutcome>>();
  expectTypeOf<BreadthFirst>().toExtend<Search<Outcome<{ readonly goal: Code }>>>();
  expectTypeOf<Bidirectional>().toExtend<Search<Outcome<object>>>();
  expectTypeOf<Perimeter>().toExtend<Search<Outcome<object>>>();
  expectTypeOf<Explore>().toExtend<Search<Explored | Stopped>>();
  expectTypeOf<ExploreRanks>().toExtend<Search<Explored | Stopped>>();
  type Hint = Outcome<{ readonly moves: readonly string[] }>;
  expectTypeOf<HintSearch<Code, string>>().toExtend<Search<Hint>>();
  expectTypeOf<AStar | AStarOutcome>().toExtend<AskedDistance>();
  expectTypeOf(run<AStarOutcome>).returns.toEqualTypeOf<AStarOutcome>();
  expectTypeOf(runAsync<AStarOutcome>).returns.toEqualTypeOf<Promise<AStarOutcome>>();
  expectTypeOf<ReturnType<AStar["step"]>>().toEqualTypeOf<AStarOutcome | undefined>();
  expectTypeOf<AStar["maxBytes"]>().toEqualTypeOf<number>();
  expectTypeOf<WorkspaceSearch<AStarOutcome>>().toExtend<Search<AStarOutcome>>();
});

test("spaces ask for no more than a search needs", () => {
  expectTypeOf<GoalSpace>().toExtend<BreadthFirstSpace>();
  expectTypeOf<BreadthFirstSpace>().toExtend<StateSpace>();
  expectTypeOf<StateSpace>().not.toExtend<BreadthFirstSpace>();
  expectTypeOf<BreadthFirstSpace>().not.toExtend<GoalSpace>();
  expectTypeOf(space.ignoresBudget).toEqualTypeOf<true | undefined>();
  expectTypeOf(BreadthFirst).toBeConstructibleWith(space, [0, 1], { keepsPaths: false });
  expectTypeOf(AStar).toBeConstructibleWith(space, 0, { maxCost: undefined });
  // @ts-expect-error A* needs estimates.
  expectTypeOf(AStar).toBeConstructibleWith({} as BreadthFirstSpace, 0);
  // @ts-expect-error It starts from one state.
  expectTypeOf(AStar).toBeConstructibleWith(space, [0, 1]);
});

test("options", () => {
  expectTypeOf<PerimeterOptions>().toExtend<SearchOptions>();
  expectTypeOf<NonNullable<PerimeterOptions["stride"]>>().toEqualTypeOf<1 | 2>();
  // @ts-expect-error The whole space is its memory: there is nothing to borrow.
  expectTypeOf(ExploreRanks).toBeConstructibleWith(space, 0, { workspace: undefined });
});

test("paths are listed one by one, and counted as bigints", () => {
  expectTypeOf<OptimalPaths>().toExtend<Iterable<Code[]>>();
  expectTypeOf<OptimalPaths["count"]>().toEqualTypeOf<bigint>();
  expectTypeOf<OptimalState["next"]>().toEqualTypeOf<readonly OptimalState[]>();
});
