import { expect, test } from "vitest";
import { assertArrived, expectedArrivals } from "../src/arrivals.ts";

const MANIFESTS = [
  { name: "core", version: "0.1.0" },
  { name: "puzzle", version: "0.2.0", dependencies: { core: "workspace:^" } },
  { name: "other", version: "0.3.0", dependencies: { core: "workspace:^" } },
  { name: "app", version: "0.4.0", dependencies: { puzzle: "workspace:^", theirs: "^1.0.0" } },
];

test("a puzzle brings its core and no other puzzle", () => {
  expect(expectedArrivals("puzzle", MANIFESTS)).toEqual({ puzzle: "0.2.0", core: "0.1.0" });
});

test("an app brings what it needs, and the third party that it lists", () => {
  expect(expectedArrivals("app", MANIFESTS)).toEqual({
    app: "0.4.0",
    puzzle: "0.2.0",
    core: "0.1.0",
    theirs: undefined,
  });
});

test("exactly the expected arrives, of third parties in any version", () => {
  const expected = { puzzle: "0.2.0", theirs: undefined };
  expect(() => assertArrived({ puzzle: "0.2.0", theirs: "1.2.3" }, expected)).not.toThrow();
});

test.each([
  ["missing", {}, "puzzle did not arrive"],
  ["too much", { puzzle: "0.2.0", more: "1.0.0" }, "more arrived too"],
  ["of another version", { puzzle: "0.1.0" }, "puzzle@0.1.0 arrived, not 0.2.0"],
])("says what is %s", (_, installed, message) => {
  expect(() => assertArrived(installed, { puzzle: "0.2.0" })).toThrow(message);
});
