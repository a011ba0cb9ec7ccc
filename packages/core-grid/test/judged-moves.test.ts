import { expect, test } from "vitest";
import { withReasons } from "../src/index.ts";

test("moves are legal, or have a reason against them", () => {
  const refusal = (move: number) => (move > 2 ? `past ${move - 1}` : undefined);
  expect(withReasons([2, 3], refusal)).toEqual([
    { move: 2, isLegal: true },
    { move: 3, isLegal: false, reason: "past 2" },
  ]);
  expect(withReasons([], refusal)).toEqual([]);
});
