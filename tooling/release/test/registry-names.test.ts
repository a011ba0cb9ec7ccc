import { expect, test } from "vitest";
import { registriesIn } from "../src/registry-names.ts";

/** In pieces: this file must not name one either. */
const host = (...pieces: string[]) => pieces.join(".");

test.each([
  host("registry", "npmjs", "org"),
  host("npm", "pkg", "github", "com"),
  host("packages", "npm", "somebody", "internal"),
  host("www", "npmjs", "com"),
  `${"registry"}=https://packages.somebody.test/npm/`,
  `"${"registry"}": "http://10.0.0.7:4873/"`,
  `resolution: {${"tarball"}: https://somebody.test/one.tgz}`,
])("%s is found", (text) => {
  expect(registriesIn(`before ${text} after`)).not.toEqual([]);
});

test.each([
  'import { startRegistry } from "./registry.ts";',
  "const { host } = new URL(registry.url);",
  "npm install @microsolvers/knights",
  '{ registry: "https://somebody.example/" }',
  "https://github.com/microsolvers/microsolvers.git",
])("%s names none", (text) => {
  expect(registriesIn(text)).toEqual([]);
});
