/**
 * A debugging aid. Estimates that are 0 at goals and nowhere more than the cost of an edge and the estimate
 * at its end (consistent) are admissible. So a search checks the states that it meets, and exploring a
 * checked space proves the estimates of all states that can be reached.
 */
import { type Code, createSuccessors, type GoalSpace, NO_BOUND } from "./space.ts";

/** An estimate that is inadmissible or inconsistent. */
export class EstimateError extends Error {
  override readonly name = "EstimateError";
  readonly code = "ERR_ESTIMATE";
  /** The state whose estimate it is. */
  readonly state: Code;
  /** The end of the edge that shows it; undefined where the state alone does. */
  readonly successor: Code | undefined;

  constructor(message: string, state: Code, successor?: Code) {
    super(message);
    this.state = state;
    this.successor = successor;
  }
}

/**
 * `space`, but expanding a state, or asking for its estimate, throws an EstimateError where the estimate is
 * no whole number of at least 0, or more than 0 at a goal (inadmissible), or more than the cost of an edge
 * and the estimate at its end (inconsistent). `describe` writes a state for the message.
 *
 * Each state met costs two more expansions, and as many estimates as they make successors.
 *
 * @example
 * run(new AStar(checked(space, format), start)); // checks what the search meets
 * run(new Explore(checked(space, format), start)); // checks all that can be reached
 */
export function checked(space: GoalSpace, describe: (code: Code) => string = String): GoalSpace {
  const successors = createSuccessors(space);

  function estimate(code: Code): number {
    const value = space.estimate(code);
    const fail = (why: string, successor?: Code): never => {
      throw new EstimateError(
        `the estimate of ${describe(code)} is ${value}, ${why}`,
        code,
        successor,
      );
    };
    if (!(value >= 0 && value === Math.floor(value))) fail("not a whole number of at least 0");
    if (value > 0 && space.isGoal(code)) fail("but it is a goal");
    const { codes, costs } = successors;
    const n = space.expand(code, successors, NO_BOUND);
    for (let i = 0; i < n; i++) {
      const rest = space.estimate(codes[i]);
      if (value <= costs[i] + rest) continue;
      fail(`but ${describe(codes[i])} is ${costs[i]} away with an estimate of ${rest}`, codes[i]);
    }
    return value;
  }

  return {
    codeLimit: space.codeLimit,
    maxSuccessors: space.maxSuccessors,
    ...(space.hasDenseCodes && { hasDenseCodes: true }),
    ...(space.ignoresBudget && { ignoresBudget: true }),
    isGoal: (code) => space.isGoal(code),
    estimate,
    expand(code, out, budget) {
      estimate(code);
      return space.expand(code, out, budget);
    },
  };
}
