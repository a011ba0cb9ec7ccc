/** A goal, prepared for questions about the way to it. The caller's may change afterwards. */
import {
  Bidirectional,
  type Code,
  NO_BOUND,
  type Outcome,
  type SearchOptions,
} from "@microsolvers/core-search";
import { decode, encode } from "./codec.ts";
import type { NarrowSpace } from "./narrow-space.ts";
import { UNREACHED } from "./relaxation.ts";
import {
  checkPosition,
  checkPuzzle,
  copyOf,
  countBlack,
  type Puzzle,
  type State,
} from "./rules.ts";
import { createSpace } from "./space.ts";
import type { WideSpace } from "./wide-space.ts";

export class PreparedGoal {
  readonly puzzle: Puzzle;
  readonly goal: Code;
  readonly space: NarrowSpace | WideSpace;
  private readonly black: number;

  /** @throws ArgumentError where the board is too big, or the goal no position of it */
  constructor(puzzle: Puzzle) {
    checkPuzzle(puzzle);
    const { rows, columns } = puzzle;
    const goal = copyOf(puzzle.goal);
    this.puzzle = { rows, columns, goal };
    this.black = countBlack(goal);
    this.goal = encode(puzzle, goal);
    this.space = createSpace(puzzle, goal);
  }

  /** The code of a start. @throws ArgumentError where it is no position */
  encode(state: State): Code {
    checkPosition(this.puzzle, state, this.black);
    return encode(this.puzzle, state);
  }

  /** What needs no search: a distance that is known (else -1), or a lower bound that says enough. */
  settle(start: Code, known: number, maxCost: number = NO_BOUND): Outcome<object> | undefined {
    const stats = { expanded: 0, generated: 0, bytes: 0 };
    const lowerBound = known < 0 ? this.space.estimate(start) : known;
    if (lowerBound === UNREACHED) return { status: "unsolvable", stats };
    if (lowerBound > maxCost) return { status: "limit", limit: "cost", lowerBound, stats };
    return known < 0 ? undefined : { status: "solved", cost: known, stats };
  }

  fromBothEnds(start: Code, options: SearchOptions): Bidirectional {
    const { puzzle, space, goal } = this;
    const { maxCost = NO_BOUND } = options;
    // Without a bound nothing is left out on the way back, whatever goal the space has.
    const back = maxCost < NO_BOUND ? createSpace(puzzle, decode(puzzle, start)) : space;
    return new Bidirectional(space, start, back, goal, options);
  }
}
