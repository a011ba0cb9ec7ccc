export {
  explore,
  exploreAsync,
  type KnightsExploreAsyncOptions,
  type KnightsExplored,
  type KnightsExploreOptions,
  type KnightsExploreOutcome,
} from "./explore.ts";
export { type GenerateOptions, generate } from "./generate.ts";
export { type HintOutcome, hint, hintAsync, type LegalMove, legalMoves } from "./hint.ts";
export { format, formatPlan, type Position, parse, parsePlan } from "./notation.ts";
export type { DistanceOutcome, SolveOutcome } from "./plan.ts";
export {
  apply,
  isSolved,
  type Move,
  moves,
  type Puzzle,
  STANDARD,
  type State,
} from "./rules.ts";
export { type SolveAsyncOptions, type SolveOptions, solve, solveAsync } from "./solve.ts";
export { KnightsSolver, type SolverOptions } from "./solver.ts";
export { type Verified, verify } from "./verify.ts";
