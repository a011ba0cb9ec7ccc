import { expect, test } from "vitest";
import { describePace } from "../../src/explore/pace.ts";

const progress = { expanded: 1_500_000, generated: 0, bytes: 0, lowerBound: 14 };

test.each([
  [
    1000,
    60_000_000,
    "1,500,000 of 60,000,000 states (2 %), distance 14, 1,500,000 a second, 39 s left",
  ],
  [
    10_000,
    60_000_000,
    "1,500,000 of 60,000,000 states (2 %), distance 14, 150,000 a second, 6 min 30 s left",
  ],
  [
    500_000,
    60_000_000,
    "1,500,000 of 60,000,000 states (2 %), distance 14, 3,000 a second, 5 h 25 min left",
  ],
  [1000, undefined, "1,500,000 states, distance 14, 1,500,000 a second"],
])("after %i ms of at most %s", (milliseconds, most, text) => {
  expect(describePace(progress, milliseconds, most)).toBe(text);
});

test("nothing yet is no time left", () => {
  expect(describePace({ ...progress, expanded: 0 }, 0, 100)).toBe(
    "0 of 100 states (0 %), distance 14, 0 a second",
  );
});
