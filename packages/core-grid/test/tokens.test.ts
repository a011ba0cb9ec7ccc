/** Tokens and the judge's reader, against a reference that has the whole text before it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FormatError, type Position } from "../src/index.ts";
import { Characters, type Grammar, JudgeReader, readCases, Tokens } from "../src/judge.ts";

interface Token extends Position {
  readonly text: string;
}

/** All tokens and the end of a text, line by line. */
function readNaively(text: string): { tokens: Token[]; end: Position } {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const tokens = lines.flatMap((line, index) =>
    [...line.matchAll(/[^ \t\v\f]+/g)].map((match) => ({
      text: match[0],
      line: index + 1,
      column: match.index + 1,
    })),
  );
  return { tokens, end: { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 } };
}

const numbers = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -20, max: 99 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom("007", "-0", "-00012") },
);
const separators = fc
  .array(fc.constantFrom(" ", "\t", "\n", "\r\n", "\r", "\v", "\f", "  "), { minLength: 1 })
  .map((some) => some.join(""));
const spoilt = fc.constantFrom(
  "x",
  "1x",
  "-",
  "--1",
  "1.0",
  "+1",
  "",
  "100",
  "-21",
  "\uFEFF1",
  "é",
);

/** Texts of numbers; `mostFaults` of the tokens are none. */
const texts = (mostFaults: number): fc.Arbitrary<string> =>
  fc
    .record({
      mark: fc.constantFrom("", "\uFEFF"),
      before: fc.oneof(fc.constant(""), separators),
      pairs: fc.array(fc.tuple(numbers, separators), { maxLength: 12 }),
      last: fc.oneof(fc.constant(""), numbers),
      faults: fc.array(fc.tuple(fc.nat(), spoilt), { maxLength: mostFaults }),
    })
    .map(({ mark, before, pairs, last, faults }) => {
      const spoiltPairs = [...pairs];
      for (const [at, token] of faults) {
        const index = at % (pairs.length + 1);
        if (index < pairs.length) spoiltPairs[index] = [token, pairs[index][1]];
      }
      return mark + before + spoiltPairs.map((pair) => pair.join("")).join("") + last;
    });

const cutAt = (text: string, places: number[]): string[] => {
  const cuts = places.map((place) => place % (text.length + 1)).sort((a, b) => a - b);
  return [0, ...cuts].map((from, index) => text.slice(from, cuts[index]));
};

interface Reading extends Position {
  readonly value: number;
}

/** Reads numbers in groups to the end of the text. */
const groupsOf = (size: number) =>
  function* groups(tokens: Tokens): Grammar<Reading[]> {
    for (;;) {
      while (!tokens.has(size)) yield;
      if (tokens.isAtEnd()) return;
      const group: Reading[] = [];
      for (let index = 0; index < size; index++) {
        const position = tokens.position();
        group.push({ ...position, value: tokens.integer("a number", -20, 99) });
      }
      yield group;
    }
  };

/** What a reader of groups must find, and the message of its fault. */
function expectedGroups(text: string, size: number): { groups: Reading[][]; fault?: string } {
  const { tokens, end } = readNaively(text);
  const groups: Reading[][] = [];
  for (let from = 0; from < tokens.length; from += size) {
    const group: Reading[] = [];
    for (let index = from; index < from + size; index++) {
      const token = tokens[index];
      const { line, column } = token ?? end;
      const value = Number(token?.text);
      const isRead = /^-?\d+$/.test(token?.text ?? "") && value >= -20 && value <= 99;
      if (!isRead) {
        const found = token === undefined ? "the end of the input" : shown(token.text);
        const expected = "expected a number from -20 to 99";
        return { groups, fault: `${line}:${column}: ${expected}, found ${found}` };
      }
      group.push({ line, column, value: value === 0 ? 0 : value });
    }
    groups.push(group);
  }
  return { groups };
}

const shown = (text: string): string => `'${text.replaceAll("\uFEFF", "\\u{feff}")}'`;

function readGroups(chunks: string[], size: number): { groups: Reading[][]; fault?: string } {
  const groups: Reading[][] = [];
  try {
    for (const group of readCases(new JudgeReader(new Tokens(), groupsOf(size)), chunks))
      groups.push(group);
  } catch (error) {
    return { groups, fault: (error as Error).message };
  }
  return { groups };
}

