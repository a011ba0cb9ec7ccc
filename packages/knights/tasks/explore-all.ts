// Explores all 67,603,900 boards of the contest, solves the farthest ones, and compares what it finds with
// WHOLE-SPACE.md. Usage: turbo run explore:all (half a minute).
import { readFileSync } from "node:fs";
import {
  exploreAsync,
  format,
  type KnightsExplored,
  KnightsSolver,
  STANDARD,
  type State,
} from "../src/index.ts";

const told = readFileSync(new URL("../WHOLE-SPACE.md", import.meta.url), "utf8");
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const mebibytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

const begun = performance.now();
const explored = await exploreAsync(STANDARD, { onProgress: report() });
if (explored.status !== "explored") throw new Error(`stopped: ${explored.limit}`);
say(`${explored.states} boards, the farthest at ${explored.eccentricity}`);
say(`explored in ${seconds(begun)}, table ${mebibytes(explored.stats.bytes)}`);
say(solveAll(explored.farthest, explored.eccentricity));
say(`peak of the process ${mebibytes(process.resourceUsage().maxRSS * 1024)}`);

const found = describe(explored);
const missing = found.filter((line) => !told.includes(`${line}\n`));
if (missing.length > 0) throw new Error(`WHOLE-SPACE.md lacks:\n${missing.join("\n")}`);
say("as WHOLE-SPACE.md has it");

/** One line each ten million boards. */
function report(): (progress: { readonly expanded: number; readonly lowerBound: number }) => void {
  let next = 1e7;
  return ({ expanded, lowerBound }) => {
    if (expanded < next) return;
    next += 1e7;
    say(`${expanded} boards expanded, distance ${lowerBound}`);
  };
}

function solveAll(states: readonly State[], distance: number): string {
  const solver = new KnightsSolver(STANDARD, { questions: states.length });
  const since = performance.now();
  let first = "";
  let bytes = 0;
  for (const state of states) {
    const outcome = solver.solve(state);
    if (outcome.status !== "solved" || outcome.cost !== distance) {
      throw new Error(`${outcome.status}\n${format(STANDARD, state)}`);
    }
    if (first === "") first = seconds(since);
    bytes = Math.max(bytes, outcome.stats.bytes);
  }
  const { length } = states;
  const time = `the first in ${first}, all ${length} in ${seconds(since)}`;
  return `solved each of the farthest: ${time}, table ${mebibytes(bytes)}`;
}

/** The lines that WHOLE-SPACE.md must have. */
function describe({ states, layers, farthest }: KnightsExplored): string[] {
  const rows = layers.map((count, distance) => `| ${distance} | ${count.toLocaleString("en")} |`);
  const boards = farthest.map((state) => format(STANDARD, state).trim().replaceAll("\n", " "));
  return [...rows, `| all | ${states.toLocaleString("en")} |`, ...boards];
}
