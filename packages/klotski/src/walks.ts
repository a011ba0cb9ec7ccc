/**
 * Walks of the blank around the named tile: breadth-first search over the free cells without the tile's.
 *
 * A walk takes O(cells), and ends as soon as every side that is wanted has been reached. The buffers
 * serve all walks; a stamp of the walk's number in `seen` takes the place of clearing them.
 */
import { type BorderedGrid, DIRECTIONS } from "@microsolvers/core-grid";
import type { Move } from "./rules.ts";

/** The length of a walk that there is not. Sums of it with real lengths stay small integers. */
export const UNREACHED: number = 2 ** 29;

const LAST_WALK = 2 ** 32 - 1;

export class Walks {
  /** The length of the last walk to each side of the tile, UNREACHED where it was not wanted or not met. */
  readonly lengths: Int32Array = new Int32Array(4);
  private readonly free: Uint8Array;
  private readonly blocks: Int32Array;
  private readonly width: number;
  private readonly steps: Int32Array;
  private readonly seen: Uint32Array;
  private readonly distance: Int32Array;
  private readonly queue: Int32Array;
  private walk = 0;

  /** @param blocks the biconnected block of each edge, cell * 4 + side */
  constructor(grid: BorderedGrid, free: Uint8Array, blocks: Int32Array) {
    this.free = free;
    this.blocks = blocks;
    this.width = grid.width;
    this.steps = grid.steps;
    this.seen = new Uint32Array(grid.size);
    this.distance = new Int32Array(grid.size);
    this.queue = new Int32Array(grid.size);
  }

  /** Finds the shortest walks from `from` to the `wanted` sides (a bit each) of `tile`: see `lengths`. */
  toSides(from: number, tile: number, wanted: number): void {
    const { free, steps, seen, distance, queue, width } = this;
    const walk = this.begin();
    this.lengths.fill(UNREACHED);
    seen[tile] = walk;
    distance[tile] = UNREACHED;
    seen[from] = walk;
    distance[from] = 0;
    queue[0] = from;
    let end = 1;
    let missing = this.arrive(from, tile, wanted);
    for (let head = 0; head < end && missing !== 0; head++) {
      const cell = queue[head];
      const length = distance[cell] + 1;
      for (let side = 0; side < 4; side++) {
        const next = cell + steps[side];
        if (!free[next] || seen[next] === walk) continue;
        seen[next] = walk;
        distance[next] = length;
        queue[end++] = next;
        const offset = next - tile;
        const isBeside = offset === 1 || offset === -1 || offset === width || offset === -width;
        if (isBeside) missing = this.arrive(next, tile, missing);
      }
    }
  }

  /** The moves of a shortest walk from `from` to one side of `tile`, which must be reachable. */
  path(from: number, tile: number, side: number): Move[] {
    const { steps, seen, distance } = this;
    this.toSides(from, tile, 1 << side);
    const path: Move[] = [];
    let cell = tile + steps[side];
    while (cell !== from) {
      const nearer = distance[cell] - 1;
      const back = steps.findIndex((step) => {
        return seen[cell + step] === this.walk && distance[cell + step] === nearer;
      });
      path.push(DIRECTIONS[back ^ 1]);
      cell += steps[back];
    }
    return path.reverse();
  }

  /** Notes that the walk is on `cell`; the sides still wanted. */
  private arrive(cell: number, tile: number, wanted: number): number {
    const side = this.steps.indexOf(cell - tile);
    if (side < 0 || ((wanted >> side) & 1) === 0) return wanted;
    this.lengths[side] = this.distance[cell];
    return wanted & this.sidesJoined(tile, side) & ~(1 << side);
  }

  /** The sides of `tile` that a walk can reach from this one: those in the same block. */
  private sidesJoined(tile: number, side: number): number {
    const { blocks } = this;
    const block = blocks[tile * 4 + side];
    let sides = 0;
    for (let other = 0; other < 4; other++) {
      if (blocks[tile * 4 + other] === block) sides |= 1 << other;
    }
    return sides;
  }

  private begin(): number {
    if (this.walk === LAST_WALK) {
      this.seen.fill(0);
      this.walk = 0;
    }
    return ++this.walk;
  }
}
