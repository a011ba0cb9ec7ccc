import type { ExplicitGraph } from "../src/explicit.ts";
import {
  type Code,
  createSuccessors,
  type GoalSpace,
  NO_BOUND,
  type Successors,
} from "../src/index.ts";

/** A space as an explicit graph, whose list holds the edges of one state at a time. */
export class Listed implements ExplicitGraph {
  readonly codeLimit: number;
  list: Int32Array;
  private readonly space: GoalSpace;
  private readonly successors: Successors;

  constructor(space: GoalSpace) {
    this.space = space;
    this.codeLimit = space.codeLimit;
    this.successors = createSuccessors(space);
    this.list = this.emptyList();
  }

  isGoal(code: Code): boolean {
    return this.space.isGoal(code);
  }

  estimate(code: Code): number {
    return this.space.estimate(code);
  }

  edgesOf(code: Code): number {
    const { codes, costs } = this.successors;
    const count = this.space.expand(code, this.successors, NO_BOUND);
    this.list = this.emptyList(); // another one each time, as a list that grows is
    const at = code % 3;
    this.list[at] = count;
    for (let edge = 0; edge < count; edge++) {
      this.list[at + 1 + 2 * edge] = codes[edge];
      this.list[at + 2 + 2 * edge] = costs[edge];
    }
    return at;
  }

  private emptyList(): Int32Array {
    return new Int32Array(3 + 2 * this.space.maxSuccessors).fill(-1);
  }
}
