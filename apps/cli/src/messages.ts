/** Standard error: one line a message, in colour where a person looks at a terminal that has any. */
import { STDERR, writeAll } from "./descriptors.ts";

export function showError(message: string): void {
  say(paint("red", withoutControls(message)));
}

/** Reads as a compiler's: `where: warning: message`. */
export function showWarning(where: string, message: string): void {
  say(`${withoutControls(where)}: ${paint("yellow", "warning:")} ${withoutControls(message)}`);
}

export function say(line: string): void {
  try {
    writeAll(STDERR, `${line}\n`);
  } catch {
    // Nobody listens: no reason to fail.
  }
}

function paint(style: "red" | "yellow", text: string): string {
  // Knows NO_COLOR, FORCE_COLOR and TERM.
  const hasColours = process.stderr.isTTY && process.stderr.hasColors();
  if (!hasColours) return text;
  return process.getBuiltinModule("node:util").styleText(style, text, { validateStream: false });
}

/** A file may have any name, and a terminal obeys what it is sent. */
function withoutControls(text: string): string {
  return Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
    return isControl ? `\\u{${code.toString(16)}}` : character;
  }).join("");
}