describe("any text, cut anywhere", () => {
  test.each([0, 2])("has the tokens, positions and faults of the reference (%i faults)", (most) => {
    let faults = 0;
    const places = fc.array(fc.nat(), { maxLength: 6 });
    fc.assert(
      fc.property(texts(most), fc.integer({ min: 1, max: 4 }), places, (text, size, at) => {
        const expected = expectedGroups(text, size);
        expect(readGroups([text], size)).toEqual(expected);
        expect(readGroups(text.split(""), size)).toEqual(expected);
        expect(readGroups(cutAt(text, at), size)).toEqual(expected);
        if (expected.fault !== undefined) faults++;
      }),
      { seed: 1, numRuns: 1000 },
    );
    expect(faults).toBeGreaterThan(200);
  });

  test("may be long", () => {
    const text = Array.from({ length: 2000 }, (_, index) => `${index % 100}\r\n`).join("");
    const { groups } = readGroups([text], 2000);
    expect(groups).toEqual(expectedGroups(text, 2000).groups);
    expect(groups[0]).toHaveLength(2000);
    expect(readGroups(cutAt(text, [1, 3000, 3001]), 2000)).toEqual({ groups });
  });

  test("has its faults where a number is longer than any number", () => {
    const endless = "0".repeat(1500);
    const text = `1\n ${endless}5 2\n`;
    const expected = {
      groups: [[{ line: 1, column: 1, value: 1 }]],
      fault: `2:2: expected a number from -20 to 99, found '${"0".repeat(20)}…'`,
    };
    for (const size of [1, 100, 1023, 1024, 1025, 1100, 2000]) {
      const places = Array.from({ length: Math.floor(text.length / size) }, (_, at) => at * size);
      expect(readGroups(cutAt(text, places), 1), `cut each ${size}`).toEqual(expected);
    }
    const long = `${"0".repeat(1000)}7`;
    expect(readGroups(cutAt(long, [500, 900]), 1).groups).toEqual([
      [{ line: 1, column: 1, value: 7 }],
    ]);
  });
});

describe("what was asked for", () => {
  test("may be less than before", () => {
    const tokens = new Tokens();
    tokens.push("1 2 3 ");
    expect([tokens.has(3), tokens.has(1)]).toEqual([true, true]);
    expect(tokens.integer("a number", 0, 9)).toBe(1);
  });

  test("may be more than is read, and is asked for again", () => {
    const asks = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: 1, maxLength: 8 });
    const places = fc.array(fc.nat(), { maxLength: 6 });
    fc.assert(
      fc.property(texts(0), asks, places, (text, some, at) => {
        function* parts(tokens: Tokens): Grammar<Reading[]> {
          for (let index = 0; ; index++) {
            const [asked, read] = some[index % some.length];
            while (!tokens.has(asked + 1)) yield;
            if (tokens.isAtEnd()) return;
            const part: Reading[] = [];
            for (let left = Math.min(asked, read) + 1; left > 0 && !tokens.isAtEnd(); left--) {
              const position = tokens.position();
              part.push({ ...position, value: tokens.integer("a number", -20, 99) });
            }
            yield part;
          }
        }
        const expected = expectedGroups(text, 1).groups.flat();
        for (const chunks of [[text], text.split(""), cutAt(text, at)]) {
          const found = [...readCases(new JudgeReader(new Tokens(), parts), chunks)].flat();
          expect(found).toEqual(expected);
        }
      }),
      { seed: 2, numRuns: 1000 },
    );
  });
});

test("where lines end is the same however a token is cut that is too long", () => {
  const text = `3\n${"1".repeat(1100)}\n1 1`;
  for (const at of [0, 2, 1050, 1101, 1103]) {
    const tokens = new Tokens();
    tokens.push(text.slice(0, at));
    tokens.has(3);
    tokens.push(text.slice(at));
    tokens.end();
    expect(tokens.has(3)).toBe(true);
    expect([tokens.endsLine(0), tokens.endsLine(1)]).toEqual([true, true]);
    expect(tokens.integer("a number", 0, 9)).toBe(3);
    expect(() => tokens.integer("a number", 0, 9)).toThrow("2:1: expected a number from 0 to 9");
  }
});

