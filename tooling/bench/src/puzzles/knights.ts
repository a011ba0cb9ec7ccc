import { type GenerateOptions, generate } from "@microsolvers/knights";
import * as judge from "@microsolvers/knights/judge";
import { type BenchPuzzle, solveText, type Workload } from "../puzzle.ts";

/** Boards of the contest; the more there are, the wider the ball. */
function boards(
  how: Omit<GenerateOptions, "seed">,
  count: number,
  checksum: string,
  expanded: number,
): Workload {
  const { scramble, distance } = how;
  const name = scramble !== undefined ? `scrambled ${scramble}` : `at ${distance}`;
  return {
    name: `${distance === undefined && scramble === undefined ? "random" : name}, ${count} boards`,
    text() {
      return [...judge.formatJudge(count, generate({ ...how, seed: count, count }))].join("");
    },
    checksum,
    expanded,
  };
}

export const puzzle: BenchPuzzle = {
  solve: (text) => solveText(judge, text, (solver, question) => solver.distance(question)),
  workloads: [
    boards({ scramble: 25 }, 10_000, "fde7e6cda1a1b38f", 619577),
    boards({ distance: 15 }, 1000, "c796fb56de69c004", 174675),
    boards({}, 1000, "4954f7efd6183e9c", 43013),
    boards({ scramble: 25 }, 900, "44490d80e1e757f8", 132595),
    boards({ distance: 15 }, 900, "c952ae8a13900a1e", 152581),
    boards({ scramble: 15 }, 1, "1a252402972f6057", 8),
  ],
};
