import { expect, test } from "vitest";
import { extractExamples } from "../src/extract.ts";

test("finds the blocks with their lines, code and printed lines", () => {
  const markdown = [
    "# Title",
    "```ts",
    "console.log(6); // → 6",
    "console.log(`a\\n\\nb`);",
    "// → a",
    "// →",
    "// → b",
    "```",
    "```sh",
    "echo // → not TypeScript",
    "```",
    "```typescript",
    "declare function shown(): void; // → only shown",
    "```",
    "```ts",
    "const silent = 1; // a comment",
    "```",
  ].join("\r\n");
  expect(extractExamples(markdown).map(({ line, expected }) => ({ line, expected }))).toEqual([
    { line: 2, expected: ["6", "a", "", "b"] },
    { line: 15, expected: [] },
  ]);
});

test("refuses a block that is never closed", () => {
  expect(() => extractExamples("text\n```ts\n1;\n")).toThrow("line 2");
});
