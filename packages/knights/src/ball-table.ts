/**
 * The states around a goal up to a radius, for boards of up to 26 cells: an open-addressed table of codes
 * with their distances beside them.
 *
 * A private kernel together with the dive that probes it (rim-dive.ts). The node table of core-search, which
 * Explore would fill, leads from slots to codes: one more load from far memory a probe. To fill it takes 1.1 to
 * 1.25 times as long.
 *
 * Time: O(states). Memory: 5 bytes a slot, of which half are in use at most.
 */
import type { Code } from "@microsolvers/core-search";
import type { NarrowSpace } from "./narrow-space.ts";

const EMPTY = -1;
/** 2 ** 32 over the golden ratio: neighbouring codes land far apart (Knuth, volume 3, section 6.4). */
const GOLDEN = 0x9e3779b1;
/** Room for a ball of radius 9 on the board of the contest, and for two more, which are five times as many. */
const FIRST_BITS = 16;
const FIRST_RADIUS = 9;

export class BallTable {
  readonly radius: number;
  /** How many states there are. */
  count = 0;
  private bits: number;
  private codes: Int32Array;
  private distances: Uint8Array;

  /** Breadth-first search from the goal. */
  constructor(space: NarrowSpace, goal: Code, radius: number) {
    this.radius = radius;
    const bits = FIRST_BITS + Math.max(0, radius - FIRST_RADIUS);
    // A small board has not so many codes, and at most half of them are in use: the blank's bit never is.
    this.bits = Math.min(bits, Math.ceil(Math.log2(space.codeLimit)));
    this.codes = new Int32Array(2 ** this.bits).fill(EMPTY);
    this.distances = new Uint8Array(2 ** this.bits);
    this.insert(goal, 0);
    const queue = [goal];
    let next = 0;
    for (let distance = 1; distance <= radius; distance++) {
      const end = queue.length;
      for (; next < end; next++) this.insertNeighbours(space, queue, next, distance);
    }
  }

  has(code: Code): boolean {
    return this.codes[this.slot(code)] === code;
  }

  /** -1 where it is more than the radius, or where there is no way. */
  distance(code: Code): number {
    const slot = this.slot(code);
    return this.codes[slot] === code ? this.distances[slot] : -1;
  }

  /**
   * Puts the new ones at the end of the queue. (A function for one state is warm long before the last layer,
   * a loop over a layer is not: 30 ms of a short file.)
   */
  private insertNeighbours(
    { leaps, cells }: NarrowSpace,
    queue: Code[],
    at: number,
    distance: number,
  ): void {
    const { first, from, codeChanges } = leaps;
    const code = queue[at];
    const blank = code >>> cells;
    const end = first[blank + 1];
    for (let leap = first[blank]; leap < end; leap++) {
      const next = code + codeChanges[leap * 2 + ((code >>> from[leap]) & 1)];
      if (this.insert(next, distance)) queue.push(next);
    }
  }

  /** Where the code is, or would be. */
  private slot(code: Code): number {
    const { codes } = this;
    const mask = codes.length - 1;
    let slot = Math.imul(code, GOLDEN) >>> (32 - this.bits);
    while (codes[slot] !== code && codes[slot] !== EMPTY) slot = (slot + 1) & mask;
    return slot;
  }

  /** False where the code was there before. */
  private insert(code: Code, distance: number): boolean {
    const slot = this.slot(code);
    if (this.codes[slot] === code) return false;
    this.codes[slot] = code;
    this.distances[slot] = distance;
    this.count++;
    if (this.count * 2 > this.codes.length) this.grow();
    return true;
  }

  private grow(): void {
    const { codes, distances } = this;
    this.bits++;
    this.codes = new Int32Array(codes.length * 2).fill(EMPTY);
    this.distances = new Uint8Array(codes.length * 2);
    for (let from = 0; from < codes.length; from++) {
      if (codes[from] === EMPTY) continue;
      const to = this.slot(codes[from]);
      this.codes[to] = codes[from];
      this.distances[to] = distances[from];
    }
  }
}
