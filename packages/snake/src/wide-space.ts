/**
 * Snakes of two cells or more whose codes do not fit into one word of a bit operation. To expand a state its
 * links are written out, one a number. links[0] is left for the new first link of a state that comes of it, so
 * that nothing is moved.
 *
 * Up to 2 ** 53 the code is that of codec.ts: on 50 x 50 up to 21 cells, on 200 x 200 up to 19. Beyond, an
 * interner numbers the states, which it keeps as words:
 *
 *     word 0: the head    word 1: | link 16 … link 1 |    word 2: | link 32 … link 17 |    …
 *
 * Time: O(length) a successor. Memory: where it interns, 4 bytes a word and 8 more for each state.
 */
import type { Code, Workspace } from "@microsolvers/core-search";
import { Interner } from "@microsolvers/core-search/interner";
import { codeLimit, isInterned } from "./codec.ts";
import { type Field, linksInTheWay } from "./field.ts";
import { sideOf } from "./links.ts";
import type { State } from "./rules.ts";
import type { SnakeSpace } from "./space.ts";

export function createWideSpace(field: Field, { body }: State, workspace: Workspace): SnakeSpace {
  const { grid, blocked, distances } = field;
  const { steps } = grid;
  const { length } = body;
  const inTheWay = linksInTheWay(field, length);
  const links = new Uint8Array(length);
  const words = new Int32Array(1 + Math.ceil(length / 16));
  const interner = isInterned(grid, length) ? new Interner(words.length, workspace) : undefined;

  function encodeStart(): Code {
    for (let link = 1; link < length; link++) {
      links[link - 1] = sideOf(grid, body[link - 1], body[link]);
    }
    return codeOf(grid.fromCell(body[0]));
  }

  /** The code of the head and of the links from links[0] on, but for the last. */
  function codeOf(head: number): Code {
    let code = head;
    words.fill(0);
    words[0] = head;
    for (let link = length - 2; link >= 0; link--) {
      code = code * 4 + links[link];
      words[1 + (link >> 4)] |= links[link] << (2 * link); // modulo 32
    }
    return interner?.intern(words) ?? code;
  }

  function headOf(code: Code): number {
    if (interner === undefined) return Math.floor(code / 4 ** (length - 1));
    // Only a search may ask for memory: once one does, the start is interned as the first of all.
    if (interner.size === 0) encodeStart();
    interner.read(code, words);
    return words[0];
  }

  /** Writes the links of `code`, from links[1] on. Returns the head. */
  function read(code: Code): number {
    const head = headOf(code);
    let rest = code;
    for (let link = 0; link < length - 1; link++) {
      const higher = Math.floor(rest / 4);
      links[link + 1] =
        interner === undefined ? rest - higher * 4 : (words[1 + (link >> 4)] >>> (2 * link)) & 3;
      rest = higher;
    }
    return head;
  }

  /** Whether the body is where the head would come to with a step. */
  function isBody(step: number): boolean {
    let offset = 0;
    for (let link = 1; link <= inTheWay; link++) {
      offset += steps[links[link]];
      if (offset === step) return true;
    }
    return false;
  }

  return {
    interner,
    start: interner === undefined ? encodeStart() : 0,
    codeLimit: interner?.codeLimit ?? codeLimit(grid, length),
    maxSuccessors: 4,
    ignoresBudget: true,
    isGoal: (code) => distances[headOf(code)] === 0,
    estimate: (code) => distances[headOf(code)],
    headOf,
    expand(code, { codes }) {
      const head = read(code);
      let n = 0;
      for (let side = 0; side < 4; side++) {
        const to = head + steps[side];
        if (blocked[to] || isBody(steps[side])) continue;
        links[0] = side ^ 1;
        codes[n] = codeOf(to);
        n++;
      }
      return n;
    },
  };
}
