/**
 * Snakes whose codes are below 2 ** 31, so that bit operations reach the whole code: on 20 x 20 up to 12
 * cells.
 *
 *     | head | links: two bits each, the one next to the head lowest |        codec.ts
 *
 * A move shifts the links by one: a new first link leads back to where the head was, the last one falls off.
 *
 * Time: O(length) a state. Source: published solutions of POJ 1324 keep the body as links of two bits.
 */
import { codeLimit, encode } from "./codec.ts";
import { type Field, linksInTheWay } from "./field.ts";
import type { State } from "./rules.ts";
import type { SnakeSpace } from "./space.ts";

/** The kernel closes over what it needs of the field. */
export function createNarrowSpace(field: Field, state: State): SnakeSpace {
  const { grid, blocked, distances } = field;
  const { steps, width } = grid;
  const { length } = state.body;
  const inTheWay = linksInTheWay(field, length);
  const bits = 2 * (length - 1);
  const mask = (1 << bits) - 1;

  /**
   * A bit for each side of the head where its body is. To follow the links takes 30 ns, to lay the body down on
   * a board and lift it again took 38.
   */
  function sidesTaken(code: number): number {
    let sides = 0;
    let offset = 0;
    let links = code;
    for (let link = 0; link < inTheWay; link++) {
      offset += steps[links & 3];
      links >>>= 2;
      if (offset === -width) sides |= 1;
      else if (offset === width) sides |= 2;
      else if (offset === -1) sides |= 4;
      else if (offset === 1) sides |= 8;
    }
    return sides;
  }

  return {
    start: encode(grid, state),
    codeLimit: codeLimit(grid, length),
    maxSuccessors: 4,
    ignoresBudget: true,
    isGoal: (code) => distances[code >>> bits] === 0,
    estimate: (code) => distances[code >>> bits],
    headOf: (code) => code >>> bits,
    expand(code, { codes }) {
      const head = code >>> bits;
      const taken = sidesTaken(code);
      let n = 0;
      for (let side = 0; side < 4; side++) {
        const to = head + steps[side];
        if (blocked[to] || (taken >>> side) & 1) continue;
        codes[n] = (to << bits) | (((code << 2) | (side ^ 1)) & mask);
        n++;
      }
      return n;
    },
  };
}
