/** Small boards by chance: pieces of any shape, walls, gates, axes, one goal or two. */
import { Random } from "@microsolvers/core-grid";
import type { Spec } from "./brute-force.ts";

const NAMES = "ABCDEFGH";
const MOST_ORDERS = 700;

/** The same seed, the same board. */
export function randomSpec(seed: number): Spec {
  const random = new Random(seed);
  const height = 1 + random.below(4);
  const width = height === 1 ? 3 + random.below(5) : 2 + random.below(3);
  const cells = Array.from({ length: height }, () => new Array<string>(width).fill("."));
  const at = (row: number, column: number): string | undefined => cells[row]?.[column];
  const put = (row: number, column: number, name: string): void => {
    (cells[row] as string[])[column] = name;
  };
  const walls = random.below(3) === 0 ? 1 + random.below(2) : 0;
  for (let wall = 0; wall < walls; wall++) put(random.below(height), random.below(width), "#");
  const pieces = Math.ceil((height * width) / 2) - random.below(3);
  let placed = "";
  for (const name of NAMES.slice(0, pieces)) {
    let [row, column] = [random.below(height), random.below(width)];
    const size = random.pick([1, 1, 1, 2, 2, 2, 2, 3, 4]);
    for (let cell = 0; cell < size; cell++) {
      if (at(row, column) !== ".") break;
      put(row, column, name);
      if (!placed.includes(name)) placed += name;
      if (random.below(2) === 0) row += random.pick([-1, 1]);
      else column += random.pick([-1, 1]);
    }
  }
  const rows = cells.map((row) => row.join(""));
  if (placed === "" || isLarge(rows, placed.length)) return randomSpec(seed + 1_000_000);
  const names = random.shuffle([...placed]);
  const homes = names.slice(0, random.below(3) === 0 ? 2 : 1);
  const goals = homes.flatMap((name) => {
    const home = placeFor(rows, name, random);
    return home === undefined ? [] : [[name, ...home] as const];
  });
  if (goals.length === 0) return randomSpec(seed + 1_000_000);
  const locked = random.below(3) === 0 ? names.filter(() => random.below(2) === 0) : [];
  const [horizontal, vertical] = [0, 1].map((rest) =>
    locked.filter((_, index) => index % 2 === rest).join(""),
  ) as [string, string];
  return { rows, goals, horizontal, vertical, gates: gatesFor(rows, placed, random) };
}

/** Whether the brute force would take long: the orders of the pieces among the empty cells are many. */
function isLarge(rows: readonly string[], pieces: number): boolean {
  const empty = [...rows.join("")].filter((cell) => cell === ".").length;
  let orders = 1;
  for (let piece = 1; piece <= pieces; piece++) orders *= empty + piece;
  return orders > MOST_ORDERS;
}

/** A place on the board that the piece fits into, if nothing else lay there. */
function placeFor(
  rows: readonly string[],
  name: string,
  random: Random,
): readonly [number, number] | undefined {
  const cells = rows.flatMap((row, r) =>
    [...row].flatMap((cell, c) => (cell === name ? [[r, c] as const] : [])),
  );
  const [top, left] = cells[0] as readonly [number, number];
  const places = rows.flatMap((row, r) => [...row].map((_, c) => [r, c] as const));
  const fitting = places.filter(([r, c]) =>
    cells.every(([row, column]) => rows[r + row - top]?.[c + column - left] !== undefined),
  );
  return fitting.length === 0 ? undefined : random.pick(fitting);
}

function gatesFor(rows: readonly string[], placed: string, random: Random): Map<string, string> {
  const gates = new Map<string, string>();
  if (random.below(4) > 0) return gates;
  for (let gate = 0; gate < 2; gate++) {
    const row = random.below(rows.length);
    const column = random.below((rows[0] as string).length);
    if (rows[row]?.[column] !== ".") continue;
    gates.set(
      `${row},${column}`,
      random
        .shuffle([...placed])
        .slice(0, 1 + random.below(2))
        .join(""),
    );
  }
  return gates;
}
