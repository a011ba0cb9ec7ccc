// A process of its own for one task: it is told what to do by messages, one answer for each.
import { readFileSync } from "node:fs";
import type { Order, Reply } from "./in-process.ts";
import type { Pass } from "./puzzle.ts";
import { puzzleNamed } from "./puzzles.ts";
import { sample, warmUp } from "./sample.ts";
import type { Task } from "./task.ts";

let work: () => void = () => {
  throw new Error("no task");
};

process.on("message", (order: Order) => reply(obey(order)));

function reply(answer: Reply): void {
  process.send?.(answer);
}

function obey(order: Order): Reply {
  switch (order.kind) {
    case "pollute":
      for (const task of order.tasks) warmUp(workOf(task).run);
      return {};
    case "first": {
      const { run, last } = workOf(order.task);
      const start = performance.now();
      run();
      const milliseconds = performance.now() - start;
      work = run;
      return { milliseconds, pass: last() };
    }
    case "warm":
      warmUp(work);
      return {};
    case "sample":
      return { milliseconds: sample(work) };
  }
}

/** Runs a task; every pass must be equal to the first. */
function workOf({ puzzle, path }: Task): { run(): void; last(): Pass } {
  const { solve } = puzzleNamed(puzzle);
  const text = readFileSync(path, "utf8");
  let first: Pass | undefined;
  const run = (): void => {
    const pass = solve(text);
    first ??= pass;
    if (pass.output !== first.output || pass.expanded !== first.expanded) {
      throw new Error("a second pass found something else than the first");
    }
  };
  return {
    run,
    last() {
      if (first === undefined) throw new Error("nothing was run yet");
      return first;
    },
  };
}
