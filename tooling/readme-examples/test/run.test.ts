import { expect, test } from "vitest";
import { printedBy } from "../src/run.ts";

const folder = import.meta.dirname;

test("runs TypeScript and returns what it prints", async () => {
  const code = 'const board: string = "#.\\n_@  ";\nconsole.log(board);\nconsole.log();\n';
  expect(await printedBy(code, folder)).toEqual(["#.", "_@", ""]);
});

test("resolves the package by its own name", async () => {
  const code = 'console.log(import.meta.resolve("@microsolvers/readme-examples"));';
  const own = new URL("../src/index.ts", import.meta.url);
  expect(await printedBy(code, folder)).toEqual([own.href]);
});

test("fails with the message of a block that throws", async () => {
  await expect(printedBy('throw new RangeError("no such cell");', folder)).rejects.toThrow(
    "RangeError: no such cell",
  );
});
