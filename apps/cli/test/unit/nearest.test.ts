import { expect, test } from "vitest";
import { nearest } from "../../src/nearest.ts";

const NAMES = ["klotski", "klotski-blocks", "knights", "snake", "solitaire"];

test.each([
  ["klotsky", "klotski"],
  ["klostki", "klotski"],
  ["Klotski", "klotski"],
  ["klotskiblocks", "klotski-blocks"],
  ["knight", "knights"],
  ["snakes", "snake"],
  ["solitare", "solitaire"],
  ["chess", undefined],
  ["", undefined],
])("'%s' means %s", (typed, meant) => {
  expect(nearest(typed, NAMES)).toBe(meant);
});
