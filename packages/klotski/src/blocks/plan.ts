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
  metric: Metric | undefined,
  codec: Codec,
  path: readonly Code[],
): Move[] {
  const plan: Move[] = [];
  let at = state;
  for (const code of path.slice(1)) {
    const next = moves(puzzle, at, metric).find(
      (move) => codec.encode(apply(puzzle, at, move)) === code,
    );
    if (next === undefined) break;
    plan.push(next);
    at = apply(puzzle, at, next);
  }
  const { cost, isSolved } = verify(puzzle, state, plan, metric);
  if (isSolved && cost === path.length - 1) return plan;
  throw new SelfCheckError(`a plan of ${cost} for a distance of ${path.length - 1}`);
}
