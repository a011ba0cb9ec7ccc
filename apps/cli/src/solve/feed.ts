/** One stream for several readers, each at its own speed; the fastest is kept from running far ahead. */

/** Chunks that the fastest reader may be ahead of the slowest. */
const FARTHEST_AHEAD = 16;

export class Feed {
  private readonly chunks: AsyncIterator<string>;
  /** The chunks that some reader has still to get, and the number of the first of them. */
  private readonly held: string[] = [];
  private first = 0;
  /** The number of the chunk that each reader gets next. */
  private readonly positions: number[];
  private hasEnded = false;
  /** The one read that is under way, and those who wait for slower readers. */
  private reading: Promise<void> | undefined;
  private waiting: (() => void)[] = [];

  constructor(chunks: AsyncIterable<string>, readers: number) {
    this.chunks = chunks[Symbol.asyncIterator]();
    this.positions = Array.from({ length: readers }, () => 0);
  }

  /** The next chunk for a reader, undefined after the last. Errors are those of the stream. */
  async next(reader: number): Promise<string | undefined> {
    const number = this.positions[reader] ?? 0;
    for (;;) {
      const chunk = this.held[number - this.first];
      if (chunk !== undefined) {
        this.moveOn(reader, number + 1);
        return chunk;
      }
      if (this.hasEnded) return undefined;
      if (number - this.slowest() < FARTHEST_AHEAD) await this.read();
      else await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  /** Says that a reader wants nothing more. */
  leave(reader: number): void {
    this.moveOn(reader, Number.POSITIVE_INFINITY);
  }

  private slowest(): number {
    return Math.min(...this.positions);
  }

  private moveOn(reader: number, position: number): void {
    this.positions[reader] = position;
    const done = Math.min(this.slowest() - this.first, this.held.length);
    this.held.splice(0, done);
    this.first += done;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private read(): Promise<void> {
    this.reading ??= this.chunks.next().then(({ done, value }) => {
      this.reading = undefined;
      if (done) this.hasEnded = true;
      else this.held.push(value);
    });
    return this.reading;
  }
}
