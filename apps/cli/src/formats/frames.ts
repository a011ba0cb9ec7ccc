/**
 * A plan as boards, side by side, each below the number of its move and the move:
 *
 *            1 U    2 U
 *     #@..   #@..   #_..
 *     #!.#   #+.#   #*.#
 *     #_##   #.##   #.##
 */
import type { Frame } from "../puzzle.ts";

/** The same on every terminal and in every file. */
const PAGE_WIDTH = 80;
const GAP = "   ";

/** Lines, each ended by a line feed; a blank one between two strips of boards. */
export function drawFrames(frames: Iterable<Frame>): string {
  const blocks = Array.from(frames, ({ move, board }, index) => {
    return [move === undefined ? "" : `${index} ${move}`, ...board.trimEnd().split("\n")];
  });
  const width = Math.max(...blocks.flat().map((line) => line.length));
  const inStrip = Math.max(1, Math.floor((PAGE_WIDTH + GAP.length) / (width + GAP.length)));
  const strips: string[] = [];
  for (let first = 0; first < blocks.length; first += inStrip) {
    strips.push(sideBySide(blocks.slice(first, first + inStrip), width));
  }
  return strips.join("\n");
}

function sideBySide(blocks: readonly (readonly string[])[], width: number): string {
  const height = Math.max(...blocks.map((block) => block.length));
  const lines = Array.from({ length: height }, (_, at) => {
    return blocks.map((block) => (block[at] ?? "").padEnd(width)).join(GAP);
  });
  return lines.map((line) => `${line.trimEnd()}\n`).join("");
}
