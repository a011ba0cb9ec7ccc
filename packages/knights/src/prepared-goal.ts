/** A goal, prepared for questions about the way to it. The caller's may change afterwards. */
import {
  Bidirectional,
  type Code,
  NO_BOUND,
  type SearchOptions,
  type Stopped,
  type Unsolvable,
} from "@microsolvers/core-search";
import { decode, encode } from "./codec.ts";
import type { NarrowSpace } from "./narrow-space.ts";
import { UNREACHED } from "./relaxation.ts";
import { checkPosition, checkPuzzle, type Puzzle, type State } from "./rules.ts";
import { createSpace } from "./space.ts";
import type { WideSpace } from "./wide-space.ts";

export class PreparedGoal {
  readonly puzzle: Puzzle;
  readonly goal: Code;
  readonly space: NarrowSpace | WideSpace;
  private readonly black: number;

  /** @throws ArgumentError where the board is too big, or the goal no position of it */
  constructor(puzzle: Puzzle) {
    this.black = checkPuzzle(puzzle);
    this.goal = encode(puzzle, puzzle.goal);
    this.puzzle = { ...puzzle, goal: decode(puzzle, this.goal) };
    this.space = createSpace(puzzle, puzzle.goal);
  }

  /** The code of a start. @throws ArgumentError where it is no position */
  encode(state: State): Code {
    checkPosition(this.puzzle, state, this.black);
    return encode(this.puzzle, state);
  }

  /** Whether a lower bound says enough, so that no search is needed: that there is no way, or none within `maxCost`. */
  settle(
    start: Code,
    maxCost: number = NO_BOUND,
    lowerBound: number = this.space.estimate(start),
  ): Unsolvable | Stopped | undefined {
    const stats = { expanded: 0, generated: 0, bytes: 0 };
    if (lowerBound === UNREACHED) return { status: "unsolvable", stats };
    if (lowerBound > maxCost) return { status: "limit", limit: "cost", lowerBound, stats };
    return undefined;
  }

  fromBothEnds(start: Code, options: SearchOptions): Bidirectional {
    const { puzzle, space, goal } = this;
    const { maxCost = NO_BOUND } = options;
    // Without a bound nothing is left out on the way back, whatever goal the space has.
    const back = maxCost < NO_BOUND ? createSpace(puzzle, decode(puzzle, start)) : space;
    return new Bidirectional(space, start, back, goal, options);
  }
}
