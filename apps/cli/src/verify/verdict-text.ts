/** Verdicts, for people as lines of text and for programs as records. */
import { type RecordFormat, recordFormat } from "../formats/records.ts";
import { type Layout, LINES } from "../formats/sheet.ts";
import type { Verdict } from "./verdict.ts";

const SCHEMA = { schema: "microsolve-verdicts", version: 1 };

export interface VerdictFormat {
  readonly layout: Layout;
  /** @param index the number of the case, from 0 */
  text(index: number, verdict: Verdict): string;
}

export const verdictLines: VerdictFormat = {
  layout: LINES,
  text: (index, verdict) => `case ${index + 1}: ${describe(verdict)}\n`,
};

export function verdictRecords(format: "json" | "ndjson", puzzle: string): VerdictFormat {
  const records: RecordFormat = recordFormat(format, { ...SCHEMA, puzzle });
  return {
    layout: records.layout,
    text: (index, verdict) => records.text({ case: index + 1, ...verdict }),
  };
}

function describe(verdict: Verdict): string {
  switch (verdict.verdict) {
    case "legal":
      return `legal, cost ${verdict.cost}`;
    case "illegal":
      return verdict.problem;
    case "unsolved":
      return `legal, cost ${verdict.cost}, but it does not solve the puzzle`;
    case "contradicted":
      return `legal, cost ${verdict.cost}, but the answer beside it is ${verdict.said}`;
    case "no-plan":
      return "no plan";
    case "optimal":
      return `optimal, cost ${verdict.cost}`;
    case "improvable":
      return verdict.cost === undefined
        ? `no plan, but one of cost ${verdict.optimal} exists`
        : `legal, cost ${verdict.cost}, but the least is ${verdict.optimal}`;
    case "undecided":
      return verdict.cost === undefined
        ? `no plan; one costs at least ${verdict.lowerBound}, more is not known`
        : `legal, cost ${verdict.cost}; the least is at least ${verdict.lowerBound}, more is not known`;
  }
}
