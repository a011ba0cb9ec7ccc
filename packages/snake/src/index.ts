export {
  countPlacements,
  countShapes,
  explore,
  exploreAsync,
  type SnakeExploreAsyncOptions,
  type SnakeExplored,
  type SnakeExploreOptions,
  type SnakeExploreOutcome,
} from "./explore.ts";
export { BOARD_KINDS, type BoardKind, type GenerateOptions, generate } from "./generate.ts";
export { type HintOutcome, hint, hintAsync, type LegalMove, legalMoves } from "./hint.ts";
export { fromLinks, linksOf } from "./links.ts";
export { format, formatPlan, type Position, parse, parsePlan } from "./notation.ts";
export type { DistanceOutcome, Reason, SolveOutcome } from "./question.ts";
export {
  apply,
  type Board,
  isSolved,
  type Move,
  moves,
  type Puzzle,
  type State,
  type TailRule,
} from "./rules.ts";
export { type SolveAsyncOptions, type SolveOptions, solve, solveAsync } from "./solve.ts";
export { SnakeSolver } from "./solver.ts";
export { type Verified, verify } from "./verify.ts";
