/**
 * What the command line asks of a puzzle. Each has one adapter of this shape in puzzles/; no command
 * knows which puzzle it serves. Plans are text here, in the plan notation of the puzzle.
 */
import type { FormatError, Position, Random } from "@microsolvers/core-grid";
import type { JudgeReader } from "@microsolvers/core-grid/judge";
import type {
  AsyncRunLimits,
  ExploreLimits,
  FarthestOutcome,
  Outcome,
  RunLimits,
  SearchOptions,
} from "@microsolvers/core-search";

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

/** An option that one puzzle has: a whole number, a share from 0 to 1, or one of these words. */
export interface PuzzleOption {
  readonly name: string;
  readonly description: string;
  readonly kind: "whole" | "share" | readonly string[];
  readonly default: number | string;
}

/** A value for each option. */
export type OptionValues = Readonly<Record<string, number | string>>;

/** What one puzzle can be asked in several ways: by which metric, by which of two rules. */
interface Variants<C extends Case> {
  /** Options of every command that reads cases. */
  readonly options: readonly PuzzleOption[];
  choose(values: OptionValues): Puzzle<C>;
}

export interface InstanceGenerator {
  readonly options: readonly PuzzleOption[];
  /**
   * Judge text in pieces. `values` has `seed` too, which all generators have.
   *
   * @throws ArgumentError where values do not fit each other
   */
  generate(values: OptionValues): Iterable<string>;
}

export type AsyncExploreLimits = AsyncRunLimits & ExploreLimits;

/** `farthest` are boards at the greatest distance, in board notation; the first of them, if they are many. */
export type SpaceOutcome = FarthestOutcome<string>;

/** Counts a whole space, distance by distance. */
export interface Explorer<C extends Case> {
  /** What the distances are measured from or to, for help: `positions by their distance to the goal`. */
  readonly description: string;
  readonly options: readonly PuzzleOption[];
  /** What is explored where no board is given, in board notation; without it one has to be given. */
  readonly standardBoard?: string;
  /** How many states there are at most, where that is known beforehand: the time left is reckoned from it. */
  mostStates?(question: C, values: OptionValues): number;
  /** Lets the event loop turn, and tells its progress. */
  explore(question: C, values: OptionValues, limits: AsyncExploreLimits): Promise<SpaceOutcome>;
}

/** Small inputs for testing somebody's program. An input is the cases of one judge text. */
export interface Trials<C extends Case> {
  /** What the size of an input means, and the greatest where none is asked for. */
  readonly size: { readonly description: string; readonly default: number };
  /** An input that is no larger than `size`, from 1 on. Rare cases are drawn often: they are where faults are. */
  draw(random: Random, size: number): readonly C[];
  format(cases: readonly C[]): Iterable<string>;
  /** Whether any cases can stand in one input: then many are tried in one run. */
  readonly areIndependent: boolean;
  /**
   * Inputs that are simpler by one step, the boldest steps first. What is simplest has none, and no
   * sequence of steps is endless. Leaving out cases is not among them: that is the same for all puzzles.
   */
  simpler(cases: readonly C[]): Iterable<readonly C[]>;
}

export interface Puzzle<C extends Case = Case> {
  readonly variants?: Variants<C>;
  /** The puzzle without the bounds of its judge: for a board that somebody has drawn. */
  readonly drawn?: Puzzle<C>;
  readonly generator: InstanceGenerator;
  readonly explorer: Explorer<C>;
  readonly trials: Trials<C>;
  /** With `onIllegal` a case that is whole but illegal is told of, and reading goes on behind it. */
  createReader(onIllegal?: (fault: FormatError) => void): JudgeReader<C>;
  createSolver(): CaseSolver<C>;
  /**
   * The judge's line for case number `index` (from 0), without the line's end; a `?` ends it where
   * the case is undecided.
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