describe("tokens", () => {
  test("have a range, or one value that is right", () => {
    const tokens = new Tokens();
    tokens.push("3 4");
    tokens.end();
    expect(tokens.integer("the count", 3, 3)).toBe(3);
    const message = "1:3: expected the count (3), found '4'";
    expect(() => tokens.integer("the count", 3, 3)).toThrow(message);
  });

  test("wait for the end of a number that may go on", () => {
    const tokens = new Tokens();
    tokens.push("1");
    expect(tokens.has(1)).toBe(false);
    tokens.push("2");
    expect(tokens.has(1)).toBe(false);
    tokens.push("\n");
    expect(tokens.has(1)).toBe(true);
    expect(tokens.integer("a number", 0, 99)).toBe(12);
    expect([tokens.has(1), tokens.isAtEnd()]).toEqual([false, true]);
    tokens.end();
    expect(tokens.has(1)).toBe(true);
  });

  test("are read in rows, up to the first that is none", () => {
    const tokens = new Tokens();
    tokens.push("1 -0\n0001 0 2 1");
    tokens.end();
    tokens.has(6);
    const row = new Uint8Array(3);
    tokens.integers("a cell", 0, 1, row);
    expect([...row]).toEqual([1, 0, 1]);
    const message = "2:8: expected a cell from 0 to 1, found '2'";
    expect(() => tokens.integers("a cell", 0, 1, row)).toThrow(message);
    expect(tokens.integer("a number", 0, 9)).toBe(2);
    const end = "2:11: expected a cell from 0 to 1, found the end of the input";
    expect(() => tokens.integers("a cell", 0, 1, row)).toThrow(end);
  });

  test("are cells, with names and places", () => {
    const tokens = new Tokens();
    const size = { rows: 2, columns: 3 };
    tokens.push("2 3\n 1 001 2 4 2");
    tokens.end();
    tokens.has(7);
    expect(tokens.cell(A_CELL, size)).toBe(5);
    expect(tokens.cell(A_CELL, size)).toBe(0);
    expect(tokens.positionOfCell()).toEqual({ line: 2, column: 2 });
    expect(() => tokens.cell(A_CELL, size)).toThrow(
      "2:10: expected a column from 1 to 3, found '4'",
    );
    expect(tokens.integer("a number", 4, 4)).toBe(4);
    const end = "2:13: expected a column from 1 to 3, found the end of the input";
    expect(() => tokens.cell(A_CELL, size)).toThrow(end);
  });

  test("are cells on the board, where the reader keeps going", () => {
    const tokens = new Tokens();
    tokens.keepsGoing = true;
    tokens.push("1 9 2 0 ");
    tokens.has(4);
    const size = { rows: 2, columns: 3 };
    expect([0, 1].map(() => tokens.cell(A_CELL, size))).toEqual([0, 3]);
    expect(tokens.illegal?.message).toBe("1:3: expected a column from 1 to 3, found '9'");
  });
  const A_CELL = { row: "a row", column: "a column" };

  test("never are the negative zero", () => {
    const tokens = new Tokens();
    tokens.push("-0 ");
    expect(tokens.integer("a number", 0, 9)).toBe(0);
  });

  test("that were read are forgotten", () => {
    const tokens = new Tokens();
    const textHeld = (): string => Reflect.get(tokens, "text");
    for (let index = 0; index < 1000; index++) {
      tokens.push(`${index} \r`);
      expect(tokens.has(1)).toBe(true);
      expect(tokens.integer("a number", index, index)).toBe(index);
    }
    expect(textHeld().length).toBeLessThan(20);
    expect(tokens.position()).toEqual({ line: 1001, column: 1 });
  });
});

/** Pairs of characters to the end of the text: their indexes in `ab*`, and where they stand. */
function* pairs(text: Characters): Grammar<Reading[]> {
  for (;;) {
    while (!text.hasCharacters(2)) yield;
    if (text.isAtEnd()) return;
    const values = Array.from(text.characters(), (code) =>
      "ab*".indexOf(String.fromCharCode(code)),
    );
    const expected = "a letter, one of 'ab*'";
    const stray = values.indexOf(-1);
    if (stray >= 0) text.refuseCharacter(stray, expected);
    if (values.length < 2) text.refuseCharacter(values.length, expected);
    yield [0, 1].map((at) => ({ value: values[at], ...text.positionOfCharacter(at) }));
  }
}

