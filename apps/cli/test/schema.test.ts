/** What the program really writes, against the schemas that are published with it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type AnySchemaObject } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { EXAMPLES, microsolve, temporaryFile, temporaryFolder } from "./microsolve.ts";
import { LONG_WAY, SAMPLE } from "./samples.ts";

function schemaOf(name: string): AnySchemaObject {
  const path = join(import.meta.dirname, "../schema", `microsolve-${name}-1.json`);
  return JSON.parse(readFileSync(path, "utf8"));
}

/** Fields may be added in later versions; of this one none is left unsaid. */
function closed(schema: unknown, key = "root"): unknown {
  if (Array.isArray(schema)) return schema.map((item) => closed(item, "item"));
  if (typeof schema !== "object" || schema === null) return schema;
  const inner = Object.entries(schema).map(([name, value]) => [name, closed(value, name)]);
  const isValue = ["integer", "string"].includes(Reflect.get(schema, "type"));
  const isWhole = ["root", "items", "stats", "fault"].includes(key) && !isValue;
  const shut = isWhole ? { type: "object", unevaluatedProperties: false } : {};
  return { ...Object.fromEntries(inner), ...shut };
}

function validatorOf(name: string): (text: string) => void {
  const ajv = new Ajv2020({ allErrors: true });
  const validate = ajv.compile(closed(schemaOf(name)) as AnySchemaObject);
  return (text) => {
    const value: unknown = JSON.parse(text);
    validate(value);
    expect(validate.errors, text).toBeNull();
  };
}

const ILLEGAL = SAMPLE.replace("4 2", "4 3").replace("3 2 1 2", "1 1 1 2\n2 2\n3 2 1 2");

describe("outcomes", () => {
  const isValid = validatorOf("outcomes");
  test.each([
    [SAMPLE, []],
    [SAMPLE, ["--plan"]],
    [SAMPLE, ["--frames"]],
    [LONG_WAY, ["--max-cost", "5", "--plan"]],
    [LONG_WAY, ["--timeout", "0"]],
    [LONG_WAY, ["--max-bytes", "100"]],
    [LONG_WAY, ["--max-states", "5"]],
    [ILLEGAL, ["--keep-going"]],
    [SAMPLE.slice(0, -4), []],
    ["1 2 0\n1 1\n", []],
  ])("%j %j", (input, options) => {
    isValid(microsolve(["solve", "klotski", "--format", "json", ...options], { input }).stdout);
    const lines = microsolve(["solve", "klotski", "--format", "ndjson", ...options], { input });
    for (const line of lines.stdout.split("\n").filter(Boolean)) isValid(line);
  });

  test("a file that breaks off", () => {
    isValid(microsolve(["solve", "klotski", "missing", "--format", "json"]).stdout);
  });
});

test("verdicts", () => {
  const isValid = validatorOf("verdicts");
  const first = SAMPLE.replace("4 2", "4 1").replace("1 2 2 2 3 2\n", "");
  const path = temporaryFile("a.in", first);
  for (const plan of ["UU", "U", "UUU", "-1", "?", "2\tUDUU", "UDUU"]) {
    for (const options of [[], ["--optimal"], ["--optimal", "--max-states", "0"]]) {
      for (const format of ["json", "ndjson"]) {
        const args = ["verify", "klotski", path, "-", "--format", format, ...options];
        isValid(microsolve(args, { input: plan }).stdout);
      }
    }
  }
  isValid(microsolve(["verify", "klotski", "--format", "json"], { input: "{}" }).stdout);
});

test("explorations", () => {
  const isValid = validatorOf("exploration");
  const board = join(EXAMPLES, "klotski.txt");
  for (const limit of [[], ["--radius", "3"], ["--max-states", "3"], ["--timeout", "0"]]) {
    isValid(microsolve(["explore", "klotski", board, "--format", "json", ...limit]).stdout);
  }
});

test("findings of stress", () => {
  const isValid = validatorOf("stress");
  const cwd = temporaryFolder();
  const args = ["stress", "klotski", "--runs", "2", "--format", "json", "--"];
  isValid(microsolve([...args, "true"], { cwd }).stdout);
  const program = join(import.meta.dirname, "faulty/klotski.js");
  isValid(microsolve([...args, process.execPath, program], { cwd }).stdout);
});

test("a validator that is of use: what is wrong is refused", () => {
  const validate = new Ajv2020().compile(schemaOf("outcomes"));
  const head = { schema: "microsolve-outcomes", version: 1, puzzle: "klotski" };
  expect(validate({ ...head, cases: [] })).toBe(true);
  expect(validate({ ...head, version: 2, cases: [] })).toBe(false);
  expect(validate({ ...head, cases: [{ case: 1, line: 1, column: 1, status: "solved" }] })).toBe(
    false,
  );
});
