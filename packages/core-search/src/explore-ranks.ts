/**
 * There is no node table: a state is its code, and three bits.
 *
 *     table    two words for 32 states: the low and the high bit of 1 + distance mod 3; 0: not met yet
 *     closed   one word for 32 states: set where the state is nearer than the layer being expanded
 *
 * The layer being expanded is what has its distance mod 3 and is not closed; it is found by passing over
 * the table. Where moves can be taken back, neighbours differ by 1 at most, so that distance mod 3 is
 * enough to walk from any state to a start, and so to know its distance.
 */
import type { Explored, ExploreOptions, ExploreOutcome } from "./explore.ts";
import { OptionError, statesOf, whole } from "./options.ts";
import {
  type Code,
  createSuccessors,
  NO_BOUND,
  type StateSpace,
  type Successors,
} from "./space.ts";
import { WorkspaceSearch } from "./workspace-search.ts";

/** Words between two returns where there is nothing to expand: less than a millisecond. */
const WORDS_A_STEP = 2 ** 18;
const NO_WORDS: Int32Array = new Int32Array(0);

/**
 * Explores a whole space whose codes are ranks, nearly all of the numbers below `codeLimit`: how many
 * states there are at each distance from one start or several, how far the farthest are, and which. Every
 * edge counts 1, whatever cost the space writes.
 *
 * Time: O(edges + codeLimit * layers / 32). Memory: 3 bits a code.
 *
 * Source: Cooperman, Finkelstein, "New methods for using Cayley graphs in interconnection networks" (1992).
 *
 * @example
 * const explore = new ExploreRanks(space, goal);
 * const outcome = await runAsync(explore, { signal, onProgress });
 * if (outcome.status === "explored") console.log(outcome.layers, explore.farthest());
 */
export class ExploreRanks extends WorkspaceSearch<ExploreOutcome> {
  private readonly space: StateSpace;
  private readonly starts: readonly Code[];
  private readonly successors: Successors;
  private table: Int32Array = NO_WORDS;
  private closed: Int32Array = NO_WORDS;
  /** How many states there are at each distance; the last of them are those being expanded. */
  private readonly layers: number[] = [];
  /** How many have been found that are one farther. */
  private found = 0;
  /** The word of the table that is being passed, and its states that are still to be expanded. */
  private word = 0;
  private pending = 0;

  /** @throws OptionError also where a start is no code of `space`, or `codeLimit` more than 2 ** 32 */
  constructor(
    space: StateSpace,
    starts: Code | readonly Code[],
    { radius = Infinity, maxBytes }: Omit<ExploreOptions, "workspace"> = {},
  ) {
    super({ maxCost: whole("radius", radius), maxBytes });
    if (space.codeLimit > 2 ** 32) throw new OptionError("codeLimit must be at most 2 ** 32");
    this.space = space;
    this.starts = statesOf(space, "start", starts);
    this.successors = createSuccessors(space);
  }

  get lowerBound(): number {
    return Math.max(0, this.layers.length - (this.found > 0 ? 0 : 1));
  }

  /**
   * The states of the layer that was expanded last: the farthest, once all has been explored. Of a layer of
   * millions, `most` gives the first by rank.
   */
  farthest(most: number = Infinity): Code[] {
    const codes: Code[] = [];
    for (let word = 0; word < this.closed.length; word++) {
      for (let bits = this.rim(word); bits !== 0; bits &= bits - 1) {
        if (codes.length >= most) return codes;
        codes.push(lowest(word, bits));
      }
    }
    return codes;
  }

  /**
   * The distance from the nearest start to `code`, -1 where `code` has not been met: a walk of as many
   * moves, each of which must be one that can be taken back.
   *
   * @throws OptionError where a move on the walk cannot be taken back; it is not found out always
   */
  distance(code: Code): number {
    const { space, successors, starts, layers } = this;
    let mark = this.markOf(code);
    if (mark === 0) return -1;
    let at = code;
    let distance = 0;
    for (; !starts.includes(at); distance++) {
      mark = mark === 1 ? 3 : mark - 1;
      const n = space.expand(at, successors, NO_BOUND);
      const nearer = successors.codes.subarray(0, n).find((next) => this.markOf(next) === mark);
      if (nearer === undefined || distance > layers.length) {
        throw new OptionError(`there is no way back from ${code}`);
      }
      at = nearer;
    }
    return distance;
  }

  protected begin(): void {
    const { memory } = this.work;
    const { codes } = this.successors;
    const words = Math.ceil(this.space.codeLimit / 32);
    this.table = memory.int32(words * 2);
    this.closed = memory.int32(words);
    for (const start of this.starts) {
      codes[0] = start;
      this.meet(1);
    }
    this.enterLayer();
  }

  protected advance(expansions: number): ExploreOutcome | undefined {
    const { space, successors, closed } = this;
    const last = this.expanded + expansions;
    for (let passed = 0; passed < WORDS_A_STEP; passed++) {
      if (this.layers.length > this.maxCost) return this.explored(false);
      while (this.pending !== 0) {
        if (this.expanded >= last) return undefined;
        const n = space.expand(lowest(this.word, this.pending), successors, NO_BOUND);
        this.pending &= this.pending - 1;
        this.expanded++;
        this.generated += n;
        this.meet(n);
      }
      this.word++;
      if (this.word < closed.length) this.pending = this.rim(this.word);
      else if (this.found === 0) return this.explored(true);
      else this.enterLayer();
    }
    return undefined;
  }

  /** Notes which of the first `n` successors are new. */
  private meet(n: number): void {
    const { table } = this;
    const { codes } = this.successors;
    const mark = 1 + (this.layers.length % 3);
    for (let i = 0; i < n; i++) {
      const word = (codes[i] >>> 5) * 2;
      const bit = 1 << (codes[i] & 31);
      if (((table[word] | table[word + 1]) & bit) !== 0) continue;
      if (mark !== 2) table[word] |= bit;
      if (mark !== 1) table[word + 1] |= bit;
      this.found++;
    }
  }

  /** Goes on to the layer that has been found. */
  private enterLayer(): void {
    const { closed } = this;
    for (let word = 0; word < closed.length; word++) closed[word] |= this.rim(word);
    this.layers.push(this.found);
    this.found = 0;
    this.word = 0;
    this.pending = this.rim(0);
  }

  /** Which states of a word belong to the layer that is being expanded. */
  private rim(word: number): number {
    const { table, closed } = this;
    const mark = 1 + ((this.layers.length + 2) % 3);
    const low = table[word * 2];
    const high = table[word * 2 + 1];
    return (mark === 2 ? ~low : low) & (mark === 1 ? ~high : high) & ~closed[word];
  }

  private markOf(code: Code): number {
    const { table } = this;
    const word = (code >>> 5) * 2;
    return ((table[word] >>> code) & 1) | (((table[word + 1] >>> code) & 1) << 1);
  }

  private explored(isComplete: boolean): Explored {
    const { layers, stats } = this;
    let states = 0;
    for (const count of layers) states += count;
    return {
      status: "explored",
      states,
      layers,
      eccentricity: layers.length - 1,
      isComplete,
      stats,
    };
  }
}

/** The lowest state of a word that has its bit set. */
function lowest(word: number, bits: number): Code {
  return word * 32 + 31 - Math.clz32(bits & -bits);
}
