/** Paragraphs out of text that arrives in chunks, against a split of the whole. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Position } from "../src/index.ts";
import { type Grammar, JudgeReader, Paragraphs, readCases } from "../src/judge.ts";

interface Paragraph {
  readonly text: string;
  readonly position: Position;
}

function* paragraphs(text: Paragraphs): Grammar<Paragraph> {
  for (;;) {
    while (!text.has()) yield;
    const paragraph = text.paragraph();
    if (paragraph.text === "") return;
    yield paragraph;
  }
}

const read = (chunks: Iterable<string>): Paragraph[] => [
  ...readCases(new JudgeReader(new Paragraphs(), paragraphs), chunks),
];

/** Line by line; a paragraph's line ends become line feeds. */
function readNaively(text: string): Paragraph[] {
  const found: Paragraph[] = [];
  let open: { lines: string[]; line: number } | undefined;
  const close = (): void => {
    if (open === undefined) return;
    const { lines, line } = open;
    found.push({ text: lines.join("\n"), position: { line, column: 1 } });
    open = undefined;
  };
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (/^[ \t\v\f]*$/.test(line)) close();
    else {
      open ??= { lines: [], line: index + 1 };
      open.lines.push(line);
    }
  }
  close();
  return found;
}

const plain = ({ text, position }: Paragraph): Paragraph => ({
  text: text.replaceAll(/\r\n|\r/g, "\n").replace(/[ \t-\r]+$/, ""),
  position,
});

test("paragraphs are what stands between blank lines, however the text is cut", () => {
  const pieces = fc.constantFrom(
    "a",
    "b c",
    " d",
    "e ",
    "\n",
    "\r\n",
    "\r",
    "\n\n",
    "\t",
    " ",
    "\u00a0",
  );
  const texts = fc.array(pieces, { maxLength: 14 }).map((some) => some.join(""));
  const marked = fc.tuple(fc.constantFrom("", "\uFEFF"), texts).map((parts) => parts.join(""));
  const cut = fc.property(marked, fc.array(fc.nat(), { maxLength: 3 }), (text, cuts) => {
    const expected = readNaively(text).map(plain);
    const at = cuts.map((one) => one % (text.length + 1)).sort((a, b) => a - b);
    const chunks = [0, ...at].map((from, index) => text.slice(from, at[index]));
    expect(read([text]).map(plain)).toEqual(expected);
    expect(read(text.split("")).map(plain)).toEqual(expected);
    expect(read(chunks).map(plain)).toEqual(expected);
  });
  fc.assert(cut, { seed: 9, numRuns: 2000 });
});

test("a paragraph comes out as soon as the blank line below it has arrived", () => {
  const reader = new JudgeReader(new Paragraphs(), paragraphs);
  expect([...reader.push("\n\nAB\nCD\n")]).toEqual([]);
  expect([...reader.push("\nEF")]).toEqual([{ text: "AB\nCD", position: { line: 3, column: 1 } }]);
  expect([...reader.end()]).toEqual([{ text: "EF", position: { line: 6, column: 1 } }]);
});

test("of white space nothing is kept but the line that it is in", () => {
  const reader = new JudgeReader(new Paragraphs(), paragraphs);
  const held = (): string => Reflect.get(Reflect.get(reader, "text"), "text");
  for (let chunk = 0; chunk < 100; chunk++) {
    expect([...reader.push(" \r\n \t")]).toEqual([]);
    expect(held().length).toBeLessThan(10);
  }
  expect([...reader.push("\nA\r\n\r\n")]).toEqual([
    { text: "A", position: { line: 102, column: 1 } },
  ]);
});

test("a paragraph that is not read yet is not passed by", () => {
  const text = new Paragraphs();
  text.push("\n  AB\n\n\n C\n");
  expect([text.has(), text.isAtEnd(), text.position()]).toEqual([
    true,
    false,
    { line: 2, column: 1 },
  ]);
  expect(text.paragraph().text).toBe("  AB");
  expect([text.has(), text.isAtEnd()]).toEqual([false, false]);
  text.end();
  expect(text.has()).toBe(true);
  expect(text.paragraph()).toEqual({ text: " C", position: { line: 5, column: 1 } });
  expect([text.has(), text.isAtEnd(), text.position()]).toEqual([
    true,
    true,
    { line: 6, column: 1 },
  ]);
});
