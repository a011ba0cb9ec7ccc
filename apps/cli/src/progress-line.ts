/** One line on standard error that is written over again and again, where a person looks at a terminal. */
/** Milliseconds between two pictures: a person reads no faster. */
const PAUSE = 100;

export class ProgressLine {
  private readonly isShown = process.stderr.isTTY === true && process.env.TERM !== "dumb";
  private last = 0;

  /** @param describe is asked only when it is time for a new picture */
  show(describe: () => string): void {
    if (!this.isShown) return;
    const now = performance.now();
    if (now - this.last < PAUSE) return;
    this.last = now;
    this.clear();
    process.stderr.write(describe().slice(0, process.stderr.columns - 1));
  }

  clear(): void {
    if (!this.isShown) return;
    process.stderr.cursorTo(0);
    process.stderr.clearLine(0);
  }
}
