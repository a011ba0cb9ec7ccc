import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { extractExamples } from "./extract.ts";
import { printedBy } from "./run.ts";

/**
 * Registers one test per "```ts" block of a README: it runs in the README's folder, and prints
 * exactly the lines that its comments announce.
 *
 *     console.log(1 + 1); // → 2
 *     console.log("two\nlines");
 *     // → two
 *     // → lines
 *
 * A block without such comments must merely run.
 */
export function runExamples(readme: URL): void {
  const path = fileURLToPath(readme);
  for (const { line, code, expected } of extractExamples(readFileSync(path, "utf8"))) {
    test(`${basename(path)}:${line} prints what it says`, async () => {
      const printed = await printedBy(code, dirname(path));
      if (expected.length > 0) expect(printed).toEqual(expected);
    });
  }
}
