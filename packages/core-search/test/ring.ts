/** A big space without end or edge: a ring with two kinds of jumps, for node tables that must grow. */
import type { Code, GoalSpace, Successors } from "../src/index.ts";

export class Ring implements GoalSpace {
  readonly maxSuccessors = 4;
  readonly ignoresBudget = true;
  readonly codeLimit: number;
  readonly size: number;
  readonly scale: number;
  private readonly goal: number;
  private readonly jumps: readonly number[];
  private readonly isWeighted: boolean;

  constructor(size: number, goal: number, { scale = 1, isWeighted = false } = {}) {
    this.size = size;
    this.goal = goal;
    this.scale = scale;
    this.codeLimit = size * scale;
    const long = Math.floor(Math.sqrt(size));
    this.jumps = [1, size - 1, long, size - long];
    this.isWeighted = isWeighted;
  }

  isGoal(code: Code): boolean {
    return code === this.goal * this.scale;
  }

  estimate(): number {
    return 0;
  }

  expand(code: Code, { codes, costs }: Successors): number {
    const at = code / this.scale;
    for (let i = 0; i < 4; i++) {
      const to = (at + this.jumps[i]) % this.size;
      codes[i] = to * this.scale;
      if (this.isWeighted) costs[i] = (to * 7919) % 13;
    }
    return 4;
  }
}
