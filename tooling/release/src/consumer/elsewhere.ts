import { deepEqual } from "node:assert/strict";
import type { Report } from "../report.ts";
import type { Runtimes } from "../runtimes.ts";
import type { Consumer } from "./consumer.ts";
import { linesOf } from "./lines.ts";
import { runInBrowser } from "./page.ts";
import { compiled, type Program } from "./program.ts";

/** Everything that a compiled program prints under Node, it prints elsewhere too. */
export async function checkElsewhere(
  report: Report,
  consumer: Consumer,
  program: Program,
  { commands, chromium }: Runtimes,
): Promise<void> {
  const printer = compiled(program.printer);
  const expected = linesOf(await consumer.run(process.execPath, [printer]));
  for (const { title, command } of commands) {
    const [file = "", ...args] = command;
    await report.check(`${title} prints the same`, async () => {
      deepEqual(linesOf(await consumer.run(file, [...args, printer])), expected);
    });
  }
  if (chromium === undefined) return;
  await report.check("Chromium prints the same, in a page and in a module worker", async () => {
    const printed = await runInBrowser(consumer, program, chromium);
    deepEqual(printed, { page: expected, worker: expected });
  });
}