describe("where lines end", () => {
  /** Of each token of the text: whether it is the last of its line. */
  const endings = (text: string, count: number): boolean[] => {
    const tokens = new Tokens();
    tokens.push(text);
    tokens.end();
    tokens.has(count + 1);
    return Array.from({ length: count }, (_, index) => tokens.endsLine(index));
  };

  test.each(["\n", "\r", "\r\n", " \n\n\t"])("is told by any line end: %j", (end) => {
    expect(endings(`${end} 1${end}2 3\t4${end}5`, 5)).toEqual([true, false, false, true, true]);
    expect(endings(`1 2${end}`, 2)).toEqual([false, true]);
  });

  test("is counted from the next token on", () => {
    const tokens = new Tokens();
    tokens.push("1 2\n3 4");
    tokens.end();
    expect(tokens.has(4)).toBe(true);
    expect(tokens.endsLine(0)).toBe(false);
    expect(tokens.integer("a number", 0, 9)).toBe(1);
    expect(tokens.endsLine(0)).toBe(true);
    expect(tokens.integer("a number", 0, 9)).toBe(2);
    expect(tokens.position()).toEqual({ line: 2, column: 1 });
  });
});

describe("single characters", () => {
  const read = (chunks: string[]): { found: number[][][]; fault?: string } => {
    const found: number[][][] = [];
    try {
      for (const pair of readCases(new JudgeReader(new Characters(), pairs), chunks)) {
        found.push(pair.map(({ value, line, column }) => [value, line, column]));
      }
    } catch (error) {
      return { found, fault: (error as Error).message };
    }
    return { found };
  };

  test.each<[string, number[][][], string?]>([
    ["", []],
    [" \r\n\t", []],
    [
      "ab",
      [
        [
          [0, 1, 1],
          [1, 1, 2],
        ],
      ],
    ],
    [
      "a\r\n\r\n *b\ra",
      [
        [
          [0, 1, 1],
          [2, 3, 2],
        ],
        [
          [1, 3, 3],
          [0, 4, 1],
        ],
      ],
    ],
    [
      "\uFEFFa b\n",
      [
        [
          [0, 1, 1],
          [1, 1, 3],
        ],
      ],
    ],
    [
      "ab\nc*",
      [
        [
          [0, 1, 1],
          [1, 1, 2],
        ],
      ],
      "2:1: expected a letter, one of 'ab*', found 'c'",
    ],
    // A line that ends in two characters is one line, also where all before it is gone.
    [
      "ab\r\n*b",
      [
        [
          [0, 1, 1],
          [1, 1, 2],
        ],
        [
          [2, 2, 1],
          [1, 2, 2],
        ],
      ],
    ],
    ["a\u{1f40e}b", [], "1:2: expected a letter, one of 'ab*', found '\u{1f40e}'"],
    ["a\ud83d", [], "1:2: expected a letter, one of 'ab*', found '\\u{d83d}'"],
    [
      "ab\n\n*\n",
      [
        [
          [0, 1, 1],
          [1, 1, 2],
        ],
      ],
      "4:1: expected a letter, one of 'ab*', found the end of the input",
    ],
  ])("of %j are read wherever it is cut", (text, found, fault) => {
    const expected = fault === undefined ? { found } : { found, fault };
    expect(read([text])).toEqual(expected);
    expect(read(text.split(""))).toEqual(expected);
    for (let at = 0; at <= text.length; at++) {
      expect(read([text.slice(0, at), text.slice(at)])).toEqual(expected);
    }
  });

  test("let no white space heap up before them", () => {
    const reader = new JudgeReader(new Characters(), pairs);
    const held = (): string => Reflect.get(Reflect.get(reader, "text"), "text");
    for (let chunk = 0; chunk < 100; chunk++) {
      expect([...reader.push(" \r\n")]).toEqual([]);
      expect(held().length).toBeLessThan(10);
    }
    expect([...reader.push(" a*")]).toEqual([
      [
        { value: 0, line: 101, column: 2 },
        { value: 2, line: 101, column: 3 },
      ],
    ]);
  });

  test("do not wait for what follows them", () => {
    const reader = new JudgeReader(new Characters(), pairs);
    expect([...reader.push("a")]).toEqual([]);
    expect([...reader.push("*")]).toHaveLength(1);
  });

  test("may be fewer than before, and are no more than asked for", () => {
    const text = new Characters();
    text.push("ab cd");
    expect([text.hasCharacters(4), text.hasCharacters(2)]).toEqual([true, true]);
    expect(String.fromCharCode(...text.characters())).toBe("ab");
    expect(text.hasCharacters(3)).toBe(false);
    text.end();
    expect(text.hasCharacters(3)).toBe(true);
    expect(String.fromCharCode(...text.characters())).toBe("cd");
  });

  test("are also had of what was asked for as numbers and not read", () => {
    const text = new Characters();
    text.push("7 ab 12\n34 ");
    expect(text.has(2)).toBe(true);
    expect(text.integer("a number", 0, 9)).toBe(7);
    expect(text.hasCharacters(4)).toBe(true);
    expect(text.position()).toEqual({ line: 1, column: 3 });
    expect(String.fromCharCode(...text.characters().slice(0, 2))).toBe("ab");
    expect(text.has(1)).toBe(true);
    expect(text.integer("a number", 0, 99)).toBe(34);
    expect(text.hasCharacters(1)).toBe(false);
  });

  test("may follow numbers, and be followed by them", () => {
    const text = new Characters();
    text.push("12 ab34 ");
    expect(text.integer("a number", 0, 99)).toBe(12);
    expect(text.hasCharacters(2)).toBe(true);
    expect(String.fromCharCode(...text.characters())).toBe("ab");
    expect(text.has(1)).toBe(true);
    expect(text.integer("a number", 0, 99)).toBe(34);
  });
});

