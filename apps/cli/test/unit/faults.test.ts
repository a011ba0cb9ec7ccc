import { FormatError, SelfCheckError } from "@microsolvers/core-grid";
import { expect, test } from "vitest";
import { endingOf, inFile, UnreadableError } from "../../src/faults.ts";

test("a failed self-check is 70", () => {
  const error = new SelfCheckError("a plan of 3 moves for a distance of 2");
  expect(endingOf(error)).toEqual({
    exitCode: 70,
    message: "microsolve: a self-check failed: a plan of 3 moves for a distance of 2",
  });
});

test("what nobody thought of is 70, whatever was thrown", () => {
  expect(endingOf(new TypeError("x is undefined"))).toEqual({
    exitCode: 70,
    message: "microsolve: internal error: x is undefined",
  });
  expect(endingOf("a string").exitCode).toBe(70);
  expect(endingOf(undefined).exitCode).toBe(70);
});

test("a text in the middle of a file has its faults placed in the file", () => {
  const fault = (line: number, column: number) => (): never => {
    throw new FormatError({ line, column }, "a move", "'X'");
  };
  const begin = { line: 7, column: 5 };
  expect(() => inFile("plans", begin, fault(1, 3))).toThrow(
    expect.objectContaining({
      message: "plans:7:7: expected a move, found 'X'",
      line: 7,
      column: 7,
    }),
  );
  expect(() => inFile("plans", begin, fault(2, 3))).toThrow(
    expect.objectContaining({
      message: "plans:8:3: expected a move, found 'X'",
      line: 8,
      column: 3,
    }),
  );
});

test.each([
  ["ENOENT: no such file or directory, open 'a, b'", "a, b: no such file or directory"],
  ["EACCES: permission denied, open 'a, b'", "a, b: permission denied"],
  ["EIO: i/o error, read", "a, b: i/o error"],
  ["something else", "a, b: something else"],
])("%s", (message, shown) => {
  expect(new UnreadableError("a, b", new Error(message)).message).toBe(shown);
});
