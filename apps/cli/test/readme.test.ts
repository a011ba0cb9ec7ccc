import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shell } from "./microsolve.ts";

const README = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
const ROOT = join(import.meta.dirname, "../../..");

/** What stands behind each `$` of the transcripts, and the lines until the next one. */
const commands = [...README.matchAll(/^```console\n(.*?)^```/gms)].flatMap(
  ([, transcript = ""]) => {
    return transcript.split(/^\$ /m).slice(1);
  },
);

test.each(commands.map((command) => command.split(/\n(.*)/s)))("$ %s", (line, expected) => {
  const { stdout, stderr } = shell(line ?? "", { cwd: ROOT });
  expect(stdout + stderr).toBe(expected);
});
