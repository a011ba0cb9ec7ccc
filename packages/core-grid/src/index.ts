export { BorderedGrid } from "./bordered.ts";
export {
  ArgumentError,
  FormatError,
  IllegalMoveError,
  type Position,
  SelfCheckError,
} from "./errors.ts";
export {
  type Cell,
  cellAt,
  columnOf,
  DIRECTIONS,
  type Direction,
  describeCell,
  neighbour,
  rowOf,
  type Size,
} from "./grid.ts";
export { type JudgedMove, withReasons } from "./judged-moves.ts";
export { Random } from "./random.ts";
export { type Symmetry, symmetries } from "./symmetries.ts";
