/**
 * The states around a goal up to a radius, for boards of up to 26 cells: an open-addressed table of codes
 * with their distances beside them.
 *
 * The node table of core-search leads from slots to codes: one more load from far memory a probe.
 *
 * Time: O(states). Memory: 5 bytes a slot, of which half are in use at most.
 */
import type { Code } from "@microsolvers/core-search";
import type { NarrowSpace } from "./narrow-space.ts";

const EMPTY = -1;
/** 2 ** 32 over the golden ratio: neighbouring codes land far apart (Knuth, volume 3, section 6.4). */
const GOLDEN = 0x9e3779b1;
const FIRST_BITS = 10;

export class BallTable {
  readonly radius: number;
  /** How many states there are. */
  count = 0;
  private bits = FIRST_BITS;
  private codes: Int32Array = new Int32Array(2 ** FIRST_BITS).fill(EMPTY);
  private distances: Uint8Array = new Uint8Array(2 ** FIRST_BITS);

  /** Breadth-first search from the goal. */
  constructor({ leaps, cells }: NarrowSpace, goal: Code, radius: number) {
    this.radius = radius;
    const { first, from, codeChanges } = leaps;
    const queue = [goal];
    this.insert(goal, 0);
    for (const code of queue) {
      const distance = this.distance(code) + 1;
      if (distance > radius) break;
      const blank = code >>> cells;
      for (let leap = first[blank]; leap < first[blank + 1]; leap++) {
        const next = code + codeChanges[leap * 2 + ((code >>> from[leap]) & 1)];
        if (this.insert(next, distance)) queue.push(next);
      }
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
    for (const [slot, code] of codes.entries()) {
      if (code === EMPTY) continue;
      const to = this.slot(code);
      this.codes[to] = code;
      this.distances[to] = distances[slot];
    }
  }
}
