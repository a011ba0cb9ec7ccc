/** Ctrl-C, for a command that has something to tidy up first. A second one ends it at once. */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  process.once("SIGINT", () => controller.abort());
  return controller.signal;
}

/** Dies of the signal, so that whoever started this program knows; a shell reports 130. */
export function dieOfInterrupt(): void {
  process.kill(process.pid, "SIGINT");
}
