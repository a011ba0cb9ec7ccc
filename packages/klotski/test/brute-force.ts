/**
 * The puzzle once more, as plainly as can be: breadth-first search over pairs of cells. It imports
 * nothing from `src`, so a misreading of the rules there does not repeat itself here.
 */

/** Rows of text: `#` is fixed, everything else free. */
export type Walls = readonly string[];

const STEPS = [
  ["U", -1, 0],
  ["D", 1, 0],
  ["L", 0, -1],
  ["R", 0, 1],
] as const;

/** Walls as the library wants them. */
export function boardOf(walls: Walls): { rows: number; columns: number; free: number[] } {
  const free = [...walls.join("")].map((character) => (character === "#" ? 0 : 1));
  return { rows: walls.length, columns: walls[0].length, free };
}

/**
 * The number of moves from every pair of blank and tile to the target, by index blank * cells + tile;
 * -1 where there is no way. A move can be taken back, so the search starts at the target.
 */
export function distancesTo(walls: Walls, target: number): Int32Array {
  const rows = walls.length;
  const columns = walls[0].length;
  const cells = rows * columns;
  const isFree = (row: number, column: number): boolean =>
    row >= 0 && row < rows && column >= 0 && column < columns && walls[row][column] !== "#";
  const distances = new Int32Array(cells * cells).fill(-1);
  const queue: [blank: number, tile: number][] = [];
  const reach = (blank: number, tile: number, distance: number): void => {
    if (distances[blank * cells + tile] >= 0) return;
    distances[blank * cells + tile] = distance;
    queue.push([blank, tile]);
  };
  if (isFree(Math.floor(target / columns), target % columns)) {
    for (let blank = 0; blank < cells; blank++) {
      const isSolved = blank !== target && isFree(Math.floor(blank / columns), blank % columns);
      if (isSolved) reach(blank, target, 0);
    }
  }
  for (const [blank, tile] of queue) {
    const row = Math.floor(blank / columns);
    const column = blank % columns;
    for (const [, down, right] of STEPS) {
      if (!isFree(row + down, column + right)) continue;
      const next = (row + down) * columns + column + right;
      reach(next, next === tile ? blank : tile, distances[blank * cells + tile] + 1);
    }
  }
  return distances;
}

/** Where the tile ends if the blank goes along `plan`; throws where it cannot. */
export function tileAfter(
  walls: Walls,
  blank: number,
  tile: number,
  plan: readonly string[],
): number {
  const columns = walls[0].length;
  let row = Math.floor(blank / columns);
  let column = blank % columns;
  let tileNow = tile;
  for (const move of plan) {
    const [, down, right] = STEPS.find(([name]) => name === move) ?? ["", 0, 0];
    const before = row * columns + column;
    row += down;
    column += right;
    const character = walls[row]?.[column] ?? "#";
    if (character === "#" || (down === 0 && right === 0)) throw new Error(`no way ${move}`);
    if (row * columns + column === tileNow) tileNow = before;
  }
  return tileNow;
}

/** The answers to judge text without a fault, read as plainly as they are found. */
export function judgeSlowly(text: string): string {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const [rows, columns, questions] = numbers;
  const walls = Array.from({ length: rows }, (_, row) => {
    const from = 3 + row * columns;
    return numbers
      .slice(from, from + columns)
      .map((cell) => "#."[cell])
      .join("");
  });
  let output = "";
  for (let question = 0; question < questions; question++) {
    const from = 3 + rows * columns + question * 6;
    const cellAt = (at: number): number => (numbers[at] - 1) * columns + numbers[at + 1] - 1;
    const distances = distancesTo(walls, cellAt(from + 4));
    const tile = cellAt(from + 2);
    const isHome = tile === cellAt(from + 4);
    output += `${isHome ? 0 : distances[cellAt(from) * rows * columns + tile]}\n`;
  }
  return output;
}
