/** Parsers on texts that are not what they expect: nothing but a fault with its position comes out. */
import fc from "fast-check";
import { expect } from "vitest";
import { type AnyContract, type Check, forAll, thrownBy } from "./check.ts";
import { walks } from "./notation.ts";

/** A valid text in which a piece was cut out, doubled, or replaced. */
export function mutated(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const snippet = fc.oneof(
    fc.string({ unit: "binary", maxLength: 3 }),
    fc.constantFrom(
      "",
      "\r",
      "\n",
      "\r\n",
      "\t",
      "\uFEFF",
      "\u2028",
      "\0",
      "-",
      "0",
      "99999999999",
    ),
  );
  const edit = fc.record({ at: fc.nat(), length: fc.nat({ max: 4 }), snippet });
  return fc.tuple(texts, fc.array(edit, { minLength: 1, maxLength: 3 })).map(([text, edits]) =>
    edits.reduce((some, { at, length, snippet: replacement }) => {
      const from = at % (some.length + 1);
      return some.slice(0, from) + replacement + some.slice(from + length);
    }, text),
  );
}

/** A fault of the text: the error has its code, and a position inside the text. */
export function expectFault(error: unknown, text: string): void {
  expect(error).toMatchObject({ code: "ERR_FORMAT" });
  const { line, column, message } = error as { line: number; column: number; message: string };
  const lines = text.split(/\r\n|\r|\n/);
  const within = (value: number, most: number): boolean =>
    Number.isInteger(value) && value >= 1 && value <= most;
  expect(within(line, lines.length), `line ${line} of ${lines.length}`).toBe(true);
  const length = lines[line - 1]?.length ?? 0;
  expect(within(column, length + 1), `column ${column} of ${length}`).toBe(true);
  expect(message.startsWith(`${line}:${column}: `), message).toBe(true);
}

function expectOnlyFaults(texts: fc.Arbitrary<string>, parse: (text: string) => unknown): void {
  let faults = 0;
  const tryText = (text: string): void => {
    const error = thrownBy(() => parse(text));
    if (error === undefined) return;
    expectFault(error, text);
    faults++;
  };
  forAll(mutated(texts), 400, tryText);
  forAll(fc.string({ unit: "binary" }), 100, tryText);
  forAll(fc.string({ unit: "grapheme" }), 100, tryText);
  expect(faults, "faulty texts").toBeGreaterThan(100);
}

const boards = (contract: AnyContract): fc.Arbitrary<string> =>
  contract.positions.map(({ puzzle, state }) => contract.notation.format(puzzle, state));

export const faultChecks: Check[] = [
  {
    name: "refuses faulty boards with a FormatError and its position, and throws nothing else",
    run(contract) {
      expectOnlyFaults(boards(contract), contract.notation.parse);
    },
  },
  {
    name: "refuses faulty plans with a FormatError and its position, and throws nothing else",
    run(contract) {
      const { formatPlan, parsePlan } = contract.notation;
      expectOnlyFaults(
        walks(contract).map(({ puzzle, plan }) => formatPlan(plan, puzzle)),
        (text) => parsePlan(text, contract.hardPosition.puzzle),
      );
    },
  },
  {
    name: "refuses faulty judge text with a FormatError and its position, and throws nothing else",
    appliesTo: (contract) => contract.judge !== undefined,
    run({ judge }) {
      if (judge !== undefined) expectOnlyFaults(judge.texts, judge.judge);
    },
  },
];
