import type { Limit, Outcome, SearchStats, Stopped } from "./outcome.ts";
import type { Search } from "./run.ts";
import { NO_BOUND } from "./space.ts";

/** A distance that was asked for: known already, or to be searched for. */
export type AskedDistance = Outcome<object> | Search<Outcome<object>>;

/** A move that can be made, and the state after it. */
export interface Choice<State, Move> {
  readonly move: Move;
  readonly state: State;
}

type Hint<Move> = Outcome<{ readonly moves: readonly Move[] }>;

/**
 * The optimal next moves: how far it is from here, then after each move whether it is less. Each move costs 1.
 * One question after the other, as one search: so a hint can be run in slices, and its limits hold for all of
 * it. It knows neither states nor moves, and gives the moves in the order in which it was given them.
 *
 * Time: that of one question more than there are moves. Memory: that of one question.
 *
 * @example
 * const ask = (from: Code, maxCost: number) => new BreadthFirst(space, from, { maxCost, workspace });
 * const search = new HintSearch(ask, start, choices);
 * const outcome = await runAsync(search, { signal });
 * if (outcome.status === "solved") console.log(outcome.cost, outcome.moves);
 */
export class HintSearch<State, Move> implements Search<Hint<Move>> {
  private readonly ask: (from: State, maxCost: number) => AskedDistance;
  private readonly choices: readonly Choice<State, Move>[];
  private readonly best: Move[] = [];
  /** -1 until it is known. */
  private cost = -1;
  /** How many of the choices have been asked about. */
  private tried = 0;
  private asked: AskedDistance;
  private result: Hint<Move> | undefined;
  /** What the questions before this one have cost. */
  private before: SearchStats = { expanded: 0, generated: 0, bytes: 0 };

  /**
   * `ask` asks for the distance from a state; a question is over before the next one is asked, so all may
   * share a workspace. `choices` are those in `state`. What `ask` throws comes through.
   */
  constructor(
    ask: (from: State, maxCost: number) => AskedDistance,
    state: State,
    choices: readonly Choice<State, Move>[],
    maxCost: number = NO_BOUND,
  ) {
    this.ask = ask;
    this.choices = choices;
    this.asked = ask(state, maxCost);
  }

  /** The work of all questions together, and the bytes of the one that held most. */
  get stats(): SearchStats {
    const { before } = this;
    const { expanded, generated, bytes } = this.asked.stats;
    return {
      expanded: before.expanded + expanded,
      generated: before.generated + generated,
      bytes: Math.max(before.bytes, bytes),
    };
  }

  get lowerBound(): number {
    const { asked, cost } = this;
    if (cost >= 0) return cost;
    return "lowerBound" in asked ? asked.lowerBound : 0;
  }

  step(expansions: number): Hint<Move> | undefined {
    const { choices, best } = this;
    const last = this.stats.expanded + expansions;
    while (this.result === undefined) {
      const { asked } = this;
      const found = "status" in asked ? asked : asked.step(last - this.stats.expanded);
      if (found === undefined) return undefined;
      if (this.cost < 0) {
        if (found.status !== "solved") return { ...found, stats: this.stats };
        this.cost = found.cost;
      } else if (found.status === "solved") best.push(choices[this.tried - 1].move);
      // The bound on the cost says that this move is not among the best; another limit says nothing.
      else if (found.status === "limit" && found.limit !== "cost") return this.stopped(found.limit);
      const { cost, stats } = this;
      if (cost === 0 || this.tried === choices.length) {
        this.result = { status: "solved", cost, moves: best, stats };
        break;
      }
      this.before = stats;
      this.asked = this.ask(choices[this.tried].state, cost - 1);
      this.tried++;
    }
    return this.result;
  }

  stopped(limit: Limit): Stopped {
    return { status: "limit", limit, lowerBound: this.lowerBound, stats: this.stats };
  }
}
