import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { faultsOfSize, unlimitedSubpaths } from "../src/package/size.ts";

test("an import is measured with all that it needs, and with nothing else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "microsolvers-size-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const large = Array.from({ length: 2000 }, (_, n) => (n * 7919) % 9973).join();
  write(join(folder, "node_modules/core"), "core", `export const large = [${large}];`);
  write(folder, "puzzle", 'export { large } from "core"; export const small = 1;');

  const limit = { from: ".", kB: 1 };
  expect(await faultsOfSize(folder, "puzzle", [{ import: "{ small }", ...limit }])).toEqual([]);
  expect(await faultsOfSize(folder, "puzzle", [{ import: "* as all", ...limit }])).toEqual([
    expect.stringMatching(/^import \* as all from "puzzle"; takes \d+ bytes, over 1 kB$/),
  ]);
});

test("every subpath has its limit", () => {
  const limits = [{ import: "{ solve }", from: ".", kB: 1 }];
  expect(unlimitedSubpaths(["."], limits)).toEqual([]);
  expect(unlimitedSubpaths([".", "./judge"], limits)).toEqual(["./judge"]);
});

function write(folder: string, name: string, code: string): void {
  mkdirSync(folder, { recursive: true });
  const manifest = { name, type: "module", sideEffects: false, exports: "./index.js" };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "index.js"), code);
}
