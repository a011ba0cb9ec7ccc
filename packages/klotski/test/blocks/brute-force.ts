/**
 * Sliding blocks without any of the package's ideas: boards are texts, every piece has a name of its own, and
 * breadth-first search runs over a Map of texts. It shares no code with what it judges.
 */

export interface Spec {
  readonly rows: readonly string[];
  /** Piece and the cell [row, column], from 0, of its first cell in reading order. */
  readonly goals: readonly (readonly [string, number, number])[];
  /** Pieces that move only left and right, and those that move only up and down. */
  readonly horizontal: string;
  readonly vertical: string;
  /** `row,column` from 0, and the pieces that may enter. */
  readonly gates: ReadonlyMap<string, string>;
}

export type Metric = "moves" | "slides" | "steps";

const AROUND = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const EDGE = "%";

/** A board in one text, with an edge all round, and what is known of its pieces. */
class Board {
  readonly start: string;
  private readonly spec: Spec;
  private readonly width: number;
  private readonly names: readonly string[];

  constructor(spec: Spec) {
    const [first] = spec.rows as [string];
    const edge = EDGE.repeat(first.length + 2);
    this.spec = spec;
    this.width = first.length + 2;
    this.start = `${edge}${spec.rows.map((row) => EDGE + row + EDGE).join("")}${edge}`;
    this.names = [...new Set(spec.rows.join("").replaceAll(/[.#]/g, ""))];
  }

  isHome(board: string): boolean {
    return this.spec.goals.every(([name, row, column]) => {
      return board.indexOf(name) === (row + 1) * this.width + column + 1;
    });
  }

  /** All boards that some piece comes to in one unit of the metric. */
  next(board: string, metric: Metric): Set<string> {
    const found = new Set<string>();
    for (const name of this.names) {
      if (metric === "moves") for (const next of this.anyWay(board, name)) found.add(next);
      else for (const way of AROUND) this.straight(board, name, way, metric === "slides", found);
    }
    found.delete(board);
    return found;
  }

  private anyWay(board: string, name: string): Set<string> {
    const met = new Set([board]);
    for (const at of met) {
      for (const way of AROUND) {
        const next = this.shifted(at, name, way);
        if (next !== undefined) met.add(next);
      }
    }
    return met;
  }

  private straight(
    board: string,
    name: string,
    way: readonly [number, number],
    isFar: boolean,
    found: Set<string>,
  ): void {
    let next = this.shifted(board, name, way);
    while (next !== undefined) {
      found.add(next);
      next = isFar ? this.shifted(next, name, way) : undefined;
    }
  }

  /** The board after a piece has gone one cell, or undefined. */
  private shifted(
    board: string,
    name: string,
    [down, right]: readonly [number, number],
  ): string | undefined {
    const { spec, width } = this;
    if (down !== 0 && spec.horizontal.includes(name)) return undefined;
    if (right !== 0 && spec.vertical.includes(name)) return undefined;
    const cells: number[] = [];
    for (let cell = board.indexOf(name); cell >= 0; cell = board.indexOf(name, cell + 1)) {
      const to = cell + down * width + right;
      if (board[to] !== "." && board[to] !== name) return undefined;
      const gate = spec.gates.get(`${Math.floor(to / width) - 1},${(to % width) - 1}`);
      if (gate !== undefined && !gate.includes(name)) return undefined;
      cells.push(to);
    }
    const after = [...board.replaceAll(name, ".")];
    for (const cell of cells) after[cell] = name;
    return after.join("");
  }
}

/** How many boards can be reached, and the distance of the farthest. */
export function exploreSlowly(spec: Spec, metric: Metric): { states: number; farthest: number } {
  const board = new Board(spec);
  const distances = new Map([[board.start, 0]]);
  let farthest = 0;
  for (const [at, distance] of distances) {
    farthest = distance;
    for (const next of board.next(at, metric)) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return { states: distances.size, farthest };
}

/** The least cost, -1 where there is no solution; and how many plans have it, told apart by their boards. */
export function solveSlowly(spec: Spec, metric: Metric): { cost: number; plans: bigint } {
  const board = new Board(spec);
  const met = new Set([board.start]);
  let layer = new Map([[board.start, 1n]]);
  for (let cost = 0; layer.size > 0; cost++) {
    const home = [...layer].filter(([at]) => board.isHome(at));
    if (home.length > 0) return { cost, plans: home.reduce((sum, [, ways]) => sum + ways, 0n) };
    const after = new Map<string, bigint>();
    for (const [at, ways] of layer) {
      for (const next of board.next(at, metric)) {
        if (!met.has(next)) after.set(next, (after.get(next) ?? 0n) + ways);
      }
    }
    for (const at of after.keys()) met.add(at);
    layer = after;
  }
  return { cost: -1, plans: 0n };
}

/** The spec in the package's notation. */
export function written({ rows, goals, horizontal, vertical, gates }: Spec): string {
  const lines = [...rows];
  for (const [name, row, column] of goals) lines.push(`goal ${name} ${row + 1},${column + 1}`);
  if (horizontal !== "") lines.push(`axes horizontal ${horizontal}`);
  if (vertical !== "") lines.push(`axes vertical ${vertical}`);
  for (const [cell, names] of gates) {
    lines.push(
      `gate ${names} ${cell
        .split(",")
        .map((from) => Number(from) + 1)
        .join(",")}`,
    );
  }
  return `${lines.join("\n")}\n`;
}
