export {
  explore,
  exploreAsync,
  type SolitaireExploreAsyncOptions,
  type SolitaireExplored,
  type SolitaireExploreOptions,
  type SolitaireExploreOutcome,
} from "./explore.ts";
export { type GenerateOptions, generate } from "./generate.ts";
export { type HintOutcome, hint, hintAsync, type LegalMove, legalMoves } from "./hint.ts";
export {
  format,
  formatPlan,
  formatState,
  parse,
  parsePlan,
  type Question,
} from "./notation.ts";
export { type OptimalPlans, type OptimalPlansOutcome, optimalPlans } from "./optimal-plans.ts";
export type { DistanceOutcome, SolveOutcome } from "./plan.ts";
export {
  apply,
  type Board,
  isSolved,
  type Move,
  moves,
  type Puzzle,
  STANDARD,
  type State,
} from "./rules.ts";
export {
  type QuestionAsyncOptions,
  type QuestionOptions,
  type SolveAsyncOptions,
  type SolveOptions,
  solve,
  solveAsync,
} from "./solve.ts";
export { SolitaireSolver } from "./solver.ts";
export { type Verified, verify } from "./verify.ts";
export type { Within, WithinOutcome } from "./within.ts";
