/**
 * Which of the four cells beside its head a body lies on.
 *
 * Coloured as on a chessboard, those four have the other colour than the head's cell, and the colours of a body
 * alternate. So only every second cell of it can be one of them: the first, and from there on every two links
 * further. Nothing is written to a board: to lay the body down on one and lift it again took six times as long.
 */
import type { BorderedGrid } from "@microsolvers/core-grid";

export class Beside {
  /** A bit for each side, numbered as in DIRECTIONS, that is found to be taken. */
  sides = 0;
  private readonly steps: Int32Array;
  /** Two links, the nearer one lower, as one step. */
  private readonly doubleSteps: Int32Array;

  constructor({ steps }: BorderedGrid) {
    this.steps = steps;
    this.doubleSteps = Int32Array.from(
      { length: 16 },
      (_, links) => steps[links & 3] + steps[links >> 2],
    );
  }

  /** Begins with the first link. Returns how far behind the head it leads. */
  begin(link: number): number {
    this.sides = 1 << link;
    return this.steps[link];
  }

  /** Follows `pairs` of links, the nearest lowest, from `offset` on. Returns where they end. */
  follow(offset: number, links: number, pairs: number): number {
    const { steps, doubleSteps } = this;
    const down = steps[1];
    let { sides } = this;
    let at = offset;
    let rest = links;
    for (let pair = 0; pair < pairs; pair++) {
      at += doubleSteps[rest & 15];
      rest >>>= 4;
      if (at === -down) sides |= 1;
      else if (at === down) sides |= 2;
      else if (at === -1) sides |= 4;
      else if (at === 1) sides |= 8;
    }
    this.sides = sides;
    return at;
  }
}
