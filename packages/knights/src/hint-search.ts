/**
 * The optimal next moves: how far it is from here, then after each move whether it is less. One question
 * after the other, as one search, so that a hint can be run in slices, and its limits hold for all of it.
 *
 * Time: that of one question more than there are moves. Memory: that of one question.
 */
import type { Limit, Outcome, Search, SearchStats, Stopped } from "@microsolvers/core-search";

/** What has been asked: known already, or to be searched for. */
export type Asked = Outcome<object> | Search<Outcome<object>>;
type Hint<Move> = Outcome<{ readonly moves: readonly Move[] }>;

export class HintSearch<Move> implements Search<Hint<Move>> {
  private readonly ask: (move: Move | undefined, maxCost: number) => Asked;
  private readonly moves: readonly Move[];
  private readonly best: Move[] = [];
  /** -1 until it is known. */
  private cost = -1;
  /** How many of the moves have been asked about. */
  private tried = 0;
  private asked: Asked;
  private result: Hint<Move> | undefined;
  /** What the questions before this one have cost. */
  private before: SearchStats = { expanded: 0, generated: 0, bytes: 0 };

  /** `ask` asks for the distance after a move, or from here where there is none. */
  constructor(
    ask: (move: Move | undefined, maxCost: number) => Asked,
    moves: readonly Move[],
    maxCost: number,
  ) {
    this.ask = ask;
    this.moves = moves;
    this.asked = ask(undefined, maxCost);
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
    const { moves, best } = this;
    const last = this.stats.expanded + expansions;
    while (this.result === undefined) {
      const { asked } = this;
      const found = "status" in asked ? asked : asked.step(last - this.stats.expanded);
      if (found === undefined) return undefined;
      if (this.cost < 0) {
        if (found.status !== "solved") return { ...found, stats: this.stats };
        this.cost = found.cost;
      } else if (found.status === "solved") best.push(moves[this.tried - 1]);
      // The bound on the cost says that this move is not among the best; another limit says nothing.
      else if (found.status === "limit" && found.limit !== "cost") return this.stopped(found.limit);
      const { cost, stats } = this;
      if (cost === 0 || this.tried === moves.length) {
        this.result = { status: "solved", cost, moves: best, stats };
        break;
      }
      this.before = stats;
      this.asked = this.ask(moves[this.tried], cost - 1);
      this.tried++;
    }
    return this.result;
  }

  stopped(limit: Limit): Stopped {
    return { status: "limit", limit, lowerBound: this.lowerBound, stats: this.stats };
  }
}
