/**
 * The edges between states, found when a state is first expanded and kept for all questions on the board, as
 * an ExplicitGraph has them.
 *
 * Where a tile was pushed into a corridor it can only be pushed on (or straight back, which undoes the
 * push). So an edge goes on to the first state where there is a choice: that leaves one state in ten of a
 * braided maze. An open board has no corridors but its corners.
 */
import type { BorderedGrid } from "@microsolvers/core-grid";
import type { Code } from "@microsolvers/core-search";
import type { PushCosts } from "./push-costs.ts";

/** So long that a judge's board never makes it grow: code that was compiled for one array would be thrown away. */
const FIRST_LENGTH = 2 ** 15;
/** A state has three edges at most, since none goes straight back; a start has four. */
const LONGEST_ENTRY = 9;
/** Where in `list` is room for edges that one question alone has. */
export const SCRATCH = 0;

/** Pushes without a choice: where they end, and what they cost. */
export interface Run {
  readonly to: Code;
  readonly cost: number;
}

export class Edges {
  list: Int32Array;
  private used = SCRATCH + LONGEST_ENTRY;
  /** For each code: where its edges are in `list`; 0: to be found yet. */
  readonly entries: Int32Array;
  private readonly steps: Int32Array;
  private readonly pushes: PushCosts;

  constructor({ size, steps }: BorderedGrid, pushes: PushCosts) {
    this.list = new Int32Array(Math.min(FIRST_LENGTH, (size * 4 + 1) * LONGEST_ENTRY));
    this.entries = new Int32Array(size * 4);
    this.steps = steps;
    this.pushes = pushes;
  }

  /** Pushes the tile on for as long as there is no choice. */
  run(from: Code): Run {
    const { pushes } = this;
    let to = from;
    let cost = 0;
    for (let side = this.wayOn(to); side >= 0; side = this.wayOn(to)) {
      cost += pushes.of(to >> 2, to & 3, side);
      to = this.push(to, side);
    }
    return { to, cost };
  }

  /** The states along an edge, both ends included. */
  along(from: Code, to: Code): Code[] {
    for (let side = 0; side < 4; side++) {
      if (!this.isChoice(from, side)) continue;
      const states = [from];
      let at = this.push(from, side);
      states.push(at);
      for (let on = this.wayOn(at); on >= 0 && at !== to; on = this.wayOn(at)) {
        at = this.push(at, on);
        states.push(at);
      }
      if (at === to) return states;
    }
    return [];
  }

  /** The side to which the tile can be pushed on; -1 where there is a choice, or only the way back. */
  private wayOn(code: Code): number {
    return this.pushes.blocks.wayOn(code);
  }

  /** Whether the tile can be pushed to a side, and not straight back. */
  private isChoice(code: Code, side: number): boolean {
    const { ofEdge } = this.pushes.blocks;
    return side !== (code & 3) && ofEdge[(code & ~3) + side] === ofEdge[code];
  }

  /** The state after a push to a side. */
  private push(code: Code, side: number): Code {
    return ((code >> 2) + this.steps[side]) * 4 + (side ^ 1);
  }

  /** Finds the edges of a state, and where they are in `list`, which may be another array afterwards. */
  find(code: Code): number {
    if (this.used + LONGEST_ENTRY > this.list.length) this.grow();
    const { list, pushes, steps, used: at } = this;
    const { isInCorridor, ofEdge } = pushes.blocks;
    const cell = code >> 2;
    const blank = code & 3;
    const block = ofEdge[code];
    let end = at + 1;
    for (let side = 0; side < 4; side++) {
      // isChoice and push, written out: this is much of what a process does that has just begun.
      if (side === blank || ofEdge[cell * 4 + side] !== block) continue;
      const beside = cell + steps[side];
      const next = beside * 4 + (side ^ 1);
      let to = next;
      let cost = pushes.of(cell, blank, side);
      if (isInCorridor[beside]) {
        const run = this.run(next);
        to = run.to;
        cost += run.cost;
      }
      list[end++] = to;
      list[end++] = cost;
    }
    list[at] = (end - at) >> 1;
    this.used = end;
    this.entries[code] = at;
    return at;
  }

  private grow(): void {
    const longer = new Int32Array(this.list.length * 2);
    longer.set(this.list);
    this.list = longer;
  }
}
