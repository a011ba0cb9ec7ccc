/**
 * What a puzzle shows to the contract. Described by structure alone: nothing is imported from the
 * packages, so that a change of theirs leaves every other package's test results valid.
 */
import type { Arbitrary } from "fast-check";

export interface Position<Puzzle, State> {
  readonly puzzle: Puzzle;
  readonly state: State;
}

/** The specification of the puzzle. Each move costs 1. */
interface Rules<Puzzle, State, Move> {
  moves(puzzle: Puzzle, state: State): readonly Move[];
  apply(puzzle: Puzzle, state: State, move: Move): State;
  isSolved(puzzle: Puzzle, state: State): boolean;
}

interface Notation<Puzzle, State, Move> {
  parse(text: string): Position<Puzzle, State>;
  format(puzzle: Puzzle, state: State): string;
  /** Plans of some puzzles name cells, which a puzzle's size turns into numbers. */
  parsePlan(text: string, puzzle: Puzzle): Move[];
  formatPlan(plan: readonly Move[], puzzle: Puzzle): string;
}

export interface Successors {
  readonly codes: Int32Array | Float64Array;
  readonly costs: Int32Array;
}

export interface Space {
  readonly codeLimit: number;
  readonly maxSuccessors: number;
  readonly ignoresBudget?: true;
  expand(code: number, out: Successors, budget: number): number;
  isGoal?(code: number): boolean;
  estimate?(code: number): number;
}

/** The space of one position, and how to read it. */
export interface SpaceView<State, Move> {
  readonly space: Space;
  readonly start: number;
  /** A budget that leaves nothing out. */
  readonly noBound: number;
  /** Undefined where a code stands for no state but for a part of a move. */
  stateOf(code: number): State | undefined;
  /** The moves that an edge stands for. Left out where every edge is one move. */
  unfold?(from: number, to: number): readonly Move[];
}

interface Codec<State> {
  encode(state: State): number;
  decode(code: number): State;
  /** Where only some states have a code. */
  hasCode?(state: State): boolean;
}

interface Stats {
  readonly expanded: number;
  readonly generated: number;
  readonly bytes: number;
}

type Outcome<Found> =
  | ({ readonly status: "solved"; readonly cost: number; readonly stats: Stats } & Found)
  | { readonly status: "unsolvable"; readonly stats: Stats }
  | {
      readonly status: "limit";
      readonly limit: string;
      readonly lowerBound: number;
      readonly stats: Stats;
    };

export type HintOutcome<Move> = Outcome<{ readonly moves: readonly Move[] }>;
export type PlanOutcome<Move> = Outcome<{ readonly plan: readonly Move[] }>;

export interface Options {
  readonly maxCost?: number;
  readonly maxExpanded?: number;
  readonly maxBytes?: number;
  readonly deadline?: number;
  readonly now?: () => number;
}

export interface AsyncOptions extends Options {
  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (progress: Stats & { readonly lowerBound: number }) => void;
}

type LegalMove<Move> =
  | { readonly move: Move; readonly isLegal: true }
  | { readonly move: Move; readonly isLegal: false; readonly reason: string };

/** A puzzle, with the positions to try it on. What a puzzle does not have is left out. */
export interface Contract<Puzzle, State, Move> {
  readonly name: string;
  /** Positions as people have them, each as `parse` would make it. */
  readonly positions: Arbitrary<Position<Puzzle, State>>;
  /** Positions of a few thousand states at most, some of them unsolvable. */
  readonly smallPositions: Arbitrary<Position<Puzzle, State>>;
  /** Says that no small position is unsolvable. */
  readonly isAlwaysSolvable?: true;
  /** A solvable position whose solution expands more than 10,000 states. */
  readonly hardPosition: Position<Puzzle, State>;
  readonly rules: Rules<Puzzle, State, Move>;
  /** Equal keys <=> states that the search may take for one. */
  stateKey(state: State): string | number;
  readonly notation: Notation<Puzzle, State, Move>;
  codec?(puzzle: Puzzle): Codec<State>;
  /** Undefined where the answer is known without a search. */
  space?(position: Position<Puzzle, State>): SpaceView<State, Move> | undefined;
  solve(puzzle: Puzzle, state: State, options?: Options): PlanOutcome<Move>;
  solveAsync?(puzzle: Puzzle, state: State, options?: AsyncOptions): Promise<PlanOutcome<Move>>;
  /** A solver that is made once and asked about many positions. */
  readonly solver?: {
    /** Positions that one solver may be asked about. */
    readonly questions: Arbitrary<readonly Position<Puzzle, State>[]>;
    create(puzzle: Puzzle): {
      solve(position: Position<Puzzle, State>, options?: Options): PlanOutcome<Move>;
    };
  };
  /** Throws an error of code ERR_ILLEGAL_MOVE at the first illegal move. */
  verify(
    puzzle: Puzzle,
    state: State,
    plan: readonly Move[],
  ): { readonly cost: number; readonly isSolved: boolean; readonly end: State };
  hint?(puzzle: Puzzle, state: State, options?: Options): HintOutcome<Move>;
  hintAsync?(puzzle: Puzzle, state: State, options?: AsyncOptions): Promise<HintOutcome<Move>>;
  legalMoves?(puzzle: Puzzle, state: State): readonly LegalMove<Move>[];
  generate?(seed: number): Position<Puzzle, State>;
  readonly judge?: {
    /** Texts without a fault. */
    readonly texts: Arbitrary<string>;
    /** Says that a blank line means something. */
    readonly heedsBlankLines?: true;
    judge(text: string): string;
    answers(chunks: Iterable<string>): Iterable<string>;
  };
}
