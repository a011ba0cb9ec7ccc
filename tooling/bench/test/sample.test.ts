import { expect, test } from "vitest";
import { sample, warmUp } from "../src/sample.ts";

/** A clock that only work moves. */
function fakeWork(milliseconds: number): { now(): number; work(): void; runs(): number } {
  let runs = 0;
  return { now: () => runs * milliseconds, work: () => void runs++, runs: () => runs };
}

test("short work is repeated until a sample lasts 50 ms", () => {
  const { now, work, runs } = fakeWork(20);
  expect(sample(work, now)).toBe(20);
  expect(runs()).toBe(3);
});

test("long work is run once a sample", () => {
  const { now, work, runs } = fakeWork(3000);
  expect(sample(work, now)).toBe(3000);
  expect(runs()).toBe(1);
});

test("warming up takes three passes at least, and as many as fit in its time", () => {
  const long = fakeWork(3000);
  warmUp(long.work, long.now);
  expect(long.runs()).toBe(3);
  const short = fakeWork(1);
  warmUp(short.work, short.now);
  expect(short.runs()).toBe(600);
});
