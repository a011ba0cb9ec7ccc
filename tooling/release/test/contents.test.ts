import { createTarGzip } from "nanotar";
import { expect, test } from "vitest";
import { faultsOfContents } from "../src/package/contents.ts";
import { type PackedFile, readTarball } from "../src/package/tarball.ts";

const MANIFEST = { name: "@scope/puzzle", exports: { ".": { default: "./dist/index.js" } } };
const MAP = { sources: ["../src/index.ts"], sourcesContent: ["export {};"] };
const GOOD: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify(MANIFEST),
  "README.md": "# puzzle, built with @scope/builder",
  LICENSE: "MIT",
  "dist/index.js": "export {};",
  "dist/index.js.map": JSON.stringify(MAP),
  "dist/index.d.ts": "export {};",
};

test("a package as it should be has no fault", () => {
  expect(faultsOf(GOOD)).toEqual([]);
});

test("a package that was versioned has a changelog", () => {
  expect(faultsOf(GOOD, true)).toEqual(["CHANGELOG.md is missing"]);
  expect(faultsOf({ ...GOOD, "CHANGELOG.md": "" }, true)).toEqual([]);
});

test("schemas belong to what writes JSON", () => {
  expect(faultsOf({ ...GOOD, "schema/records-1.json": "{}" })).toEqual([]);
});

test.each([
  "CHANGELOG.md",
  "schema/notes.txt",
  "sizes.json",
  "src/index.ts",
  "test/index.test.ts",
  "dist/index.test.ts",
  "dist/data.bin",
  ".npmrc",
  ".turbo/log",
])("%s does not belong there", (path) => {
  expect(faultsOf({ ...GOOD, [path]: "" })).toEqual([`${path} does not belong there`]);
});

test.each(["README.md", "LICENSE"])("%s must be there", (path) => {
  const { [path]: _, ...rest } = GOOD;
  expect(faultsOf(rest)).toEqual([`${path} is missing`]);
});

test.each([
  [{ devDependencies: { vitest: "1" } }, "package.json: devDependencies is of no use to others"],
  [{ scripts: { build: "x" } }, "package.json: scripts is of no use to others"],
  [
    { dependencies: { a: "workspace:^" } },
    'package.json: "workspace:" means nothing outside the workspace',
  ],
  [
    { dependencies: { a: "catalog:" } },
    'package.json: "catalog:" means nothing outside the workspace',
  ],
  [{ exports: "./dist/gone.js" }, "package.json: ./dist/gone.js is not in the tarball"],
  [{ bin: { puzzle: "dist/index.js" } }, "dist/index.js cannot be executed"],
])("of the manifest with %o", (fields, fault) => {
  const manifest = JSON.stringify({ ...MANIFEST, ...fields });
  expect(faultsOf({ ...GOOD, "package.json": manifest })).toEqual([fault]);
});

test("a command that can be executed has no fault", () => {
  const manifest = JSON.stringify({ ...MANIFEST, bin: { puzzle: "./dist/index.js" } });
  const files = filesOf({ ...GOOD, "package.json": manifest });
  const executable = files.map((file) => ({ ...file, isExecutable: true }));
  expect(faultsOfContents(executable, { hasChangelog: false, forbidden: [] })).toEqual([]);
});

test("private names and folders of the machine are found, as whole words", () => {
  const text = 'import "@scope/build"; // /home/somebody/project/src';
  expect(faultsOf({ ...GOOD, "dist/index.js": text })).toEqual([
    "dist/index.js mentions @scope/build",
    "dist/index.js mentions /home/somebody",
  ]);
});

test.each([
  ["../../core/src/index.ts", "points outside the package: ../../core/src/index.ts"],
  ["/src/index.ts", "points outside the package: /src/index.ts"],
  ["file:///src/index.ts", "points outside the package: file:///src/index.ts"],
])("a source map to %s", (source, fault) => {
  const map = JSON.stringify({ ...MAP, sources: [source] });
  expect(faultsOf({ ...GOOD, "dist/index.js.map": map })).toEqual([`dist/index.js.map ${fault}`]);
});

test("a source map carries what it names", () => {
  const map = JSON.stringify({ sources: MAP.sources });
  const fault = "dist/index.js.map does not carry the text of ../src/index.ts";
  expect(faultsOf({ ...GOOD, "dist/index.js.map": map })).toEqual([fault]);
});

test("reads what npm's tarballs hold", async () => {
  const tarball = await createTarGzip([
    { name: "package/README.md", data: "# hello", attrs: { mode: "644" } },
    { name: "package/dist/main.cjs", data: "#!", attrs: { mode: "755" } },
  ]);
  expect(await readTarball(tarball)).toEqual([
    { path: "README.md", text: "# hello", isExecutable: false },
    { path: "dist/main.cjs", text: "#!", isExecutable: true },
  ]);
});

function faultsOf(files: Readonly<Record<string, string>>, hasChangelog = false): string[] {
  const forbidden = ["@scope/build", "/home/somebody"];
  return faultsOfContents(filesOf(files), { hasChangelog, forbidden });
}

function filesOf(files: Readonly<Record<string, string>>): PackedFile[] {
  return Object.entries(files).map(([path, text]) => ({ path, text, isExecutable: false }));
}
