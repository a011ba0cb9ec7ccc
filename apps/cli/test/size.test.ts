/** What somebody downloads who installs the program. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const MOST_BYTES = 5_000_000;
const FOLDER = join(import.meta.dirname, "..");

function sizeOf(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).size;
  const own = readdirSync(path).filter((name) => name !== "node_modules");
  return own.reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

/** Where they are installed. */
const DEPENDENCIES = Object.keys(manifest.dependencies).map((name) =>
  join(FOLDER, "node_modules", name),
);

test("the program with all that it needs takes 5 MB at most", () => {
  const own = ["dist", "schema", "README.md"].map((name) => join(FOLDER, name));
  const bytes = [...own, ...DEPENDENCIES].reduce((sum, path) => sum + sizeOf(path), 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

test("what it needs needs nothing else", () => {
  for (const path of DEPENDENCIES) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
    expect(dependencies).toEqual({});
  }
});

test("what the program starts with is whole: it imports nothing but what it loads when it is needed", () => {
  const plain = readdirSync(join(FOLDER, "dist", "plain")).map((name) => join("plain", name));
  expect(plain).toHaveLength(5);
  for (const file of ["main.cjs", ...plain]) {
    const text = readFileSync(join(FOLDER, "dist", file), "utf8");
    expect(text, file).not.toMatch(/\brequire\(|(?:from|import)\s*"/);
  }
});
