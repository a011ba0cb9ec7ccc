import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

const REHEARSE = join(import.meta.dirname, "../src/rehearse.ts");
const SLOW = { timeout: 110_000 };

test("interrupted, a rehearsal counts as failed and leaves nothing", async () => {
  const { folder, child, printed, ended } = await beginning(process.execPath, [REHEARSE]);
  child.kill("SIGINT");
  expect(await ended).toBe(130);
  await expectNothingLeft(folder, printed);
});

test("it ends with what started it", async () => {
  const shell = ['"$0" "$1"; true', process.execPath, REHEARSE];
  const { folder, child, printed } = await beginning("sh", ["-c", ...shell]);
  child.kill("SIGKILL");
  await expectNothingLeft(folder, printed);
});

/** A rehearsal that is busy with its first clone. */
async function beginning(command: string, args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "microsolvers-interrupted-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, TMPDIR: folder };
  const child: ChildProcess = spawn(command, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const printed = child.stdout === null ? Promise.resolve("") : text(child.stdout);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const cloned = () => globSync(join(folder, "microsolvers-release-*/clone")).some(existsSync);
  await expect.poll(cloned, SLOW).toBe(true);
  return { folder, child, printed, ended };
}

/** What it prints ends when it does. */
async function expectNothingLeft(folder: string, printed: Promise<string>): Promise<void> {
  expect(await printed).toMatch(/interrupted[\s\S]*\n0 passed, 1 failed\n$/);
  expect(readdirSync(folder).filter((name) => name.startsWith("microsolvers"))).toEqual([]);
}
