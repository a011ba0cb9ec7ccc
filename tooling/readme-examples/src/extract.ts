/** A fenced block of TypeScript in a README. */
export interface Example {
  /** The line of the opening fence, counted from 1. */
  readonly line: number;
  readonly code: string;
  /** What its comments say that it prints, line by line. */
  readonly expected: readonly string[];
}

/**
 * Finds every block that opens with exactly "```ts"; "```typescript" is for code that is only
 * shown, such as signatures.
 */
export function extractExamples(markdown: string): Example[] {
  const lines = markdown.split(/\r?\n/);
  const examples: Example[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (lines[at]?.trimEnd() !== "```ts") continue;
    const end = lines.indexOf("```", at);
    if (end < 0) throw new Error(`line ${at + 1}: the block is never closed`);
    const code = lines.slice(at + 1, end);
    examples.push({ line: at + 1, code: code.join("\n"), expected: code.flatMap(printedLine) });
    at = end;
  }
  return examples;
}

function printedLine(line: string): string[] {
  const comment = /\/\/ →(?: (.*))?$/.exec(line.trimEnd());
  return comment === null ? [] : [comment[1] ?? ""];
}
