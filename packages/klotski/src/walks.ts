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
 *     origin <= marks[cell] < origin + size    met by this walk, marks[cell] - origin steps away
 *     marks[cell] >= origin + size             not met; the mark of an earlier walk
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
  private origin: number = HIGHEST_MARK;
  /** Cells to go on from: those of the least sum, and those of 2 more. */
  private near: Int32Array;
  private far: Int32Array;
  private nearCount = 0;
  private farCount = 0;

  constructor(grid: BorderedGrid, free: Uint8Array) {
    this.grid = grid;
    this.steps = grid.steps;
    this.free = free;
    this.marks = new Int32Array(grid.size);
    this.near = new Int32Array(grid.size);
    this.far = new Int32Array(grid.size);
    this.clear();
  }

  /** The length of a shortest walk that keeps off `tile`, or UNREACHED. */
  length(from: number, to: number, tile: number): number {
    const { marks } = this;
    const { rowOf, columnOf } = this.grid;
    const row = rowOf[to];
    const column = columnOf[to];
    const origin = this.begin(from, tile);
    const unmet = origin + marks.length;
    let sum = distance(row - rowOf[from], column - columnOf[from]);
    while (marks[to] >= unmet) {
      if (this.nearCount === 0) {
        if (this.farCount === 0) return UNREACHED;
        this.turn();
        sum += 2;
      }
      const cell = this.near[--this.nearCount];
      const down = row - rowOf[cell];
      const right = column - columnOf[cell];
      // A cell whose sum is not this one was left before, after a shorter way to it.
      if (marks[cell] - origin + distance(down, right) === sum) this.leave(cell, down, right);
    }
    return marks[to] - origin;
  }

  /** The moves of a shortest walk that keeps off `tile`; there must be one. */
  path(from: number, to: number, tile: number): Move[] {
    const { marks } = this;
    const { steps } = this.grid;
    this.length(from, to, tile);
    const path: Move[] = [];
    for (let cell = to; cell !== from; ) {
      const nearer = marks[cell] - 1;
      const back = steps.findIndex((step) => cell + step !== tile && marks[cell + step] === nearer);
      path.push(DIRECTIONS[back ^ 1]);
      cell += steps[back];
    }
    return path.reverse();
  }

  /** Begins a walk; returns its origin. */
  private begin(from: number, tile: number): number {
    const { marks } = this;
    this.origin -= marks.length;
    if (this.origin <= CLOSED) this.clear();
    marks[tile] = this.origin;
    marks[from] = this.origin;
    this.near[0] = from;
    this.nearCount = 1;
    this.farCount = 0;
    return this.origin;
  }

  /** Steps from `cell` to its neighbours; `down` and `right` say where the walk wants to go. */
  private leave(cell: number, down: number, right: number): void {
    const { marks, steps } = this;
    const mark = marks[cell] + 1;
    const nearer =
      (down < 0 ? 1 : 0) | (down > 0 ? 2 : 0) | (right < 0 ? 4 : 0) | (right > 0 ? 8 : 0);
    for (let side = 0; side < 4; side++) {
      const next = cell + steps[side];
      if (marks[next] <= mark) continue;
      marks[next] = mark;
      if ((nearer >> side) & 1) this.near[this.nearCount++] = next;
      else this.far[this.farCount++] = next;
    }
  }

  private turn(): void {
    const empty = this.near;
    this.near = this.far;
    this.nearCount = this.farCount;
    this.far = empty;
    this.farCount = 0;
  }

  private clear(): void {
    const { marks, free } = this;
    for (let cell = 0; cell < marks.length; cell++) {
      marks[cell] = free[cell] ? HIGHEST_MARK : CLOSED;
    }
    this.origin = HIGHEST_MARK - marks.length;
  }
}

function distance(down: number, right: number): number {
  return (down < 0 ? -down : down) + (right < 0 ? -right : right);
}
