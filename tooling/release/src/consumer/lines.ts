/** Printed text, line by line. Editors strip trailing blanks from comments, so they do not count. */
export function linesOf(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trimEnd());
  if (lines.at(-1) === "") lines.pop();
  return lines;
}
