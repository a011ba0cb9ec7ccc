import { expect, test } from "vitest";
import { readPublished, workspaceRoot } from "../src/published.ts";

const ROOT = workspaceRoot(import.meta.dirname);

test("there is something to publish", () => {
  expect(readPublished(ROOT)).not.toEqual([]);
});

test.each(readPublished(ROOT))("$name is packed and checked by pnpm test", ({ manifest }) => {
  expect(manifest.scripts).toHaveProperty("check-package");
});

test.each(readPublished(ROOT))("$name is published by name alone", ({ manifest }) => {
  expect(manifest.publishConfig).toBeUndefined();
});
