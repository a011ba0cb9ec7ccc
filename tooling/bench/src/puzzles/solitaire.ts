import { type GenerateOptions, generate } from "@microsolvers/solitaire";
import * as judge from "@microsolvers/solitaire/judge";
import { type BenchPuzzle, solveText, type Workload } from "../puzzle.ts";

/** Questions of the contest. */
function questions(
  how: Omit<GenerateOptions, "seed">,
  count: number,
  checksum: string,
  expanded: number,
): Workload {
  const { walk, distance } = how;
  const apart = walk !== undefined ? `walk ${walk}` : `at ${distance}`;
  return {
    name: `${walk === undefined && distance === undefined ? "random" : apart}, ${count} questions`,
    text() {
      return [...judge.formatJudge(generate({ ...how, seed: count, count }))].join("");
    },
    checksum,
    expanded,
  };
}

export const puzzle: BenchPuzzle = {
  solve: (text) => solveText(judge, text, (solver, question) => solver.within(question)),
  workloads: [
    questions({ walk: 8 }, 1000, "ff554d9a3689968c", 56077),
    questions({ walk: 16 }, 1000, "a075ba6e02e2abea", 270211),
    questions({ distance: 8 }, 20, "2a7e6fbaa5061a30", 6211),
    questions({}, 1000, "52a9a096f2a62742", 272176),
  ],
};
