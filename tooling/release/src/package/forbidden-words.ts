import { homedir } from "node:os";
import { readMembers } from "../published.ts";

/** What no published file may mention: private packages, and where it was made. */
export function forbiddenWords(root: string): string[] {
  const members = readMembers(root);
  const names = members.filter(({ manifest }) => manifest.private === true).map(({ name }) => name);
  return [...names, root, homedir()];
}