/** A count, then as many numbers. */
function* counted(tokens: Tokens): Grammar<{ value: number }> {
  while (!tokens.has(1)) yield;
  const count = tokens.integer("the count", 0, 9);
  for (let index = 0; index < count; index++) {
    while (!tokens.has(1)) yield;
    yield { value: tokens.integer("a number", 0, 9) };
  }
}

describe("a reader", () => {
  test("yields each case once it is whole", () => {
    const reader = new JudgeReader(new Tokens(), counted);
    expect([...reader.push("2 ")]).toEqual([]);
    expect([...reader.push("5")]).toEqual([]);
    expect([...reader.push(" 6")]).toEqual([{ value: 5 }]);
    expect([...reader.end()]).toEqual([{ value: 6 }]);
    expect(reader.surplus).toBeUndefined();
  });

  test("takes chunks while cases still wait to be drawn", () => {
    const reader = new JudgeReader(new Tokens(), counted);
    const first = reader.push("3 1 2 ");
    expect(first.next().value).toEqual({ value: 1 });
    const second = reader.push("3 ");
    expect([...second]).toEqual([{ value: 2 }, { value: 3 }]);
    expect([...first]).toEqual([]);
  });

  test("throws its fault after the cases before it, and ever after", () => {
    const reader = new JudgeReader(new Tokens(), counted);
    const cases = reader.push("3 1 x 2 ");
    expect(cases.next().value).toEqual({ value: 1 });
    const fault = "1:5: expected a number from 0 to 9, found 'x'";
    expect(() => cases.next()).toThrow(fault);
    expect(() => [...reader.push("2 ")]).toThrow(fault);
    expect(() => [...reader.end()]).toThrow(fault);
  });

  test("keeps no white space before a case, however much there is", () => {
    const reader = new JudgeReader(new Tokens(), counted);
    const held = (): string => Reflect.get(Reflect.get(reader, "text"), "text");
    for (let chunk = 0; chunk < 100; chunk++) expect([...reader.push(" \t\r\n")]).toEqual([]);
    expect(held().length).toBeLessThan(10);
    expect([...reader.push("1 ")]).toEqual([]);
    expect(() => [...reader.push("\n  x ")]).toThrow("102:3: expected a number from 0 to 9");
  });

  test("counts a line end once that is cut in two, before characters too", () => {
    function* letters(text: Characters): Grammar<{ position: Position }> {
      while (!text.hasCharacters(2)) yield;
      const position = text.position();
      text.characters();
      yield { position };
    }
    const text = "\r\n\r\n \r\n  ab\r\n";
    for (const chunks of [[text], text.split("")]) {
      const [found] = readCases(new JudgeReader(new Characters(), letters), chunks);
      expect(found.position).toEqual({ line: 4, column: 3 });
    }
  });

  test("names where the surplus begins, and keeps none of it", () => {
    const reader = new JudgeReader(new Tokens(), counted);
    expect([...reader.push("1 7\r")]).toEqual([{ value: 7 }]);
    expect(reader.surplus).toBeUndefined();
    expect([...reader.push("\n \n")]).toEqual([]);
    expect(reader.surplus).toBeUndefined();
    expect([...reader.push(" 8 9")]).toEqual([]);
    expect(reader.surplus).toEqual({ line: 3, column: 2 });
    const held = (): string => Reflect.get(Reflect.get(reader, "text"), "text");
    const before = held().length;
    for (let chunk = 0; chunk < 100; chunk++) expect([...reader.push(" 10")]).toEqual([]);
    expect(held().length).toBe(before);
    expect([...reader.end()]).toEqual([]);
    expect(reader.surplus).toEqual({ line: 3, column: 2 });
  });
});

