import { type GenerateOptions, generate } from "@microsolvers/klotski";
import * as judge from "@microsolvers/klotski/judge";
import { type BenchPuzzle, solveText, type Workload } from "../puzzle.ts";

/** A square board. The judge's largest is 30 x 30 with 500 questions. */
function board(
  kind: GenerateOptions["kind"],
  side: number,
  questions: number,
  checksum: string,
  expanded: number,
  density?: number,
): Workload {
  const walls = density === undefined ? "" : `${density * 100} %`;
  return {
    name: `${kind}${walls && ` ${walls}`}, ${side} x ${side}`,
    isHuge: side >= 1000,
    text() {
      const options = { kind, rows: side, columns: side, density, seed: side, questions };
      const made = generate(options);
      return [...judge.formatJudge(made.board, made.questions)].join("");
    },
    checksum,
    expanded,
  };
}

export const puzzle: BenchPuzzle = {
  solve: (text) => solveText(judge, text, (solver, question) => solver.distance(question)),
  workloads: [
    board("open", 30, 500, "0c7e07c0d61fa60f", 10768),
    board("walls", 30, 500, "c6e262dd17c37642", 80481, 0.1),
    board("walls", 30, 500, "085d3202254f6a8a", 94760, 0.3),
    board("maze", 30, 500, "795ea26bb5e68343", 0),
    board("braided", 30, 500, "f0afbb05bf0cb185", 23983),
    board("rooms", 30, 500, "bfd961b635c2fbb7", 385827),
    board("open", 100, 100, "09e459c39f034287", 6481),
    board("walls", 100, 100, "394d8512e03cd172", 142245, 0.1),
    board("walls", 100, 100, "dc04da0e6c486b70", 298276, 0.3),
    board("braided", 100, 100, "68927fb4d6d262a4", 64547),
    board("open", 300, 30, "25d136af34db0412", 5810),
    board("walls", 300, 30, "4a1a2e8f7fe13ae6", 374757, 0.1),
    board("walls", 300, 30, "3bae9bafee88e389", 1065988, 0.3),
    board("braided", 300, 30, "08ca7ef1cd5014d4", 221014),
    board("open", 1000, 10, "c3df6f4a3f8eeb32", 4159),
    board("walls", 1000, 10, "8de8cb338917d593", 1760842, 0.1),
    board("walls", 1000, 10, "9d0144e193380391", 6066703, 0.3),
    board("braided", 1000, 10, "648d95f848e54f7a", 394121),
  ],
};
