import { StageClosedError } from "./stage.ts";

/** Says what was checked, one line each, and counts. */
export class Report {
  #passed = 0;
  #failed = 0;

  get hasFailed(): boolean {
    return this.#failed > 0;
  }

  /** A heading for the checks that follow. */
  begin(chapter: string): void {
    console.log(`\n${chapter}`);
  }

  /** A check passes unless `body` throws. What the next step cannot do without is no check. */
  async check(what: string, body: () => unknown): Promise<void> {
    const start = performance.now();
    try {
      await body();
      this.#passed++;
      console.log(`  ok    ${what}${took(start)}`);
    } catch (error) {
      if (error instanceof StageClosedError) throw error;
      this.#failed++;
      console.log(`  FAIL  ${what}${took(start)}\n${indent(messageOf(error))}`);
    }
  }

  /** Says what the rehearsal does not try on this machine, and why. */
  leaveOut(what: string): void {
    console.log(`  without ${what}`);
  }

  /** The rehearsal ends before its end: that counts as a check that failed. */
  abandon(error: unknown): void {
    this.#failed++;
    console.log(`  FAIL  the rehearsal could not go on\n${indent(messageOf(error))}`);
  }

  /** Something that must be done before the next check. */
  async step<T>(what: string, body: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await body();
    console.log(`  done  ${what}${took(start)}`);
    return result;
  }

  /** The line that `.ci/run` reads. */
  summary(): string {
    return `${this.#passed} passed, ${this.#failed} failed`;
  }
}

function took(start: number): string {
  return `  (${((performance.now() - start) / 1000).toFixed(1)} s)`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "        ");
}
