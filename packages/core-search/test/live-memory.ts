/**
 * The bytes of array buffers that can be reached, at the worst moment of each search under a memory limit.
 * Wherever a table is made, the garbage is collected and the rest is measured: the old table and the new one
 * are both held then. Prints JSON. Usage: node --expose-gc live-memory.ts
 */
import { AStar, Bidirectional, BreadthFirst, Explore, run, type Search } from "../src/index.ts";
import { ExploreRanks } from "../src/ranks.ts";
import { Ring } from "./ring.ts";

const MAX_BYTES = 2 ** 22;
/** Smaller tables are not worth a collection. */
const MEASURED = 2 ** 16;

const { gc } = globalThis as { gc?: () => void };
if (gc === undefined) throw new Error("run it with --expose-gc");

let most = 0;

/** What collections leave. Buffers are freed behind the scenes: what one leaves, one soon after may not. */
function held(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let patience = 3; patience > 0; patience--) {
    gc!();
    gc!();
    const { arrayBuffers } = process.memoryUsage();
    if (arrayBuffers < least) patience = 3;
    least = Math.min(least, arrayBuffers);
  }
  return least;
}

/** `Type`, but each large array that is made is measured together with all that is held besides. */
function measured<Type extends Int32ArrayConstructor | Float64ArrayConstructor>(Type: Type): Type {
  const Measured = new Proxy(Type, {
    construct(target, args) {
      const array = Reflect.construct(target, args);
      if (array.byteLength >= MEASURED) most = Math.max(most, held());
      return array;
    },
  });
  // Tables that grow make another array like the one they have.
  Object.defineProperty(Type.prototype, "constructor", { value: Measured });
  return Measured;
}

/** A goal that is not in the ring: a search goes on until its bytes are full. */
const SIZE = 2 ** 20;
const ring = new Ring(SIZE, SIZE, { scale: 3 });
const wide = new Ring(SIZE, SIZE, { scale: 2 ** 30 });
/** 3 bits a state. */
const ranks = new Ring(MAX_BYTES * 2, 0);
const options = { maxBytes: MAX_BYTES };
const searches: readonly [string, () => Search<unknown>][] = [
  ["A*", () => new AStar(ring, 0, options)],
  ["breadth-first", () => new BreadthFirst(ring, 0, options)],
  ["breadth-first, 53 bits", () => new BreadthFirst(wide, 0, options)],
  ["bidirectional", () => new Bidirectional(ring, 0, ring, 3 * (SIZE / 2), options)],
  ["explore", () => new Explore(ring, 0, options)],
  ["explore by rank", () => new ExploreRanks(ranks, 0, options)],
];

globalThis.Int32Array = measured(Int32Array);
globalThis.Float64Array = measured(Float64Array);
const rows = searches.map(([name, make]) => {
  const before = held();
  most = before;
  run(make(), { maxExpanded: 2 ** 17 });
  return { name, most: (most - before) / MAX_BYTES };
});
process.stdout.write(JSON.stringify(rows));
