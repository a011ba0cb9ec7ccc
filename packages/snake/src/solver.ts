/** Solves many positions on one board, which is prepared once. */
import { run, runAsync, Workspace } from "@microsolvers/core-search";
import { createField, type Field } from "./field.ts";
import { ask, type DistanceOutcome, type SolveOutcome, toPlan } from "./question.ts";
import { checkPuzzle, checkState, type Puzzle, type State } from "./rules.ts";
import type { SolveAsyncOptions, SolveOptions } from "./solve.ts";

/** For snakes of any length on one board. */
export class SnakeSolver {
  private readonly puzzle: Puzzle;
  private readonly field: Field;
  private readonly workspace: Workspace;

  /** @throws ArgumentError where the stones do not fit the size, or an exit is missing or outside */
  constructor(puzzle: Puzzle);
  /** @internal For a puzzle that has been checked, with its field and memory that others have used. */
  constructor(puzzle: Puzzle, field: Field, workspace: Workspace);
  constructor(puzzle: Puzzle, field?: Field, workspace: Workspace = new Workspace()) {
    if (field === undefined) checkPuzzle(puzzle);
    this.puzzle = puzzle;
    this.field = field ?? createField(puzzle, puzzle.exits);
    this.workspace = workspace;
  }

  /** The shortest plan. Outcomes and errors as for the function `solve`. */
  solve(state: State, options: SolveOptions = {}): SolveOutcome {
    const { puzzle, field, workspace } = this;
    checkState(puzzle, state);
    const asked = ask(puzzle, field, state, options, workspace);
    return asked.settled ?? toPlan(puzzle, field, state, asked, run(asked.search, options));
  }

  /** As `solve`, asynchronously. Several questions may be under way at once. */
  async solveAsync(state: State, options: SolveAsyncOptions = {}): Promise<SolveOutcome> {
    const { puzzle, field } = this;
    const here = { body: [...state.body] };
    checkState(puzzle, here);
    const asked = ask(puzzle, field, here, options, new Workspace());
    if (asked.settled !== undefined) return asked.settled;
    return toPlan(puzzle, field, here, asked, await runAsync(asked.search, options));
  }

  /** The cost of the shortest plan, without the plan: what a judge asks for. */
  distance(state: State, options?: SolveOptions): DistanceOutcome {
    checkState(this.puzzle, state);
    return this.distanceFrom(state, options);
  }

  /** @internal The same for a state that has been checked. */
  distanceFrom(state: State, options: SolveOptions = {}): DistanceOutcome {
    const asked = ask(this.puzzle, this.field, state, options, this.workspace);
    return asked.settled ?? run(asked.search, options);
  }
}
