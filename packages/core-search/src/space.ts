/** What a search needs to know of a puzzle. */
import { whole } from "./options.ts";

/** A state packed into one safe integer. Equal codes <=> equal states. */
export type Code = number;

/** The buffers that `expand` fills. The search owns them, and makes them `maxSuccessors` long. */
export interface Successors {
  /** Of 32 bits where all codes of the space fit: V8 boxes what it reads from 64 until it has compiled. */
  readonly codes: Int32Array | Float64Array;
  /** Prefilled with 1: a space whose moves all cost 1 never writes here. */
  readonly costs: Int32Array;
}

/**
 * An implicit graph, whose states are whole numbers and whose edges have whole costs of at least 0.
 *
 * @example
 * const countdown: StateSpace = {
 *   codeLimit: 100,
 *   maxSuccessors: 2,
 *   expand(code, { codes }) {
 *     codes[0] = code - 1; // each step costs 1
 *     codes[1] = Math.floor(code / 2);
 *     return code > 0 ? 2 : 0;
 *   },
 * };
 */
export interface StateSpace {
  /** Exclusive upper bound of the codes, at most 2 ** 53. Below 2 ** 31 searches are faster. */
  readonly codeLimit: number;
  /**
   * Says that most codes stand for states, and near states have near codes. Then a table is indexed by
   * the code itself however many there are, at 4 bytes each: on a board of a million cells a search takes
   * two thirds of the time, since hashing would scatter over the memory what is near on the board.
   */
  readonly hasDenseCodes?: true;
  /** The most successors that any state has. */
  readonly maxSuccessors: number;
  /**
   * Says that `expand` leaves nothing out whatever the budget: then a search with a bound on the cost
   * that runs dry without having cut anything itself has proved that there is no way at all.
   */
  readonly ignoresBudget?: true;
  /**
   * Writes the successors of `code` to `out.codes[0..n)`, the costs of the edges to `out.costs`, and
   * returns n. It always writes them in the same order, and allocates nothing. It may leave out a
   * successor from which the goal is provably more than `budget` minus the cost of its edge away.
   */
  expand(code: Code, out: Successors, budget: number): number;
}

/** A space that knows where it wants to go. */
export interface GoalSpace extends StateSpace {
  /** Whether `code` is a goal. A* asks it only of states whose estimate is 0. */
  isGoal(code: Code): boolean;
  /**
   * An admissible heuristic: at most the cost from `code` to the nearest goal, 0 at goals, NO_BOUND or
   * more where no goal can be reached. Called once for each new state.
   *
   * It need not be whole, as a straight line is not: since costs are, it is rounded up, and stays
   * admissible, and consistent where it was. What floating point adds by mistake, up to a millionth, is
   * left out first. What is less than 0, or no number, ends the search with an OptionError.
   */
  estimate(code: Code): number;
}

/**
 * Stands for "without bound" in costs and budgets, which are all below it. A small integer, since
 * arithmetic on Infinity leaves the integers and is slow.
 */
export const NO_BOUND: number = 2 ** 29;

/** What floating point may have added to an estimate. */
const NOISE = 1e-6;

/** An estimate as searches take it: whole, and NO_BOUND at most. NaN where it is none. */
export function roundUp(estimate: number): number {
  return Math.min(Math.ceil(estimate - NOISE) + 0, NO_BOUND); // + 0, or 0 would become -0
}

/** The same, for one of a space. @throws OptionError where it is less than 0, or no number */
export function wholeEstimate(code: Code, estimate: number): number {
  return whole(`the estimate of ${code}`, roundUp(estimate));
}

/**
 * Buffers for whoever calls `expand` outside of a search: to unfold a path into moves, say.
 *
 * @example
 * const { codes, costs } = createSuccessors(space);
 * const n = space.expand(code, { codes, costs }, NO_BOUND);
 * for (let i = 0; i < n; i++) console.log(codes[i], costs[i]);
 */
export function createSuccessors(
  space: Pick<StateSpace, "codeLimit" | "maxSuccessors">,
): Successors {
  const Codes = space.codeLimit > 2 ** 31 ? Float64Array : Int32Array;
  return {
    codes: new Codes(space.maxSuccessors),
    costs: new Int32Array(space.maxSuccessors).fill(1),
  };
}
