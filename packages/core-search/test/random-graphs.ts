/** Random questions, the same for the same seed. */
import { type Edge, type Question, seeded, undirected } from "./graphs.ts";

const COSTS: readonly ((random: (limit: number) => number) => number)[] = [
  () => 1,
  (random) => random(4),
  (random) => (random(3) === 0 ? 0 : random(60)),
];

/** A graph of 1 to 10 vertices with up to five edges for two of them, a start and a goal. */
export function randomQuestion(seed: number): Question {
  const random = seeded(seed);
  const size = 1 + random(10);
  const cost = COSTS[random(COSTS.length)];
  const start = random(size);
  const goal = random(size);
  let edges = Array.from(
    { length: random(1 + (size * 5) / 2) },
    (): Edge => [random(size), random(size), cost(random)],
  );
  if (random(2) === 0) edges = undirected(edges);
  if (random(12) === 0) edges = edges.filter(([from]) => from !== start);
  if (random(12) === 0) edges = edges.filter(([, to]) => to !== goal);
  return { size, edges, start, goals: [goal] };
}
