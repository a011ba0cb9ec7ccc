// The first argument names the fault.
import { readFileSync } from "node:fs";

const FAULT = process.argv[2];
const MOST = 8;
const numbers = readFileSync(0, "utf8").split(/\s+/).filter(Boolean).map(Number);

/** Where the piece on `from` can jump to. */
function jumps(pieces, from) {
  const to = [];
  for (const [down, right] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ]) {
    const [row, column] = [Math.floor(from / 8) + 2 * down, (from % 8) + 2 * right];
    const isInside = row >= 0 && row < 8 && column >= 0 && column < 8;
    const over = from + 8 * down + right;
    const behind = row * 8 + column;
    if (isInside && pieces.includes(over) && !pieces.includes(behind)) to.push(behind);
  }
  return to;
}

function steps(pieces, from) {
  const to = [];
  for (const [down, right] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ]) {
    const [row, column] = [Math.floor(from / 8) + down, (from % 8) + right];
    const isInside = row >= 0 && row < 8 && column >= 0 && column < 8;
    if (isInside && !pieces.includes(row * 8 + column)) to.push(row * 8 + column);
  }
  return to;
}

function keyOf(pieces) {
  const cells = FAULT === "labelled" ? pieces : Uint8Array.from(pieces).sort();
  return cells.reduce((key, cell) => key * 64 + cell, 0);
}

/** All states within `most` moves, by key. */
function within(start, most) {
  const distances = new Map([[keyOf(start), 0]]);
  const queue = [start];
  for (const pieces of queue) {
    const distance = distances.get(keyOf(pieces));
    if (distance === most) continue;
    for (const [index, from] of pieces.entries()) {
      const first = jumps(pieces, from);
      const again = first.flatMap((to) => jumps(pieces.with(index, to), to));
      const hops = FAULT === "two hops" ? [...first, ...again] : first;
      for (const to of [...steps(pieces, from), ...hops]) {
        const after = pieces.with(index, to);
        if (distances.has(keyOf(after))) continue;
        distances.set(keyOf(after), distance + 1);
        queue.push(after);
      }
    }
  }
  return distances;
}

for (let next = 0; next < numbers.length; next += 16) {
  const cells = Array.from({ length: 8 }, (_, at) => {
    return (numbers[next + 2 * at] - 1) * 8 + numbers[next + 2 * at + 1] - 1;
  });
  const near = within(cells.slice(0, 4), MOST / 2);
  const far = within(cells.slice(4), MOST / 2);
  const meets = [...near.keys()].some((key) => far.has(key));
  console.log(meets ? "YES" : "NO");
}
