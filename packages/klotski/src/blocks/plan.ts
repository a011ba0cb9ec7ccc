/** A path becomes a plan, which is replayed by the rules before it leaves. */
import { SelfCheckError } from "@microsolvers/core-grid";
import type { Code } from "@microsolvers/core-search";
import type { Codec } from "./codec.ts";
import { apply, type Metric, type Move, moves, type Puzzle, type State } from "./rules.ts";
import { verify } from "./verify.ts";

/**
 * The moves along a path of codes, its start included. A code stands for like pieces in any order, and for
 * the images of a state: so the pieces are followed from the start, where all have their names.
 *
 * @throws SelfCheckError where the path is no plan
 */
export function toPlan(
  puzzle: Puzzle,
  state: State,
  metric: Metric,
  codec: Codec,
  path: readonly Code[],
): Move[] {
  let at = state;
  const plan = path.slice(1).map((code) => {
    const move = moveTo(puzzle, at, metric, codec, code);
    at = apply(puzzle, at, move);
    return move;
  });
  const { cost, isSolved } = verify(puzzle, state, plan, metric);
  if (!isSolved || cost !== path.length - 1) {
    throw new SelfCheckError(`a plan of ${cost} ${metric} for a distance of ${path.length - 1}`);
  }
  return plan;
}

function moveTo(puzzle: Puzzle, state: State, metric: Metric, codec: Codec, code: Code): Move {
  const isIt = (move: Move): boolean => codec.encode(apply(puzzle, state, move)) === code;
  const move = moves(puzzle, state, metric).find(isIt);
  if (move === undefined) throw new SelfCheckError("a path that no move follows");
  return move;
}
