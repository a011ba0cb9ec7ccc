export type { Position } from "./draft.ts";
export {
  type BlocksExploreAsyncOptions,
  type BlocksExplored,
  type BlocksExploreOptions,
  type BlocksExploreOutcome,
  explore,
  exploreAsync,
  type Hardest,
  type HardestOutcome,
  hardest,
} from "./explore.ts";
export {
  type Generated,
  type GenerateOptions,
  generate,
  type KlotskiOptions,
  klotski,
} from "./generate.ts";
export { type HintOutcome, hint, hintAsync, type LegalMove, legalMoves } from "./hint.ts";
export { formatJson } from "./json.ts";
export { format, formatRows, parse } from "./notation.ts";
export { type OptimalPlans, type OptimalPlansOutcome, optimalPlans } from "./optimal-plans.ts";
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
