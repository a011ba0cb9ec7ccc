import { solve } from "./solve.ts";

/** Placeholder. */
export function judge(text: string): string {
  return `${solve(0, text.length)}\n`;
}
