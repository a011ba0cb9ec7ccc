/**
 * Walks of the blank around the named tile: A* over the free cells without the tile's.
 *
 * The estimate is the distance in rows and columns. A step changes it by 1, so the sum of length and
 * estimate stays as it is or grows by 2, and two stacks serve as the priority queue. On open ground a
 * walk looks at little more than the cells along it; at worst at every cell, twice.
 *
 * The buffers serve all walks. One number a cell says all that there is to know of it, and no walk has
 * to clear what another one wrote, since the origins of the walks go down through all of 32 bits:
 *
 *     marks[cell] = CLOSED                     fixed
 *     origin <= marks[cell] < origin + span    met by this walk, marks[cell] - origin is the sum
 *     marks[cell] >= origin + span             not met; the mark of an earlier walk
 *
 * so one comparison tells whether a step leads to a cell for the first time, or by a shorter way.
 */
import { type BorderedGrid, DIRECTIONS } from "@microsolvers/core-grid";
import type { Move } from "./rules.ts";

/** The length of a walk that there is not. Sums of it with real lengths stay small integers. */
export const UNREACHED: number = 2 ** 29;

const CLOSED = -(2 ** 31);
const HIGHEST_MARK = 2 ** 31 - 1;

export class Walks {
  private readonly grid: BorderedGrid;
  private readonly steps: Int32Array;
  private readonly free: Uint8Array;
  private readonly marks: Int32Array;
  /** Above every sum: a walk has fewer steps than there are cells, and so has the way left. */
  private readonly span: number;
  private origin: number = HIGHEST_MARK;
  /** Cells to go on from: those of the least sum, and those of 2 more. None is on one of them twice. */
  private near: Int32Array;
  private far: Int32Array;

  constructor(grid: BorderedGrid, free: Uint8Array) {
    this.grid = grid;
    this.steps = grid.steps;
    this.free = free;
    this.span = 2 * grid.size;
    this.marks = new Int32Array(grid.size);
    this.near = new Int32Array(grid.size);
    this.far = new Int32Array(grid.size);
    this.clear();
  }

  /** The length of a shortest walk that keeps off `tile`, or UNREACHED. */
  length(from: number, to: number, tile: number): number {
    const { marks, steps } = this;
    const { rowOf, columnOf } = this.grid;
    const row = rowOf[to];
    const column = columnOf[to];
    const origin = this.nextOrigin();
    let least = origin + distance(row - rowOf[from], column - columnOf[from]);
    marks[tile] = origin; // as if there were a way that cannot be bettered
    marks[from] = least;
    let { near, far } = this;
    let nearCount = 1;
    let farCount = 0;
    near[0] = from;
    for (;;) {
      while (nearCount > 0) {
        const cell = near[--nearCount];
        if (cell === to) return least - origin;
        if (marks[cell] !== least) continue; // a shorter way to it was found since
        const down = row - rowOf[cell];
        const right = column - columnOf[cell];
        // The sides on which the way left gets shorter, a bit each.
        const nearer =
          (down < 0 ? 1 : 0) | (down > 0 ? 2 : 0) | (right < 0 ? 4 : 0) | (right > 0 ? 8 : 0);
        for (let side = 0; side < 4; side++) {
          const next = cell + steps[side];
          const isNearer = (nearer >> side) & 1;
          const mark = isNearer ? least : least + 2;
          if (marks[next] <= mark) continue;
          marks[next] = mark;
          if (isNearer) near[nearCount++] = next;
          else far[farCount++] = next;
        }
      }
      if (farCount === 0) return UNREACHED;
      const empty = near;
      near = far;
      far = empty;
      nearCount = farCount;
      farCount = 0;
      least += 2;
    }
  }

  /** The moves of a shortest walk that keeps off `tile`; none where there is no walk, which a replay finds out. */
  path(from: number, to: number, tile: number): Move[] {
    const { steps } = this.grid;
    let left = this.length(from, to, tile);
    const path: Move[] = [];
    if (left === UNREACHED) return path;
    for (let cell = to; cell !== from; left--) {
      const back = steps.findIndex(
        (step) => cell + step !== tile && this.stepsTo(cell + step, to) === left - 1,
      );
      path.push(DIRECTIONS[back ^ 1]);
      cell += steps[back];
    }
    return path.reverse();
  }

  /** How many steps the walk made last to `to` took to a cell that it met. Of another cell, no length of a walk. */
  private stepsTo(cell: number, to: number): number {
    const { rowOf, columnOf } = this.grid;
    const left = distance(rowOf[to] - rowOf[cell], columnOf[to] - columnOf[cell]);
    return this.marks[cell] - this.origin - left;
  }

  /** Forgets the walk before. */
  private nextOrigin(): number {
    this.origin -= this.span;
    if (this.origin <= CLOSED) this.clear();
    return this.origin;
  }

  private clear(): void {
    const { marks, free } = this;
    for (let cell = 0; cell < marks.length; cell++) {
      marks[cell] = free[cell] ? HIGHEST_MARK : CLOSED;
    }
    this.origin = HIGHEST_MARK - this.span;
  }
}

function distance(down: number, right: number): number {
  return (down < 0 ? -down : down) + (right < 0 ? -right : right);
}
