/**
 * A reference that shares nothing with the package: boards are strings with `/` after each row, and
 * distances come from plain breadth-first search out of the goal.
 */

const LEAPS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

export const CONTEST = "11111/01111/00*11/00001/00000/";

function neighboursOf(board: string): string[] {
  const rows = board.split("/").slice(0, -1);
  const row = rows.findIndex((line) => line.includes("*"));
  const column = rows[row]?.indexOf("*") ?? -1;
  const found: string[] = [];
  for (const [down, right] of LEAPS) {
    const knight = rows[row + (down ?? 0)]?.[column + (right ?? 0)];
    if (knight === undefined) continue;
    const grid = rows.map((line) => [...line]);
    (grid[row] ?? [])[column] = knight;
    (grid[row + (down ?? 0)] ?? [])[column + (right ?? 0)] = "*";
    found.push(grid.map((line) => `${line.join("")}/`).join(""));
  }
  return found;
}

/** How far each board is from `goal`, up to `radius`. */
export function distancesFrom(
  goal: string,
  radius: number = Number.POSITIVE_INFINITY,
): Map<string, number> {
  const distances = new Map([[goal, 0]]);
  for (const [board, distance] of distances) {
    if (distance === radius) break;
    for (const next of neighboursOf(board)) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}

/** Each board with these characters, whether it can be reached or not. */
export function* boardsOf(goal: string): Generator<string> {
  const rows = goal.split("/").slice(0, -1);
  const width = rows[0]?.length ?? 0;
  const black = goal.split("1").length - 1;
  const cells = rows.length * width;
  for (let blank = 0; blank < cells; blank++) {
    for (let bits = 0; bits < 2 ** cells; bits++) {
      const row = bits.toString(2).padStart(cells, "0");
      if (row[blank] === "1" || row.split("1").length - 1 !== black) continue;
      const all = `${row.slice(0, blank)}*${row.slice(blank + 1)}`;
      yield rows.map((_, at) => `${all.slice(at * width, (at + 1) * width)}/`).join("");
    }
  }
}
