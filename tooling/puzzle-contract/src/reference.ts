/** Distances by the rules alone: plain breadth-first search, the judge of everything clever. */
import type { AnyContract } from "./check.ts";
import type { Position } from "./contract.ts";

const MOST_STATES = 200_000;

/** How far each state that can be reached from a position is from the nearest solved one. */
export class Distances<State> {
  private readonly keyOf: (state: State) => string | number;
  private readonly byKey = new Map<string | number, number>();

  constructor(contract: AnyContract, { puzzle, state }: Position<unknown, State>) {
    const { rules } = contract;
    this.keyOf = (some) => contract.stateKey(some);
    const states = [state];
    const numbers = new Map([[this.keyOf(state), 0]]);
    const comesFrom: number[][] = [[]];
    for (let number = 0; number < states.length; number++) {
      const from = states[number];
      for (const move of rules.moves(puzzle, from)) {
        const next: State = rules.apply(puzzle, from, move);
        const known = numbers.get(this.keyOf(next));
        if (known !== undefined) {
          comesFrom[known]?.push(number);
          continue;
        }
        if (states.length === MOST_STATES) throw new Error("a small position is not small");
        numbers.set(this.keyOf(next), states.length);
        states.push(next);
        comesFrom.push([number]);
      }
    }
    // Moves need not be reversible, so the way back follows the edges that were met.
    const found = states.map((some) =>
      rules.isSolved(puzzle, some) ? 0 : Number.POSITIVE_INFINITY,
    );
    const queue = [...found.keys()].filter((number) => found[number] === 0);
    for (const number of queue) {
      for (const before of comesFrom[number] ?? []) {
        if (found[before] !== Number.POSITIVE_INFINITY) continue;
        found[before] = (found[number] ?? 0) + 1;
        queue.push(before);
      }
    }
    for (const [key, number] of numbers) this.byKey.set(key, found[number] ?? Number.NaN);
  }

  /** Infinity where no solved state can be reached. */
  of(state: State): number {
    const distance = this.byKey.get(this.keyOf(state));
    if (distance === undefined) throw new Error("a state that the rules do not lead to");
    return distance;
  }

  get size(): number {
    return this.byKey.size;
  }
}
