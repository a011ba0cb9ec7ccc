import { answer, createReader, JudgeSolver } from "@microsolvers/klotski/blocks/judge";
import { type SolveFile, solvePlainly } from "../solve/solve-plainly.ts";

export const solveFile: SolveFile = solvePlainly({ createReader, JudgeSolver, answer });
