import { type GenerateOptions, generate } from "@microsolvers/snake";
import * as judge from "@microsolvers/snake/judge";
import { type BenchPuzzle, solveText, type Workload } from "../puzzle.ts";

/** Square boards on which the snake must turn round, or with stones strewn about. */
function boards(
  kind: GenerateOptions["kind"],
  side: number,
  length: number,
  density: number,
  checksum: string,
  expanded: number,
): Workload {
  const count = 20;
  return {
    name: `${kind} ${density * 100} %, ${side} x ${side}, ${length} cells`,
    text() {
      const size = { rows: side, columns: side };
      const made = generate({ kind, ...size, length, density, seed: length, count });
      return [...judge.formatJudge(made)].join("");
    },
    checksum,
    expanded,
  };
}

export const puzzle: BenchPuzzle = {
  solve: (text) => solveText(judge, text, (solver, question) => solver.distance(question)),
  workloads: [
    boards("turn", 20, 8, 0.2, "ccdf02da7b81cbb1", 2679),
    boards("turn", 20, 8, 0.4, "940bb87babf88cd0", 3212),
    boards("stones", 20, 8, 0.2, "08596d275a563ffb", 362),
    boards("turn", 50, 12, 0.2, "af57f8a26c8e43a0", 19306),
    boards("turn", 50, 16, 0.3, "a6924b08c55ba906", 67370),
    boards("turn", 50, 20, 0.35, "396fd0536a4ef09c", 311497),
    boards("stones", 200, 32, 0.1, "b03db89e5510e276", 3154),
  ],
};
