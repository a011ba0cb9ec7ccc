/** The parts of `solve --jobs` that need no thread. */
import fs from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LINES, Sheet } from "../../src/formats/sheet.ts";
import { Output } from "../../src/output.ts";
import { Claims } from "../../src/solve/claims.ts";
import { Feed } from "../../src/solve/feed.ts";
import { Sequence } from "../../src/solve/sequence.ts";
import type { FromThread, Part } from "../../src/solve/thread-messages.ts";

let written: string;

beforeEach(() => {
  written = "";
  vi.spyOn(fs, "writeSync").mockImplementation((_, bytes) => {
    written += String(bytes);
    return Buffer.byteLength(String(bytes));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a sequence", () => {
  const part = (from: number, count: number, text: string, isWhole = true): Part => {
    return { kind: "part", from, count, text, isWhole };
  };

  test.each([[[0, 1, 2, 3, 4]], [[4, 3, 2, 0, 1]], [[2, 4, 0, 3, 1]], [[3, 0, 1, 4, 2]]])(
    "has the order of the cases, in whatever order parts come: %j",
    (order) => {
      const parts = [
        part(0, 2, "a", false),
        part(0, 2, "b"),
        part(2, 1, ""),
        part(3, 8, "c"),
        part(11, 1, "d"),
      ];
      const output = new Output();
      const sequence = new Sequence(new Sheet({ ...LINES, between: "," }, output), output);
      for (const at of order) {
        const next = parts[at];
        if (next !== undefined) sequence.add(next);
      }
      expect(written).toBe("a,b,c,d");
    },
  );

  test("writes what has come of the first claim before that is whole", () => {
    const output = new Output();
    const sequence = new Sequence(new Sheet(LINES, output), output);
    sequence.add(part(0, 5, "a", false));
    expect(written).toBe("a");
    sequence.add(part(5, 5, "c"));
    expect(written).toBe("a");
    sequence.add(part(0, 5, "b"));
    expect(written).toBe("abc");
  });
});

describe("claims", () => {
  test("of two threads are disjoint, and together all cases", () => {
    const unclaimed = new Int32Array(new SharedArrayBuffer(4));
    const parts: FromThread[] = [];
    const threads = [1, 2].map(() => new Claims(unclaimed, "", (message) => parts.push(message)));
    const owners = Array.from({ length: 50 }, (): number[] => []);
    // One thread reads twice as fast as the other.
    const positions = [0, 0];
    while (positions.some((position) => position < owners.length)) {
      for (const number of [0, 0, 1]) {
        const index = positions[number] ?? 0;
        if (index === owners.length) continue;
        if (threads[number]?.has(index)) {
          owners[index]?.push(number);
          threads[number]?.write(`${index} `);
        }
        threads[number]?.pass(index);
        positions[number] = index + 1;
      }
    }
    for (const thread of threads) thread.end();
    expect(owners.every(({ length }) => length === 1)).toBe(true);
    const inOrder = parts
      .filter((message) => message.kind === "part")
      .sort((one, other) => one.from - other.from);
    expect(inOrder.map(({ text }) => text).join("")).toBe(
      owners.map((_, index) => `${index} `).join(""),
    );
  });
});

describe("a feed", () => {
  async function* counting(last: number, drawn: number[]): AsyncGenerator<string> {
    for (let chunk = 0; chunk <= last; chunk++) {
      drawn.push(chunk);
      yield `${chunk}`;
    }
  }

  test("gives every reader all chunks, and draws each once", async () => {
    const drawn: number[] = [];
    const feed = new Feed(counting(60, drawn), 3);
    const readers = [0, 1, 2].map(async (reader) => {
      const chunks: string[] = [];
      for (;;) {
        const chunk = await feed.next(reader);
        if (chunk === undefined) return chunks;
        chunks.push(chunk);
        for (let pause = 0; pause < reader * 3; pause++) await Promise.resolve();
      }
    });
    const all = Array.from({ length: 61 }, (_, chunk) => `${chunk}`);
    expect(await Promise.all(readers)).toEqual([all, all, all]);
    expect(drawn).toEqual([...drawn.keys()]);
  });

  test("holds the fastest back, until the slowest has come up or left", async () => {
    const drawn: number[] = [];
    const feed = new Feed(counting(100, drawn), 2);
    let got = 0;
    const fast = (async () => {
      while ((await feed.next(0)) !== undefined) got++;
    })();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(got).toBe(16);
    expect(await feed.next(1)).toBe("0");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(got).toBe(17);
    feed.leave(1);
    await fast;
    expect(got).toBe(101);
  });

  test("passes on what the stream throws", async () => {
    // biome-ignore lint/correctness/useYield: it fails first
    const broken = (async function* (): AsyncGenerator<string> {
      throw new Error("broken");
    })();
    await expect(new Feed(broken, 1).next(0)).rejects.toThrow("broken");
  });
});
