export { AStar, type AStarOutcome } from "./a-star.ts";
export { OptionError, type SearchOptions } from "./options.ts";
export type { Limit, Outcome, SearchStats, Solved, Stopped, Unsolvable } from "./outcome.ts";
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
