// What a question costs once the ball around the goal is built: boards of a judge file, answered again and
// again by one solver, the answers checked by a solver that has no ball. Boards of our own where no
// file is given. A PEER is a program that takes a file and a radius, and reports `queries 3.2 ms`; it is
// given our radius.
// Usage: node bench/questions.bench.ts [--peer PEER] [FILE ...]
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { readCases } from "@microsolvers/core-grid/judge";
import { lookAtMachine } from "../../../tooling/bench/src/machine.ts";
import { sample, warmUp } from "../../../tooling/bench/src/sample.ts";
import { type Summary, spreadOf, summarize } from "../../../tooling/bench/src/statistics.ts";
import { figure, formatTable, percent } from "../../../tooling/bench/src/table.ts";
import { createBall } from "../src/goal-ball.ts";
import { generate, solve } from "../src/index.ts";
import { answer, createReader, formatJudge, JudgeSolver, MOST_MOVES } from "../src/judge.ts";
import { PreparedGoal } from "../src/prepared-goal.ts";

const SAMPLES = 15;
/** Of each file, so many answers are checked: without a ball a question takes milliseconds. */
const CHECKED = 200;

const { values, positionals } = parseArgs({
  options: { peer: { type: "string" } },
  allowPositionals: true,
});
const scene = mkdtempSync(join(tmpdir(), "knights-bench-"));
try {
  const files = positionals.length > 0 ? positionals : ownBoards(scene);
  const rows = files.map((file) => measure(file, values.peer));
  const headings = [
    "milliseconds",
    "boards",
    "radius",
    "the ball",
    "the boards",
    "",
    "a board, µs",
  ];
  const ofPeer = ["the peer", "", "ratio", "least"];
  const { date, commit, node, platform, load } = lookAtMachine();
  process.stdout.write(
    `${date}, commit ${commit}, node ${node}, ${platform}, load ${load.toFixed(1)}\n${formatTable([
      values.peer === undefined ? headings : [...headings, ...ofPeer],
      ...rows,
    ])}`,
  );
} finally {
  rmSync(scene, { recursive: true });
}

function measure(file: string, peer: string | undefined): string[] {
  const cases = [...readCases(createReader(), [readFileSync(file, "utf8")])];
  const { puzzle, announced } = cases[0];
  const { space, goal } = new PreparedGoal(puzzle);
  const { radius } = createBall(space, goal, announced)!;
  const building = () => void createBall(space, goal, announced);
  const solver = new JudgeSolver();
  const asking = () => cases.map((question) => answer(solver.distance(question)));
  checkAnswers(asking().slice(0, CHECKED));
  warmUp(building);
  const ball = summarize(Array.from({ length: SAMPLES }, () => sample(building)));
  warmUp(asking);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < SAMPLES; round++) {
    ours.push(sample(asking));
    if (peer !== undefined) theirs.push(queriesOf(peer, file, radius));
  }
  const boards = summarize(ours);
  return [
    basename(file),
    String(cases.length),
    String(radius),
    figure(ball.median),
    ...shown(boards),
    figure((boards.median * 1000) / cases.length),
    ...(peer === undefined ? [] : compared(boards, summarize(theirs))),
  ];

  function checkAnswers(answers: readonly string[]): void {
    for (const [index, given] of answers.entries()) {
      const right = answer(solve(puzzle, cases[index].state, { maxCost: MOST_MOVES }));
      if (given !== right) throw new Error(`${file}, board ${index}: ${given}, not ${right}`);
    }
  }
}

function shown(summary: Summary): string[] {
  return [figure(summary.median), `±${percent(spreadOf(summary))}`];
}

function compared(ours: Summary, theirs: Summary): string[] {
  const ratios = [ours.median / theirs.median, ours.least / theirs.least];
  return [...shown(theirs), ...ratios.map((ratio) => `${ratio.toFixed(2)}x`)];
}

/** The milliseconds that a peer reports for its questions alone. */
function queriesOf(peer: string, file: string, radius: number): number {
  const command = `"$0" "$1" "$2" 2>&1 >/dev/null`;
  const report = execFileSync("sh", ["-c", command, peer, file, String(radius)], {
    encoding: "utf8",
  });
  const [, milliseconds] = /\bqueries ([\d.]+) ms/.exec(report) ?? [];
  if (milliseconds === undefined) throw new Error(`${peer} reports no time for its queries`);
  return Number(milliseconds);
}

/** A thousand boards of each kind, and a hundred for the narrow ball. */
function ownBoards(folder: string): string[] {
  const kinds = [
    { name: "scrambled-25", count: 1000, how: { scramble: 25 } },
    { name: "at-15", count: 1000, how: { distance: 15 } },
    { name: "random", count: 1000, how: {} },
    { name: "at-15-few", count: 100, how: { distance: 15 } },
  ];
  return kinds.map(({ name, count, how }) => {
    const file = join(folder, name);
    const boards = formatJudge(count, generate({ ...how, seed: 1, count }));
    writeFileSync(file, [...boards].join(""));
    return file;
  });
}
