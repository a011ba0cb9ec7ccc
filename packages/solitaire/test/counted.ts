/** The distance and the number of shortest plans of many pairs on one board. */
import { run, Workspace } from "@microsolvers/core-search";
import { OptimalPaths } from "@microsolvers/core-search/optimal-paths";
import { ask } from "../src/ask.ts";
import { PreparedBoard } from "../src/prepared-board.ts";
import type { Board, State } from "../src/rules.ts";

interface Counted {
  readonly cost: number;
  readonly plans: bigint;
}

/** Undefined where the goal is more than `maxCost` away. */
export type Counter = (from: State, to: State, maxCost: number) => Counted | undefined;

export function counterFor(board: Board, pieces: number): Counter {
  const prepared = new PreparedBoard(board, pieces);
  const workspace = new Workspace();
  return (from, to, maxCost) => {
    const { search, settled } = ask(prepared, from, to, { maxCost, workspace });
    const outcome = settled ?? run(search);
    if (outcome.status !== "solved") return undefined;
    return { cost: outcome.cost, plans: new OptimalPaths(search).count };
  };
}
