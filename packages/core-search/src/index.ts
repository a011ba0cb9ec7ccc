export { AStar, type AStarOutcome } from "./a-star.ts";
export { Bidirectional, type BidirectionalOutcome } from "./bidirectional.ts";
export {
  BreadthFirst,
  type BreadthFirstOptions,
  type BreadthFirstOutcome,
  type BreadthFirstSpace,
} from "./breadth-first.ts";
export { Explore, type Explored, type ExploreOptions, type ExploreOutcome } from "./explore.ts";
export {
  type Exploration,
  type ExploreLimits,
  type FarthestExplored,
  type FarthestOutcome,
  withFarthest,
} from "./farthest.ts";
export type { LayeredSearch } from "./layered-search.ts";
export { checkLimits, OptionError, type SearchOptions } from "./options.ts";
export type { Limit, Outcome, SearchStats, Solved, Stopped, Unsolvable } from "./outcome.ts";
export { Perimeter, type PerimeterOptions, type PerimeterOutcome } from "./perimeter.ts";
export {
  type AsyncRunLimits,
  type Progress,
  type RunLimits,
  run,
  runAsync,
  type Search,
} from "./run.ts";
export {
  type Code,
  createSuccessors,
  type GoalSpace,
  NO_BOUND,
  type StateSpace,
  type Successors,
} from "./space.ts";
export { Workspace, WorkspaceError } from "./workspace.ts";
export type { WorkspaceSearch } from "./workspace-search.ts";
