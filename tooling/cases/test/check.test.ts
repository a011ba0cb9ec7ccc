import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkCase } from "../src/check.ts";

const folder = mkdtempSync(join(tmpdir(), "cases-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the exact bytes pass", () => {
  write("x.out", "1\n2\n");
  expect(check('console.log("1\\n2")')).toBeUndefined();
});

test("another byte, a line too many and an exit code do not", () => {
  write("x.out", "1\n2\n");
  expect(check('console.log("1\\n3")')).toBe('output line 2: "3", not "2"');
  expect(check('console.log("1\\n2\\n")')).toBe('output line 4: "", not nothing');
  expect(check("process.exit(12)")).toMatch("exit code 12, not 0");
});

test("a refusal is judged by exit code, position, output and quiet", () => {
  rmSync(join(folder, "x.out"));
  write("x.expect-error", JSON.stringify({ line: 4, column: 1, stdout: "2\n" }));
  const refuse = (text: string, code = 65): string =>
    `console.log("2"); console.error(${JSON.stringify(text)}); process.exitCode = ${code}`;
  expect(check(refuse("x.in:4:1: the tile stands on a fixed cell"))).toBeUndefined();
  expect(check(refuse("x.in:4:1: …", 1))).toBe("exit code 1, not 65");
  expect(check(refuse("x.in:4:11: …"))).toMatch('no ":4:1:"');
  expect(check(refuse("x.in:4:1: …\n    at solve (main.js:7:1)"))).toMatch("a stack trace");
  expect(check(`console.log("3"); ${refuse("x.in:4:1: …")}`)).toBe('output line 1: "3", not "2"');
});

function check(program: string): string | undefined {
  write("main.mjs", program);
  return checkCase(join(folder, "main.mjs"), "klotski", join(folder, "x.in"));
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}
