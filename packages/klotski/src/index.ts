export {
  explore,
  exploreAsync,
  type KlotskiExploreAsyncOptions,
  type KlotskiExplored,
  type KlotskiExploreOptions,
  type KlotskiExploreOutcome,
} from "./explore.ts";
export {
  BOARD_KINDS,
  type BoardKind,
  type GenerateOptions,
  generate,
  type Instance,
  type Question,
} from "./generate.ts";
export { type HintOutcome, hint, hintAsync, type LegalMove, legalMoves } from "./hint.ts";
export { format, formatPlan, type Position, parse, parsePlan } from "./notation.ts";
export { apply, type Board, isSolved, type Move, moves, type Puzzle, type State } from "./rules.ts";
export {
  type DistanceOutcome,
  KlotskiSolver,
  type SolveAsyncOptions,
  type SolveOptions,
  type SolveOutcome,
  solve,
  solveAsync,
} from "./solve.ts";
export { type Verified, verify } from "./verify.ts";
