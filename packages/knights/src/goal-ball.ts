/**
 * The states around a goal, up to a radius, found once for many questions. A question from inside is a
 * look-up; from outside, a search that need only come to the rim.
 */
import {
  type Code,
  Explore,
  type ExploreOutcome,
  Perimeter,
  run,
  type SearchOptions,
} from "@microsolvers/core-search";
import { BallTable } from "./ball-table.ts";
import { createDive, createWay, type Way } from "./dive.ts";
import { NarrowSpace } from "./narrow-space.ts";
import { type Ground, RimDive } from "./rim-dive.ts";
import type { PathSearch } from "./search-in-turn.ts";
import type { WideSpace } from "./wide-space.ts";

export interface GoalBall {
  readonly radius: number;
  /** -1 where it is more than the radius, or where there is no way. */
  distance(code: Code): number;
  /**
   * The search for a way from `start` of at most `maxCost`, and that at most DEEPEST_DIVE more than the radius.
   * `isAlone` says that no other search is under way until its path is read.
   */
  search(start: Code, maxCost: number, options: SearchOptions, isAlone: boolean): PathSearch;
}

/** From farther away, a search from both ends meets fewer states. */
export const DEEPEST_DIVE = 8;

/**
 * The radius that so many questions pay for. A ball that is wider by one takes 2.3 times as long, and halves what
 * a question takes from outside: in all a gain from some hundred to 4,000 questions on for 10, from 2,000 to
 * 11,000 for 11, the fewer the farther the boards; in a process that has just begun from more on.
 *
 * Of the boards of the contest 24,602 are within 9, 57,427 within 10, 122,209 within 11. On 6 x 7 a ball of
 * radius 9 is 4 MB and takes 50 ms.
 */
function radiusFor(questions: number): number {
  if (questions < 3000) return 9;
  return questions < 30_000 ? 10 : 11;
}

/**
 * The ball for so many questions. None where it would hold more than `maxBytes` (1 GiB where not given) or
 * than the host has: then a question must do without. Only wide boards come near that.
 */
export function createBall(
  space: NarrowSpace | WideSpace,
  goal: Code,
  questions: number,
  maxBytes?: number,
): GoalBall | undefined {
  const radius = radiusFor(questions);
  if (space instanceof NarrowSpace) return new NarrowBall(space, goal, radius);
  const explored = new Explore(space, goal, { radius, maxBytes });
  const outcome = run<ExploreOutcome>(explored);
  return outcome.status === "explored" ? new WideBall(space, explored, radius) : undefined;
}

class NarrowBall implements GoalBall {
  readonly radius: number;
  private readonly ground: Ground;
  private readonly way: Way = createWay(DEEPEST_DIVE);

  constructor(space: NarrowSpace, goal: Code, radius: number) {
    const ball = new BallTable(space, goal, radius);
    this.radius = radius;
    this.ground = { space, ball, dive: createDive(space, ball) };
  }

  distance(code: Code): number {
    return this.ground.ball.distance(code);
  }

  search(start: Code, maxCost: number, _options: SearchOptions, isAlone: boolean): PathSearch {
    return new RimDive(this.ground, start, maxCost, isAlone ? this.way : createWay(DEEPEST_DIVE));
  }
}

class WideBall implements GoalBall {
  readonly radius: number;
  private readonly space: WideSpace;
  private readonly explored: Explore;

  /** `explored` has come to its end. */
  constructor(space: WideSpace, explored: Explore, radius: number) {
    this.radius = radius;
    this.space = space;
    this.explored = explored;
  }

  distance(code: Code): number {
    return this.explored.distance(code);
  }

  search(start: Code, maxCost: number, options: SearchOptions): PathSearch {
    // Each leap changes the colour of the blank's cell, so ways are all even or all odd.
    const estimate = this.space.estimate(start);
    const bounds = { ...options, maxCost, estimate, stride: 2 } as const;
    return new Perimeter(this.space, this.explored, start, bounds);
  }
}
