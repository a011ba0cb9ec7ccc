/** What is measured: judge texts in files, so that our process and those of peers read the same. */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { checksumOf, type Expected } from "./expected.ts";
import { PUZZLES, puzzleNamed } from "./puzzles.ts";

export interface Task {
  readonly puzzle: string;
  readonly name: string;
  readonly path: string;
  /** Missing for a file that has no `.out` beside it. */
  readonly expected: Expected | undefined;
}

export interface Wanted {
  readonly puzzles: readonly string[];
  /** Judge files of the first puzzle, measured after its own workloads. */
  readonly files: readonly string[];
  /** Only tasks whose name has this in it. */
  readonly match: string;
  readonly huge: boolean;
  readonly filesOnly: boolean;
}

export function collectTasks({ puzzles, files, match, huge, filesOnly }: Wanted): Task[] {
  const folder = mkdtempSync(join(tmpdir(), "microsolvers-bench-"));
  const [first] = puzzles;
  const tasks = puzzles.flatMap((puzzle) => {
    const given = puzzle === first ? files.map((file) => fileTask(puzzle, file)) : [];
    return filesOnly ? given : [...workloadsOf(puzzle, huge, match, folder), ...given];
  });
  return tasks.filter(({ name }) => name.includes(match));
}

/** The tasks of every other puzzle: what a worker runs first to be no longer fresh. */
export function othersThan(puzzle: string): Task[] {
  const folder = mkdtempSync(join(tmpdir(), "microsolvers-bench-"));
  return Object.keys(PUZZLES)
    .filter((name) => name !== puzzle)
    .flatMap((name) => workloadsOf(name, false, "", folder));
}

function workloadsOf(puzzle: string, huge: boolean, match: string, folder: string): Task[] {
  return puzzleNamed(puzzle)
    .workloads.filter(({ name, isHuge }) => name.includes(match) && (huge || !isHuge))
    .map(({ name, text, checksum, expanded }, index) => {
      const path = join(folder, `${puzzle}-${index}.in`);
      writeFileSync(path, text());
      return { puzzle, name, path, expected: { checksum, expanded } };
    });
}

function fileTask(puzzle: string, path: string): Task {
  const answers = path.replace(/(\.in)?$/, ".out");
  const expected = existsSync(answers)
    ? { checksum: checksumOf(readFileSync(answers, "utf8")) }
    : undefined;
  return { puzzle, name: basename(path, ".in"), path, expected };
}
