/** Other people's programs for the same judge text. */
import { accessSync, constants, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";

export interface Peer {
  readonly name: string;
  readonly file: string;
}

/**
 * The executables for `puzzle` among `paths` and in the folders there: `klotski` and `klotski_full` are
 * for klotski, `klotski-blocks` is not.
 */
export function findPeers(paths: readonly string[], puzzle: string): Peer[] {
  const isFor = new RegExp(`(^|/)${puzzle}(?![a-z-])[^/]*$`);
  return paths
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]))
    .filter((file) => isFor.test(file) && isExecutable(file))
    .map((file) => ({ name: relative(join(file, "../.."), file), file }));
}

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return names.map((name) => join(folder, name));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * The milliseconds from text to answers that a program reports on standard error of itself, where it
 * does: `total 3.1 ms`, or `cases 20 0.5 ms/case`, or its phases, `prep 0.1 ms, queries 3 ms`.
 */
export function ownReport(stderr: string): number | undefined {
  const total = /\btotal ([\d.]+) ms\b/.exec(stderr);
  if (total !== null) return Number(total[1]);
  const cases = /\bcases (\d+) ([\d.]+) ms\/case\b/.exec(stderr);
  if (cases !== null) return Number(cases[1]) * Number(cases[2]);
  const phases = [...stderr.matchAll(/\b[a-z]+ ([\d.]+) ms\b(?!\/)/g)];
  return phases.length > 0 ? phases.reduce((sum, [, ms]) => sum + Number(ms), 0) : undefined;
}
