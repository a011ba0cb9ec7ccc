import { spawn } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

const REHEARSE = join(import.meta.dirname, "../src/rehearse.ts");
const SLOW = { timeout: 60_000 };

test("interrupted, a rehearsal says so, counts it as failed, and leaves nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "microsolvers-interrupted-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, TMPDIR: folder };
  const child = spawn(process.execPath, [REHEARSE], { env, stdio: ["ignore", "pipe", "inherit"] });
  const printed = text(child.stdout);
  const ended = new Promise((resolve) => child.once("exit", resolve));

  const cloned = () => globSync(join(folder, "microsolvers-release-*/clone")).some(existsSync);
  await expect.poll(cloned, SLOW).toBe(true);
  child.kill("SIGINT");

  expect(await ended).toBe(130);
  expect(await printed).toMatch(/interrupted[\s\S]*\n0 passed, 1 failed\n$/);
  expect(readdirSync(folder).filter((name) => name.startsWith("microsolvers"))).toEqual([]);
});
