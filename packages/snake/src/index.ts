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
export { type HintOutcome, hint, type LegalMove, legalMoves } from "./hint.ts";
export { fromLinks, linksOf } from "./links.ts";
export { format, formatPlan, type Position, parse, parsePlan } from "./notation.ts";
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
export {
  type DistanceOutcome,
  type Reason,
  SnakeSolver,
  type SolveAsyncOptions,
  type SolveOptions,
  type SolveOutcome,
  solve,
  solveAsync,
} from "./solve.ts";
export { type Verified, verify } from "./verify.ts";
