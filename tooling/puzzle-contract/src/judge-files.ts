/** Judge texts in files, with their answers byte for byte. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

interface Judge {
  judge(text: string): string;
  answers(chunks: Iterable<string>): Iterable<string>;
  /** The same by brute force, which shares no code. */
  judgeSlowly?(text: string): string;
}

/** How a text is refused: where and why, and what is answered before. */
interface Refusal {
  readonly line: number;
  readonly column: number;
  readonly stdout: string;
  readonly why: string;
}

/**
 * Registers tests for each `.in` of a folder: it has its answers in an `.out` beside it, or is refused as the
 * JSON in an `.expect-error` says.
 */
export function judgeFiles(folder: URL, { judge, answers, judgeSlowly }: Judge): void {
  const read = (name: string): string => readFileSync(new URL(name, folder), "utf8");
  const names = readdirSync(folder);
  const stems = names.filter((name) => name.endsWith(".in")).map((name) => name.slice(0, -3));
  const isRefused = (stem: string): boolean => names.includes(`${stem}.expect-error`);

  describe.each(stems.filter((stem) => !isRefused(stem)))("%s", (stem) => {
    const text = read(`${stem}.in`);
    const expected = read(`${stem}.out`);

    test("gets its answers, however it is cut", () => {
      expect(judge(text)).toBe(expected);
      for (const chunks of cuts(text)) expect([...answers(chunks)].join("")).toBe(expected);
    });

    if (judgeSlowly === undefined) return;
    test("has the answers of the brute force", () => {
      expect(judgeSlowly(text)).toBe(expected);
    });
  });

  describe.each(stems.filter(isRefused))("%s", (stem) => {
    const text = read(`${stem}.in`);
    const { line, column, stdout, why }: Refusal = JSON.parse(read(`${stem}.expect-error`));

    test("is refused at its fault, after the answers before it, however it is cut", () => {
      const message = `${line}:${column}: ${why}`;
      const fault = expect.objectContaining({ code: "ERR_FORMAT", line, column, message });
      expect(() => judge(text)).toThrow(fault);
      for (const chunks of cuts(text)) {
        let output = "";
        const ask = () => {
          for (const piece of answers(chunks)) output += piece;
        };
        expect(ask).toThrow(fault);
        expect(output).toBe(stdout);
      }
    });
  });
}

/** The text whole, character by character, and in two pieces cut at every place. */
function* cuts(text: string): Generator<string[]> {
  yield [text];
  yield text.split("");
  for (let at = 0; at <= text.length; at++) yield [text.slice(0, at), text.slice(at)];
}
