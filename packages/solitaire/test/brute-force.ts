/**
 * A reference that shares nothing with the package: boards are strings with `/` after each row, `o` for a
 * piece, and distances come from plain breadth-first search.
 */

const SIDES = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** Each board that one move leads to, once for each move that does. */
export function neighboursOf(board: string): string[] {
  const grid = board
    .split("/")
    .slice(0, -1)
    .map((row) => [...row]);
  const found: string[] = [];
  for (const [row, line] of grid.entries()) {
    for (const [column, piece] of line.entries()) {
      if (piece !== "o") continue;
      for (const [down, right] of SIDES) {
        const jumps = grid[row + down]?.[column + right] === "o";
        const to = jumps ? [row + 2 * down, column + 2 * right] : [row + down, column + right];
        if (grid[to[0]]?.[to[1]] !== ".") continue;
        const next = grid.map((cells) => [...cells]);
        next[row][column] = ".";
        next[to[0]][to[1]] = "o";
        found.push(next.map((cells) => `${cells.join("")}/`).join(""));
      }
    }
  }
  return found;
}

/** How far each board is from `start`, up to `radius`. */
export function distancesFrom(
  start: string,
  radius: number = Number.POSITIVE_INFINITY,
): Map<string, number> {
  const distances = new Map([[start, 0]]);
  for (const [board, distance] of distances) {
    if (distance === radius) break;
    for (const next of neighboursOf(board)) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}

/** All boards of the size with so many pieces. */
function boardsOf(rows: number, columns: number, pieces: number): string[] {
  const choose = (cells: number, some: number): string[] => {
    if (cells === 0) return some === 0 ? [""] : [];
    const without = choose(cells - 1, some).map((rest) => `.${rest}`);
    return some === 0
      ? without
      : [...without, ...choose(cells - 1, some - 1).map((rest) => `o${rest}`)];
  };
  return choose(rows * columns, pieces).map((all) =>
    all.replaceAll(new RegExp(`.{${columns}}`, "g"), "$&/"),
  );
}

/** All configurations of a board without walls, numbered, with their distances and numbers of plans. */
export class BruteForce {
  readonly states: readonly (readonly number[])[];
  private readonly neighbours: readonly (readonly number[])[];

  constructor(rows: number, columns: number, pieces: number) {
    const boards = boardsOf(rows, columns, pieces);
    const numbers = new Map(boards.map((board, number) => [board, number]));
    this.states = boards.map((board) =>
      [...board.replaceAll("/", "")].flatMap((character, cell) =>
        character === "o" ? [cell] : [],
      ),
    );
    this.neighbours = boards.map((board) =>
      neighboursOf(board).map((next) => numbers.get(next) ?? Number.NaN),
    );
  }

  /** From one configuration to each: the distance, and how many shortest plans there are. */
  from(start: number): { readonly distances: Int32Array; readonly counts: Float64Array } {
    const distances = new Int32Array(this.states.length).fill(-1);
    const counts = new Float64Array(this.states.length);
    distances[start] = 0;
    counts[start] = 1;
    const queue = [start];
    for (const state of queue) {
      for (const next of this.neighbours[state]) {
        if (distances[next] < 0) {
          distances[next] = distances[state] + 1;
          queue.push(next);
        }
        if (distances[next] === distances[state] + 1) counts[next] += counts[state];
      }
    }
    return { distances, counts };
  }
}
