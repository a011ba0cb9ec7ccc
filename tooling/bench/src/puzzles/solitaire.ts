import * as judge from "@microsolvers/solitaire/judge";
import { type BenchPuzzle, solveText } from "../puzzle.ts";

export const puzzle: BenchPuzzle = {
  solve: (text) => solveText(judge, text),
  workloads: [],
};
