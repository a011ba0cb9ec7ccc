/**
 * A debugging aid. Estimates that are 0 at goals and nowhere more than the cost of an edge and the estimate
 * at its end (consistent) are admissible. So a search checks the states that it meets, and exploring a
 * checked space proves the estimates of all states that can be reached.
 */
import { type Code, createSuccessors, type GoalSpace, NO_BOUND, roundUp } from "./space.ts";

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

/** An edge that no search can take: it leads to what is no state, or costs less than 0. */
export class EdgeError extends Error {
  override readonly name = "EdgeError";
  readonly code = "ERR_EDGE";
  /** The state where it begins. */
  readonly state: Code;
  /** Where it ends. */
  readonly successor: Code;

  constructor(message: string, state: Code, successor: Code) {
    super(message);
    this.state = state;
    this.successor = successor;
  }
}

/**
 * `space`, but expanding a state, or asking for its estimate, throws what is wrong with it. `describe` writes
 * a state for the message.
 *
 * An EstimateError where the estimate is less than 0 or no number, or more than 0 at a goal (inadmissible),
 * or more than the cost of an edge and the estimate at its end (inconsistent); rounded up, as A* takes it.
 * An EdgeError where an edge costs less than 0, or leads to no code of the space.
 *
 * Each state met costs two more expansions, and as many estimates as they make successors.
 *
 * Source: Pearl, Heuristics (1984): what is consistent is admissible.
 *
 * @example
 * run(new AStar(checked(space, format), start)); // checks what the search meets
 * run(new Explore(checked(space, format), start)); // checks all that can be reached
 */
export function checked(space: GoalSpace, describe: (code: Code) => string = String): GoalSpace {
  // Wide, whatever the space: what is no code must not be cut down to one.
  const successors = createSuccessors({ codeLimit: 2 ** 53, maxSuccessors: space.maxSuccessors });

  function estimate(code: Code): number {
    const given = space.estimate(code);
    const value = roundUp(given);
    const fail = (why: string, successor?: Code): never => {
      throw new EstimateError(
        `the estimate of ${describe(code)} is ${given}, ${why}`,
        code,
        successor,
      );
    };
    if (!(value >= 0)) fail("not a number of at least 0");
    if (value > 0 && space.isGoal(code)) fail("but it is a goal");
    const { codes, costs } = successors;
    const n = space.expand(code, successors, NO_BOUND);
    for (let i = 0; i < n; i++) {
      checkEdge(code, codes[i], costs[i]);
      const rest = space.estimate(codes[i]);
      if (value <= costs[i] + roundUp(rest)) continue;
      fail(`but ${describe(codes[i])} is ${costs[i]} away with an estimate of ${rest}`, codes[i]);
    }
    return given;
  }

  function checkEdge(from: Code, to: Code, cost: number): void {
    if (!(to >= 0 && to < space.codeLimit && Math.floor(to) === to)) {
      throw new EdgeError(
        `an edge of ${describe(from)} leads to ${to}, which is no code`,
        from,
        to,
      );
    }
    if (cost >= 0) return;
    throw new EdgeError(
      `the edge from ${describe(from)} to ${describe(to)} costs ${cost}, less than 0`,
      from,
      to,
    );
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
