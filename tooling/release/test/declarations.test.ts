import { createTarGzip } from "nanotar";
import { expect, test } from "vitest";
import { faultsOfDeclarations } from "../src/package/declarations.ts";

const ENTRY = { types: "./dist/index.d.ts", default: "./dist/index.js" };

test("modules with declarations have no fault, though Node 10 finds no subpath", async () => {
  expect(await faultsOf({ ".": ENTRY, "./judge": ENTRY })).toEqual([]);
});

test("a package without declarations is found", async () => {
  expect(await faultsOf({ ".": "./dist/index.js" }, ["dist/index.js"])).toEqual([
    "it has no declarations",
  ]);
});

test("an entry without declarations is found", async () => {
  const faults = await faultsOf({ ".": ENTRY, "./judge": "./dist/judge.js" });
  expect(faults).not.toEqual([]);
});

async function faultsOf(
  exports: unknown,
  files: readonly string[] = ["dist/index.js", "dist/index.d.ts", "dist/judge.js"],
): Promise<string[]> {
  const manifest = { name: "puzzle", version: "1.0.0", type: "module", exports };
  const tarball = await createTarGzip([
    { name: "package/package.json", data: JSON.stringify(manifest) },
    ...files.map((file) => ({ name: `package/${file}`, data: "export const one = 1;\n" })),
  ]);
  return faultsOfDeclarations(new Uint8Array(tarball));
}
