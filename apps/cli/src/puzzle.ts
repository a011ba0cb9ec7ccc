/**
 * What the command line asks of a puzzle. Each has one adapter of this shape in puzzles/; no command
 * knows which puzzle it serves. Plans are text here, in the plan notation of the puzzle.
 */
import type { JudgeReader, Position } from "@microsolvers/core-grid";
import type { Outcome, RunLimits, SearchOptions } from "@microsolvers/core-search";

/** One instance, and where it stands in its text. The rest is the puzzle's own. */
export interface Case {
  readonly position: Position;
}

export type Limits = RunLimits & Pick<SearchOptions, "maxBytes" | "maxCost">;

/** `plan` is there where it was asked for and the case is solved. */
export type CaseOutcome = Outcome<{ readonly plan?: string }>;

/** Solves cases one after the other, and keeps what they share. */
export interface CaseSolver<C extends Case> {
  /** The optimal cost alone, which is all that a judge asks for. */
  distance(question: C, limits: Limits): CaseOutcome;
  /** The optimal plan too. */
  solve(question: C, limits: Limits): CaseOutcome;
}

/** The board after a move; the first one of a plan has none. */
export interface Frame {
  readonly move?: string;
  readonly board: string;
}

export interface Verified {
  readonly cost: number;
  readonly isSolved: boolean;
}

/** An option of `generate`: a whole number, a share from 0 to 1, or one of these words. */
export interface GenerateOption {
  readonly name: string;
  readonly description: string;
  readonly kind: "whole" | "share" | readonly string[];
  readonly default: number | string;
}

/** A value for each option, and for `seed`, which all generators have. */
export type GenerateValues = Readonly<Record<string, number | string>>;

export interface InstanceGenerator {
  readonly options: readonly GenerateOption[];
  /** Judge text in pieces. @throws ArgumentError where values do not fit each other */
  generate(values: GenerateValues): Iterable<string>;
}

export interface Puzzle<C extends Case = Case> {
  readonly generator: InstanceGenerator;
  /** Where it can be told what costs 1: the puzzle in each of its metrics, by their names. */
  readonly metrics?: ReadonlyMap<string, Puzzle<C>>;
  createReader(): JudgeReader<C>;
  createSolver(): CaseSolver<C>;
  /**
   * The judge's line for case number `index` (from 0), without the line's end; `?` where it is undecided.
   * A limit can be an answer too: a judge who asks for at most 15 moves is content with "more than 15".
   */
  answer(outcome: CaseOutcome, index: number): string;
  /** Reads one case in board notation. @throws FormatError */
  parseBoard(text: string): C;
  formatBoard(question: C): string;
  frames(question: C, plan: string): Iterable<Frame>;
  /** Replays a plan. @throws FormatError where it is none, IllegalMoveError at the first illegal move */
  verify(question: C, plan: string): Verified;
}
