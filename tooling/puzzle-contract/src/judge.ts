import fc from "fast-check";
import { expect } from "vitest";
import { type AnyContract, type Check, forAll, thrownBy } from "./check.ts";
import type { Contract } from "./contract.ts";
import { expectFault, mutated } from "./faults.ts";

type Judge = NonNullable<Contract<unknown, unknown, unknown>["judge"]>;

interface Heard {
  readonly output: string;
  readonly fault: unknown;
}

/** What comes out before the end or the fault, and the fault. */
function hear(judge: Judge, chunks: Iterable<string>): Heard {
  let output = "";
  const fault = thrownBy(() => {
    for (const piece of judge.answers(chunks)) output += piece;
  });
  return { output, fault };
}

const withJudge = (clause: { readonly name: string; run(judge: Judge): void }): Check => ({
  name: clause.name,
  appliesTo: (contract: AnyContract) => contract.judge !== undefined,
  run({ judge }) {
    if (judge !== undefined) clause.run(judge);
  },
});

export const judgeChecks: Check[] = [
  withJudge({
    name: "answers judge text the same however its chunks are cut",
    run(judge) {
      const texts = fc.oneof(judge.texts, mutated(judge.texts));
      forAll(fc.tuple(texts, fc.array(fc.nat(), { maxLength: 5 })), 200, ([text, cuts]) => {
        const whole = hear(judge, [text]);
        expect(hear(judge, text.split(""))).toEqual(whole);
        const at = cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b);
        const chunks = [0, ...at].map((from, index) => text.slice(from, at[index]));
        expect(hear(judge, chunks)).toEqual(whole);
        if (whole.fault === undefined) expect(judge.judge(text)).toBe(whole.output);
        else expect(thrownBy(() => judge.judge(text))).toEqual(whole.fault);
      });
    },
  }),
  withJudge({
    name: "answers judge text the same whatever its line ends",
    run(judge) {
      forAll(judge.texts, 60, (text) => {
        const expected = judge.judge(text);
        expect(expected).toMatch(/^([^\s]([^\n]*[^\s])?\n)*$/);
        const ends = ["\r\n", "\r", ...(judge.heedsBlankLines ? [] : ["\n\n"])];
        for (const end of ends) {
          expect(judge.judge(text.replaceAll("\n", end))).toBe(expected);
        }
        expect(judge.judge(text.trimEnd())).toBe(expected);
        expect(judge.judge(`\uFEFF${text}`)).toBe(expected);
      });
    },
  }),
  withJudge({
    name: "keeps the answers before a fault, and says where the fault is",
    run(judge) {
      let kept = 0;
      forAll(fc.tuple(judge.texts, fc.nat()), 200, ([text, choice]) => {
        const tokens = [...text.matchAll(/\S+/g)];
        const token = tokens[choice % tokens.length];
        if (token === undefined) return;
        const before = text.slice(0, token.index);
        const { output, fault } = hear(judge, [
          `${before}?${text.slice(before.length + token[0].length)}`,
        ]);
        expectFault(fault, text);
        const lines = before.split("\n");
        expect(fault).toMatchObject({
          line: lines.length,
          column: (lines.at(-1)?.length ?? 0) + 1,
        });
        const whole = judge.judge(text);
        expect(whole.startsWith(output)).toBe(true);
        expect(output.length).toBeLessThan(whole.length);
        if (output !== "") kept++;
      });
      expect(kept, "faults with answers before them").toBeGreaterThan(20);
    },
  }),
];
