/**
 * Standard output, written in big pieces: one for a small output. What has been written is never kept
 * back for long, so that whoever waits at the other end sees every answer soon.
 */
import { STDOUT, writeAll } from "./descriptors.ts";

const BIG = 2 ** 16;
/** Milliseconds that an answer may wait for company. */
const LONGEST_WAIT = 20;

export class Output {
  private text = "";
  private lastFlush = 0;

  write(text: string): void {
    this.text += text;
    if (this.text.length >= BIG) this.flush();
  }

  flush(): void {
    const { text } = this;
    this.text = "";
    if (text !== "") writeAll(STDOUT, text);
  }

  /** To be called now and then. @param now in milliseconds */
  tick(now: number): void {
    if (now - this.lastFlush < LONGEST_WAIT) return;
    if (this.lastFlush > 0) this.flush();
    this.lastFlush = now;
  }
}
