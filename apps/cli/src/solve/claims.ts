/**
 * Who answers which case: threads claim runs of consecutive cases from a counter that they share. A run is
 * as long as what the thread has just answered in a few milliseconds, so that neither many easy cases cost
 * many messages, nor one hard case keeps others waiting behind it.
 */
import type { Paper } from "./answerer.ts";
import type { FromThread } from "./thread-messages.ts";

/** Milliseconds that answering a run should take. */
const SHORT = 4;
const LONG = 16;
const LONGEST_RUN = 2 ** 12;
/** Milliseconds that an answer may wait for company. */
const LONGEST_WAIT = 20;

export class Claims implements Paper {
  private readonly unclaimed: Int32Array;
  private readonly between: string;
  private readonly send: (message: FromThread) => void;
  private from = 0;
  private count = 1;
  private begun = 0;
  private text = "";
  private lastFlush = 0;

  /** @param between what stands between the texts of two cases */
  constructor(unclaimed: Int32Array, between: string, send: (message: FromThread) => void) {
    this.unclaimed = unclaimed;
    this.between = between;
    this.send = send;
    this.claim();
  }

  has(index: number): boolean {
    return index >= this.from;
  }

  /** Says that case number `index` has been read, and answered if it was claimed. */
  pass(index: number): void {
    if (index < this.from + this.count - 1) return;
    const time = performance.now() - this.begun;
    this.post(true);
    if (time < SHORT) this.count = Math.min(this.count * 2, LONGEST_RUN);
    if (time > LONG) this.count = Math.max(1, this.count >> 1);
    this.claim();
  }

  write(text: string): void {
    if (this.text !== "") this.text += this.between;
    this.text += text;
  }

  tick(now: number): void {
    if (now - this.lastFlush < LONGEST_WAIT) return;
    this.flush();
    this.lastFlush = now;
  }

  flush(): void {
    if (this.text !== "") this.post(false);
  }

  /** Says that there are no more cases. */
  end(): void {
    this.post(true);
  }

  private claim(): void {
    this.from = Atomics.add(this.unclaimed, 0, this.count);
    this.begun = performance.now();
  }

  private post(isWhole: boolean): void {
    const { from, count, text } = this;
    this.text = "";
    this.send({ kind: "part", from, count, text, isWhole });
  }
}
