import { describe, expect, test } from "vitest";
import { apply, hint, hintAsync, KnightsSolver, moves, STANDARD } from "../src/index.ts";
import { board, scrambled } from "./boards.ts";

/** The second board of the published sample: 18 moves away. */
const state = board("01011 110*1 01110 01010 00100");
const solver = new KnightsSolver(STANDARD);
const now = (): number => performance.now() * 1000; // wants a breath after each slice

describe("a hint", () => {
  test("is the same by the function, by a solver, and asynchronously, many at once", async () => {
    const states = [0, 3, 9, 13, 16, 18].map((leaps) => scrambled(STANDARD, leaps, 5));
    const hints = states.map((one) => solver.hint(one));
    for (const outcome of hints) expect(outcome.status).toBe("solved");
    expect(states.map((one) => hint(STANDARD, one))).toEqual(hints);
    expect(await Promise.all(states.map((one) => solver.hintAsync(one, { now })))).toEqual(hints);
    expect(await Promise.all(states.map((one) => hintAsync(STANDARD, one)))).toEqual(hints);
  });

  test("tells the work of all its questions", () => {
    const outcome = solver.hint(state);
    const first = solver.distance(state);
    if (first.status !== "solved") throw new Error(first.status);
    let { expanded, generated, bytes } = first.stats;
    for (const move of moves(STANDARD, state)) {
      const next = apply(STANDARD, state, move);
      const { stats } = solver.distance(next, { maxCost: first.cost - 1 });
      expanded += stats.expanded;
      generated += stats.generated;
      bytes = Math.max(bytes, stats.bytes);
    }
    expect(outcome.stats).toEqual({ expanded, generated, bytes });
    expect(expanded).toBeGreaterThan(first.stats.expanded);
  });

  test("is limited as a whole, by a true bound", () => {
    const { stats } = solver.hint(state);
    const first = solver.distance(state);
    if (first.status !== "solved") throw new Error(first.status);
    const { cost } = first;
    const most = [0, 1, first.stats.expanded >> 1, first.stats.expanded, stats.expanded - 1];
    for (const [index, maxExpanded] of most.entries()) {
      const outcome = solver.hint(state, { maxExpanded });
      expect(outcome).toMatchObject({ limit: "expanded", stats: { expanded: maxExpanded } });
      if (outcome.status !== "limit") continue;
      if (index < 3) expect(outcome.lowerBound).toBeLessThanOrEqual(cost);
      else expect(outcome.lowerBound).toBe(cost);
    }
    const enough = solver.hint(state, { maxExpanded: stats.expanded });
    expect(enough).toMatchObject({ status: "solved", cost });
    expect(solver.hint(state, { maxCost: cost - 1 })).toMatchObject({ limit: "cost" });
    expect(solver.hint(state, { maxBytes: 1000 })).toMatchObject({ limit: "memory" });
  });

  test("lets the host breathe, tells its progress, and can be aborted", async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    const told: number[] = [];
    const onProgress = ({ expanded }: { readonly expanded: number }) => told.push(expanded);
    const outcome = await solver.hintAsync(state, { now, onProgress });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBeLessThanOrEqual(outcome.stats.expanded);
    const controller = new AbortController();
    const aborted = await solver.hintAsync(state, {
      now,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    expect(aborted).toMatchObject({ status: "limit", limit: "aborted" });
    expect(aborted.stats.expanded).toBeLessThan(outcome.stats.expanded);
  });

  test("refuses what no question may be", async () => {
    const fault = expect.objectContaining({ code: "ERR_ARGUMENT" });
    expect(() => solver.hint({ blank: 0, black: [] })).toThrow(fault);
    await expect(hintAsync(STANDARD, { blank: 0, black: [] })).rejects.toEqual(fault);
    const option = expect.objectContaining({ code: "ERR_OPTION" });
    expect(() => solver.hint(state, { maxCost: -1 })).toThrow(option);
    await expect(solver.hintAsync(state, { maxExpanded: 0.5 })).rejects.toEqual(option);
  });
});
