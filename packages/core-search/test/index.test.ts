import { expect, test } from "vitest";
import { codeOf } from "../src/index.ts";

test("placeholder", () => {
  expect(codeOf(3)).toBe(3);
});
