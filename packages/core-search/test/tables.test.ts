import assert from "node:assert/strict"; // in loops, where expect would take most of the time
import { describe, expect, test } from "vitest";
import { BucketQueue } from "../src/bucket-queue.ts";
import type { StateSpace } from "../src/index.ts";
import { Memory, MemoryLimitReached } from "../src/memory.ts";
import { nodeTable } from "../src/nodes/create-node-table.ts";
import { DirectNodes } from "../src/nodes/direct.ts";
import { HashNodes32 } from "../src/nodes/hash32.ts";
import { HashNodes53 } from "../src/nodes/hash53.ts";
import { firstKnown, type NodeTable } from "../src/nodes/node-table.ts";
import { seeded } from "./graphs.ts";

const space = (codeLimit: number): StateSpace => ({
  codeLimit,
  maxSuccessors: 8,
  expand: () => 0,
});

describe.each([
  ["direct", 2 ** 16, false, DirectNodes],
  ["direct, of dense codes", 2 ** 20, true, DirectNodes],
  ["of 32 bits", 2 ** 31, false, HashNodes32],
  ["of 53 bits", 2 ** 53, true, HashNodes53],
])("the node table %s", (_name, codeLimit, isDense, Type) => {
  const table = (memory = new Memory()): NodeTable => {
    const dense = isDense ? { hasDenseCodes: true as const } : {};
    return nodeTable(undefined, { ...space(codeLimit), ...dense }, memory);
  };

  test("is the one that fits", () => expect(table()).toBeInstanceOf(Type));

  test("numbers codes in the order of meeting, and finds them again", () => {
    const random = seeded(codeLimit % 1001);
    const nodes = table();
    const known = new Map<number, number>();
    for (let i = 0; i < 40_000; i++) {
      const code =
        (random(Math.min(codeLimit, 30_000)) * Math.floor(codeLimit / 30_001 + 1)) % codeLimit;
      assert.equal(nodes.find(code), known.get(code) ?? -1);
      if (!known.has(code)) known.set(code, known.size);
      assert.equal(nodes.insert(code), known.get(code));
    }
    expect(nodes.count).toBe(known.size);
    expect(nodes.capacity).toBeGreaterThanOrEqual(nodes.count);
    for (const [code, node] of known) assert.equal(nodes.codeOf(node), code);
  });

  test("tells the extreme codes apart", () => {
    const nodes = table();
    const codes = [0, 1, codeLimit - 1, codeLimit - 2, codeLimit / 2, Math.floor(codeLimit / 3)];
    for (const [node, code] of codes.entries()) expect(nodes.insert(code)).toBe(node);
    for (const [node, code] of codes.entries()) expect(nodes.find(code)).toBe(node);
    expect(firstKnown(nodes, [7, 9, codes[3], 0], 0, 4)).toBe(2);
    expect(firstKnown(nodes, [7, 9, codes[3], 0], 0, 2)).toBe(-1);
    expect(firstKnown(nodes, [0, 9, 7, 1], 1, 4)).toBe(3);
  });

  test("forgets all in one go, many times over", () => {
    const nodes = table();
    for (let round = 0; round < 50; round++) {
      for (let code = 0; code < 900; code++) assert.equal(nodes.insert(code * 7), code);
      expect(nodes.find(6 * 7)).toBe(6);
      nodes.reset();
      expect(nodes.count).toBe(0);
      expect(nodes.find(6 * 7)).toBe(-1);
    }
  });

  test("clears its slots before their numbers run out", () => {
    const nodes = table();
    for (let code = 0; code < 5; code++) nodes.insert(code);
    Object.assign(nodes, { base: 2 ** 30 });
    nodes.reset();
    expect(nodes.find(4)).toBe(-1);
    expect(nodes.insert(4)).toBe(0);
    expect(nodes.insert(0)).toBe(1);
  });

  test("changes nothing where it may not grow", () => {
    const memory = new Memory();
    const nodes = table(memory);
    const full = nodes.capacity;
    for (let code = 0; code < full; code++) nodes.insert(code);
    for (memory.limit = memory.used; nodes.count === full; memory.limit += 64) {
      try {
        nodes.insert(full);
      } catch (error) {
        expect(error).toBeInstanceOf(MemoryLimitReached);
        expect(nodes.count).toBe(full);
        for (const code of [0, 17, full - 1]) expect(nodes.find(code)).toBe(code);
        expect(nodes.find(full)).toBe(-1);
      }
    }
    expect(nodes.find(full)).toBe(full);
    nodes.release();
    expect(memory.used).toBe(0);
  });
});

test("a table is kept where it fits, and given up where it does not", () => {
  const memory = new Memory();
  const first = nodeTable(undefined, space(2 ** 20), memory);
  first.insert(3);
  expect(nodeTable(first, space(2 ** 20), memory)).toBe(first);
  expect(first.count).toBe(0);
  const { used } = memory;
  const second = nodeTable(first, space(2 ** 21), memory);
  expect(second).not.toBe(first);
  expect(memory.used).toBe(used);
  expect(nodeTable(second, { ...space(2 ** 21), maxSuccessors: 9 }, memory)).not.toBe(second);
});

describe("BucketQueue", () => {
  test("pops the last of the least, on 200 random runs", () => {
    for (let seed = 0; seed < 200; seed++) {
      const random = seeded(seed);
      const queue = new BucketQueue(new Memory());
      for (let round = 0; round < 3; round++) {
        /** By their priority, those that are not empty. */
        const stacks = new Map<number, number[]>();
        const spread = [3, 40, 5000][random(3)];
        for (let i = 0; i < 400; i++) {
          if (random(5) < 3) {
            const priority = random(spread);
            queue.push(i, priority);
            stacks.set(priority, [...(stacks.get(priority) ?? []), i]);
            continue;
          }
          const least = Math.min(...stacks.keys());
          const stack = stacks.get(least) ?? [-1];
          assert.equal(queue.pop(), stack.pop());
          if (stacks.size > 0) assert.equal(queue.minimum, least);
          if (stack.length === 0) stacks.delete(least);
        }
        queue.reset();
        expect(queue.pop()).toBe(-1);
      }
    }
  });

  test("changes nothing where it may not grow", () => {
    const memory = new Memory();
    const queue = new BucketQueue(memory);
    memory.limit = memory.used;
    expect(() => queue.push(1, 1_000_000)).toThrow(MemoryLimitReached);
    expect(queue.pop()).toBe(-1);
    let pushed = 0;
    expect(() => {
      for (; ; pushed++) queue.push(pushed, 5);
    }).toThrow(MemoryLimitReached);
    for (let item = pushed - 1; item >= 0; item--) expect(queue.pop()).toBe(item);
    expect(queue.pop()).toBe(-1);
  });
});
