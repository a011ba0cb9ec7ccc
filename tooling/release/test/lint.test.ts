import { createTarGzip } from "nanotar";
import { expect, test } from "vitest";
import { faultsOfLint } from "../src/package/lint.ts";

const ENTRY = { types: "./dist/index.d.ts", default: "./dist/index.js" };

test("a package as it should be has no fault", async () => {
  expect(await faultsOf({ ".": ENTRY })).toEqual([]);
});

test.each([
  ["a file that is not there", { types: "./dist/index.d.ts", default: "./dist/gone.js" }],
  ["types after the code", { default: "./dist/index.js", types: "./dist/index.d.ts" }],
])("publint finds %s", async (_, entry) => {
  expect(await faultsOf({ ".": entry })).not.toEqual([]);
});

async function faultsOf(exports: unknown): Promise<string[]> {
  const manifest = {
    name: "puzzle",
    version: "1.0.0",
    license: "MIT",
    repository: { type: "git", url: "git+https://github.com/puzzles/puzzle.git" },
    type: "module",
    exports,
    files: ["dist"],
  };
  const tarball = await createTarGzip([
    { name: "package/package.json", data: JSON.stringify(manifest) },
    { name: "package/LICENSE", data: "MIT" },
    { name: "package/README.md", data: "# puzzle" },
    { name: "package/dist/index.js", data: "export const one = 1;\n" },
    { name: "package/dist/index.d.ts", data: "export declare const one = 1;\n" },
  ]);
  return faultsOfLint(new Uint8Array(tarball));
}
