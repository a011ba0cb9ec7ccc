/** The tables of a run: our own figures, and how they compare with those of peers. */
import type { Machine } from "./machine.ts";
import type { Measured, MeasuredPeer } from "./measure.ts";
import type { StartUp } from "./start-up.ts";
import { type Summary, spreadOf } from "./statistics.ts";
import { figure, formatTable, percent, type Row } from "./table.ts";

export interface Report {
  readonly machine: Machine;
  readonly tasks: readonly Measured[];
  readonly startUp: readonly StartUp[];
}

export function formatReport({ machine, tasks, startUp }: Report): string {
  const parts = [formatMachine(machine)];
  if (tasks.length > 0) parts.push(formatOurs(tasks), ...formatPeers(tasks));
  if (startUp.length > 0) parts.push(formatStartUp(startUp));
  return parts.join("\n");
}

function formatMachine({ date, commit, node, platform, cores, load }: Machine): string {
  const line = `${date}, commit ${commit}, node ${node}, ${platform}, ${cores} cores`;
  const busy = load > cores ? ": BUSY, long samples suffer more than short ones" : "";
  return `${line}, load ${load.toFixed(1)} at the end${busy}\n`;
}

const NOTE = `Milliseconds: the median, and half the distance of the quartiles from it.
`;

function formatOurs(tasks: readonly Measured[]): string {
  const hasOthers = tasks.some(({ polluted }) => polluted !== undefined);
  const headings = ["", "expanded", "warm", ""];
  if (hasOthers) headings.push("after others", "");
  headings.push("cold", "", "process", "", "peak MB");
  const rows = tasks.map((task): Row => {
    const polluted = hasOthers ? cells(task.polluted) : [];
    const times = [...cells(task.warm), ...polluted, ...cells(task.cold), ...cells(task.process)];
    const peak = (task.peakMemory / 2 ** 20).toFixed(0);
    return [task.name, String(task.expanded), ...times, peak, task.remark];
  });
  return NOTE + formatTable([headings, ...rows]);
}

function cells(summary: Summary | undefined): Row {
  if (summary === undefined) return ["-", ""];
  return [figure(summary.median), `±${percent(spreadOf(summary))}`];
}

/** A table a peer: our time over theirs, so below 1 we are faster. */
function formatPeers(tasks: readonly Measured[]): string[] {
  const names = new Set(tasks.flatMap(({ peers }) => peers.map(({ name }) => name)));
  return [...names].map((name) => formatPeer(name, tasks));
}

function formatPeer(name: string, tasks: readonly Measured[]): string {
  const compared = tasks.flatMap((task) => {
    const peer = task.peers.find((one) => one.name === name);
    return peer === undefined ? [] : [{ task, peer }];
  });
  const headings = [`ours / ${name}`, "warm", "ratio", "least", "process", "ratio", "least"];
  const rows = compared.map(({ task, peer }): Row => {
    if (peer.isWrong) return [task.name, "has other answers, or failed"];
    return [task.name, ...versus(task.warm, peer.inProcess), ...versus(task.process, peer.process)];
  });
  const right = compared.filter(({ peer }) => !peer.isWrong);
  return formatTable([headings, ...rows, sumRow(right)]);
}

function versus(ours: Summary, theirs: Summary | undefined): Row {
  if (theirs === undefined) return ["-", "", ""];
  const least = ratio(ours.least, theirs.least);
  return [figure(theirs.median), ratio(ours.median, theirs.median), least];
}

function sumRow(
  compared: readonly { readonly task: Measured; readonly peer: MeasuredPeer }[],
): Row {
  const both = compared.flatMap(({ task, peer }) =>
    peer.inProcess === undefined ? [] : [{ ours: task.warm, theirs: peer.inProcess }],
  );
  const processes = compared.map(({ task, peer }) => ({
    ours: task.process,
    theirs: peer.process,
  }));
  return ["sum", ...sumCells(both), ...sumCells(processes)];
}

function sumCells(pairs: readonly { readonly ours: Summary; readonly theirs: Summary }[]): Row {
  if (pairs.length === 0) return ["-", "", ""];
  const sum = (pick: (pair: (typeof pairs)[number]) => number): number =>
    pairs.reduce((total, pair) => total + pick(pair), 0);
  const theirs = sum((pair) => pair.theirs.median);
  return [
    figure(theirs),
    ratio(
      sum((pair) => pair.ours.median),
      theirs,
    ),
    ratio(
      sum((pair) => pair.ours.least),
      sum((pair) => pair.theirs.least),
    ),
  ];
}

function ratio(ours: number, theirs: number): string {
  return `${(ours / theirs).toFixed(2)}x`;
}

function formatStartUp(rows: readonly StartUp[]): string {
  const [empty] = rows;
  const table = rows.map(({ name, process }) => [
    name,
    ...cells(process),
    empty === undefined ? "" : ratio(process.median, empty.process.median),
  ]);
  return formatTable([["start-up", "process", "", `of ${empty?.name}`], ...table]);
}
