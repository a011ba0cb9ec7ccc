import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findBreaches } from "../src/law.ts";

/** A small workspace that keeps the law; each test breaks one thing. */
const RIGHT = {
  "packages/core-grid/package.json": manifest("core-grid"),
  "packages/core-grid/src/index.ts": 'export { a } from "./a.ts";',
  "packages/core-grid/src/a.ts": "export const a = 1;",
  "packages/klotski/package.json": manifest("klotski", { dependencies: use("core-grid") }),
  "packages/klotski/src/index.ts": 'import { a } from "@microsolvers/core-grid";',
  "packages/klotski/test/index.test.ts": 'import { readFileSync } from "node:fs";',
  "packages/snake/package.json": manifest("snake"),
  "packages/snake/src/index.ts": "",
  "apps/cli/package.json": manifest("cli", {
    dependencies: { cac: "catalog:" },
    devDependencies: use("klotski"),
  }),
  "apps/cli/src/main.ts": [
    'import { readFileSync } from "node:fs";',
    'import cac from "cac";',
    'import { version } from "../package.json" with { type: "json" };',
    'const judge = await import("@microsolvers/klotski/judge");',
  ].join("\n"),
  "tooling/vitest/package.json": manifest("vitest", { dependencies: { vitest: "catalog:" } }),
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "import-law-"));
  write(RIGHT);
});
afterEach(() => rmSync(root, { recursive: true }));

test("a workspace that keeps the law passes", () => {
  expect(findBreaches(root)).toEqual([]);
  expect(runMain()).toEqual({ status: 0, stderr: "" });
});

test("the command names file, line and law, and fails", () => {
  write({ "packages/snake/src/index.ts": '\nimport "@microsolvers/klotski";\n' });
  const line = "packages/snake/src/index.ts:2: a puzzle may not import a puzzle";
  expect(runMain()).toEqual({ status: 1, stderr: `${line} (@microsolvers/klotski)\n` });
});

test.each([
  ["a core importing a core", "packages/core-grid", 'import "@microsolvers/core-search";'],
  ["a core importing a puzzle", "packages/core-grid", 'import "@microsolvers/klotski";'],
  ["a puzzle importing a puzzle", "packages/klotski", 'import "@microsolvers/snake";'],
  ["a subpath of a puzzle", "packages/klotski", 'import "@microsolvers/snake/judge";'],
  ["a puzzle importing an app", "packages/klotski", 'import "@microsolvers/cli";'],
  ["a puzzle importing tooling", "packages/klotski", 'import "@microsolvers/vitest";'],
  ["an app importing tooling", "apps/cli", 'import "@microsolvers/vitest";'],
  ["a package importing itself", "packages/klotski", 'import "@microsolvers/klotski";'],
  ["a third party", "packages/klotski", 'import cac from "cac";'],
  ["a builtin", "packages/klotski", 'import { readFileSync } from "node:fs";'],
  ["a builtin without its prefix", "packages/klotski", 'import { readFileSync } from "fs";'],
  ["a type import", "packages/klotski", 'import type { Stats } from "node:fs";'],
  ["an import type", "packages/klotski", 'export type S = import("node:fs").Stats;'],
  ["a dynamic import", "packages/klotski", 'export const fs = () => import("node:fs");'],
  ["an import by template", "packages/klotski", "export const fs = () => import(`node:fs`);"],
  ["an export from", "packages/klotski", 'export * from "@microsolvers/snake";'],
  ["an export of types", "packages/klotski", 'export type { S } from "@microsolvers/snake";'],
  ["a path into another package", "packages/klotski", 'import "../../snake/src/index.ts";'],
  ["a path out of src", "packages/klotski", 'import "../../test/index.test.ts";'],
  ["a reference to types", "packages/klotski", '/// <reference types="node" />'],
  ["a reference to a library", "packages/klotski", '/// <reference lib="dom" />'],
])("refuses %s", (_, folder, code) => {
  write({
    "packages/core-search/package.json": manifest("core-search"),
    "packages/core-search/src/index.ts": "",
    [`${folder}/src/deep/more.ts`]: `// a header\n${code}`,
  });
  const file = `${folder}/src/deep/more.ts`;
  expect(findBreaches(root)).toMatchObject([{ file, line: 2 }]);
});

test.each([
  ["a third party", { dependencies: { cac: "^7.0.0" } }],
  ["a third-party peer", { peerDependencies: { cac: "^7.0.0" } }],
  ["an optional third party", { optionalDependencies: { cac: "^7.0.0" } }],
  ["a puzzle", { dependencies: use("snake") }],
  ["tooling", { dependencies: use("vitest") }],
  ["a core by another range", { dependencies: { "@microsolvers/core-grid": "workspace:*" } }],
  ["devDependencies", { devDependencies: { vitest: "catalog:" } }],
])("refuses a puzzle whose manifest lists %s", (_, fields) => {
  write({ "packages/klotski/package.json": manifest("klotski", fields) });
  const file = "packages/klotski/package.json";
  expect(findBreaches(root).filter((breach) => breach.file === file)).toMatchObject([{ line: 4 }]);
});

test("refuses an app whose manifest lists tooling", () => {
  write({ "apps/cli/package.json": manifest("cli", { devDependencies: use("vitest") }) });
  expect(findBreaches(root)).toMatchObject([{ file: "apps/cli/package.json", line: 4 }]);
});

function manifest(name: string, fields: object = {}): string {
  return JSON.stringify({ name: `@microsolvers/${name}`, ...fields }, null, 2);
}

function use(name: string): Record<string, string> {
  return { [`@microsolvers/${name}`]: "workspace:^" };
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function runMain(): { status: number | null; stderr: string } {
  const main = join(import.meta.dirname, "../src/main.ts");
  const { status, stderr } = spawnSync(process.execPath, [main, root], { encoding: "utf8" });
  return { status, stderr };
}