/** A count, then so many pairs of which the second is greater. */
function* ascending(tokens: Tokens): Grammar<{ a: number; b: number }> {
  while (!tokens.has(1)) yield;
  const count = tokens.integer("the count", 0, 9);
  for (let index = 0; index < count; index++) {
    while (!tokens.has(2)) yield;
    const a = tokens.integer("a", 0, 9, tokens.keepsGoing);
    const at = tokens.position();
    const b = tokens.integer("b", 0, 9, tokens.keepsGoing);
    if (b <= a) {
      tokens.complain(new FormatError(at, "more than a", String(b), "b is no greater than a"));
    }
    yield { a, b };
  }
}

describe("a reader that keeps going", () => {
  const read = (text: string): { found: unknown[]; end?: string } => {
    const found: unknown[] = [];
    const reader = new JudgeReader(new Tokens(), ascending, ({ message }) => found.push(message));
    try {
      for (const { a, b } of readCases(reader, text.split(""))) found.push([a, b]);
    } catch (error) {
      return { found, end: (error as Error).message };
    }
    return { found };
  };

  test("tells of illegal cases in their place, and gives out the others", () => {
    expect(read("5 1 2 2 1\n3 4 10 5 8 9")).toEqual({
      found: [[1, 2], "1:9: b is no greater than a", [3, 4], OUT_OF_RANGE, [8, 9]],
    });
  });
  const OUT_OF_RANGE = "2:5: expected a from 0 to 9, found '10'";

  test("tells of the first fault of a case, and of the last case too", () => {
    expect(read("2 -1 0 99 99")).toEqual({
      found: ["1:3: expected a from 0 to 9, found '-1'", "1:8: expected a from 0 to 9, found '99'"],
    });
  });

  test.each([
    ["a token that is no number", "2 2 x 1 2", "1:5: expected b from 0 to 9, found 'x'"],
    ["a missing token", "2 1 2 10", "1:9: expected b from 0 to 9, found the end of the input"],
    ["a count out of range", "10 1 2", "1:1: expected the count from 0 to 9, found '10'"],
  ])("ends at %s", (_, text, end) => {
    expect(read(text).end).toBe(end);
  });

  test("is asked for: else what is illegal ends the text", () => {
    const cases = readCases(new JudgeReader(new Tokens(), ascending), ["3 1 2 2 1 3 4"]);
    expect(cases.next().value).toEqual({ a: 1, b: 2 });
    expect(() => cases.next()).toThrow("1:9: b is no greater than a");
    expect(() => [...readCases(new JudgeReader(new Tokens(), ascending), ["1 10 2"])]).toThrow(
      "found '10'",
    );
  });
});
