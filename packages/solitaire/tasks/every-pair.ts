// Compares the distance and the number of shortest plans with brute force, for every pair of configurations
// of three pieces on 5 x 5: from each start that is the first of its mirror images and turns, to all goals.
// Usage: turbo run every-pair (a minute or two). The tests take two goals for each start.
import { BruteForce } from "../test/brute-force.ts";
import { counterFor } from "../test/counted.ts";

const SIDE = 5;
const brute = new BruteForce(SIDE, SIDE, 3);
const count = counterFor({ rows: SIDE, columns: SIDE }, 3);

/** The images of a configuration under the eight symmetries of the square. */
function images(state: readonly number[]): string[] {
  const mirror = (cell: number): number => cell - (cell % SIDE) + SIDE - 1 - (cell % SIDE);
  const transpose = (cell: number): number => (cell % SIDE) * SIDE + Math.floor(cell / SIDE);
  let now = state;
  const found: string[] = [];
  for (let turn = 0; turn < 8; turn++) {
    now = now.map(turn % 2 === 0 ? mirror : transpose);
    found.push([...now].sort((a, b) => a - b).join());
  }
  return found;
}

const known = new Set<string>();
let starts = 0;
let pairs = 0;
for (const [start, from] of brute.states.entries()) {
  if (known.has(from.join())) continue;
  for (const image of images(from)) known.add(image);
  starts++;
  const { distances, counts } = brute.from(start);
  for (const [goal, to] of brute.states.entries()) {
    const found = count(from, to, distances[goal]);
    if (found?.cost !== distances[goal] || found.plans !== BigInt(counts[goal])) {
      const { cost, plans } = found ?? {};
      throw new Error(
        `${from} to ${to}: ${cost} and ${plans}, not ${distances[goal]} and ${counts[goal]}`,
      );
    }
    pairs++;
  }
}
process.stdout.write(`${starts} starts, ${pairs} pairs, all as brute force has them\n`);
