/** Puts the parts that threads answer into the order of the cases. */
import type { Sheet } from "../formats/sheet.ts";
import type { Output } from "../output.ts";
import type { Part } from "./thread-messages.ts";

export class Sequence {
  private readonly sheet: Sheet;
  private readonly output: Output;
  /** Parts that wait for those before them, by the case that they are from. */
  private readonly waiting = new Map<number, Part[]>();
  /** The case that is to be written next, or from whose claim something has been written. */
  private next = 0;

  constructor(sheet: Sheet, output: Output) {
    this.sheet = sheet;
    this.output = output;
  }

  add(part: Part): void {
    if (part.from !== this.next) {
      const others = this.waiting.get(part.from);
      if (others === undefined) this.waiting.set(part.from, [part]);
      else others.push(part);
      return;
    }
    this.write(part);
    this.output.flush();
  }

  private write(part: Part): void {
    if (part.text !== "") this.sheet.write(part.text);
    if (!part.isWhole) return;
    this.next += part.count;
    const followers = this.waiting.get(this.next) ?? [];
    this.waiting.delete(this.next);
    for (const follower of followers) this.write(follower);
  }
}
