import { expect, test } from "vitest";
import { ArgumentError, FormatError, IllegalMoveError, SelfCheckError } from "../src/index.ts";

test("a fault of the format reads like a compiler's message", () => {
  const error = new FormatError({ line: 4, column: 5 }, "a digit", "'x'");
  expect(error).toMatchObject({
    name: "FormatError",
    code: "ERR_FORMAT",
    message: "4:5: expected a digit, found 'x'",
    line: 4,
    column: 5,
    expected: "a digit",
    found: "'x'",
  });
  const told = new FormatError({ line: 1, column: 1 }, "one tile", "none", "no tile");
  expect(told.message).toBe("1:1: no tile");
  expect(told).toBeInstanceOf(Error);
});

test("an illegal move is counted from 0 for programs and from 1 for people", () => {
  const error = new IllegalMoveError(2, "U", "the cell there is fixed");
  expect(error).toMatchObject({
    name: "IllegalMoveError",
    code: "ERR_ILLEGAL_MOVE",
    index: 2,
    reason: "the cell there is fixed",
    message: "move 3 (U) is illegal: the cell there is fixed",
  });
  expect(error).toBeInstanceOf(Error);
});

test("the other mistakes have codes too", () => {
  const argument = new ArgumentError("too far");
  expect(argument).toMatchObject({ name: "ArgumentError", code: "ERR_ARGUMENT" });
  expect(argument).toBeInstanceOf(RangeError);
  const check = new SelfCheckError("too long");
  expect(check).toMatchObject({ name: "SelfCheckError", code: "ERR_SELF_CHECK" });
  expect(`${check}`).toBe("SelfCheckError: too long");
});
