/** Every exit code that is published, reached by a run. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EXIT } from "../src/exit-codes.ts";
import { installed, MAIN, type Run, shell } from "./microsolve.ts";
import { LONG_WAY, NO_WAY, ONE_STEP, SAMPLE } from "./samples.ts";

const WAYS: Readonly<Record<keyof typeof EXIT, () => Run>> = {
  decided: () => shell("microsolve solve klotski", { input: SAMPLE }),
  refuted: () => shell("echo U | microsolve verify klotski --board <(printf '_@!\\n') -"),
  usage: () => shell("microsolve solve"),
  solved: () => shell("microsolve solve klotski --exit-status", { input: ONE_STEP }),
  unsolvable: () => shell("microsolve solve klotski --exit-status", { input: NO_WAY }),
  limit: () => shell("microsolve solve klotski --max-cost 3", { input: LONG_WAY }),
  memory: () => shell("microsolve solve klotski --max-bytes 1", { input: LONG_WAY }),
  time: () => shell("microsolve solve klotski --timeout 0", { input: LONG_WAY }),
  malformed: () => shell("microsolve solve klotski", { input: "x" }),
  unreadable: () => shell("microsolve solve klotski /"),
  // What it depends on is missing.
  internal: () => shell(`${installed().line} list`),
  interrupted: () => {
    const options = { timeout: 1500, killSignal: "SIGINT", stdio: "ignore" } as const;
    const { signal } = spawnSync(process.execPath, [MAIN, "explore", "knights"], options);
    // A shell adds 128 to the number of the signal.
    const code = 128 + (signal === null ? Number.NaN : constants.signals[signal]);
    return { code, stdout: "", stderr: "" };
  },
};

test("what waits for something that never comes is no success", () => {
  const { folder, line } = installed();
  const waiting = "export function runProgram() { return new Promise(() => {}); }";
  writeFileSync(join(folder, "dist/program.js"), waiting);
  expect(shell(`${line} list`).code).toBe(EXIT.internal);
});

test.each(Object.entries(WAYS))("%s", (name, run) => {
  expect(run().code).toBe(EXIT[name as keyof typeof EXIT]);
});
