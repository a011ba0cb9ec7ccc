export type { Position } from "./draft.ts";
export { formatJson } from "./json.ts";
export { format, parse } from "./notation.ts";
export { formatPlan, parsePlan } from "./plan-notation.ts";
export {
  type Axis,
  apply,
  type Gate,
  isSolved,
  METRICS,
  type Metric,
  type Move,
  moves,
  type Offset,
  type Piece,
  type Puzzle,
  type State,
  undo,
} from "./rules.ts";
export {
  BlocksSolver,
  type DistanceOutcome,
  type SolveAsyncOptions,
  type SolveOptions,
  type SolveOutcome,
  solve,
  solveAsync,
} from "./solve.ts";
export { type Verified, verify } from "./verify.ts";
