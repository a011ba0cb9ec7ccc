import fc from "fast-check";
import { test } from "vitest";
import { cellAt } from "../src/index.ts";

test("placeholder", () => {
  fc.assert(fc.property(fc.nat(), (column) => cellAt(0, column, 2) === column));
});
