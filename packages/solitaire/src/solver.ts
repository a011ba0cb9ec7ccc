/** Solves many questions on one board: what is known of the board is kept, and the memory. */
import { run, runAsync, Workspace } from "@microsolvers/core-search";
import type { AskedDistance } from "@microsolvers/core-search/hints";
import { type Asked, ask, type EstimatingSpace } from "./ask.ts";
import { FourSpace, fourBoard } from "./four-space.ts";
import { type DistanceOutcome, type SolveOutcome, withPlan } from "./plan.ts";
import { PreparedBoard } from "./prepared-board.ts";
import { type Board, checkBoard, checkEnds, STANDARD, type State } from "./rules.ts";
import type { QuestionAsyncOptions, QuestionOptions } from "./solve.ts";
import { findWithin, type WithinOutcome } from "./within.ts";

export class SolitaireSolver {
  private readonly board: Board;
  private readonly workspace: Workspace = new Workspace();
  /** For as many pieces as the last question had. */
  private prepared: PreparedBoard | undefined;
  private spaceFor: ((goal: State) => EstimatingSpace) | undefined;

  /** @throws ArgumentError where the board is none */
  constructor(board: Board = STANDARD) {
    checkBoard(board);
    this.board = board;
  }

  /** The shortest plan. Outcomes and errors as for the function `solve`. */
  solve(from: State, to: State, options: QuestionOptions = {}): SolveOutcome {
    const asked = this.ask(from, to, options, this.workspace);
    return withPlan(asked, asked.settled ?? run(asked.search, options));
  }

  /** As `solve`, asynchronously. Several questions may be under way at once. */
  async solveAsync(
    from: State,
    to: State,
    options: QuestionAsyncOptions = {},
  ): Promise<SolveOutcome> {
    const asked = this.ask([...from], [...to], options, new Workspace());
    return withPlan(asked, asked.settled ?? (await runAsync(asked.search, options)));
  }

  /** The cost of the shortest plan, without the plan: what a judge asks for. */
  distance(from: State, to: State, options: QuestionOptions = {}): DistanceOutcome {
    const asked = this.ask(from, to, options, this.workspace);
    return asked.settled ?? run(asked.search, options);
  }

  /**
   * Whether `most` moves are enough. Any plan will do, so where there is one that is found out up to three times
   * as fast as the distance; where there is none it takes a little longer. A limit that is met first is an
   * outcome too. Errors as for the function `solve`.
   */
  within(
    from: State,
    to: State,
    most: number,
    options: Omit<QuestionOptions, "maxCost"> = {},
  ): WithinOutcome {
    const asked = this.ask(from, to, { ...options, maxCost: most }, this.workspace);
    return findWithin(asked, most, options);
  }

  /** @internal The distance where it is known, or the search for it, during which nothing else may be asked. */
  askForDistance(from: State, to: State, options: QuestionOptions): AskedDistance {
    const { settled, search } = this.ask(from, to, options, this.workspace);
    return settled ?? search;
  }

  private ask(from: State, to: State, options: QuestionOptions, workspace: Workspace): Asked {
    const { maxCost, maxBytes } = options;
    checkEnds(this.board, from, to);
    const { length } = from;
    const prepared = this.prepared?.pieces === length ? this.prepared : this.prepare(length);
    return ask(prepared, from, to, { maxCost, maxBytes, workspace }, this.spaceFor);
  }

  private prepare(pieces: number): PreparedBoard {
    const prepared = new PreparedBoard(this.board, pieces);
    const four = fourBoard(prepared);
    this.prepared = prepared;
    this.spaceFor = four && ((goal) => new FourSpace(four, goal));
    return prepared;
  }
}
