/**
 * Plans for people: a piece, and where it goes, run by run. Moves are apart by `;` or by the end of a line.
 *
 *     A down 1 right 1; B left 2
 */
import { type Direction, FormatError } from "@microsolvers/core-grid";
import { quote } from "@microsolvers/core-grid/text";
import type { Move } from "./rules.ts";

const WORDS: Readonly<Record<Direction, string>> = { U: "up", D: "down", L: "left", R: "right" };
const DIRECTION_OF: ReadonlyMap<string, Direction> = /* @__PURE__ */ new Map(
  Object.entries(WORDS).map(([direction, word]) => [word, direction as Direction]),
);
/** No board is larger, so no run is longer. */
const LONGEST_RUN = 16;

export function formatMove({ piece, path }: Move): string {
  let text = piece;
  for (let from = 0, to = 0; from < path.length; from = to) {
    while (path[to] === path[from]) to++;
    text += ` ${WORDS[path[from]]} ${to - from}`;
  }
  return text;
}

/** One line, its moves apart by `; `. */
export function formatPlan(plan: readonly Move[]): string {
  return plan.map(formatMove).join("; ");
}

/**
 * Reads a plan. Whether its pieces and moves fit a board is for `verify` to say.
 *
 * @throws FormatError at the first word that is not what it should be
 */
export function parsePlan(text: string): Move[] {
  const plan: Move[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    let column = 1;
    for (const part of line.split(";")) {
      const move = parseMove(part, index + 1, column);
      if (move !== undefined) plan.push(move);
      column += part.length + 1;
    }
  }
  return plan;
}

/** Undefined where there is nothing but white space. */
function parseMove(text: string, line: number, column: number): Move | undefined {
  const words = [...text.matchAll(/\S+/g)];
  if (words.length === 0) return undefined;
  const refuse = (at: number, expected: string): never => {
    const word = words[at];
    const end = text.trimEnd().length;
    const found = word === undefined ? "the end of the move" : quote(word[0]);
    throw new FormatError({ line, column: column + (word?.index ?? end) }, expected, found);
  };
  const [[piece]] = words;
  if (piece.length !== 1) refuse(0, "a piece, one letter or digit");
  const path: Direction[] = [];
  for (let at = 1; at < Math.max(words.length, 2); at += 2) {
    const direction =
      DIRECTION_OF.get(words[at]?.[0] ?? "") ?? refuse(at, "up, down, left or right");
    const cells = Number(/^\d{1,2}$/.exec(words[at + 1]?.[0] ?? "")?.[0]);
    if (!(cells >= 1 && cells <= LONGEST_RUN))
      refuse(at + 1, `a number of cells from 1 to ${LONGEST_RUN}`);
    for (let cell = 0; cell < cells; cell++) path.push(direction);
  }
  return { piece, path };
}
