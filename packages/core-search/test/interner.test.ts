import { describe, expect, test } from "vitest";
import {
  AStar,
  Bidirectional,
  BreadthFirst,
  type Code,
  type GoalSpace,
  run,
  type StateSpace,
  type Successors,
  Workspace,
} from "../src/index.ts";
import { Interner, MemoryLimitReached } from "../src/interner.ts";
import { seeded } from "./graphs.ts";

/** A counter of `words` digits, any of which may go up or down by one, from 0 to 7: a state of many words. */
class Odometer implements StateSpace, GoalSpace {
  readonly codeLimit: number;
  readonly maxSuccessors: number;
  readonly ignoresBudget = true;
  readonly interner: Interner;
  private readonly digits: Int32Array;
  private readonly goal: Int32Array;

  constructor(goal: readonly number[], workspace: Workspace) {
    this.interner = new Interner(goal.length, workspace);
    this.codeLimit = this.interner.codeLimit;
    this.maxSuccessors = goal.length * 2;
    this.digits = new Int32Array(goal.length);
    this.goal = Int32Array.from(goal);
  }

  code(digits: readonly number[]): Code {
    return this.interner.intern(Int32Array.from(digits));
  }

  isGoal(code: Code): boolean {
    return this.estimate(code) === 0;
  }

  estimate(code: Code): number {
    const { digits, goal } = this;
    this.interner.read(code, digits);
    return digits.reduce((sum, digit, at) => sum + Math.abs(digit - goal[at]), 0);
  }

  expand(code: Code, { codes }: Successors): number {
    const { digits, interner } = this;
    let n = 0;
    for (let at = 0; at < digits.length; at++) {
      for (const step of [-1, 1]) {
        interner.read(code, digits);
        digits[at] += step;
        if (digits[at] >= 0 && digits[at] <= 7) codes[n++] = interner.intern(digits);
      }
    }
    return n;
  }
}

describe("Interner", () => {
  test("gives equal states equal codes, in the order of meeting", () => {
    const random = seeded(3);
    const interner = new Interner(3, new Workspace());
    const known = new Map<string, Code>();
    const state = new Int32Array(4);
    const read = new Int32Array(3);
    for (let i = 0; i < 50_000; i++) {
      for (let at = 0; at < 4; at++) state[at] = random(30) - 15;
      const words = state.subarray(0, 3).join();
      const code = interner.intern(state);
      expect(code).toBe(known.get(words) ?? known.size);
      known.set(words, code);
      interner.read(code, read);
      if (read.join() !== words) throw new Error(`${words} came back as ${read}`);
    }
    expect(interner.size).toBe(known.size);
    expect(known.size).toBeGreaterThan(20_000);
  });

  test("searches find their way through its codes", () => {
    const from = [0, 0, 0, 0];
    const to = [3, 1, 2, 1];
    const kinds = [
      (space: Odometer, start: Code, workspace: Workspace) =>
        new AStar(space, start, { workspace }),
      (space: Odometer, start: Code, workspace: Workspace) =>
        new BreadthFirst(space, start, { workspace }),
      (space: Odometer, start: Code, workspace: Workspace) =>
        new Bidirectional(space, start, space, space.code(to), { workspace }),
    ];
    for (const make of kinds) {
      const workspace = new Workspace();
      const space = new Odometer(to, workspace);
      const search = make(space, space.code(from), workspace);
      expect(run<unknown>(search)).toMatchObject({ status: "solved", cost: 7 });
      const digits = new Int32Array(4);
      const path = search.path().map((code) => {
        space.interner.read(code, digits);
        return [...digits];
      });
      expect(path[0]).toEqual(from);
      expect(path.at(-1)).toEqual(to);
      for (let i = 1; i < path.length; i++) {
        const changed = path[i].map((digit, at) => Math.abs(digit - path[i - 1][at]));
        expect(changed.reduce((sum, change) => sum + change)).toBe(1);
      }
    }
  });

  test("its bytes count, and searches go on after every refusal", () => {
    const to = [7, 7, 7, 7];
    const make = (maxBytes?: number) => {
      const workspace = new Workspace();
      const space = new Odometer(to, workspace);
      return new BreadthFirst(space, space.code([0, 0, 0, 0]), { workspace, maxBytes });
    };
    const expected = run(make());
    expect(expected).toMatchObject({ status: "solved", cost: 28 });
    expect(expected.stats.bytes).toBeGreaterThan(4096 * 4 * 4 + 4096 * 2 * 4);
    const search = make(0);
    for (let bytes = 0; ; bytes += 1000) {
      search.maxBytes = bytes;
      const outcome = run(search);
      if (outcome.status === "solved") {
        expect(outcome).toEqual(expected);
        expect(search.path()).toHaveLength(29);
        return;
      }
      expect(outcome).toMatchObject({ status: "limit", limit: "memory" });
      // What it held before the search began is more than the first limits.
      if (bytes > 30_000) expect(outcome.stats.bytes).toBeLessThanOrEqual(bytes);
    }
  });

  test("stays when a search gives up all that it has borrowed", () => {
    const workspace = new Workspace();
    const space = new Odometer([1, 1], workspace);
    const start = space.code([0, 0]);
    const first = new BreadthFirst(space, start, { workspace });
    run(first);
    const { bytes } = first.stats;
    const second = new BreadthFirst(space, start, { workspace, maxBytes: bytes });
    expect(run(second)).toMatchObject({ status: "solved", cost: 2 });
    expect(second.stats.bytes).toBe(bytes);
    expect(space.code([0, 0])).toBe(start);
  });

  test("throws outside of a search where the workspace is full", () => {
    const workspace = new Workspace();
    workspace.memory.limit = 100;
    const interner = new Interner(2, workspace);
    expect(() => interner.intern(Int32Array.of(1, 2))).toThrow(MemoryLimitReached);
    expect(interner.size).toBe(0);
    workspace.memory.limit = 1e6;
    expect(interner.intern(Int32Array.of(1, 2))).toBe(0);
  });
});
