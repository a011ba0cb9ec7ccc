import { generate, klotski, parse } from "@microsolvers/klotski/blocks";
import { BOARDS } from "@microsolvers/klotski/blocks/boards";
import * as judge from "@microsolvers/klotski/blocks/judge";
import { type BenchPuzzle, solveText, type Workload } from "../puzzle.ts";

/** The boards of Rush Hour that take the most slides, of those without and with walls. */
const RUSH_HOUR = [
  "IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM",
  "ooBBMxDDDKMoAAJKoNooJEENIFFLooIGGLox",
  "oxCCMoDDDKMoAAJKooooJLEEIFFLoNIGGoxN",
];

function workload(name: string, text: () => string, checksum: string, expanded: number): Workload {
  return { name, text, checksum, expanded };
}

const named = (): string =>
  [...judge.formatJudge(BOARDS.map(({ board }) => parse(board)))].join("");

/** Small boards, of which preparing takes as long as searching. */
const small = (): string => {
  const puzzle = klotski({ rows: 4, columns: 4, uprights: 2, flats: 1, singles: 3 });
  return [...judge.formatJudge(generate({ puzzle, seed: 1, count: 30 }))].join("");
};

export const puzzle: BenchPuzzle = {
  solve: (text) => solveText(judge, text, (solver, question) => solver.distance(question)),
  workloads: [
    workload("Heng Dao Li Ma", () => BOARDS[0]?.board ?? "", "ce516e29a2ccfe4b", 11903),
    workload("named boards", named, "c369d978cc67cb05", 201692),
    workload("Rush Hour, 3 boards", () => RUSH_HOUR.join("\n\n"), "8b3c2ac5829a69b6", 14626),
    workload("hardest of 4 x 4, 30 boards", small, "07c2e1086bb428af", 2435),
  ],
};
