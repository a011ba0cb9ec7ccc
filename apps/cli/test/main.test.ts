import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test("placeholder", () => {
  const main = join(import.meta.dirname, "../dist/main.js");
  expect(execFileSync(process.execPath, [main, "list"], { encoding: "utf8" })).toMatch(/^klotski/);
});
