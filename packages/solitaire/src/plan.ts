/** A path becomes a plan, which is replayed by the rules before it leaves. */
import { type Cell, SelfCheckError } from "@microsolvers/core-grid";
import type { Code, Outcome } from "@microsolvers/core-search";
import type { Asked } from "./ask.ts";
import type { Move } from "./rules.ts";
import { verify } from "./verify.ts";

/** An optimal plan, each move costs 1. It names the cell of the piece that moves, so each can be followed. */
export type SolveOutcome = Outcome<{ readonly plan: readonly Move[] }>;
/** The optimal cost alone. */
export type DistanceOutcome = Outcome<object>;

/** @throws SelfCheckError where the plan does not do what the search has said */
export function withPlan(asked: Asked, outcome: DistanceOutcome): SolveOutcome {
  if (outcome.status !== "solved") return outcome;
  return { ...outcome, plan: toPlan(asked, asked.search.path()) };
}

/** @throws SelfCheckError where the path is none of legal moves from the one end to the other */
export function toPlan({ board, from, to, codec }: Asked, path: readonly Code[]): Move[] {
  const states = path.map((code) => {
    const cells = new Int32Array(from.length);
    codec.read(code, cells);
    return cells;
  });
  const plan = states.slice(1).map((state, index) => moveBetween(states[index], state));
  const { cost, isSolved } = verify(from, to, plan, board);
  if (isSolved && cost === path.length - 1) return plan;
  throw new SelfCheckError("a plan that does not lead to the goal");
}

/** The move that leads from one state to another: one cell is left, and one is entered. */
function moveBetween(before: Int32Array, after: Int32Array): Move {
  return { from: onlyIn(before, after), to: onlyIn(after, before) };
}

function onlyIn(some: Int32Array, others: Int32Array): Cell {
  return some.find((cell) => !others.includes(cell)) ?? -1;
}
